import { useId } from 'react'
import { useAddress } from '../../../site/site.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Mark } from '../../../ui/Logo.tsx'
import styles from './Claim.module.css'

/** Renders one sentence that fills the screen, a link to the application, and the mark. */
export function Claim({ title, text, action }: { title: string; text: string; action: string }) {
  const heading = useId()
  const address = useAddress()
  return (
    <section className={styles.claim} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={styles.words}>
        <p>{text}</p>
        <ButtonLink size="large" tone="ink" to={address('join')}>
          {action}
        </ButtonLink>
      </div>
      <div className={styles.mark}>
        <Mark />
      </div>
    </section>
  )
}
