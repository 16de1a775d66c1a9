import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './WorkMetro.module.css'

interface WorkMetroProps<Id extends string> {
  words: { title: string; items: Readonly<Record<Id, { title: string; text: string }>> }
  pictures: Readonly<Record<NoInfer<Id>, PictureFile>>
  /** Shown below the tiles. */
  children: ReactNode
}

/** Renders projects as a full-width wall of tall and wide pictures, each with a caption below it. */
export const WorkMetro = <Id extends string>({ words: { title, items }, pictures, children }: WorkMetroProps<Id>) => (
  <section className={styles.metro} aria-labelledby="work">
    <h2 id="work">{title}</h2>
    <ul>
      {(Object.keys(items) as Id[]).map((id) => (
        <li key={id}>
          <div className={styles.picture}>
            <Picture of={pictures[id]} alt="" />
          </div>
          <div className={styles.strip}>
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
          </div>
        </li>
      ))}
    </ul>
    <div className={styles.under}>{children}</div>
  </section>
)
