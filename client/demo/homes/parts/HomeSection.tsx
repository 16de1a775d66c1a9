import { useId, type ReactNode } from 'react'
import styles from './HomeSection.module.css'

/** The full-width ground of a section: the page's own, its accent, or a further colour of its theme. */
export type HomeGround = 'page' | 'tint' | 'deep' | 'night' | 'accent' | 'second' | 'third'

interface HomeSectionProps {
  title: string
  /** An introduction to the section. */
  lead?: ReactNode
  /** The anchor of the heading, if anything links to it. */
  id?: string
  ground?: HomeGround
  /**
   * The place of the heading. `above`: over the body, with the lead at its side; `stack`: over the lead and the body; `beside`:
   * in a column of its own; `centre`: centred.
   */
  head?: 'above' | 'stack' | 'beside' | 'centre'
  size?: 'small' | 'normal' | 'large' | 'huge'
  /** The width of the body: the container, narrower, wider, to one edge of the screen, or to both edges. */
  width?: 'container' | 'narrow' | 'wide' | 'toEnd' | 'full'
  /** Whether the space above and below is smaller. */
  isTight?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Renders a section of a home. Its body is a size container (`@container example`), which the components in it query. */
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
  const generatedId = useId()
  const headingId = id ?? generatedId
  const isField = ground !== 'page' && ground !== 'tint' && ground !== 'deep'
  // CSS modules return undefined for variants without rules.
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
