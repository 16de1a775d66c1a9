import type { PictureFile } from '#shared/content/picture.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './SummerTeaser.module.css'

interface SummerTeaserProps {
  words: { title: string; text: string; go: string }
  picture: PictureFile
}

/** Renders a teaser of the summer collection; the picture extends beyond the container. */
export const SummerTeaser = ({ words: { title, text, go }, picture }: SummerTeaserProps) => (
  <section className={styles.summer} aria-labelledby="summer">
    <div className={styles.words}>
      <h2 id="summer">{title}</h2>
      <p>{text}</p>
      <ButtonLink to={anchorTo('fitting')} tone="paper" size="large">
        {go}
      </ButtonLink>
    </div>
    <Picture of={picture} alt="" />
  </section>
)
