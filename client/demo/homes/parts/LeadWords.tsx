import type { PostCategory } from '#shared/content/blog.ts'
import type { CardTeaser } from '#shared/content/content.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { PostMeta } from '../../blog/PostMeta.tsx'
import { usePostAddress } from '../../blog/usePosts.ts'
import styles from './LeadWords.module.css'

interface LeadWordsProps {
  post: CardTeaser
  /** The first category of the post. */
  category: PostCategory
  /** A class that sets position and size. */
  className: string | undefined
}

/** Renders the text of a lead article: its category, title, description and date. */
export function LeadWords({ post, category, className }: LeadWordsProps) {
  const { t } = useTranslation('postLabels')
  const address = usePostAddress()
  return (
    <div className={`${styles.words} ${className}`}>
      <PageLink className={styles.category} to={address.category(category)}>
        {t(`categories.${category}.name`)}
      </PageLink>
      <h2>
        <PageLink to={address.post(post)}>{post.title}</PageLink>
      </h2>
      <p>{post.description}</p>
      <PostMeta post={post} />
    </div>
  )
}
