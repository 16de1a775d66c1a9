import { useTranslation } from 'react-i18next'

export default function PrivacyPage() {
  const { t } = useTranslation('privacy')
  return <h1>{t('heading')}</h1>
}
