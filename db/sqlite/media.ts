import { and, asc, between, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { hashOfName, joinFiles } from '../mediaRows.ts'
import { pageSize } from '../paging.ts'
import { media, mediaFiles, mediaLog } from '../schema.ts'
import type { Tables } from '../tableInterfaces.ts'
import { storedNameOf } from '../store.ts'
import { isDraft, isOlder, isStored, namesIn, removeStored } from './mediaFolder.ts'
import { prepareInsert } from './statements.ts'

const { seq, ...columns } = getTableColumns(media)
const { seq: fileSeq, ...fileColumns } = getTableColumns(mediaFiles)
const { seq: logSeq, ...logColumns } = getTableColumns(mediaLog)
const key = { hash: mediaFiles.hash, type: mediaFiles.type }

/** @param folder the folder of the bytes */
export function prepareMedia(db: BetterSQLite3Database, folder: string): Tables['media'] {
  const insert = prepareInsert(db, media)
  const insertFile = prepareInsert(db, mediaFiles)
  const log = prepareInsert(db, mediaLog)
  const filesOf = (names: string[]) =>
    db.select(fileColumns).from(mediaFiles).where(inArray(mediaFiles.medium, names)).orderBy(asc(fileSeq)).all()
  /** Tells the files whose hash begins with two digits, in a way that the index knows. */
  const startsWith = (start: string) => between(mediaFiles.hash, start, `${start}g`)
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
  const hashesOf = (rows: readonly { hash: string }[]) => rows.map(({ hash }) => hash)
  const isUnused = (name: string, used: ReadonlySet<string>) => isDraft(name) || !used.has(hashOfName(name))
  return {
    insert,
    insertFile,
    has: (name) => db.select({ name: media.name }).from(media).where(eq(media.name, name)).get() !== undefined,
    byNames(names) {
      const rows = db
        .select(columns)
        .from(media)
        .where(inArray(media.name, [...names]))
        .all()
      return joinFiles(rows, filesOf(namesOf(rows)))
    },
    page(after) {
      const rows = db
        .select({ seq, ...columns })
        .from(media)
        .where(gt(seq, after))
        .orderBy(asc(seq))
        .limit(pageSize)
        .all()
      return joinFiles(rows, filesOf(namesOf(rows)))
    },
    change: (name, to) => void db.update(media).set(to).where(eq(media.name, name)).run(),
    remove(name) {
      const files = db.select(key).from(mediaFiles).where(eq(mediaFiles.medium, name)).all()
      db.delete(media).where(eq(media.name, name)).run()
      return files
    },
    removeOriginal: (name) =>
      db
        .delete(mediaFiles)
        .where(and(eq(mediaFiles.medium, name), eq(mediaFiles.type, 'original')))
        .returning(key)
        .all(),
    byFile: ({ hash, type }) =>
      db
        .select({ name: mediaFiles.medium, bytes: mediaFiles.bytes })
        .from(mediaFiles)
        .where(and(eq(mediaFiles.hash, hash), eq(mediaFiles.type, type)))
        .orderBy(asc(fileSeq))
        .limit(1)
        .get(),
    log,
    logPage: (after) =>
      db
        .select({ seq: logSeq, ...logColumns })
        .from(mediaLog)
        .where(gt(logSeq, after))
        .orderBy(asc(logSeq))
        .limit(pageSize)
        .all(),
    removeAuthor(name) {
      const rows = db
        .update(media)
        .set({ author: '' })
        .where(sql`lower(${media.author}) = lower(${name})`)
        .run()
      const entries = db
        .update(mediaLog)
        .set({ author: '' })
        .where(sql`lower(${mediaLog.author}) = lower(${name})`)
        .run()
      return rows.changes + entries.changes
    },
    withoutBytes: (files) => files.filter((file) => !isStored(folder, file)),
    incomplete(start) {
      const stored = new Set(namesIn(folder, start))
      const files = db
        .select({ ...key, medium: mediaFiles.medium })
        .from(mediaFiles)
        .where(startsWith(start))
        .all()
      return files.filter((file) => !stored.has(storedNameOf(file))).map(({ medium }) => medium)
    },
    unusedBytes(start, before) {
      const used = new Set(
        hashesOf(db.select({ hash: mediaFiles.hash }).from(mediaFiles).where(startsWith(start)).all()),
      )
      return namesIn(folder, start).filter((name) => isUnused(name, used) && isOlder(folder, name, before))
    },
    removeUnusedBytes(names) {
      const hashes = JSON.stringify(names.map(hashOfName))
      const among = sql`${mediaFiles.hash} in (select value from json_each(${hashes}))`
      const used = new Set(hashesOf(db.select({ hash: mediaFiles.hash }).from(mediaFiles).where(among).all()))
      const removed = names.filter((name) => isUnused(name, used))
      for (const name of removed) removeStored(folder, name)
      return removed.length
    },
  }
}
