import type { ReactNode } from 'react'
import styles from './FactList.module.css'

export interface Fact {
  term: string
  value: ReactNode
  /** The BCP 47 tag of a value that is in another language than the page. */
  lang?: string | undefined
}

/** Renders pairs of term and value; they stack where there is little room. */
export function FactList({ list }: { list: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {list.map(({ term, value, lang }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
