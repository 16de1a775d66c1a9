import type { BlogListing } from '#shared/content/blogNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Listing } from './Listing.tsx'
import { usePosts } from './usePosts.ts'

/** Every article, in one arrangement; first those that were made for it. */
export default function BlogListingPage({ listing }: { listing: BlogListing }) {
  const { t } = useTranslation('blog')
  const posts = usePosts()
  const own = posts.filter(({ blogType }) => blogType === listing)
  return (
    <Listing
      heading={t(`listings.${listing}.heading`)}
      lead={t(`listings.${listing}.lead`)}
      posts={[...own, ...posts.filter(({ blogType }) => blogType !== listing)]}
      arrangement={listing}
    />
  )
}
