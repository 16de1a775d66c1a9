import { topicPlace } from '#shared/content/topicPlaces.ts'
import type { Topic } from '#shared/forms/topics.ts'
import type { RouteId } from '#shared/routes/table.ts'

interface Place {
  route: RouteId
  anchor?: string
  topic?: Topic
}

/** Links of the answers, by question id. */
export const answerLinks = {
  track: { route: 'privacy', anchor: 'browser' },
  barrier: topicPlace('question'),
  missing: { route: 'page-faq-s', anchor: 'newsletter' },
  letters: { route: 'newsletter-my-data' },
  see: { route: 'newsletter-my-data' },
  erase: { route: 'newsletter-my-data' },
  others: { route: 'privacy' },
  programme: { route: 'programme' },
  join: topicPlace('join'),
  help: topicPlace('volunteer'),
  shift: topicPlace('controller'),
  office: { route: 'contact', anchor: 'offices' },
  how: { route: 'home', anchor: 'donate' },
  limit: { route: 'donate', anchor: 'donate' },
} as const satisfies Record<string, Place>

export const answerLinkOf = (question: string): Place | undefined =>
  (answerLinks as Readonly<Record<string, Place>>)[question]
