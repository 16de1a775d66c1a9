import type { PictureFile } from '#shared/content/picture.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Stays.module.css'

type Stay = 'autumn' | 'family' | 'desk'

interface StaysProps {
  words: { title: string; ask: string; items: Readonly<Record<Stay, { title: string; text: string }>> }
  /** The order of the keys is the order on the page. */
  pictures: Readonly<Record<Stay, PictureFile>>
}

/** Renders kinds of stay as adjoining posters, each with a picture above a coloured field. */
export const Stays = ({ words: { title, ask, items }, pictures }: StaysProps) => (
  <section className={styles.stays} aria-labelledby="stays">
    <div className={styles.head}>
      <h2 id="stays">{title}</h2>
      <ButtonLink to={anchorTo('booking')} tone="outline">
        {ask}
      </ButtonLink>
    </div>
    <ul>
      {(Object.keys(pictures) as Stay[]).map((id) => (
        <li key={id} className={styles[id]}>
          <Picture of={pictures[id]} alt="" />
          <div className={styles.words}>
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
