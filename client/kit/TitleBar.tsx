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
  // Signs of an index, drawn by the page.
  | 'masthead'
  | 'hung'
  | 'awning'
  | 'street'

/** A drawing of flat fields: its view box, and the path of each fill in the order of painting. */
export interface FlatDrawing {
  box: string
  fills: readonly (readonly [colour: 'accent' | 'highlight' | 'contrast' | 'paper' | 'night' | 'line', path: string])[]
}

interface TitleBarProps {
  look?: TitleBarLook | undefined
  heading: string
  lead: string
  trail: Trail
  /** Fills the side or the lower edge of the looks that have a drawn sign. */
  drawing?: FlatDrawing | undefined
}

/** Renders the title bar of an inner page: heading on the left, breadcrumbs on the right, introduction below. */
export function TitleBar({ look, heading, lead, trail, drawing }: TitleBarProps) {
  return (
    <header className={styles.bar} data-look={look}>
      <div className={styles.inside}>
        <h1>{heading}</h1>
        <Breadcrumbs trail={trail} />
        <p>{lead}</p>
      </div>
      {drawing && (
        <svg
          viewBox={drawing.box}
          preserveAspectRatio={look === 'awning' ? 'xMaxYMax meet' : 'xMidYMin slice'}
          aria-hidden="true"
        >
          {drawing.fills.map(([colour, path]) => (
            <path key={path} data-look={`fill-${colour}`} d={path} />
          ))}
        </svg>
      )}
    </header>
  )
}
