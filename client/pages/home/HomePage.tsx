import { useTranslation } from 'react-i18next'
import { HomeLower } from './HomeLower.tsx'

export default function HomePage() {
  const { t } = useTranslation('home')
  return (
    <>
      <h1>{t('heading')}</h1>
      <HomeLower />
    </>
  )
}
