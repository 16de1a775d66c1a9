import type { ReactNode } from 'react'
import { Facts } from '../sections/Facts.tsx'
import { useContactFacts } from '../sections/contactFacts.tsx'
import styles from './MapBeside.module.css'

/** A map, and beside it where that is. */
export function MapBeside({ map, title }: { map: ReactNode; title: string }) {
  return (
    <div className={styles.beside}>
      {map}
      <div>
        <h3>{title}</h3>
        <Facts list={useContactFacts()} />
      </div>
    </div>
  )
}
