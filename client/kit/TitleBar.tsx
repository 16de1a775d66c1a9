import type { Trail } from '../site/site.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import styles from './TitleBar.module.css'

/** The background of the title bar; the default is a tint. */
export type TitleBarLook =
  | 'framed'
  | 'board'
  | 'discs'
  | 'halftone'
  | 'halfDisc'
  // Signs of the arrangement of a list. The part after the hyphen is the background.
  | `cells${'' | '-contrast'}`
  | 'wall'
  | `column${'' | '-tint'}`
  | `rows${'' | '-night'}`
  | 'sides'
  | `box${'' | '-contrast'}`
  | 'space'

interface TitleBarProps {
  look?: TitleBarLook | undefined
  heading: string
  lead: string
  trail: Trail
}

/** Renders the title bar of an inner page: heading on the left, breadcrumbs on the right, introduction below. */
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
