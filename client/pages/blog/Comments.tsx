import { EditorsForm } from '../../forms/EditorsForm.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Comments.module.css'

/** What becomes of comments, and a form to the editors. */
export function Comments({ received }: { received: number }) {
  const { t } = useTranslation('blog')
  const { t: forms } = useTranslation('forms')
  return (
    <section className={styles.comments} aria-labelledby="comments-title">
      <div>
        <h2 id="comments-title">{t('comments.title')}</h2>
        <p>{received === 0 ? t('comments.none') : t('comments.received', { count: received })}</p>
        <p>{t('comments.closed')}</p>
      </div>
      <div className={styles.form}>
        <h3>{t('comments.form')}</h3>
        <EditorsForm topic="comment" label={t('comments.form')} message={t('comments.message')} send={forms('send')} />
      </div>
    </section>
  )
}
