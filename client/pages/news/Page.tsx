import { useTranslation } from '../../i18n/useTranslation.ts'

/** Renders the page of news. */
export default function NewsPage() {
  const { t } = useTranslation('news')
  return <h1>{t('title')}</h1>
}
