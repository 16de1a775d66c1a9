import { isDeepStrictEqual } from 'node:util'
import type { ConsentVerdict } from './store.ts'
import {
  keyOf,
  movedTables,
  type LockedSource,
  type LockedTarget,
  type Key,
  type MovedTable,
  type Row,
} from './transfer.ts'

/** Rows of one commit. What is cut off is lost from the last one alone, and a move of many rows has not too many. */
export const sliceSize = 1000

export type MoveOutcome =
  | { outcome: 'moved'; rows: Record<MovedTable, number>; consent: ConsentVerdict }
  /** The target holds rows that are not the beginning of the source's. Nothing was changed. */
  | { outcome: 'occupied' }
  /** Everything was written, and something is not as it should be: the numbers, the log, or a row of a table. */
  | { outcome: 'unequal'; in: MovedTable | 'numbers' | 'consent' }
  | { outcome: 'stopped' }

export interface MoveOptions {
  signal: AbortSignal
  /** So many rows of so many are there. */
  progress: (done: number, total: number) => void
  slice?: number
}

const keyIn = (table: MovedTable, row: Row | undefined): Key | undefined => row?.[keyOf[table]] as Key | undefined

/**
 * Follows the rows of the target along those of the source. Answers the key of the last one in each table, to go on behind it, or
 * the table where they part.
 */
async function follow(
  source: LockedSource,
  target: LockedTarget,
  slice: number,
): Promise<{ reached: Map<MovedTable, Key> } | { parted: MovedTable }> {
  const reached = new Map<MovedTable, Key>()
  for (const table of movedTables) {
    for (;;) {
      const after = reached.get(table)
      const kept = await target.rows(table, after, slice)
      if (kept.length === 0) break
      const given = await source.rows(table, after, kept.length)
      if (!isDeepStrictEqual(kept, given.map(target.asKept))) return { parted: table }
      reached.set(table, keyIn(table, kept.at(-1))!)
    }
  }
  return { reached }
}

const countAll = async (held: LockedSource) => {
  const rows = {} as Record<MovedTable, number>
  for (const table of movedTables) rows[table] = await held.count(table)
  return rows
}

/** Tables are filled one after the other: behind one that is not full nothing can have been moved. */
const isBeginning = (there: Record<MovedTable, number>, all: Record<MovedTable, number>): boolean => {
  const firstOpen = movedTables.findIndex((table) => there[table] < all[table])
  return firstOpen < 0 || movedTables.slice(firstOpen + 1).every((table) => there[table] === 0)
}

const sum = (rows: Record<MovedTable, number>) => Object.values(rows).reduce((one, other) => one + other, 0)

/**
 * Copies every row of the source that the target does not have yet, and then reads both to see that they are the same. A move that
 * was cut off is gone on with.
 */
export async function move(source: LockedSource, target: LockedTarget, options: MoveOptions): Promise<MoveOutcome> {
  const { signal, progress, slice = sliceSize } = options
  const all = await countAll(source)
  const there = await countAll(target)
  const found = await follow(source, target, slice)
  if ('parted' in found || !isBeginning(there, all)) return { outcome: 'occupied' }

  const total = sum(all)
  let done = sum(there)
  for (const table of movedTables) {
    for (let after = found.reached.get(table); ;) {
      if (signal.aborted) return { outcome: 'stopped' }
      progress(done, total)
      const rows = await source.rows(table, after, slice)
      if (rows.length === 0) break
      await target.insert(table, rows)
      after = keyIn(table, rows.at(-1))
      done += rows.length
    }
  }
  await target.setNumbers(await source.numbers())
  return verify(source, target, all, slice)
}

async function verify(
  source: LockedSource,
  target: LockedTarget,
  all: Record<MovedTable, number>,
  slice: number,
): Promise<MoveOutcome> {
  const there = await countAll(target)
  const short = movedTables.find((table) => there[table] !== all[table])
  if (short) return { outcome: 'unequal', in: short }
  const found = await follow(source, target, slice)
  if ('parted' in found) return { outcome: 'unequal', in: found.parted }
  if (!isDeepStrictEqual(await target.numbers(), await source.numbers())) return { outcome: 'unequal', in: 'numbers' }
  const consent = await target.verifyConsent()
  if (!isDeepStrictEqual(consent, await source.verifyConsent())) return { outcome: 'unequal', in: 'consent' }
  return { outcome: 'moved', rows: there, consent }
}
