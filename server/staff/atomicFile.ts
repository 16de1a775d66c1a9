import { randomBytes } from 'node:crypto'
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { filesInUse } from '../dataFolder.ts'
import { Failure, Interrupted, isCoded, reasonOf } from './failures.ts'
import type { Sink } from './terminal.ts'
import { text } from './text.ts'

/** Returns whether a file is a draft, or a database's log beside one. */
export const isAtomicFileDraft = (name: string): boolean => /^\.staff-[0-9a-f]+\.part/.test(name)

export interface AtomicFile {
  /** Absolute. */
  path: string
  /** The path until `commit`, for code that writes the file itself; `descriptor` is open on it. */
  draft: string
  descriptor: number
  write: Sink<string | Uint8Array>
  /** Gives the file its name, and resolves when it is on disk. */
  commit(): Promise<void>
  /** Removes the draft. */
  discard(): Promise<void>
}

/**
 * Opens a file that appears under its name only when it is complete. Until then an older file of that name stays
 * unchanged. Only the owner can read it.
 * @throws Failure if the file cannot be written, or belongs to the site
 */
export async function openAtomicFile(
  name: string,
  { config, signal }: { config: Pick<Config, 'dataDir'>; signal: AbortSignal },
): Promise<AtomicFile> {
  const path = resolve(name)
  const folder = dirname(path)
  const draft = join(folder, `.staff-${randomBytes(6).toString('hex')}.part`)

  /** Runs file operations. System errors become failures with a text. */
  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!isCoded(error)) throw error
      throw new Failure(text('common.file.notWritten', { file: path, reason: reasonOf(error) }), error)
    }
  }

  // A rename would replace a device, and fail on a folder only after all the work.
  const present = await attempt(() => stat(path).catch(undefinedIfMissing))
  if (present && !present.isFile()) throw new Failure(text('common.file.notAFile', { file: path }))
  for (const inUse of filesInUse(config)) {
    const own = await attempt(() => stat(inUse).catch(undefinedIfMissing))
    if (present && own && own.ino === present.ino && own.dev === present.dev)
      throw new Failure(text('common.file.ownFile', { file: path }))
  }
  const file = await attempt(() => open(draft, 'wx', 0o600))

  return {
    path,
    draft,
    descriptor: file.fd,
    async write(data) {
      if (signal.aborted) throw new Interrupted(text('common.failures.interrupted'))
      await attempt(() => file.writeFile(data))
    },
    commit: () =>
      attempt(async () => {
        await file.sync()
        await file.close()
        await rename(draft, path)
        await syncFolder(folder)
      }),
    async discard() {
      await file.close().catch(() => {})
      await rm(draft, { force: true }).catch(() => {})
    },
  }
}

export type AtomicFileParts = Parameters<typeof openAtomicFile>[1]

/**
 * Writes a whole file at once.
 * @throws Failure as `openAtomicFile` does
 */
export async function writeAtomicFile(name: string, data: string | Uint8Array, parts: AtomicFileParts): Promise<void> {
  const file = await openAtomicFile(name, parts)
  try {
    await file.write(data)
    await file.commit()
  } catch (error) {
    await file.discard()
    throw error
  }
}

const undefinedIfMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

/** Writes a folder to disk, so that a new name survives a power cut. Not every file system can. */
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
