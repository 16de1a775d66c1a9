import { useTranslation } from 'react-i18next'
import styles from './Facts.module.css'

/** Who runs server and mail for the party. */
export function Processor() {
  const { t } = useTranslation(['privacy', 'organisation'])
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('sections.recipients.processor')}</dt>
        <dd>{t('organisation:provider')}</dd>
      </div>
    </dl>
  )
}
