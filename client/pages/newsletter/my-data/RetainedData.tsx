import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from '../Letter.module.css'

const retainedData = ['log', 'fingerprint', 'copies'] as const

/** Renders the data that an erasure keeps, with the reasons. */
export function RetainedData() {
  const { t } = useTranslation('newsletter/my-data')
  return (
    <div className={styles.consent}>
      <h2>{t('stays.title')}</h2>
      <ul className={styles.list}>
        {retainedData.map((id) => (
          <li key={id}>{t(`stays.${id}`)}</li>
        ))}
      </ul>
    </div>
  )
}
