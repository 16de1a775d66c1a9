import { useTranslation } from 'react-i18next'
import type { AuthorId } from '#shared/content/blog.ts'
import { useSite } from '../../app/site.ts'
import { Listing } from './Listing.tsx'
import { usePosts } from './usePosts.ts'

/** The articles of an author, and who that is. */
export default function AuthorPage() {
  const { t } = useTranslation('blog')
  const author = useSite().found.params['author'] as AuthorId
  return (
    <Listing
      heading={t(`authors.${author}.name`)}
      lead={t(`authors.${author}.bio`)}
      posts={usePosts().filter((post) => post.author === author)}
      arrangement="grid"
    />
  )
}
