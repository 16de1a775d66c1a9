import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ServiceBoard.module.css'

interface ServiceBoardProps<Craft extends string> {
  words: { title: string; items: Readonly<Record<Craft, { title: string; text: string }>> }
  pictures: Readonly<Record<NoInfer<Craft>, PictureFile>>
}

/** Renders the services as a full-width chequerboard of text fields and pictures. */
export const ServiceBoard = <Craft extends string>({ words: { title, items }, pictures }: ServiceBoardProps<Craft>) => (
  <section className={styles.board} aria-labelledby="crafts">
    <h2 id="crafts">{title}</h2>
    <ul>
      {(Object.keys(items) as Craft[]).map((id) => (
        <li key={id}>
          <div className={styles.picture}>
            <Picture of={pictures[id]} alt="" />
          </div>
          <div className={styles.words}>
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
