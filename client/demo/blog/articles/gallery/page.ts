import type { ArticleTypeRow } from '#shared/content/blogNames.ts'

// The specification puts this address among the listings.
export default {
  position: 2,
  path: '/blogs/blog-gallery-post/:id',
  needs: 'pictures',
} as const satisfies ArticleTypeRow
