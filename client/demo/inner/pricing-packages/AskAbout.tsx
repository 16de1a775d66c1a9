import { useAddress } from '../../../site/site.ts'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import styles from './Page.module.css'

/** The way to whoever answers what the page does not. */
export function AskAbout({ label }: { label: string }) {
  const address = useAddress()
  return (
    <ArrowLink className={styles.ask} to={address('contact', { query: { topic: 'question' }, anchor: 'write' })}>
      {label}
    </ArrowLink>
  )
}
