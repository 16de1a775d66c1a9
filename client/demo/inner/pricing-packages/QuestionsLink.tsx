import { useAddress } from '../../../site/site.ts'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import styles from './Page.module.css'

/** Renders a link to the contact form for further questions. */
export function QuestionsLink({ label }: { label: string }) {
  const address = useAddress()
  return (
    <ArrowLink className={styles.ask} to={address('contact', { query: { topic: 'question' }, anchor: 'write' })}>
      {label}
    </ArrowLink>
  )
}
