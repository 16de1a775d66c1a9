import { createHash } from 'node:crypto'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { storedPath } from '#db/sqlite/mediaFolder.ts'
import type { StoredFile } from '#db/store.ts'
import { mediaWidths } from '#shared/publishing/media.ts'
import { databaseOf } from './siteData.ts'

const hashOf = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 32)

/** Returns the files of one picture: an original, and each width in each type. */
const filesOf = (name: string, bytes: number): StoredFile[] => [
  { hash: hashOf(name), type: 'original', width: 3000, height: 2000, bytes },
  ...mediaWidths.flatMap((width) =>
    (['avif', 'webp', 'jpeg'] as const).map((type) => ({
      ...{ hash: hashOf(`${name} ${type} ${width}`), type, width, height: (width * 2) / 3, bytes },
    })),
  ),
]

/** Adds many pictures by SQL: `seed0.jpg`, `seed1.jpg` … Their files have holes instead of bytes. Returns their files. */
export function seedMedia(
  dataDir: string,
  count: number,
  at: number,
  { prefix = 'seed', bytes = 0 } = {},
): StoredFile[] {
  const database = new Database(databaseOf(dataDir))
  const folder = join(dataDir, 'media')
  const medium = database.prepare(`insert into media (name, kind, alt, focus, colour, width, height, added_at, author)
    values (@name, 'picture', '{"en":"A picture"}', 'center', '#808080', 3000, 2000, @at, 'ana')`)
  const file = database.prepare(`insert into media_files (medium, hash, type, width, height, bytes)
    values (@name, @hash, @type, @width, @height, @bytes)`)
  const log = database.prepare(`insert into media_log (at, author, act, name) values (@at, 'ana', 'added', @name)`)
  const folders = new Set<string>()
  const files: StoredFile[] = []
  database.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const name = `${prefix}${index}.jpg`
      medium.run({ name, at })
      log.run({ name, at })
      for (const one of filesOf(name, bytes)) {
        file.run({ name, ...one })
        files.push(one)
        const start = one.hash.slice(0, 2)
        if (!folders.has(start)) mkdirSync(join(folder, start), { recursive: true })
        folders.add(start)
        writeFileSync(storedPath(folder, one), '')
        if (bytes > 0) truncateSync(storedPath(folder, one), bytes)
      }
    }
    database.prepare('update content_generations set generation = generation + 1').run()
  })()
  database.close()
  return files
}

/** Copies a published piece of news by SQL. Each copy is a minute older. */
export function copyNews(dataDir: string, slug: string, count: number): void {
  const database = new Database(databaseOf(dataDir))
  const copies = `with recursive copy(number) as (select 1 union all select number + 1 from copy where number < ${count})`
  database.exec(`
    ${copies} insert into content_items (id, kind, slug, version, created, shown_version, first_published, last_published, sort_at,
      year, is_press_release, languages)
    select id || number, kind, slug || number, version, created, shown_version, first_published, last_published,
      sort_at - number * 60000, year, is_press_release, languages from content_items, copy where slug = '${slug}';
    ${copies} insert into content_versions (item_id, version, at, author, document, listing, words)
    select item_id || number, content_versions.version, at, author, document, listing, words
    from content_versions join content_items on id = item_id, copy where slug = '${slug}';
    ${copies} insert into content_words (item_id, language, title, body)
    select item_id || number, language, title, body from content_words join content_items on id = item_id, copy where slug = '${slug}';
  `)
  database.close()
}
