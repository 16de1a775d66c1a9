import { articleTypeRows } from '../routes/articleTypes.generated.ts'
import { blogLayoutRows } from '../routes/blogLayouts.generated.ts'
import type { FoundRow } from '../routes/route.ts'
import type { PostCategory } from './blog.ts'

/* The names of which the addresses of the paper are made. */

/** What the `page.ts` of a type of article says (`client/demo/blog/articles/<type>`): what stands at the head of an article. */
export interface ArticleTypeRow extends FoundRow {
  /** Its address, where it does not follow from the name of its folder. */
  path?: `/${string}/:id`
  /** What its articles must have, beside the picture that every article has. */
  needs?: 'film' | 'foreign' | 'piece' | 'pictures'
}

export type ArticleType = keyof typeof articleTypeRows
export const articleTypes = Object.keys(articleTypeRows) as ArticleType[]

/** Returns what a type's `page.ts` says, but for its place. */
export const articleTypeRow = (type: ArticleType): Omit<ArticleTypeRow, 'position'> => articleTypeRows[type]

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

/** The long-form layouts (`client/demo/blog/layouts/<number>`), by the numbers of their addresses. */
export type BlogLayout = keyof typeof blogLayoutRows
// Sorted, because an object lists the key 10 before 01.
export const blogLayouts = (Object.keys(blogLayoutRows) as BlogLayout[]).sort()

/** The categories that listings are filtered by, in the order of the specification. */
export const postFilters = ['fashion', 'travel', 'lifestyle', 'business'] as const satisfies readonly PostCategory[]
export type PostFilter = (typeof postFilters)[number]
