import styles from './Columns.module.css'

/** How the width is parted: the columns' shares, in order. */
export type Shares = '1' | '1-1' | '1-1-1' | '1-1-1-1' | '1-2' | '2-1' | '1-2-1' | '1-3'

interface ColumnsProps {
  shares: Shares
  /** As many as there are columns. */
  texts: readonly string[]
}

/** A share of the whole as a fraction in its lowest terms. */
function fraction(share: number, whole: number): string {
  const divisor = whole % share === 0 ? share : 1
  return `${share / divisor}/${whole / divisor}`
}

/** Texts side by side in columns that say how wide they are; on a narrow ground below one another. */
export function Columns({ shares, texts }: ColumnsProps) {
  const parts = shares.split('-').map(Number)
  const whole = parts.reduce((sum, part) => sum + part)
  return (
    <div className={styles.columns} data-shares={shares}>
      {parts.map((part, at) => (
        <div key={at} data-share={part}>
          <p className={styles.share}>{fraction(part, whole)}</p>
          <p className={styles.text}>{texts[at]}</p>
        </div>
      ))}
    </div>
  )
}
