import type { PictureFile } from '#shared/content/picture.ts'
import { Quotation } from '../../../kit/Quotation.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './QuotePair.module.css'

interface QuotePairProps<Id extends string> {
  people: Readonly<Record<Id, { name: string; quote: string; role: string }>>
  pictures: Readonly<Record<NoInfer<Id>, PictureFile>>
}

/** Renders quotations of two people, with portraits in half discs that face each other. */
export function QuotePair<Id extends string>({ people, pictures }: QuotePairProps<Id>) {
  return (
    <ul className={styles.voices}>
      {(Object.keys(people) as Id[]).map((id) => (
        <li key={id}>
          <figure>
            <Picture of={pictures[id]} alt="" />
            <Quotation>{people[id].quote}</Quotation>
            <figcaption>{`${people[id].name}, ${people[id].role}`}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
