import { useId, type ReactNode } from 'react'
import styles from './HomeSection.module.css'

/** The background of a section: the page's own, its accent, or another colour of the page. */
export type HomeGround = 'page' | 'tint' | 'deep' | 'night' | 'accent' | 'second' | 'third'

interface HomeSectionProps {
  title: string
  /** An introduction to the section. */
  lead?: ReactNode
  /** The id of the heading, for links to it. */
  id?: string
  ground?: HomeGround
  /**
   * `above`: the heading above the body, the lead at its side; `stack`: heading, lead and body below each other; `beside`: the
   * head in a column of its own; `centre`: the head centred.
   */
  head?: 'above' | 'stack' | 'beside' | 'centre'
  size?: 'small' | 'normal' | 'large' | 'huge'
  /** The width of the body: the container, narrower, wider, to one edge of the screen, or to both. */
  width?: 'container' | 'narrow' | 'wide' | 'toEnd' | 'full'
  /** Whether the spaces above and below are smaller. */
  isTight?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Renders a section of a home. Its children can use the container query `@container example`. */
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
  // Some values, for example `page`, may have no class.
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
