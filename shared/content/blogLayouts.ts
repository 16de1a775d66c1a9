import type { AuthorId, PostCategory, PostTag } from './blog.ts'
import type { BlogLayout } from './blogNames.ts'

/** What is known of a long article; its words lie in `locales/<language>/blogs/<layout>.json`. */
export interface LongArticleFacts {
  author: AuthorId
  /** ISO 8601 */
  date: string
  category: readonly PostCategory[]
  tags: readonly PostTag[]
}

export const longArticles: Readonly<Record<BlogLayout, LongArticleFacts>> = {
  '01': { author: '8', date: '2026-11-17', category: ['lifestyle', 'business'], tags: ['craft', 'work', 'villages'] },
  '02': { author: '2', date: '2026-11-13', category: ['city'], tags: ['transport', 'work', 'tools'] },
  '03': { author: '7', date: '2026-11-10', category: ['culture'], tags: ['craft', 'tools'] },
  '04': { author: '1', date: '2026-10-31', category: ['city', 'business'], tags: ['food', 'budget', 'villages'] },
  '05': { author: '5', date: '2026-11-18', category: ['lifestyle', 'city'], tags: ['sleep', 'work', 'photography'] },
}

/** What was counted at the market; each stands beside its label „sample figure”. */
export const marketFigures = {
  stalls: 62,
  rent: 16,
  way: 23,
  scale: 37,
  queue: 19,
  kinds: 14,
  bags: 204,
  left: 9,
} as const
export type MarketFigure = keyof typeof marketFigures
