import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Sectors.module.css'

interface SectorsProps<Id extends string> {
  items: Readonly<Record<Id, { title: string; text: string }>>
  pictures: Readonly<Record<NoInfer<Id>, PictureFile>>
}

/** Renders adjacent pictures of buildings, each on a plate with its text. */
export const Sectors = <Id extends string>({ items, pictures }: SectorsProps<Id>) => (
  <ul className={styles.sectors}>
    {(Object.keys(items) as Id[]).map((id) => (
      <li key={id}>
        <Picture of={pictures[id]} alt="" />
        <div className={styles.plate}>
          <h3>{items[id].title}</h3>
          <p>{items[id].text}</p>
        </div>
      </li>
    ))}
  </ul>
)
