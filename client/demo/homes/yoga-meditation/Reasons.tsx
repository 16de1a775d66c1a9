import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Reasons.module.css'

interface ReasonsProps {
  words: { title: string; items: Readonly<Record<string, { title: string; text: string }>> }
  picture: PictureFile
}

/** Renders reasons to choose the studio, beside a picture under half an arch at the edge of the screen. */
export const Reasons = ({ words: { title, items }, picture }: ReasonsProps) => (
  <section className={styles.reasons} aria-labelledby="reasons">
    <div className={styles.picture}>
      <Picture of={picture} alt="" />
    </div>
    <div className={styles.words}>
      <h2 id="reasons">{title}</h2>
      <dl>
        {Object.entries(items).map(([id, item]) => (
          <div key={id}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
