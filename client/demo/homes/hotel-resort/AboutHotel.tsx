import type { PictureFile } from '#shared/content/picture.ts'
import { FeatureList } from '../../../kit/FeatureList.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './AboutHotel.module.css'

interface AboutHotelProps {
  words: { title: string; text: string; list: Readonly<Record<string, string>> }
  picture: PictureFile
}

/** Renders a short text about the hotel beside a picture that reaches the edge of the screen. */
export const AboutHotel = ({ words: { title, text, list }, picture }: AboutHotelProps) => (
  <section className={styles.house} aria-labelledby="house">
    <div className={styles.words}>
      <h2 id="house">{title}</h2>
      <p>{text}</p>
      <FeatureList items={list} />
    </div>
    <div className={styles.picture}>
      <Picture of={picture} alt="" />
    </div>
  </section>
)
