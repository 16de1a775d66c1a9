import { useId, type ReactNode } from 'react'
import styles from './PageSection.module.css'

export type SectionGround = 'page' | 'tint' | 'ink' | 'accent' | 'cobalt' | 'marigold'

interface PageSectionProps {
  title: string
  /** What the section is about. */
  lead?: string
  /** Anchor of the heading, where something leads to it. */
  id?: string
  /** What it stands on, from edge to edge. */
  ground?: SectionGround
  /** `above`: the heading over its body; `beside`: in a column of its own; `centre`: in the middle, over its body. */
  head?: 'above' | 'beside' | 'centre'
  /** Smaller spaces above and below. */
  isTight?: boolean
  children: ReactNode
}

/**
 * A section of a composed page: a heading, what the section is about, and one part of the kit, which goes by the room that it
 * has here (`@container example`).
 */
export function PageSection({ title, lead, id, ground = 'page', head = 'above', isTight, children }: PageSectionProps) {
  const own = useId()
  const headingId = id ?? own
  return (
    <section
      className={styles.section}
      aria-labelledby={headingId}
      data-ground={ground}
      data-head={head}
      data-tight={isTight || undefined}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={headingId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  )
}

/** One part of the kit from edge to edge, with its own heading and its own ground. */
export const PageBand = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>
