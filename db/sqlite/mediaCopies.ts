import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { copyFile, open } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { nameStarts } from '../mediaRows.ts'
import { storedNameOf, type StoredFileKey } from '../store.ts'
import { namesIn, removeStored } from './mediaFolder.ts'

/*
 * Copies of the bytes of media beside the copies of a database. The bytes of a name never change, so all backups in a folder share one
 * copy, and a backup copies only what is new.
 */

/** Returns the names of the bytes that a database needs; none if it is older than media. */
export function neededNames(file: string): Set<string> {
  const database = new Database(file, { readonly: true, fileMustExist: true })
  try {
    const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'media_files'").get() !== undefined
    if (!hasTable) return new Set()
    const rows = database.prepare<[], StoredFileKey>('SELECT DISTINCT hash, type FROM media_files').all()
    return new Set(rows.map(storedNameOf))
  } finally {
    database.close()
  }
}

const startOf = (name: string) => name.slice(0, 2)

/**
 * Copies the named bytes that the target does not have. On one disk both folders share the bytes.
 * @returns the number of names whose bytes are in neither folder
 * @throws Error of the file system
 */
export async function copyMedia(names: ReadonlySet<string>, from: string, to: string): Promise<number> {
  let missing = 0
  for (const [start, some] of Map.groupBy(names, startOf)) {
    const [there, here] = [new Set(namesIn(to, start)), new Set(namesIn(from, start))]
    for (const name of some) {
      if (there.has(name)) continue
      if (here.has(name)) await copyOne(join(from, start, name), join(to, start), name)
      else missing += 1
    }
  }
  return missing
}

async function copyOne(source: string, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const target = join(folder, name)
  try {
    linkSync(source, target)
    return
  } catch {
    // Another disk, or a file system without links.
  }
  const draft = `${target}.${randomBytes(6).toString('hex')}.part`
  try {
    await copyFile(source, draft)
    const handle = await open(draft, 'r+')
    try {
      await handle.chmod(0o600)
      await handle.sync()
    } finally {
      await handle.close()
    }
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Removes the bytes that no database beside a folder of copies needs. `databases` are read only if there is a surplus. */
export function removeSurplus(folder: string, newest: ReadonlySet<string>, databases: () => readonly string[]): void {
  if (!existsSync(folder)) return
  const surplus = new Set(nameStarts.flatMap((start) => namesIn(folder, start)).filter((name) => !newest.has(name)))
  if (surplus.size === 0) return
  for (const database of databases()) for (const name of neededNames(database)) surplus.delete(name)
  for (const name of surplus) removeStored(folder, name)
}
