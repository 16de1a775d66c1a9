import type { PostCategory } from './blog.ts'

/* The names of which the addresses of the paper are made. */

/** What stands at the head of an article, in place of its picture. */
export const articleTypes = [
  'standard',
  'gallery',
  'slider',
  'html5Video',
  'youtubeVideo',
  'vimeoVideo',
  'audio',
  'blockquote',
  'fullWidth',
] as const
export type ArticleType = (typeof articleTypes)[number]

/** The arrangements of the listings, each a page. */
export const blogListings = [
  'grid',
  'masonry',
  'classic',
  'simple',
  'sideImage',
  'metro',
  'overlayImage',
  'modern',
  'clean',
  'widget',
  'standard',
] as const
export type BlogListing = (typeof blogListings)[number]

/** The long-form layouts, by the numbers of their addresses. */
export const blogLayouts = ['01', '02', '03', '04', '05'] as const
export type BlogLayout = (typeof blogLayouts)[number]

/** The categories that listings are filtered by, in the order of the specification. */
export const postFilters = ['fashion', 'travel', 'lifestyle', 'business'] as const satisfies readonly PostCategory[]
export type PostFilter = (typeof postFilters)[number]
