import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './StreetView.module.css'

interface StreetViewProps {
  words: { title: string; text: string }
  picture: PictureFile
}

/** Renders a lit room as the street sees it, from edge to edge, above two columns of words. */
export const StreetView = ({ words: { title, text }, picture }: StreetViewProps) => (
  <section className={styles.street} aria-labelledby="street">
    <Picture of={picture} alt="" />
    <div className={styles.words}>
      <h2 id="street">{title}</h2>
      <p>{text}</p>
    </div>
  </section>
)
