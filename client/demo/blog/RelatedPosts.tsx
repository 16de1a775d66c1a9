import type { Teaser } from '#shared/content/content.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PostList } from './PostList.tsx'
import styles from './RelatedPosts.module.css'
import { findRelatedPosts, type Relatable } from './findRelatedPosts.ts'

/** Renders three related articles. */
export function RelatedPosts({ posts, post }: { posts: readonly Teaser[]; post: Relatable }) {
  const { t } = useTranslation('blog')
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <div className={styles.inside}>
        <h2 id="related-title">{t('related')}</h2>
        <PostList posts={findRelatedPosts(post, posts)} look="grid" level={3} />
      </div>
    </section>
  )
}
