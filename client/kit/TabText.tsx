import type { ReactNode } from 'react'
import type { PictureFile } from '../art/catalogue.ts'
import { Picture } from '../ui/Picture.tsx'
import styles from './TabText.module.css'

interface TabTextProps {
  heading?: string
  /** Decoration beside the text, at the edge of the field. */
  picture?: PictureFile
  /** Set large, where the text is all there is. */
  isLarge?: boolean
  children: ReactNode
}

/** The text of a panel, with or without heading and picture. */
export const TabText = ({ heading, picture, isLarge, children }: TabTextProps) => (
  <div className={styles.text} data-with={picture ? 'picture' : undefined} data-size={isLarge ? 'large' : undefined}>
    <div>
      {heading && <h3>{heading}</h3>}
      <p>{children}</p>
    </div>
    {picture && <Picture of={picture} alt="" />}
  </div>
)
