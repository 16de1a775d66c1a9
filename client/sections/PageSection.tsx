import { useId, type ReactNode } from 'react'
import styles from './PageSection.module.css'

export type SectionGround = 'page' | 'tint' | 'ink' | 'accent' | 'contrast' | 'highlight'

interface PageSectionProps {
  title: string
  /** An introduction to the section. */
  lead?: string
  /** The anchor of the heading, where a link needs one. */
  id?: string
  /** The background, from edge to edge. */
  ground?: SectionGround
  /** `above`: the heading over the content; `beside`: in a column of its own; `centre`: centred over the content. */
  head?: 'above' | 'beside' | 'centre'
  /** Reduces the space above and below. */
  isTight?: boolean
  children: ReactNode
}

/**
 * Renders a section of a composed page: heading, introduction and one element of the kit. The element adapts to the
 * width here (`@container example`).
 */
export function PageSection({ title, lead, id, ground = 'page', head = 'above', isTight, children }: PageSectionProps) {
  const generatedId = useId()
  const headingId = id ?? generatedId
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

/** Renders an element of the kit from edge to edge, with its own heading and background. */
export const PageBand = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>
