import { setImmediate } from 'node:timers/promises'

export const pageSize = 500

/**
 * Reads a table in the order of `seq`, or from its end, page by page. Nothing is open between two pages: a reader that is slow, or stops,
 * holds nothing up, and rows that come or go meanwhile do no harm.
 * @param read answers at most `pageSize` rows that follow the one with this `seq`, in their order; 0 before the first
 */
export async function* byPage<Row extends { seq: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Omit<Row, 'seq'>> {
  let after = 0
  for (;;) {
    const page = await read(after)
    for (const { seq, ...row } of page) {
      after = seq
      yield row
    }
    if (page.length < pageSize) return
    // Pages follow each other at once where the reader does not wait: requests get their turn.
    await setImmediate()
  }
}
