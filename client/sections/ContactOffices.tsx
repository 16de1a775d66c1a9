import { officeIds, offices } from '#shared/content/organisation.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { phoneAddress } from '../ui/phone.ts'
import styles from './ContactOffices.module.css'

/** Renders the local offices as a table, which is a list on a phone. */
export function ContactOffices() {
  const { t } = useTranslation(['contact', 'organisation'])
  const { language } = useSite()
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
            {officeIds.map((id) => (
              <tr key={id}>
                <th scope="row">{t(`organisation:offices.${id}.place`)}</th>
                <td>{t(`organisation:offices.${id}.street`)}</td>
                <td className={styles.number}>
                  {`${formatTime(offices[id].opens, language)}–${formatTime(offices[id].closes, language)}`}
                </td>
                <td className={styles.number}>
                  <a href={phoneAddress(offices[id].phone)}>{offices[id].phone}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
