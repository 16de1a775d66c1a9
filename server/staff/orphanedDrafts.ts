import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Milliseconds } from '#db/store.ts'

/** An older draft was left by a process that was killed. */
const draftLifetime: Milliseconds = 24 * 60 * 60 * 1000

/**
 * Deletes the drafts of killed processes, because they hold people's data.
 * @throws Error of the file system
 */
export function deleteOrphanedDrafts(folder: string, isDraft: (name: string) => boolean, now: Milliseconds): void {
  for (const name of readdirSync(folder).filter(isDraft)) {
    const path = join(folder, name)
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats && stats.mtimeMs < now - draftLifetime) rmSync(path, { force: true })
  }
}
