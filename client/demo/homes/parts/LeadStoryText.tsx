import type { PostCategory } from '#shared/content/blog.ts'
import type { CardTeaser } from '#shared/content/content.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { PostMeta } from '../../blog/PostMeta.tsx'
import { usePostAddress } from '../../blog/usePosts.ts'
import styles from './LeadStoryText.module.css'

interface LeadStoryTextProps {
  post: CardTeaser
  /** The first category of the article. */
  category: PostCategory
  /** A class that sets position and size. */
  className: string | undefined
}

/** Renders the text beside or over the picture of a leading article: category, title, first sentence and date. */
export function LeadStoryText({ post, category, className }: LeadStoryTextProps) {
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
