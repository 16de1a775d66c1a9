import type { Topic } from '../forms/topics.ts'
import type { RouteId } from '../routes/table.ts'
import type { ChapterId } from './programme.ts'

/** A story and the place to read it. */
export interface NewsItem {
  id: string
  /** The chapter of the programme that it belongs to; without one it is about the party. */
  chapter?: ChapterId
  place: { route: RouteId; anchor?: string; topic?: Topic }
}

/** The lead stories, in order. Titles and texts are words (`page/latest-news`). */
export const leadStories = [
  { id: 'programme', place: { route: 'about', anchor: 'programme' } },
  { id: 'controllers', chapter: 'elections', place: { route: 'join', topic: 'controller' } },
  { id: 'municipalities', place: { route: 'home', anchor: 'figures' } },
  { id: 'process', place: { route: 'page-our-process' } },
] as const satisfies readonly NewsItem[]

/** The recommended places, in the party's order; visits are not counted. */
export const popularPlaces = [
  { id: 'people', place: { route: 'about', anchor: 'people' } },
  { id: 'join', place: { route: 'join' } },
  { id: 'group', place: { route: 'home', anchor: 'group' } },
  { id: 'donate', place: { route: 'home', anchor: 'donate' } },
  { id: 'myData', place: { route: 'newsletter-my-data' } },
] as const satisfies readonly NewsItem[]
