import { useId, type ReactNode } from 'react'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import styles from './BigNumber.module.css'

interface BigNumberProps {
  value: number
  /** The unit of the figure, as in "12,000 members". */
  label: string
  title: string
  text: string
  /** A film or picture in the same band. Without it the figure is as wide as the screen. */
  beside?: ReactNode
}

/** Renders a band with one number that is larger than its heading. */
export function BigNumber({ value, label, title, text, beside }: BigNumberProps) {
  const { language } = useSite()
  const heading = useId()
  return (
    <section className={styles.band} aria-labelledby={heading} data-with={beside ? 'more' : undefined}>
      <div className={styles.figure}>
        <p className={styles.count}>
          <span className={styles.number} data-grouped={value >= 1000 || undefined}>
            {formatNumber(value, language)}
          </span>{' '}
          <span className={styles.label}>{label}</span>
        </p>
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
      <div className={styles.words}>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}
