import type { PostCategory } from '#shared/content/blog.ts'
import { postFilters } from '#shared/content/listFilters.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Listing } from './Listing.tsx'
import { otherCategories, PostFilter, postsIn } from './PostFilter.tsx'
import { usePostAddress, usePosts } from './usePosts.ts'

/** Renders the articles of a category, with links to the others. */
export default function CategoryPage() {
  const { t } = useTranslation('blog')
  const address = useAddress()
  const postAddress = usePostAddress()
  const category = useSite().found.params['category'] as PostCategory
  const posts = usePosts()
  return (
    <Listing
      heading={t(`categories.${category}.name`)}
      lead={t(`categories.${category}.lead`)}
      posts={postsIn(posts, category)}
      arrangement="grid"
      filter={
        <PostFilter
          label={t('filter.label')}
          posts={posts}
          shown={category}
          options={[undefined, ...postFilters, ...otherCategories]}
          addressOf={(to) => (to === undefined ? address('blog-grid') : postAddress.category(to))}
        />
      }
    />
  )
}
