import type { ReactNode } from 'react'
import type { Teaser } from '#shared/content/content.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { PostList } from './PostList.tsx'
import styles from './RelatedPosts.module.css'
import { findRelatedPosts, type Relatable } from './findRelatedPosts.ts'
import { usePostAddress } from './usePosts.ts'

/** A band with pictures, a numbered list without pictures, or one large picture beside two titles. */
export type RelatedLook = 'band' | 'list' | 'lead'

interface RelatedPostsProps {
  posts: readonly Teaser[]
  post: Relatable
  look: RelatedLook
  /** More links, below the articles. */
  children?: ReactNode
}

function NumberedList({ posts }: { posts: readonly Teaser[] }) {
  const { t } = useTranslation('blog')
  const { language } = useSite()
  const address = usePostAddress()
  return (
    <ol className={styles.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <h3>
            <PageLink to={address.post(post)}>{post.title}</PageLink>
          </h3>
          <p>
            {t(`categories.${post.category[0] ?? 'party'}.name`)}
            <time dateTime={post.date}>{formatDate(post.date, language)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Renders three related articles and a link to all. */
export function RelatedPosts({ posts, post, look, children }: RelatedPostsProps) {
  const { t } = useTranslation('blog')
  const address = useAddress()
  const related = findRelatedPosts(post, posts)
  return (
    <section className={styles.related} data-look={look} aria-labelledby="related-title">
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="related-title">{t('related')}</h2>
          <PageLink to={address('blog-grid')}>{t('around.all')}</PageLink>
        </div>
        {look === 'list' ? (
          <NumberedList posts={related} />
        ) : (
          <div className={styles.posts}>
            <PostList posts={related} look="grid" level={3} />
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
