import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { copyFile, open } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { nameStarts } from '../mediaRows.ts'
import { storedFileTypes, storedNameOf } from '../store.ts'
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
    const names = new Set<string>()
    // SQLite joins hash and ending: there may be hundreds of thousands of names.
    const named = database.prepare<[string, string], string>('SELECT hash || ? FROM media_files WHERE type = ?').pluck()
    for (const type of storedFileTypes) {
      const ending = storedNameOf({ hash: '', type })
      for (const name of named.all(ending, type)) names.add(name)
    }
    return names
  } finally {
    database.close()
  }
}

export interface MediaCopy {
  /** The number of names whose bytes are in neither folder. */
  missing: number
  /** The files of the target that are not among the names. */
  surplus: ReadonlySet<string>
}

/**
 * Copies the named bytes that the target does not have. On one disk both folders share the bytes.
 * @throws Error of the file system
 */
export async function copyMedia(names: ReadonlySet<string>, from: string, to: string): Promise<MediaCopy> {
  const wanted = new Set(names)
  const surplus = new Set<string>()
  for (const start of nameStarts) for (const name of namesIn(to, start)) if (!wanted.delete(name)) surplus.add(name)
  let missing = 0
  for (const name of wanted) {
    const start = name.slice(0, 2)
    const source = join(from, start, name)
    if (existsSync(source)) await copyOne(source, join(to, start), name)
    else missing += 1
  }
  return { missing, surplus }
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
export function removeSurplus(folder: string, surplus: MediaCopy['surplus'], databases: () => readonly string[]): void {
  if (surplus.size === 0) return
  const unneeded = new Set(surplus)
  for (const database of databases()) for (const name of neededNames(database)) unneeded.delete(name)
  for (const name of unneeded) removeStored(folder, name)
}
