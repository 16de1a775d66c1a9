import type { LongArticleFacts } from '../longArticle.tsx'

export const facts: LongArticleFacts = {
  author: '2',
  date: '2026-11-13',
  category: ['city'],
  tags: ['transport', 'work', 'tools'],
}
