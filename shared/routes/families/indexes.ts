import { indexFamilies } from '../pageIndexes.ts'
import { route } from '../route.ts'

/** The lists of the pages of each family. */
export const indexes = [
  // The shop is the party's own; the other families are demonstration pages.
  ...indexFamilies.map((family) =>
    route(family, `/${family}`, 'pageIndex', { family }, family === 'shop' ? { shows: ['product'] } : { isDemo: true }),
  ),
  // The parent addresses of articles and their lists.
  route('blog-types', '/blog-types', 'pageIndex', { family: 'blogs' }, { isDemo: true, canonical: 'blogs' }),
  route('blogs-categories', '/blogs/category', 'pageIndex', { family: 'blogs' }, { isDemo: true, canonical: 'blogs' }),
  route('blogs-authors', '/blogs/author', 'pageIndex', { family: 'blogs' }, { isDemo: true, canonical: 'blogs' }),
] as const
