import type { ReactNode } from 'react'
import { Facts } from '../sections/Facts.tsx'
import { useContactFacts } from '../sections/contactFacts.tsx'
import styles from './MapBeside.module.css'

/** Renders a map beside the contact facts. */
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
