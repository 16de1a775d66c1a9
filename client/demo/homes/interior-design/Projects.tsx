import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Projects.module.css'

interface ProjectsProps<Id extends string> {
  items: Readonly<Record<Id, { title: string; text: string }>>
  pictures: Readonly<Record<NoInfer<Id>, PictureFile>>
}

/** Renders pictures of different heights on one baseline. The last one reaches the edge of the screen. */
export const Projects = <Id extends string>({ items, pictures }: ProjectsProps<Id>) => (
  <ul className={styles.projects}>
    {(Object.keys(items) as Id[]).map((id) => (
      <li key={id}>
        <Picture of={pictures[id]} alt="" />
        <h3>{items[id].title}</h3>
        <p>{items[id].text}</p>
      </li>
    ))}
  </ul>
)
