import { writeRows } from '../csv.ts'
import { openAtomicFile } from './atomicFile.ts'
import type { Context } from './command.ts'

export type Cell = string | number | null

/**
 * Writes a table as a CSV file, which appears when it is complete. Returns its path and the number of rows.
 * @throws Failure if the file cannot be written
 */
export async function exportTable(
  { config, stopSignal }: Context,
  name: string,
  { columns, rows }: { columns: readonly string[]; rows: AsyncIterable<readonly Cell[]> },
): Promise<{ file: string; count: number }> {
  const file = await openAtomicFile(name, { config: config(), signal: stopSignal() })
  let count = 0
  try {
    await file.write(writeRows([columns], { bom: true }))
    for await (const row of rows) {
      await file.write(writeRows([row]))
      count += 1
    }
    await file.commit()
  } catch (error) {
    await file.discard()
    throw error
  }
  return { file: file.path, count }
}
