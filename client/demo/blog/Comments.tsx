import { useTranslation } from '../../i18n/useTranslation.ts'
import { CommentForm } from './CommentForm.tsx'
import styles from './Comments.module.css'

/** Renders the policy on comments and a form to the editors. */
export function Comments({ received }: { received: number }) {
  const { t } = useTranslation('blog')
  return (
    <section className={styles.comments} aria-labelledby="comments-title">
      <div>
        <h2 id="comments-title">{t('comments.title')}</h2>
        <p>{received === 0 ? t('comments.none') : t('comments.received', { count: received })}</p>
        <p>{t('comments.closed')}</p>
      </div>
      <CommentForm />
    </section>
  )
}
