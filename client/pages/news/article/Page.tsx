import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Renders the page of news/article. */
export default function ArticlePage() {
  const { t } = useTranslation('news/article')
  return <h1>{t('title')}</h1>
}
