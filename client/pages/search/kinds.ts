import type { PageCatalog } from '#locales/catalog.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import type { PartKind } from './pageParts.ts'

type KindName = keyof PageCatalog['search']['kinds']

/** What is more than a page, or part of one. */
const names: { readonly [Kind in PageKind | PartKind]?: KindName } = {
  chapter: 'chapter',
  person: 'person',
  product: 'product',
  office: 'office',
  part: 'part',
  elementIndex: 'index',
  frameIndex: 'index',
  pageIndex: 'index',
  element: 'element',
  header: 'header',
  footer: 'footer',
  pageTitle: 'pageTitle',
  icons: 'icons',
  blogListing: 'index',
  blogCategory: 'index',
  blogAuthor: 'index',
  post: 'article',
  blogLayout: 'article',
  portfolioListing: 'index',
  portfolioShow: 'index',
  project: 'project',
  shopListing: 'index',
  'shop/categories': 'index',
}

/** The key of what is said of something that was found. */
export const kindKey = (kind: PageKind | PartKind) => `kinds.${names[kind] ?? 'page'}` as const
