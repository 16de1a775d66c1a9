import {
  articleTypeRow,
  articleTypes,
  blogLayouts,
  blogListings,
  type ArticleType,
  type BlogListing,
} from '../../content/blogNames.ts'
import { toKebab } from '../kebab.ts'
import { route } from '../route.ts'

const isDemo = { isDemo: true } as const

const listing = <const Listing extends BlogListing>(listing: Listing) =>
  route(`blog-${listing}`, `/blogs/blog-${toKebab(listing)}`, 'blogListing', { listing }, isDemo)

const post = <const Type extends ArticleType>(type: Type) =>
  route(
    `post-${type}`,
    articleTypeRow(type).path ?? `/blog-types/blog-${toKebab(type)}-post/:id`,
    'post',
    { type },
    isDemo,
  )

/** The blog: listings, articles and long-form layouts. */
export const blog = [
  ...blogListings.map(listing),
  route('blog-category', '/blogs/category/:category', 'blogCategory', {}, isDemo),
  route('blog-author', '/blogs/author/:author', 'blogAuthor', {}, isDemo),
  ...articleTypes.map(post),
  ...blogLayouts.map((layout) =>
    route(`blog-layout-${layout}`, `/blogs/blog-post-layout-${layout}`, 'blogLayout', { layout }, isDemo),
  ),
] as const
