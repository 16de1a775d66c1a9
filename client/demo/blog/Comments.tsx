import { useTranslation } from '../../i18n/useTranslation.ts'
import { CommentForm } from './CommentForm.tsx'
import styles from './Comments.module.css'
import type { RelatedLook } from './RelatedPosts.tsx'

interface CommentsProps {
  /** The number of letters that the editors received. */
  received: number
  /** The look of the related articles above. */
  look: RelatedLook
}

/** Renders the policy on comments and a form to the editors. */
export function Comments({ received, look }: CommentsProps) {
  const { t } = useTranslation('blog')
  return (
    <section className={styles.comments} data-look={look} aria-labelledby="comments-title">
      <div>
        <h2 id="comments-title">{t('comments.title')}</h2>
        <p>{received === 0 ? t('comments.none') : t('comments.received', { count: received })}</p>
        <p>{t('comments.closed')}</p>
      </div>
      <CommentForm />
    </section>
  )
}
