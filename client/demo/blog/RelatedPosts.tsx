import type { ReactNode } from 'react'
import type { Teaser } from '#shared/content/content.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { PostList } from './PostList.tsx'
import styles from './RelatedPosts.module.css'
import { findRelatedPosts, type Relatable } from './findRelatedPosts.ts'

interface RelatedPostsProps {
  posts: readonly Teaser[]
  post: Relatable
  /** Whether the article is so short that large pictures would be longer than its text. */
  isShort?: boolean
  /** More links, below the articles. */
  children?: ReactNode
}

/** Renders three related articles and a link to all. */
export function RelatedPosts({ posts, post, isShort = false, children }: RelatedPostsProps) {
  const { t } = useTranslation('blog')
  const address = useAddress()
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="related-title">{t('related')}</h2>
          <PageLink to={address('blog-grid')}>{t('around.all')}</PageLink>
        </div>
        <div className={styles.posts} data-short={isShort || undefined}>
          <PostList posts={findRelatedPosts(post, posts)} look="grid" level={3} />
        </div>
        {children}
      </div>
    </section>
  )
}
