import type { LongArticleFacts } from '../longArticle.tsx'

export const facts: LongArticleFacts = {
  author: '7',
  date: '2026-11-10',
  category: ['culture'],
  tags: ['craft', 'tools'],
}
