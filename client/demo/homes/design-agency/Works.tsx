import { works, type Work } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Works.module.css'

interface WorksProps {
  items: Readonly<Record<Work, { name: string; text: string }>>
  pictures: Readonly<Record<Work, PictureFile>>
}

/** Renders the works in a ruled grid without gaps. */
export const Works = ({ items, pictures }: WorksProps) => (
  <ul className={styles.works}>
    {works.map((id) => (
      <li key={id} id={`work-${id}`}>
        <Picture of={pictures[id]} alt="" />
        <div>
          <h3>{items[id].name}</h3>
          <p>{items[id].text}</p>
        </div>
      </li>
    ))}
  </ul>
)
