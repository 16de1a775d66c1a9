import { randomBytes } from 'node:crypto'
import { createReadStream, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storedNameOf, type MediaBytes, type Milliseconds, type StoredFileKey } from '../store.ts'

/*
 * The bytes of media in a folder beside the database: `media/0f/0f…​.avif`. A file has its name only when it is complete and on disk. Its
 * time of change is the time when it was stored last.
 */

/** Returns the folder of the media of a database. */
export const mediaFolderOf = (database: string): string => join(dirname(database), 'media')

const pathOf = (folder: string, name: string): string => join(folder, name.slice(0, 2), name)

/** Returns the path of a stored file. */
export const storedPath = (folder: string, file: StoredFileKey): string => pathOf(folder, storedNameOf(file))

const isDraft = (name: string): boolean => name.endsWith('.part')

export const createMediaFolder = (folder: string): MediaBytes => ({
  async put(file, bytes, at) {
    const path = storedPath(folder, file)
    const time = at / 1000
    // Equal bytes are there already. Their new time keeps a sweep from removing them before their row is written.
    if (statSync(path, { throwIfNoEntry: false })?.size === bytes.byteLength) return utimes(path, time, time)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const draft = `${path}.${randomBytes(6).toString('hex')}.part`
    try {
      const handle = await open(draft, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.utimes(time, time)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, path)
      for (const parent of [dirname(path), folder, dirname(folder)]) await syncFolder(parent)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  },
  has: async (file) => isStored(folder, file),
  read: (file, start, end) => createReadStream(storedPath(folder, file), { start, end }),
})

/** Writes a folder to disk, so that a new name survives a power cut. Not every file system can. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder)
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // The file itself is on disk.
  }
}

/** Returns whether the bytes of a file are stored. */
export const isStored = (folder: string, file: StoredFileKey): boolean =>
  statSync(storedPath(folder, file), { throwIfNoEntry: false }) !== undefined

/** Returns the names of media and of drafts in the part of the folder that begins with two digits. */
export function namesIn(folder: string, start: string): string[] {
  try {
    return readdirSync(join(folder, start)).filter((name) => /^[0-9a-f]+\./.test(name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Returns whether a file was stored before a time. A draft counts as one that nobody uses. */
export const isOlder = (folder: string, name: string, before: Milliseconds): boolean =>
  (statSync(pathOf(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < before

export { isDraft }

export const removeStored = (folder: string, name: string): void => rmSync(pathOf(folder, name), { force: true })
