import type { Trail } from '../app/site.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import styles from './TitleBar.module.css'

interface TitleBarProps {
  heading: string
  lead: string
  trail: Trail
}

/** The title of an inner page: heading on the left, the way back on the right, below both what the page is about. */
export function TitleBar({ heading, lead, trail }: TitleBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <h1>{heading}</h1>
        <Breadcrumbs trail={trail} />
        <p>{lead}</p>
      </div>
    </header>
  )
}
