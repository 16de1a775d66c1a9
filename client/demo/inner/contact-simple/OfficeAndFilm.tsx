import { reach, visits } from '#shared/content/organisation.ts'
import pictures from 'virtual:pictures/page-contact-simple'
import { hostNames } from '#shared/content/media.ts'
import { useFacts } from '../../../site/useFacts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Video } from '../../../kit/Video.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './OfficeAndFilm.module.css'

interface OfficeAndFilmProps {
  words: Readonly<Record<'title' | 'lead' | 'door' | 'way' | 'film' | 'caption', string>>
}

/**
 * Renders a picture of the office's building and a film, from edge to edge under a title. The film does not play by itself.
 */
export function OfficeAndFilm({ words: { title, lead, door, way, film, caption } }: OfficeAndFilmProps) {
  const party = useFacts({ ...reach, ...visits })
  const { t } = useTranslation('organisation')
  return (
    <section className={styles.section} aria-labelledby="door">
      <div className={styles.words}>
        <h2 id="door">{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={styles.photo}>
        <Picture of={pictures.house} alt="" />
        <div className={styles.label}>
          <h3>{door}</h3>
          <p>{`${t('street')}, ${party.postcode} ${t('city')}`}</p>
          <a href={party.mapUrl} rel="noreferrer">
            {way}{' '}
            <span translate="no">
              {`(${hostNames.openStreetMap})`}
              <Icon name="arrow" />
            </span>
          </a>
        </div>
      </div>
      <figure className={styles.film}>
        <Video film="poster" label={film} />
        <figcaption>{caption}</figcaption>
      </figure>
    </section>
  )
}
