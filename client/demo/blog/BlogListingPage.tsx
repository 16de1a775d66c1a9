import { postFilters, type BlogListing } from '#shared/content/blogNames.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Listing } from './Listing.tsx'
import { PostFilter, postsIn } from './PostFilter.tsx'
import { usePosts } from './usePosts.ts'

/** Renders all articles, or those of a category, in one arrangement. Articles made for this arrangement come first. */
export default function BlogListingPage({ listing }: { listing: BlogListing }) {
  const { t } = useTranslation('blog')
  const { found, query, addressed, language } = useSite()
  const category = postFilters.find((one) => one === query.category)
  const all = usePosts()
  const posts = postsIn(all, category)
  const own = posts.filter(({ blogType }) => blogType === listing)
  return (
    <Listing
      heading={t(`listings.${listing}.heading`)}
      lead={t(`listings.${listing}.lead`)}
      posts={[...own, ...posts.filter(({ blogType }) => blogType !== listing)]}
      arrangement={listing}
      filter={
        <PostFilter
          posts={all}
          category={category}
          addressOf={(to) =>
            withQuery(canonicalPath(found)!, {
              query: { category: to },
              language: addressed ? language : undefined,
            })
          }
        />
      }
    />
  )
}
