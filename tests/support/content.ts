import type { Store } from '#db/store.ts'
import type { ContentDocument, LeadPicture } from '#shared/publishing/documents.ts'

const hour = 3_600_000

/** Saves and publishes a document, as the staff command does. */
export async function publishDocument(store: Store, document: ContentDocument, at = Date.now()): Promise<void> {
  const { slug, fields, texts } = document
  const { kind, tags } = fields
  const isEvent = fields.kind === 'event'
  const moment = isEvent
    ? Date.parse(`${fields.starts}+01:00`)
    : fields.date
      ? Date.parse(fields.date) + 12 * hour
      : null
  await store.saveContent({
    kind,
    document,
    listing: {
      sortAt: moment,
      ends: isEvent ? Date.parse(`${fields.ends}+01:00`) : null,
      municipality: (isEvent && fields.municipality) || null,
      isPressRelease: !isEvent && fields.isPressRelease,
      tags: [...tags],
      languages: Object.keys(texts) as (keyof typeof texts)[],
    },
    words: [],
    by: 'test',
    at,
    basedOn: null,
  })
  await store.publishContent({ kind, slug, version: 1, by: 'test', at })
}

const lead = 'Странка предлаже да општина обнови водовод за три године, без задуживања грађана.'
const body = 'Први пасус текста, са најважнијим подацима.\n\nДруги пасус, у коме се каже шта следи.'

/** Returns a piece of news in Serbian, and in other languages if they are given. */
export const newsDocument = (
  slug: string,
  {
    date,
    title = slug,
    tags = ['вода'],
    isPressRelease = false,
    picture,
    texts = {},
  }: {
    date?: string
    title?: string
    tags?: readonly string[]
    isPressRelease?: boolean
    picture?: LeadPicture
    texts?: ContentDocument['texts']
  } = {},
): ContentDocument => ({
  slug,
  fields: { kind: 'news', tags, isPressRelease, ...(date && { date }), ...(picture && { picture }) },
  texts: { 'sr-Cyrl': { title, lead, body }, ...texts },
})

/** Returns an event in Serbian. */
export const eventDocument = (
  slug: string,
  starts: string,
  ends: string,
  {
    title = slug,
    municipality,
    place,
    online,
    takesVisitors = true,
    picture,
  }: {
    title?: string
    municipality?: string
    place?: string
    online?: string
    takesVisitors?: boolean
    picture?: LeadPicture
  } = {},
): ContentDocument => ({
  slug,
  fields: {
    kind: 'event',
    tags: [],
    starts,
    ends,
    takesVisitors,
    ...(municipality && { municipality }),
    ...(online && { online }),
    ...(picture && { picture }),
  },
  texts: {
    'sr-Cyrl': {
      title,
      lead: 'Разговор са стручњацима о томе шта општина може да уради већ ове године.',
      body,
      ...(place && { place }),
    },
  },
})
