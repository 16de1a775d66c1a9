import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import frame from './Window.module.css'
import styles from './WindowGrid.module.css'

interface WindowGridProps<Id extends string> {
  /** A person has a name, and the title is then a role. */
  items: Readonly<Record<Id, { name?: string; title: string; text: string }>>
  pictures: Readonly<Record<NoInfer<Id>, PictureFile>>
  /** `pairs`: two in a row, the second one lower; `row`: side by side. */
  look: 'pairs' | 'row'
}

/** Renders a grid of windows, each with a picture above a text. */
export const WindowGrid = <Id extends string>({ items, pictures, look }: WindowGridProps<Id>) => (
  <ul className={styles.windows} data-look={look}>
    {(Object.keys(items) as Id[]).map((id) => {
      const { name, title, text } = items[id]
      return (
        <li key={id} className={frame.window}>
          <Picture of={pictures[id]} alt="" />
          <div className={styles.words}>
            <h3>{name ?? title}</h3>
            {name !== undefined && <p className={styles.role}>{title}</p>}
            <p>{text}</p>
          </div>
        </li>
      )
    })}
  </ul>
)
