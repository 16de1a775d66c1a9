import type { PostCategory } from '#shared/content/blog.ts'
import { useSite } from '../../app/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Listing } from './Listing.tsx'
import { usePosts } from './usePosts.ts'

/** The articles of a category. */
export default function CategoryPage() {
  const { t } = useTranslation('blog')
  const category = useSite().found.params['category'] as PostCategory
  return (
    <Listing
      heading={t(`categories.${category}.name`)}
      lead={t(`categories.${category}.lead`)}
      posts={usePosts().filter((post) => post.category.includes(category))}
      arrangement="grid"
    />
  )
}
