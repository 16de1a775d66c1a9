import type { Topic } from '../forms/topics.ts'

/**
 * The chapters of the programme, in order. Each is an anchor on its page and on the page about the party. Their titles
 * and texts are words.
 */
export const chapterIds = ['work', 'care', 'housing', 'publicMoney', 'elections', 'europe'] as const
export type ChapterId = (typeof chapterIds)[number]

/** The proposals of each chapter, in order. */
export const proposalIds = ['first', 'second', 'third', 'fourth'] as const

/** The link at the end of each chapter: to the contact form with a topic, or to the newsletter form in the footer. */
export const nextSteps = {
  work: { topic: 'question' },
  care: { topic: 'question' },
  housing: { topic: 'question' },
  publicMoney: { topic: 'question' },
  elections: { topic: 'controller' },
  europe: { anchor: 'newsletter' },
} as const satisfies Record<ChapterId, { topic: Topic } | { anchor: string }>
