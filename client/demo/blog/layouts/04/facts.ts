import type { LongArticleFacts } from '../longArticle.tsx'

export const facts: LongArticleFacts = {
  author: '1',
  date: '2026-10-31',
  category: ['city', 'business'],
  tags: ['food', 'budget', 'villages'],
}

/** Figures of the market. The note below the article says that they are invented. */
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
