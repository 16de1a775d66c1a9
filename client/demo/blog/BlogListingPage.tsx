import { postsOnPage } from '#shared/content/blog.ts'
import { blogListings, type BlogListing } from '#shared/content/blogNames.ts'
import { postFilters } from '#shared/content/listFilters.ts'
import type { Teaser } from '#shared/content/content.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Listing } from './Listing.tsx'
import { otherCategories, PostFilter, postsIn } from './PostFilter.tsx'
import { usePostAddress, usePosts } from './usePosts.ts'

/** The number of articles by which the rest of a listing is shifted against the listing before it. */
const shift = 3

/**
 * Returns the articles in the order of a listing. The grid has all of them from the newest on. The first page of another
 * listing has those made for it, the newest of which leads, and some of the rest, which begins at another article in each
 * listing, so that no two listings look alike. After the lead, each page goes from the newest to the oldest.
 */
function orderFor(listing: BlogListing, posts: readonly Teaser[]): readonly Teaser[] {
  if (listing === 'grid') return posts
  const own = posts.filter(({ blogType }) => blogType === listing)
  const rest = posts.filter(({ blogType }) => blogType !== listing)
  const start = (blogListings.indexOf(listing) * shift) % Math.max(1, rest.length)
  const others = [...rest.slice(start), ...rest.slice(0, start)]
  const mixed = own.flatMap((post, index) => [post, ...others.slice(index, index + 1)]).concat(others.slice(own.length))
  const pageOf = new Map(mixed.map((post, index) => [post, index && 1 + Math.floor(index / postsOnPage)]))
  return posts.toSorted((one, other) => pageOf.get(one)! - pageOf.get(other)!)
}

/** Renders all articles, or those of a category, in one arrangement. */
export default function BlogListingPage({ listing }: { listing: BlogListing }) {
  const { t } = useTranslation('blog')
  const { found, query, addressed, language } = useSite()
  const postAddress = usePostAddress()
  const category = postFilters.find((one) => one === query.category)
  const all = usePosts()
  return (
    <Listing
      heading={t(`listings.${listing}.heading`)}
      lead={t(`listings.${listing}.lead`)}
      posts={orderFor(listing, postsIn(all, category))}
      arrangement={listing}
      filter={
        <>
          <PostFilter
            label={t('filter.label')}
            posts={all}
            shown={category}
            options={[undefined, ...postFilters]}
            addressOf={(to) =>
              withQuery(canonicalPath(found)!, {
                query: { category: to },
                language: addressed ? language : undefined,
              })
            }
          />
          <PostFilter
            label={t('filter.others')}
            posts={all}
            options={otherCategories}
            addressOf={postAddress.category}
          />
        </>
      }
    />
  )
}
