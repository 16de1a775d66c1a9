import Database from 'better-sqlite3'
import type { ContentDraft, Store } from '#db/store.ts'
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

/**
 * Publishes many pieces of news by SQL, of which every second one is translated into English. All have a word in common, and each one of
 * its own.
 */
export function seedNews(file: string, count: number, at: number): void {
  const database = new Database(file)
  const item = database.prepare(`insert into content_items
    (id, kind, slug, version, created, shown_version, first_published, last_published, sort_at, year, is_press_release, languages)
    values (@id, 'news', @slug, 1, @at, 1, @at, @at, @at, 2026, 0, @languages)`)
  const version =
    database.prepare(`insert into content_versions (item_id, version, at, author, document, listing, words)
    values (@id, 1, @at, 'ana', @document, '{}', '[]')`)
  const word = database.prepare(`insert into content_words (item_id, language, title, body)
    values (@id, @language, @title, @body)`)
  let seeded: ContentDraft['words'] | undefined
  const body = 'Општина је отворила нову чесму и поправила пут до школе.\n\n'.repeat(30)
  database.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const id = `seed${index}`
      const document = newsDocument(id, `Вода ${index}`, {
        'sr-Cyrl': { title: `Вода у насељу број ${index}`, lead: 'Свако насеље има право на воду.', body },
        ...(index % 2 === 0 && {
          en: { title: `Water in place ${index}`, lead: 'Every place has a right to water.', body },
        }),
      })
      const languages = Object.keys(document.texts)
      item.run({ id, slug: id, at: at - index * 60_000, languages: JSON.stringify(languages) })
      version.run({ id, at, document: JSON.stringify(document) })
      // The words are made once, because preparing a document takes longer than storing it.
      seeded ??= prepareDraft(newsDocument('seed', 'Вода', document.texts)).words
      for (const { language, title, body: text } of seeded)
        if (languages.includes(language)) word.run({ id, language, title: `${title} seed${index}`, body: text })
    }
    database.prepare('update content_generations set generation = generation + 1').run()
  })()
  database.close()
}
