import type { Store } from '#db/store.ts'
import { prepareDraft } from '#server/publishing/prepareDraft.ts'
import type { ContentDocument, EventFields, NewsFields } from '#shared/publishing/documents.ts'

const news: NewsFields = { kind: 'news', tags: [], isPressRelease: false }
export const eventFields: EventFields = {
  kind: 'event',
  tags: [],
  starts: '2027-03-27T18:00',
  ends: '2027-03-27T20:00',
  takesVisitors: false,
}

/** Returns a piece of news with a text in Serbian Cyrillic, or with other texts. */
export const newsDocument = (
  slug: string,
  title: string,
  texts: ContentDocument['texts'] = { 'sr-Cyrl': { title, lead: 'Увод.', body: 'Цео текст.' } },
): ContentDocument => ({ slug, fields: news, texts })

/** Saves a new document and publishes it. */
export async function publish(store: Store, document: ContentDocument, at: number): Promise<void> {
  const { slug, fields } = document
  const draft = { kind: fields.kind, document, ...prepareDraft(document), by: 'ana', at, basedOn: null }
  await store.saveContent(draft)
  await store.publishContent({ kind: fields.kind, slug, version: 1, by: 'ana', at })
}
