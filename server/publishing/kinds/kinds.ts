import type { ContentKind } from '#shared/publishing/documents.ts'
import { event } from './event.ts'
import type { Kind } from './kind.ts'
import { news } from './news.ts'
import { person } from './person.ts'

/** The definition of each kind. */
export const kinds: Readonly<Record<ContentKind, Kind>> = { news, event, person }
