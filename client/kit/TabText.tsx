import type { ReactNode } from 'react'
import styles from './TabText.module.css'

interface TabTextProps {
  heading?: string
  /** A picture or film beside the text, at the edge of the field. */
  beside?: ReactNode
  /** Sets a text without further content in large letters. */
  isLarge?: boolean
  children: ReactNode
}

/** Renders the text of a panel, with an optional heading and picture. */
export const TabText = ({ heading, beside, isLarge, children }: TabTextProps) => (
  <div className={styles.text} data-with={beside ? 'more' : undefined} data-size={isLarge ? 'large' : undefined}>
    <div>
      {heading && <h3>{heading}</h3>}
      <p>{children}</p>
    </div>
    {beside}
  </div>
)
