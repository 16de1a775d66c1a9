import type { ReactNode } from 'react'
import { Mark } from '../ui/Logo.tsx'
import styles from './Heading.module.css'

export type HeadingLook = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

interface HeadingProps {
  /** Its rank in the outline of the page, which has its `h1` already; the eye does not see it. */
  level: 2 | 3 | 4 | 5 | 6
  /** How it looks, from the largest to the smallest. */
  look: HeadingLook
  /** What follows it closely. */
  text?: string
  children: ReactNode
}

/** A heading: its level is its place in the outline, its look is free. */
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
