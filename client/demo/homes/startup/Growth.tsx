import type { PictureFile } from '#shared/content/picture.ts'
import { BoxIcon, type BoxIconName } from '../../../kit/BoxIcon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Growth.module.css'

const icons = { websites: 'globe', experiences: 'theme' } as const satisfies Record<string, BoxIconName>
type Point = keyof typeof icons

interface GrowthProps {
  words: { title: string; text: string; points: Readonly<Record<Point, { title: string; text: string }>> }
  picture: PictureFile
}

/** Renders a round portrait behind a half disc, beside a text about growth. */
export const Growth = ({ words: { title, text, points }, picture }: GrowthProps) => (
  <section className={styles.growth} aria-labelledby="growth">
    <div className={styles.round}>
      <Picture of={picture} alt="" />
    </div>
    <div className={styles.words}>
      <h2 id="growth">{title}</h2>
      <p>{text}</p>
      <dl>
        {(Object.keys(icons) as Point[]).map((id) => (
          <div key={id}>
            <dt>
              <BoxIcon name={icons[id]} />
              {points[id].title}
            </dt>
            <dd>{points[id].text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
