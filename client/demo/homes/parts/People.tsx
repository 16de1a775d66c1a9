import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './People.module.css'

interface PeopleProps<Id extends string> {
  people: Readonly<Record<Id, { name?: string; role: string; text: string }>>
  pictures: Readonly<Record<NoInfer<Id>, PictureFile>>
  /**
   * `arches`: each under an arch; `stairs`: on three steps; `posters`: at three heights; `joined`: without gaps; `sheet`:
   * small, side by side.
   */
  look: 'arches' | 'stairs' | 'posters' | 'joined' | 'sheet'
}

/** Renders the people of an invented firm: portrait, role and a sentence. */
export function People<Id extends string>({ people, pictures, look }: PeopleProps<Id>) {
  const { t } = useTranslation('organisation')
  return (
    <ul className={styles.people} data-look={look}>
      {(Object.keys(people) as Id[]).map((id) => (
        <li key={id}>
          <Picture of={pictures[id]} alt="" />
          <div className={styles.words}>
            <h3>{people[id].name ?? t('person')}</h3>
            <p>{people[id].role}</p>
            <p>{people[id].text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
