import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this, nothing is gained: an answer's headers weigh as much. */
const least = 200
/** Formats that are compressed in themselves. */
const compressed = new Set([
  '.avif',
  '.br',
  '.gz',
  '.ico',
  '.jpg',
  '.mp3',
  '.mp4',
  '.png',
  '.webm',
  '.webp',
  '.woff2',
  '.zip',
])
/** zlib works in the pool of Node, which has four threads; a few more files are kept at hand for it. */
const atOnce = 8

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Lays a `.br` and a `.gz` beside every file that gains by it, as small as they get, so that the server only chooses.
 */
export async function precompress(folder: string, progress: (done: number, all: number) => void): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile() && !compressed.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  let done = 0
  const next = files.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of next) {
        await compress(file)
        done += 1
        progress(done, files.length)
      }
    }),
  )
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < least) return
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const copies = { '.br': await brotli(content, { params: parameters }), '.gz': await deflate(content, { level: 9 }) }
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < content.length) await writeFile(file + extension, copy)
  }
}
