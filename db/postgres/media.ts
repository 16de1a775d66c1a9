import { and, asc, between, eq, getTableColumns, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import { joinFiles } from '../mediaRows.ts'
import { pageSize } from '../paging.ts'
import { storedNameOf, type MediaBytes } from '../store.ts'
import type { AsyncTables } from '../useCaseSteps.ts'
import type { Session } from './connection.ts'
import { media, mediaBytes, mediaFiles, mediaLog } from './schema.ts'
import { first, rowsOf } from './statements.ts'

const { seq, ...columns } = getTableColumns(media)
const { seq: fileSeq, ...fileColumns } = getTableColumns(mediaFiles)
const { seq: logSeq, ...logColumns } = getTableColumns(mediaLog)
const key = { hash: mediaFiles.hash, type: mediaFiles.type }

/** Tells what begins with two hexadecimal digits in a way that an index knows in every collation. */
const startsWith = (column: typeof mediaFiles.hash | typeof mediaBytes.name, start: string) =>
  between(column, start, `${start}g`)

export function mediaOf({ db, mayWrite }: Session): AsyncTables['media'] {
  const filesOf = async (rows: readonly { name: string }[]) =>
    rows.length === 0
      ? []
      : await db
          .select(fileColumns)
          .from(mediaFiles)
          .where(
            inArray(
              mediaFiles.medium,
              rows.map(({ name }) => name),
            ),
          )
          .orderBy(asc(fileSeq))
  const isUnused = notExists(
    db
      .select({ one: sql`1` })
      .from(mediaFiles)
      .where(eq(mediaFiles.hash, sql`left(${mediaBytes.name}, 32)`)),
  )
  return {
    async insert(row) {
      await db.insert(media).values(row)
    },
    async insertFile(row) {
      await db.insert(mediaFiles).values(row)
    },
    async has(name) {
      const found = db.select({ name: media.name }).from(media).where(eq(media.name, name))
      return first(await (mayWrite ? found.for('update') : found)) !== undefined
    },
    async byNames(names) {
      if (names.length === 0) return []
      const rows = await db
        .select(columns)
        .from(media)
        .where(inArray(media.name, [...names]))
      return joinFiles(rows, await filesOf(rows))
    },
    async page(after) {
      const rows = await db
        .select({ seq, ...columns })
        .from(media)
        .where(gt(seq, after))
        .orderBy(asc(seq))
        .limit(pageSize)
      return joinFiles(rows, await filesOf(rows))
    },
    async change(name, to) {
      await db.update(media).set(to).where(eq(media.name, name))
    },
    async remove(name) {
      const files = await db.select(key).from(mediaFiles).where(eq(mediaFiles.medium, name))
      await db.delete(media).where(eq(media.name, name))
      return files
    },
    removeOriginal: async (name) =>
      await db
        .delete(mediaFiles)
        .where(and(eq(mediaFiles.medium, name), eq(mediaFiles.type, 'original')))
        .returning(key),
    byFile: async ({ hash, type }) =>
      first(
        await db
          .select({ name: mediaFiles.medium, bytes: mediaFiles.bytes })
          .from(mediaFiles)
          .where(and(eq(mediaFiles.hash, hash), eq(mediaFiles.type, type)))
          .orderBy(asc(fileSeq))
          .limit(1),
      ),
    async log(entry) {
      await db.insert(mediaLog).values(entry)
    },
    logPage: async (after) =>
      await db
        .select({ seq: logSeq, ...logColumns })
        .from(mediaLog)
        .where(gt(logSeq, after))
        .orderBy(asc(logSeq))
        .limit(pageSize),
    async removeAuthor(name) {
      const rows = await db
        .update(media)
        .set({ author: '' })
        .where(sql`lower(${media.author}) = lower(${name})`)
      const entries = await db
        .update(mediaLog)
        .set({ author: '' })
        .where(sql`lower(${mediaLog.author}) = lower(${name})`)
      return rowsOf(rows) + rowsOf(entries)
    },
    async withoutBytes(files) {
      if (files.length === 0) return []
      const names = files.map(storedNameOf)
      const found = db.select({ name: mediaBytes.name }).from(mediaBytes).where(inArray(mediaBytes.name, names))
      // The lock keeps a sweep from removing the bytes before the commit.
      const stored = new Set((await (mayWrite ? found.for('key share') : found)).map(({ name }) => name))
      return files.filter((file) => !stored.has(storedNameOf(file)))
    },
    async incomplete(start) {
      const files = await db
        .select({ ...key, medium: mediaFiles.medium })
        .from(mediaFiles)
        .where(startsWith(mediaFiles.hash, start))
      const found = await db
        .select({ name: mediaBytes.name })
        .from(mediaBytes)
        .where(startsWith(mediaBytes.name, start))
      const stored = new Set(found.map(({ name }) => name))
      return files.filter((file) => !stored.has(storedNameOf(file))).map(({ medium }) => medium)
    },
    unusedBytes: async (start, before) =>
      (
        await db
          .select({ name: mediaBytes.name })
          .from(mediaBytes)
          .where(and(startsWith(mediaBytes.name, start), lt(mediaBytes.stored, before), isUnused))
      ).map(({ name }) => name),
    async removeUnusedBytes(names) {
      if (names.length === 0) return 0
      const named = inArray(mediaBytes.name, [...names])
      // Waits for media that are being added with these bytes. Their rows are seen by the next statement.
      await db.select({ name: mediaBytes.name }).from(mediaBytes).where(named).for('update')
      return rowsOf(await db.delete(mediaBytes).where(and(named, isUnused)))
    },
  }
}

/** Run a query, each in its own transaction or both in a shared one. */
interface Runners {
  read: <T>(query: (session: Pick<Session, 'db'>) => Promise<T>) => Promise<T>
  write: <T>(query: (session: Pick<Session, 'db'>) => Promise<T>) => Promise<T>
}

/** The number of bytes that are read at once. */
const pieceSize = 256 * 1024

/** Keeps the bytes of media in the database. */
export const createMediaBytes = ({ read, write }: Runners): MediaBytes => ({
  put: (file, bytes, at) =>
    write(async ({ db }) => {
      const row = { name: storedNameOf(file), stored: at, bytes }
      await db
        .insert(mediaBytes)
        .values(row)
        .onConflictDoUpdate({ target: mediaBytes.name, set: { stored: at } })
    }),
  has: (file) =>
    read(
      async ({ db }) =>
        first(
          await db
            .select({ name: mediaBytes.name })
            .from(mediaBytes)
            .where(eq(mediaBytes.name, storedNameOf(file))),
        ) !== undefined,
    ),
  async *read(file, start, end) {
    const name = storedNameOf(file)
    for (let from = start; from <= end; from += pieceSize) {
      const length = Math.min(pieceSize, end + 1 - from)
      const piece = await read(async ({ db }) =>
        first(
          await db
            .select({ bytes: sql<Uint8Array>`substring(${mediaBytes.bytes} from ${from + 1}::int for ${length}::int)` })
            .from(mediaBytes)
            .where(eq(mediaBytes.name, name)),
        ),
      )
      if (piece?.bytes.length !== length) throw new Error(`The bytes of ${name} are missing.`)
      yield piece.bytes
    }
  },
})
