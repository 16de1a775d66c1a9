import type { Teaser } from '#shared/content/content.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PostList } from './PostList.tsx'
import styles from './Related.module.css'
import { relatedTo, type Relatable } from './relatedTo.ts'

/** Renders three related articles. */
export function Related({ posts, post }: { posts: readonly Teaser[]; post: Relatable }) {
  const { t } = useTranslation('blog')
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <div className={styles.inside}>
        <h2 id="related-title">{t('related')}</h2>
        <PostList posts={relatedTo(post, posts)} look="grid" level={3} />
      </div>
    </section>
  )
}
