import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Renders the page of events/event. */
export default function EventPage() {
  const { t } = useTranslation('events/event')
  return <h1>{t('title')}</h1>
}
