import { articleTypeRows } from '../routes/articleTypes.generated.ts'
import { blogLayoutRows } from '../routes/blogLayouts.generated.ts'
import type { FoundRow } from '../routes/route.ts'

/* Names that are part of the blog's addresses. */

/**
 * A row of an article type, from its `page.ts` (`client/demo/blog/articles/<type>`). The type determines the head of an
 * article.
 */
export interface ArticleTypeRow extends FoundRow {
  /** The address, if it differs from the name of the folder. */
  path?: `/${string}/:id`
  /** The fact that its articles need in addition to the common picture. */
  needs?: 'film' | 'embed' | 'piece' | 'pictures'
}

export type ArticleType = keyof typeof articleTypeRows
export const articleTypes = Object.keys(articleTypeRows) as ArticleType[]

/** Returns the row of an article type. */
export const articleTypeRow = (type: ArticleType): Omit<ArticleTypeRow, 'position'> => articleTypeRows[type]

/** The listings of articles; each is a page. */
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
