import type { LongArticleFacts } from '../longArticle.tsx'

export const facts: LongArticleFacts = {
  author: '5',
  date: '2026-11-18',
  category: ['lifestyle', 'city'],
  tags: ['sleep', 'work', 'photography'],
}
