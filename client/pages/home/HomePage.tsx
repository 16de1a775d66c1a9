import { useTranslation } from 'react-i18next'

export default function HomePage() {
  const { t } = useTranslation('home')
  return <h1>{t('heading')}</h1>
}
