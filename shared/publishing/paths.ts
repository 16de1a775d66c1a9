import type { ContentKind } from './documents.ts'

/** The path of each kind of content: its list. An item has its slug after it. */
export const contentPaths: Readonly<Record<ContentKind, string>> = { news: '/news', event: '/events' }

/** Returns the path of an item's page. */
export const itemPath = (kind: ContentKind, slug: string): string => `${contentPaths[kind]}/${slug}`

/** The paths of the feed of news (RSS 2.0) and of the calendar of events (iCalendar). The query sets the language. */
export const newsFeedPath = '/news/feed.xml'
export const calendarPath = '/events.ics'
