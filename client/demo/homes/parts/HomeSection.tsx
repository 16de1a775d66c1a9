import { useId, type ReactNode } from 'react'
import styles from './HomeSection.module.css'

/** What a section stands on, from edge to edge: the page's own, its accent, or one of the further colours of its world. */
export type HomeGround = 'page' | 'tint' | 'deep' | 'night' | 'accent' | 'second' | 'third'

interface HomeSectionProps {
  title: string
  /** What the section is about. */
  lead?: ReactNode
  /** Anchor of the heading, where something leads to it. */
  id?: string
  ground?: HomeGround
  /** `above`: the heading over its body, the lead at its side; `stack`: all of it one below the other; `beside`: in a column of its own; `centre`: in the middle. */
  head?: 'above' | 'stack' | 'beside' | 'centre'
  size?: 'small' | 'normal' | 'large' | 'huge'
  /** How wide its body is: the container, narrower, wider, to one edge of the screen, or to both. */
  width?: 'container' | 'narrow' | 'wide' | 'toEnd' | 'full'
  /** Smaller spaces above and below. */
  isTight?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A section of a home. Its parts go by the room that they have here (`@container example`). */
export function HomeSection({
  title,
  lead,
  id,
  ground = 'page',
  head = 'above',
  size = 'normal',
  width = 'container',
  isTight = false,
  className = '',
  children,
}: HomeSectionProps) {
  const own = useId()
  const headingId = id ?? own
  const isField = ground !== 'page' && ground !== 'tint' && ground !== 'deep'
  // What a word changes nothing of has no class.
  const classes = [
    ...[styles.section, styles[ground], isField && styles.field, styles[size], styles[head], styles[width]],
    ...[isTight && styles.tight, className],
  ]
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-labelledby={headingId} data-ground={ground}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={headingId}>{title}</h2>
          {lead && <div className={styles.lead}>{typeof lead === 'string' ? <p>{lead}</p> : lead}</div>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  )
}
