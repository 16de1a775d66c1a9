import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { HomeSection, type HomeGround } from './HomeSection.tsx'
import styles from './PrintedCall.module.css'

interface PrintedCallProps {
  words: { title: string; text: string }
  id: string
  picture: PictureFile
  ground?: HomeGround
  /** Whether the picture is at the end of the row. */
  isReversed?: boolean
  /** The form. */
  children: ReactNode
}

/** Renders a form below its heading; on a wide screen a picture fills the other half of the section. */
export const PrintedCall = ({ words, id, picture, ground = 'page', isReversed, children }: PrintedCallProps) => (
  <HomeSection
    title={words.title}
    lead={
      <>
        <p>{words.text}</p>
        <div className={styles.picture}>
          <Picture of={picture} alt="" />
        </div>
      </>
    }
    id={id}
    ground={ground}
    head="stack"
    className={isReversed ? `${styles.call} ${styles.reversed}` : styles.call}
  >
    {children}
  </HomeSection>
)
