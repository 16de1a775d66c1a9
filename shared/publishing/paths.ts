import type { ContentKind } from './documents.ts'

/** The paths of the kinds whose items have pages. An item has its slug after it. */
export const contentPaths = { news: '/news', event: '/events', person: '/people' } as const satisfies Partial<
  Record<ContentKind, string>
>
export type PagedKind = keyof typeof contentPaths
export const pagedKinds = Object.keys(contentPaths) as readonly PagedKind[]

/** The kinds whose items the search finds by their texts: a chapter is a part of the programme's page. */
export type FoundKind = PagedKind | 'chapter'

/** The kinds on which sitemap and search depend: a product that is withdrawn has no page. */
export const searchedKinds: readonly ContentKind[] = [...pagedKinds, 'chapter', 'product']

export const isPaged = (kind: ContentKind): kind is PagedKind => Object.hasOwn(contentPaths, kind)

export const isFound = (kind: ContentKind): kind is FoundKind => kind === 'chapter' || isPaged(kind)

/** The pages that list the items of each of these kinds. */
export const listPaths = { ...contentPaths, person: '/about' } as const

/** Returns the path of an item's page. */
export const itemPath = (kind: PagedKind, slug: string): string => `${contentPaths[kind]}/${slug}`

/** The paths of the feed of news (RSS 2.0) and of the calendar of events (iCalendar). The query sets the language. */
export const newsFeedPath = '/news/feed.xml'
export const calendarPath = '/events.ics'
