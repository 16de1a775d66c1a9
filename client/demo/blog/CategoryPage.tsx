import type { PostCategory } from '#shared/content/blog.ts'
import { postFilters } from '#shared/content/listFilters.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ListHead.module.css'
import { ListHead } from './ListHead.tsx'
import { Listing } from './Listing.tsx'
import { otherCategories, PostFilter, postsIn } from './PostFilter.tsx'
import { usePostAddress, usePosts } from './usePosts.ts'

/** Renders the articles of a category under a head in its colour, with links to the others. */
export default function CategoryPage() {
  const { t } = useTranslation('blog')
  const address = useAddress()
  const postAddress = usePostAddress()
  const category = useSite().found.params['category'] as PostCategory
  const posts = usePosts()
  const shown = postsIn(posts, category)
  const heading = t(`categories.${category}.name`)
  // The number comes first in every language.
  const [count, ...noun] = t('count', { count: shown.length }).split(' ')
  return (
    <Listing
      heading={heading}
      head={(trail) => (
        <ListHead
          category={category}
          heading={heading}
          lead={t(`categories.${category}.lead`)}
          trail={trail}
          figure={
            <p className={styles.sun}>
              <b>{count}</b> <span>{noun.join(' ')}</span>
            </p>
          }
        />
      )}
      posts={shown}
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
