import type { ContentKind } from '#shared/publishing/documents.ts'
import { chapter } from './chapter.ts'
import { donation } from './donation.ts'
import { event } from './event.ts'
import { fact } from './fact.ts'
import type { Kind } from './kind.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { person } from './person.ts'
import { photo } from './photo.ts'
import { product } from './product.ts'

/** The definition of each kind. */
export const kinds: Readonly<Record<ContentKind, Kind>> = {
  news,
  event,
  notice,
  donation,
  photo,
  person,
  product,
  fact,
  chapter,
}
