import { useTranslation } from 'react-i18next'

export default function GalleryPage() {
  const { t } = useTranslation('gallery')
  return <h1>{t('heading')}</h1>
}
