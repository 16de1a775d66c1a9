import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './TeamFilmStrip.module.css'

interface TeamFilmStripProps<Id extends string> {
  people: Readonly<Record<Id, { name: string; role: string; text: string }>>
  pictures: Readonly<Record<NoInfer<Id>, PictureFile>>
}

/** Renders the people of the agency as frames of a film strip. */
export function TeamFilmStrip<Id extends string>({ people, pictures }: TeamFilmStripProps<Id>) {
  return (
    <ul className={styles.film}>
      {(Object.keys(people) as Id[]).map((id) => (
        <li key={id}>
          <div className={styles.frame}>
            <Picture of={pictures[id]} alt="" />
          </div>
          <h3>{people[id].name}</h3>
          <p className={styles.role}>{people[id].role}</p>
          <p>{people[id].text}</p>
        </li>
      ))}
    </ul>
  )
}
