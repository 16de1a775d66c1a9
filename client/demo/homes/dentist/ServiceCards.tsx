import { treatmentGroups, type TreatmentGroup } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { useSite } from '../../../site/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ServiceCards.module.css'

interface ServiceCardsProps {
  words: { feel: string; items: Readonly<Record<TreatmentGroup, { title: string; text: string; feel: string }>> }
  pictures: Readonly<Record<TreatmentGroup, PictureFile>>
}

/** Renders the groups of treatments, each with a note on what the patient feels. */
export function ServiceCards({ words: { feel, items }, pictures }: ServiceCardsProps) {
  const { language } = useSite()
  return (
    <ul className={styles.services}>
      {treatmentGroups.map((id) => (
        <li key={id}>
          <Picture of={pictures[id]} alt="" />
          <div className={styles.words}>
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
            <p className={styles.feel}>
              <b>{labelled(feel, '', language)}</b>
              {items[id].feel}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
