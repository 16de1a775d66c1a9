import Database from 'better-sqlite3'
import type { ContentDraft } from '#db/store.ts'
import { prepareDraft } from '#server/publishing/prepareDraft.ts'
import type { ContentDocument } from '#shared/publishing/documents.ts'

/** Returns a piece of news. */
export const newsDocument = (slug: string, texts: ContentDocument['texts']): ContentDocument => ({
  slug,
  fields: { kind: 'news', tags: [], isPressRelease: false },
  texts,
})

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
      const document = newsDocument(id, {
        'sr-Cyrl': { title: `Вода у насељу број ${index}`, lead: 'Свако насеље има право на воду.', body },
        ...(index % 2 === 0 && {
          en: { title: `Water in place ${index}`, lead: 'Every place has a right to water.', body },
        }),
      })
      const languages = Object.keys(document.texts)
      item.run({ id, slug: id, at: at - index * 60_000, languages: JSON.stringify(languages) })
      version.run({ id, at, document: JSON.stringify(document) })
      // The words are made once, because preparing a document takes longer than storing it.
      seeded ??= prepareDraft(newsDocument('seed', document.texts)).words
      for (const { language, title, body: text } of seeded)
        if (languages.includes(language)) word.run({ id, language, title: `${title} seed${index}`, body: text })
    }
    database.prepare('update content_generations set generation = generation + 1').run()
  })()
  database.close()
}
