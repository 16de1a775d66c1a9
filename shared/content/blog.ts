import { blogListings } from './blogNames.ts'

/* What the articles have in common: closed lists. The articles themselves lie in `posts/`, a folder each. */

/** The sections of the paper, in the order of its menus. */
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

/** The accent of each, as style files name it. */
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

/** The arrangement that an article was made for: there it comes first. Nothing is arranged as `lifestyle`. */
export const blogTypes = [...blogListings, 'lifestyle'] as const

/** What articles are about, more exactly than their categories: shared tags make related articles. */
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

/** Who writes; the numbers stand in addresses. */
export const authorIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export type AuthorId = (typeof authorIds)[number]

/** Where the feed of all articles is, in the language that the address names (RSS 2.0). */
export const feedPath = '/blogs/feed.xml'

/** How many articles a page of a listing has. */
export const postsOnPage = 9
