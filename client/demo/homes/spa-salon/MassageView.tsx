import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './MassageView.module.css'

interface MassageViewProps {
  words: { title: string; text: string }
  picture: PictureFile
}

/** Renders what a guest sees from the massage table from one edge of the screen, with a short text beside it. */
export const MassageView = ({ words: { title, text }, picture }: MassageViewProps) => (
  <section className={styles.view} aria-labelledby="massage-view">
    <div className={styles.picture}>
      <Picture of={picture} alt="" />
    </div>
    <div className={styles.words}>
      <h2 id="massage-view">{title}</h2>
      <p>{text}</p>
    </div>
  </section>
)
