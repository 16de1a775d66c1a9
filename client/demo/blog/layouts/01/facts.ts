import type { LongArticleFacts } from '../longArticle.tsx'

export const facts: LongArticleFacts = {
  author: '8',
  date: '2026-11-17',
  category: ['lifestyle', 'business'],
  tags: ['craft', 'work', 'villages'],
}
