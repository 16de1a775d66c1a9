import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The minimum size of a compressed file, in bytes. Smaller ones gain nothing, because the headers of an answer are as large. */
const minSize = 200
/** Extensions of formats that are already compressed. */
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
/** The number of files in progress: twice the four threads of Node's pool, so that no thread waits for reads and writes. */
const concurrency = 8

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` copy of each file that becomes smaller by it, at the highest compression level.
 */
export async function precompress(folder: string, progress: (done: number, all: number) => void): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile() && !compressed.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  let done = 0
  const next = files.values()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
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
  if (content.length < minSize) return
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const copies = { '.br': await brotli(content, { params: parameters }), '.gz': await deflate(content, { level: 9 }) }
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < content.length) await writeFile(file + extension, copy)
  }
}
