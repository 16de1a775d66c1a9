import { indexFamilies } from '../pageIndexes.ts'
import { route } from '../route.ts'

/** The lists of the pages of families. */
export const indexes = [
  // The shop is the party's own; the other families are demonstration pages.
  ...indexFamilies.map((family) =>
    route(family, `/${family}`, 'pageIndex', { family }, family === 'shop' ? {} : { isDemo: true }),
  ),
  // The beginnings of addresses below which only articles and their lists stand.
  route('blog-types', '/blog-types', 'pageIndex', { family: 'blogs' }, { isDemo: true, canonical: 'blogs' }),
  route('blogs-categories', '/blogs/category', 'pageIndex', { family: 'blogs' }, { isDemo: true, canonical: 'blogs' }),
  route('blogs-authors', '/blogs/author', 'pageIndex', { family: 'blogs' }, { isDemo: true, canonical: 'blogs' }),
] as const
