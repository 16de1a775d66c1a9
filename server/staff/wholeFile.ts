import { randomBytes } from 'node:crypto'
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { filesInUse } from '../dataFolder.ts'
import { Failure, isCoded, reasonOf, Stopped } from './failures.ts'
import type { Sink } from './terminal.ts'
import { visible } from './text.ts'

/** A file that is not finished, or what a database's writer has beside it. */
export const isAtomicFileDraft = (name: string): boolean => /^\.staff-[0-9a-f]+\.part/.test(name)

export interface AtomicFile {
  /** Absolute. */
  path: string
  /** Where it lies until it is finished, for a writer of its own; `descriptor` is open on it. */
  draft: string
  descriptor: number
  write: Sink
  /** The file stands there under its name, on disk. */
  finish(): Promise<void>
  /** As if nothing had been begun. */
  giveUp(): Promise<void>
}

/**
 * Opens a file that appears under its name only when it is whole. Until then a file of that name stays as it was. It is
 * for its owner alone to read.
 * @throws Failure where it cannot be written, or is one of the site's own
 */
export async function openAtomicFile(
  name: string,
  { config, signal }: { config: Pick<Config, 'dataDir'>; signal: AbortSignal },
): Promise<AtomicFile> {
  const path = resolve(name)
  const folder = dirname(path)
  const draft = join(folder, `.staff-${randomBytes(6).toString('hex')}.part`)

  /** System errors become sentences; others are not about the file. */
  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!isCoded(error)) throw error
      throw new Failure(
        `${visible(path)} could not be written: ${reasonOf(error)}. What stood there before is unchanged.`,
      )
    }
  }

  // Renaming onto a device or a folder would replace it, or fail only after all the work.
  const present = await attempt(() => stat(path).catch(absent))
  if (present && !present.isFile()) throw new Failure(`${visible(path)} is not a file: choose another name.`)
  for (const inUse of filesInUse(config)) {
    const own = await attempt(() => stat(inUse).catch(absent))
    if (present && own && own.ino === present.ino && own.dev === present.dev)
      throw new Failure(`${visible(path)} belongs to the site: choose another name.`)
  }
  const file = await attempt(() => open(draft, 'wx', 0o600))

  return {
    path,
    draft,
    descriptor: file.fd,
    async write(data) {
      if (signal.aborted) throw new Stopped('It was stopped before the end.')
      await attempt(() => file.writeFile(data))
    },
    finish: () =>
      attempt(async () => {
        await file.sync()
        await file.close()
        await rename(draft, path)
        await syncFolder(folder)
      }),
    async giveUp() {
      await file.close().catch(() => {})
      await rm(draft, { force: true }).catch(() => {})
    },
  }
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

/** So that the new name survives a power cut; not every file system can. */
async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined
  try {
    handle = await open(folder)
    await handle.sync()
  } catch {
    // The file itself is on disk.
  } finally {
    await handle?.close()
  }
}
