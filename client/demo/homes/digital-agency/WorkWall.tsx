import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './WorkWall.module.css'

interface WorkWallProps<Id extends string> {
  items: Readonly<Record<Id, { title: string; text: string }>>
  pictures: Readonly<Record<NoInfer<Id>, PictureFile>>
}

/** Renders projects as a full-width wall of tiles that are tinted on hover. */
export const WorkWall = <Id extends string>({ items, pictures }: WorkWallProps<Id>) => (
  <ul className={styles.wall}>
    {(Object.keys(items) as Id[]).map((id) => (
      <li key={id}>
        <div className={styles.picture}>
          <Picture of={pictures[id]} alt="" />
        </div>
        <div className={styles.tab}>
          <h3>{items[id].title}</h3>
          <p>{items[id].text}</p>
        </div>
      </li>
    ))}
  </ul>
)
