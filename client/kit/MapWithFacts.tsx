import type { ReactNode } from 'react'
import { FactList } from '../sections/FactList.tsx'
import { useContactFacts } from '../sections/contactFacts.tsx'
import styles from './MapWithFacts.module.css'

/** Renders a map beside the contact facts. */
export function MapWithFacts({ map, title }: { map: ReactNode; title: string }) {
  return (
    <div className={styles.beside}>
      {map}
      <div>
        <h3>{title}</h3>
        <FactList list={useContactFacts()} />
      </div>
    </div>
  )
}
