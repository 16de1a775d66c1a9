import { setImmediate } from 'node:timers/promises'

export const pageSize = 500

/**
 * Yields the rows of a table, page by page. No transaction is open between two pages, so a slow reader blocks nothing.
 * Rows may be added or removed meanwhile.
 * @param read returns at most `pageSize` rows that follow the row with this `seq`; 0 stands before the first row
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
    // Lets requests run between two pages when the reader itself never waits.
    await setImmediate()
  }
}
