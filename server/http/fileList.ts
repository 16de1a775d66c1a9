import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CachedEncoding } from '../rendering/pageCache.ts'

/** The extensions of compressed copies. */
export const copyExtensions = { br: '.br', gzip: '.gz' } as const satisfies Record<CachedEncoding, string>
const encodings = Object.keys(copyExtensions) as CachedEncoding[]

/**
 * The addresses of the build's files by the encodings in which each is stored, joined by a space. The build writes the list: to read ten
 * thousand names from the folder took a tenth of a start.
 */
export type FileList = Readonly<Record<string, readonly string[]>>

/** The name of the list in the build's folder. */
export const fileListName = 'files.json'

/** Returns the addresses of the files below `static` in a folder, without hidden files. */
export function listFiles(client: string): FileList {
  const names: string[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(client, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile()) names.push(path)
    }
  }
  walk('/static')
  const all = new Set(names)
  const isCopy = (name: string) => /\.(?:br|gz)$/.test(name) && all.has(name.slice(0, -'.br'.length))
  const storedIn = (name: string) => encodings.filter((encoding) => all.has(name + copyExtensions[encoding])).join(' ')
  return Object.groupBy(
    names.filter((name) => !isCopy(name)),
    storedIn,
  ) as FileList
}
