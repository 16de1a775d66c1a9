import type { PictureFile } from '#shared/content/picture.ts'
import { ParallaxFrame } from '../../../kit/Parallax.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ParallaxBand.module.css'

interface ParallaxBandProps {
  words: { title: string; text: string }
  picture: PictureFile
}

/** Renders a full-width picture with parallax, and text over its lower edge. */
export const ParallaxBand = ({ words: { title, text }, picture }: ParallaxBandProps) => (
  <section className={styles.band} aria-labelledby="light">
    <ParallaxFrame>
      <Picture of={picture} alt="" />
    </ParallaxFrame>
    <div className={styles.words}>
      <h2 id="light">{title}</h2>
      <p>{text}</p>
    </div>
  </section>
)
