import { useId } from 'react'
import { Mark } from '../../../ui/Logo.tsx'
import styles from './Claim.module.css'

/** Renders one sentence that fills the screen, and the mark, cut by the edge. */
export function Claim({ title, text }: { title: string; text: string }) {
  const heading = useId()
  return (
    <section className={styles.claim} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{text}</p>
      <div className={styles.mark}>
        <Mark />
      </div>
    </section>
  )
}
