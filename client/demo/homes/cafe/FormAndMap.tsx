import { reach, visits } from '#shared/content/organisation.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { useFacts } from '../../../site/useFacts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ShortContactForm } from '../../../kit/ShortContactForm.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { phoneAddress } from '../../../ui/phone.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './FormAndMap.module.css'

interface FormAndMapProps {
  words: { title: string; text: string; ask: string; where: string; toMap: string; mapAlt: string }
  map: PictureFile
}

/** Renders a form beside the map of an invented town, with the address on a label. */
export function FormAndMap({ words: { title, text, ask, where, toMap, mapAlt }, map }: FormAndMapProps) {
  const party = useFacts({ ...reach, ...visits })
  const { t } = useTranslation('organisation')
  return (
    <section className={styles.visit} aria-labelledby="visit">
      <div className={styles.words}>
        <h2 id="visit">{title}</h2>
        <p>{text}</p>
        <ShortContactForm anchor="cafe-letter" label={title} send={ask} phone />
      </div>
      <div className={styles.map}>
        <Picture of={map} alt={mapAlt} />
        <div className={styles.label}>
          <h3>{where}</h3>
          <p>{`${t('street')}, ${t('city')}`}</p>
          <p>
            <a href={phoneAddress(party.phone)}>
              <Icon name="phone" />
              {party.phone}
            </a>
          </p>
          <p>
            <a href={party.mapUrl} rel="noreferrer">
              <Icon name="globe" />
              {toMap}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
