import type { ReactNode } from 'react'
import { Mark } from '../ui/Logo.tsx'
import styles from './Heading.module.css'

export type HeadingLook = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

interface HeadingProps {
  /** The level in the page's outline. The page already has an `h1`. */
  level: 2 | 3 | 4 | 5 | 6
  /** The appearance, from the largest to the smallest. */
  look: HeadingLook
  /** A text directly under the heading. */
  text?: string
  children: ReactNode
}

/** Renders a heading whose look is independent of its level. */
export function Heading({ level, look, text, children }: HeadingProps) {
  const Rank = `h${level}` as const
  return (
    <div className={styles.group} data-look={look}>
      {look === 'h2' && <Mark />}
      <Rank className={styles.heading}>{children}</Rank>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
