import type { AuthorId } from '#shared/content/blog.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { AuthorHead } from './AuthorHead.tsx'
import { Listing } from './Listing.tsx'
import { usePosts } from './usePosts.ts'

/** Renders the articles of an author under the author's head. */
export default function AuthorPage() {
  const { t } = useTranslation('blog')
  const author = useSite().found.params['author'] as AuthorId
  const posts = usePosts().filter((post) => post.author === author)
  return (
    <Listing
      heading={t(`authors.${author}.name`)}
      head={(trail) => <AuthorHead author={author} posts={posts} trail={trail} />}
      posts={posts}
      arrangement="grid"
    />
  )
}
