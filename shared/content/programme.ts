import type { Topic } from '../forms/topics.ts'

/** The chapters of the programme, in order; each is an anchor of its page and of that about the party. Their titles and texts are words. */
export const chapterIds = ['work', 'care', 'housing', 'publicMoney', 'elections', 'europe'] as const
export type ChapterId = (typeof chapterIds)[number]

/** What each chapter proposes, in order. */
export const proposalIds = ['first', 'second', 'third', 'fourth'] as const

/** Where the last words of a chapter lead: to the contact form with a topic, or to the newsletter in the footer. */
export const nextSteps = {
  work: { topic: 'question' },
  care: { topic: 'question' },
  housing: { topic: 'question' },
  publicMoney: { topic: 'question' },
  elections: { topic: 'controller' },
  europe: { anchor: 'newsletter' },
} as const satisfies Record<ChapterId, { topic: Topic } | { anchor: string }>
