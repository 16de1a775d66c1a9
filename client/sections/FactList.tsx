import type { ReactNode } from 'react'
import styles from './FactList.module.css'

export interface Fact {
  term: string
  value: ReactNode
}

/** Renders pairs of term and value; they stack where there is little room. */
export function FactList({ list }: { list: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {list.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
