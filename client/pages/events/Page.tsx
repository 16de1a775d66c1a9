import { useTranslation } from '../../i18n/useTranslation.ts'

/** Renders the page of events. */
export default function EventsPage() {
  const { t } = useTranslation('events')
  return <h1>{t('title')}</h1>
}
