import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Voices.module.css'

interface VoicesProps<Id extends string> {
  people: Readonly<Record<Id, { name: string; quote: string; role: string }>>
  portraits: Readonly<Record<NoInfer<Id>, PictureFile>>
}

/** Renders what guests say as lines of large type, each beside its speaker in a window. */
export function Voices<Id extends string>({ people, portraits }: VoicesProps<Id>) {
  return (
    <div className={styles.voices}>
      {(Object.keys(people) as Id[]).map((id) => (
        <figure key={id}>
          <Picture of={portraits[id]} alt="" />
          <blockquote>
            <p>{people[id].quote}</p>
          </blockquote>
          <figcaption>{`${people[id].name}, ${people[id].role}`}</figcaption>
        </figure>
      ))}
    </div>
  )
}
