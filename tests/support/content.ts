import type { Milliseconds, Store } from '#db/store.ts'
import { wallTimeOf } from '#server/publishing/times.ts'
import { createPublishing } from '#server/services/publishing.ts'
import type { Cost } from '#shared/content/chapterCosts.ts'
import type { ContentDocument, LeadPicture } from '#shared/publishing/documents.ts'

const hour: Milliseconds = 3_600_000

/** Saves and publishes a document, as the staff command does. */
export async function publishDocument(store: Store, document: ContentDocument, at = Date.now()): Promise<void> {
  const { slug, fields } = document
  const publishing = createPublishing({ store, now: () => at })
  await publishing.save({ document, basedOn: null, by: 'test' })
  await publishing.publish({ kind: fields.kind, slug, version: 1, by: 'test' })
}

/** Shows an event that begins in an hour, ends an hour later and takes visitors unless said otherwise. */
export const showEvent = (
  store: Store,
  now: Milliseconds,
  { slug = 'rally', takesVisitors = true }: { slug?: string; takesVisitors?: boolean } = {},
): Promise<void> =>
  publishDocument(
    store,
    eventDocument(slug, wallTimeOf(now + hour), wallTimeOf(now + 2 * hour), {
      title: 'Скуп о води',
      place: 'Дом културе, Земун',
      takesVisitors,
    }),
    now,
  )

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

/** Returns a photograph of the gallery with a caption in Serbian. */
export const photoDocument = (
  slug: string,
  name: string,
  {
    date,
    title = slug,
    look = 'plain',
    isInGallery = true,
    isForPress = false,
    texts = {},
  }: {
    date?: string
    title?: string
    look?: LeadPicture['look']
    isInGallery?: boolean
    isForPress?: boolean
    texts?: ContentDocument['texts']
  } = {},
): ContentDocument => ({
  slug,
  fields: { kind: 'photo', picture: { name, look }, isInGallery, isForPress, ...(date && { date }) },
  texts: { 'sr-Cyrl': { title, lead: '', body: '' }, ...texts },
})

/** Returns a person in Serbian, and in other languages if they are given. */
export const personDocument = (
  slug: string,
  {
    name = slug,
    role = 'Портпаролка',
    order = 100,
    leads = false,
    quotation,
    picture,
    texts = {},
  }: {
    name?: string
    role?: string
    order?: number
    leads?: boolean
    quotation?: string
    picture?: LeadPicture
    texts?: ContentDocument['texts']
  } = {},
): ContentDocument => ({
  slug,
  fields: { kind: 'person', order, leads, ...(picture && { picture }) },
  texts: { 'sr-Cyrl': { title: name, lead: role, body, ...(quotation && { quotation }) }, ...texts },
})

/** Returns a chapter of the programme in Serbian, and in other languages if they are given. */
export const chapterDocument = (
  slug: string,
  {
    title = slug,
    order = 100,
    cost,
    source,
    picture,
    body: own = body,
    texts = {},
  }: {
    title?: string
    order?: number
    cost?: Cost
    source?: string
    picture?: LeadPicture
    body?: string
    texts?: ContentDocument['texts']
  } = {},
): ContentDocument => ({
  slug,
  fields: { kind: 'chapter', order, ...(cost && { cost }), ...(source && { source }), ...(picture && { picture }) },
  texts: { 'sr-Cyrl': { title, lead, body: own }, ...texts },
})
