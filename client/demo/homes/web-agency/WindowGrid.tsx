import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './WindowGrid.module.css'

interface WindowGridProps<Id extends string> {
  items: Readonly<Record<Id, { title: string; text: string }>>
  pictures: Readonly<Record<NoInfer<Id>, PictureFile>>
  /** `pairs`: two in a row, the second one lower; `row`: side by side. */
  look: 'pairs' | 'row'
  /** Whether each item is a person; its title is then a role. */
  arePeople?: boolean
}

/** Renders a grid of windows, each with a picture above a text. */
export function WindowGrid<Id extends string>({ items, pictures, look, arePeople = false }: WindowGridProps<Id>) {
  const { t } = useTranslation('organisation')
  return (
    <ul className={styles.windows} data-look={look}>
      {(Object.keys(items) as Id[]).map((id) => (
        <li key={id}>
          <Picture of={pictures[id]} alt="" />
          <div className={styles.words}>
            <h3>{arePeople ? t('person') : items[id].title}</h3>
            {arePeople && <p className={styles.role}>{items[id].title}</p>}
            <p>{items[id].text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
