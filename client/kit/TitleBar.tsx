import type { Trail } from '../site/site.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import styles from './TitleBar.module.css'

/** What its field is, where it is more than a tint. */
export type TitleBarLook = 'framed' | 'board' | 'discs' | 'halftone' | 'halfDisc'

interface TitleBarProps {
  look?: TitleBarLook | undefined
  heading: string
  lead: string
  trail: Trail
}

/** The title of an inner page: heading on the left, the way back on the right, below both what the page is about. */
export function TitleBar({ look, heading, lead, trail }: TitleBarProps) {
  return (
    <header className={styles.bar} data-look={look}>
      <div className={styles.inside}>
        <h1>{heading}</h1>
        <Breadcrumbs trail={trail} />
        <p>{lead}</p>
      </div>
    </header>
  )
}
