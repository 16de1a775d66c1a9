import type { PageCatalog } from '#locales/catalog.ts'
import type { FoundKind } from '#shared/publishing/paths.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import type { PartKind } from './pageParts.ts'

type KindName = keyof PageCatalog['search']['kinds']

/** The names of kinds that are not plain pages. */
const names: { readonly [Kind in PageKind | PartKind]?: KindName } = {
  chapter: 'chapter',
  person: 'person',
  product: 'product',
  office: 'office',
  part: 'part',
  elementIndex: 'index',
  frameIndex: 'index',
  pageIndex: 'index',
  homes: 'index',
  homeVariant: 'home',
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

/** The kinds whose group has the same name. */
const kindsOfGroups: ReadonlySet<KindName> = new Set([
  'page',
  'chapter',
  'person',
  'product',
  'office',
  'article',
  'project',
])

/** Returns the key of the words for a kind of result. */
export const kindKey = (kind: PageKind | PartKind) => `kinds.${names[kind] ?? 'page'}` as const

/** Returns the key of the words for a kind of result, or undefined where the name of its group says the same. */
export const kindKeyInGroup = (kind: PageKind | PartKind) =>
  kindsOfGroups.has(names[kind] ?? 'page') ? undefined : kindKey(kind)

type GroupName = keyof PageCatalog['search']['groups']

/** The groups of kinds that are not plain pages of the party. */
const groups: { readonly [Kind in PageKind | PartKind]?: GroupName } = {
  chapter: 'chapters',
  programme: 'chapters',
  person: 'people',
  office: 'offices',
  product: 'products',
  shopListing: 'products',
  'shop/categories': 'products',
  post: 'articles',
  blogLayout: 'articles',
  blogListing: 'articles',
  blogCategory: 'articles',
  blogAuthor: 'articles',
  project: 'projects',
  portfolioListing: 'projects',
  portfolioShow: 'projects',
}

/** Returns the key of the words for the group in which a result is shown. */
export const groupKey = ({ kind, isDemo }: { kind: PageKind | PartKind; isDemo: boolean }) =>
  `groups.${groups[kind] ?? (isDemo ? 'samples' : 'pages')}` as const

/** The words for a kind of published content: for one item, and for a group. */
const itemNames = { news: 'news', event: 'events', person: 'person', chapter: 'chapter' } as const
const itemGroups = { ...itemNames, person: 'people', chapter: 'chapters' } as const

/** Returns the keys of the words for a result of the content store: its kind, and the group in which it is shown. */
export const itemKindKey = ({ kind }: { kind: FoundKind }) => `kinds.${itemNames[kind]}` as const
export const itemGroupKey = ({ kind }: { kind: FoundKind }) => `groups.${itemGroups[kind]}` as const
