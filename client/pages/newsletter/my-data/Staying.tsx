import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from '../Letter.module.css'

const staying = ['log', 'fingerprint', 'copies'] as const

/** What an erasure leaves, and why. */
export function Staying() {
  const { t } = useTranslation('newsletter/my-data')
  return (
    <div className={styles.consent}>
      <h2>{t('stays.title')}</h2>
      <ul className={styles.list}>
        {staying.map((id) => (
          <li key={id}>{t(`stays.${id}`)}</li>
        ))}
      </ul>
    </div>
  )
}
