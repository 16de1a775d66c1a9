import { blogListings } from './blogNames.ts'

/* Closed lists that all articles share. The articles are folders in `posts/`. */

/** The categories of articles, in the order of the blog's menus. */
export const postCategories = [
  'party',
  'city',
  'business',
  'startup',
  'lifestyle',
  'travel',
  'fashion',
  'culture',
] as const
export type PostCategory = (typeof postCategories)[number]

/** The accent of each category (`client/styles/accents.css`). */
export const categoryAccents = {
  party: 'party',
  city: 'finance',
  business: 'business',
  startup: 'startup',
  lifestyle: 'restaurant',
  travel: 'seo-agency',
  fashion: 'events-conference',
  culture: 'application',
} as const satisfies Record<PostCategory, string>

/** The listings that an article can be made for; it comes first there. No listing is called `lifestyle`. */
export const blogTypes = [...blogListings, 'lifestyle'] as const

/** Topics of articles, finer than categories. Related articles share tags. */
export const postTags = [
  'work',
  'wages',
  'housing',
  'transport',
  'elections',
  'volunteers',
  'budget',
  'environment',
  'food',
  'craft',
  'repair',
  'textiles',
  'tools',
  'health',
  'sleep',
  'school',
  'books',
  'music',
  'photography',
  'cycling',
  'villages',
] as const
export type PostTag = (typeof postTags)[number]

/** The authors; the numbers are part of addresses. */
export const authorIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export type AuthorId = (typeof authorIds)[number]

/** The path of the feed of all articles (RSS 2.0). The query sets its language. */
export const feedPath = '/blogs/feed.xml'

/** The number of articles on a page of a listing. */
export const postsOnPage = 9
