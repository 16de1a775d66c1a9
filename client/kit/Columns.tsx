import styles from './Columns.module.css'

/** The column widths as shares of the whole, in order. */
export type Shares = '1' | '1-1' | '1-1-1' | '1-1-1-1' | '1-2' | '2-1' | '1-2-1' | '1-3'

interface ColumnsProps {
  shares: Shares
  /** One text for each column. */
  texts: readonly string[]
}

/** Returns a share of the whole as a fraction in lowest terms, such as "1/2". */
function fraction(share: number, whole: number): string {
  const divisor = whole % share === 0 ? share : 1
  return `${share / divisor}/${whole / divisor}`
}

/** Renders texts in columns that show their share of the width. In a narrow container they stack. */
export function Columns({ shares, texts }: ColumnsProps) {
  const parts = shares.split('-').map(Number)
  const whole = parts.reduce((sum, part) => sum + part)
  return (
    <div className={styles.columns} data-shares={shares}>
      {parts.map((part, index) => (
        <div key={index} data-share={part}>
          <p className={styles.share}>{fraction(part, whole)}</p>
          <p className={styles.text}>{texts[index]}</p>
        </div>
      ))}
    </div>
  )
}
