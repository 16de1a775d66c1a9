import { useTranslation } from '../../../i18n/useTranslation.ts'
import { AttendForm } from './AttendForm.tsx'
import styles from './EventVisitors.module.css'

/** Renders the invitation to say that one comes, with the form. */
export function EventVisitors() {
  const { t } = useTranslation('events/event')
  return (
    <section className={styles.visitors} aria-labelledby="visitors">
      <div>
        <h2 id="visitors">{t('visitors.heading')}</h2>
        <p>{t('visitors.text')}</p>
      </div>
      <AttendForm anchor="attend-form" label={t('form.label')} />
    </section>
  )
}
