import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import { wordsIn } from '#locales/translator.ts'
import { type OfficeId, offices } from '#shared/content/organisation.ts'
import { useFacts, useFactTags } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { phoneAddress } from '../ui/phone.ts'
import styles from './ContactOffices.module.css'

/** Renders the local offices as a table, which is a list on a phone. */
export function ContactOffices() {
  const party = useFacts({ offices })
  const { t, i18n } = useTranslation('contact')
  // Staff may have added an office.
  const { offices: places } = wordsIn(i18n, 'organisation')
  const { language } = useSite()
  const tags = useFactTags()
  return (
    <section className={styles.section} aria-labelledby="offices">
      <div className={styles.inside}>
        <h2 id="offices">{t('offices.title')}</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('offices.place')}</th>
              <th scope="col">{t('offices.address')}</th>
              <th scope="col">{t('offices.hours')}</th>
              <th scope="col">{t('offices.phone')}</th>
            </tr>
          </thead>
          <tbody>
            {party.offices.map(({ id, phone, opens, closes }) => (
              <tr key={id}>
                <th scope="row" lang={tags[`office-${id}`]}>
                  {places[id as OfficeId].place}
                </th>
                <td lang={tags[`office-${id}`]}>{places[id as OfficeId].street}</td>
                <td className={styles.number}>{`${formatTime(opens, language)}–${formatTime(closes, language)}`}</td>
                <td className={styles.number}>
                  <a href={phoneAddress(phone)}>{phone}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t('offices.others')}</p>
      </div>
    </section>
  )
}
