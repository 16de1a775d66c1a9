import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './SkipLink.module.css'

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={styles.link} href="#content">
      {t('skipToContent')}
    </a>
  )
}
