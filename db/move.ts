import { isDeepStrictEqual } from 'node:util'
import type { ConsentVerdict, StoredFile } from './store.ts'
import {
  keyOf,
  movedTables,
  type LockedSource,
  type LockedTarget,
  type Key,
  type MovedTable,
  type Row,
} from './transfer.ts'

/** The number of rows in one commit. An interrupted move loses only the last commit. */
export const sliceSize = 1000

export type MoveOutcome =
  /** `missing`: the number of files of media whose bytes the source does not have. */
  | { outcome: 'moved'; rows: Record<MovedTable, number>; consent: ConsentVerdict; missing: number }
  /** The target has rows that are not the first rows of the source. Nothing was changed. */
  | { outcome: 'occupied' }
  /** Everything was written, but the target differs from the source: in a table, the numbers or the consent log. */
  | { outcome: 'unequal'; in: MovedTable | 'numbers' | 'consent' }
  | { outcome: 'stopped' }

export interface MoveOptions {
  signal: AbortSignal
  /** Reports the number of rows in the target and in the source. */
  progress: (done: number, total: number) => void
  slice?: number
}

const keyIn = (table: MovedTable, row: Row | undefined): Key | undefined => row?.[keyOf[table]] as Key | undefined

/**
 * Compares the rows of the target with the first rows of the source. Returns the key of the last row in each table of the target,
 * or the first table with a difference.
 */
async function compare(
  source: LockedSource,
  target: LockedTarget,
  slice: number,
): Promise<{ lastKeys: Map<MovedTable, Key> } | { different: MovedTable }> {
  const lastKeys = new Map<MovedTable, Key>()
  for (const table of movedTables) {
    for (;;) {
      const after = lastKeys.get(table)
      const targetRows = await target.rows(table, after, slice)
      if (targetRows.length === 0) break
      const sourceRows = await source.rows(table, after, targetRows.length)
      if (!isDeepStrictEqual(targetRows, sourceRows.map(target.asStored))) return { different: table }
      lastKeys.set(table, keyIn(table, targetRows.at(-1))!)
    }
  }
  return { lastKeys }
}

const countAll = async (database: LockedSource) => {
  const rows = {} as Record<MovedTable, number>
  for (const table of movedTables) rows[table] = await database.count(table)
  return rows
}

/** Returns whether a move can have left these rows: it fills one table after the other, so those after an incomplete one are empty. */
const isInterruptedMove = (moved: Record<MovedTable, number>, all: Record<MovedTable, number>): boolean => {
  const incomplete = movedTables.findIndex((table) => moved[table] < all[table])
  return incomplete < 0 || movedTables.slice(incomplete + 1).every((table) => moved[table] === 0)
}

const sum = (rows: Record<MovedTable, number>) => Object.values(rows).reduce((one, other) => one + other, 0)

/** Copies every row of the source that the target does not have yet, then compares both. An interrupted move is continued. */
export async function move(source: LockedSource, target: LockedTarget, options: MoveOptions): Promise<MoveOutcome> {
  const { signal, progress, slice = sliceSize } = options
  const all = await countAll(source)
  const before = await countAll(target)
  const comparison = await compare(source, target, slice)
  if ('different' in comparison || !isInterruptedMove(before, all)) return { outcome: 'occupied' }

  const total = sum(all)
  let done = sum(before)
  for (const table of movedTables) {
    for (let after = comparison.lastKeys.get(table); ;) {
      if (signal.aborted) return { outcome: 'stopped' }
      progress(done, total)
      const rows = await source.rows(table, after, slice)
      if (rows.length === 0) break
      await target.insert(table, rows)
      after = keyIn(table, rows.at(-1))
      done += rows.length
    }
  }
  const missing = await moveBytes(source, target, options)
  if (missing === 'stopped') return { outcome: 'stopped' }
  await target.setNumbers(await source.numbers())
  return verify(source, target, { all, slice, missing })
}

/** Copies the bytes of media that the target does not have. Returns the number of files whose bytes are missing. */
async function moveBytes(
  source: LockedSource,
  target: LockedTarget,
  { signal, slice = sliceSize }: MoveOptions,
): Promise<number | 'stopped'> {
  let missing = 0
  for (let after: Key | undefined; ;) {
    const rows = await source.rows('mediaFiles', after, slice)
    for (const { hash, type, bytes } of rows as unknown as StoredFile[]) {
      if (signal.aborted) return 'stopped'
      const file = { hash, type }
      if (await target.mediaBytes.has(file)) continue
      if (await source.mediaBytes.has(file)) {
        const pieces: Uint8Array[] = []
        for await (const piece of source.mediaBytes.read(file, 0, bytes - 1)) pieces.push(piece)
        await target.mediaBytes.put(file, Buffer.concat(pieces), Date.now())
      } else missing += 1
    }
    if (rows.length === 0) return missing
    after = keyIn('mediaFiles', rows.at(-1))
  }
}

async function verify(
  source: LockedSource,
  target: LockedTarget,
  { all, slice, missing }: { all: Record<MovedTable, number>; slice: number; missing: number },
): Promise<MoveOutcome> {
  const rows = await countAll(target)
  const unequal = movedTables.find((table) => rows[table] !== all[table])
  if (unequal) return { outcome: 'unequal', in: unequal }
  const comparison = await compare(source, target, slice)
  if ('different' in comparison) return { outcome: 'unequal', in: comparison.different }
  if (!isDeepStrictEqual(await target.numbers(), await source.numbers())) return { outcome: 'unequal', in: 'numbers' }
  const consent = await target.verifyConsent()
  if (!isDeepStrictEqual(consent, await source.verifyConsent())) return { outcome: 'unequal', in: 'consent' }
  return { outcome: 'moved', rows, consent, missing }
}
