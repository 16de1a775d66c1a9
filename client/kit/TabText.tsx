import type { ReactNode } from 'react'
import styles from './TabText.module.css'

interface TabTextProps {
  heading?: string
  /** A picture or a film beside the text, at the edge of the field. */
  beside?: ReactNode
  /** Set large, where the text is all there is. */
  isLarge?: boolean
  children: ReactNode
}

/** The text of a panel, with or without heading and picture. */
export const TabText = ({ heading, beside, isLarge, children }: TabTextProps) => (
  <div className={styles.text} data-with={beside ? 'more' : undefined} data-size={isLarge ? 'large' : undefined}>
    <div>
      {heading && <h3>{heading}</h3>}
      <p>{children}</p>
    </div>
    {beside}
  </div>
)
