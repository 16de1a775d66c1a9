import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { lazyObject } from '#shared/lazy.ts'

/*
 * A file of parts holds one JSON value on each line, after its name and a tab. The server reads a part when it is first needed: a start
 * needs a few of several hundred.
 */

const [tab, lineEnd] = [0x09, 0x0a]

/** Returns the text of a file of parts. */
export const partsText = (parts: object): string =>
  Object.entries(parts)
    .map(([name, part]) => `${name}\t${JSON.stringify(part)}\n`)
    .join('')

/** Returns `length` bytes of a file from `position` on, as text. */
function readRange(file: URL, position: number, length: number): string {
  const bytes = Buffer.allocUnsafe(length)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, bytes, 0, length, position)
  } finally {
    closeSync(descriptor)
  }
  return bytes.toString('utf8')
}

/** A file of the build is cut off. */
export class IncompleteFile extends Error {
  readonly code = 'incomplete'
  readonly path: string

  constructor(file: URL) {
    super(`${file.pathname} is incomplete.`)
    this.path = file.pathname
  }
}

/**
 * Returns the parts of a file by name. Each is read and parsed at its first use.
 * @throws IncompleteFile when the last line has no end
 */
export function readParts<T extends object>(file: URL): T {
  const bytes = readFileSync(file)
  if (bytes.at(-1) !== lineEnd) throw new IncompleteFile(file)
  const getters: Record<string, () => unknown> = {}
  for (let start = 0; start < bytes.length;) {
    const nameEnd = bytes.indexOf(tab, start)
    const end = bytes.indexOf(lineEnd, nameEnd)
    getters[bytes.toString('utf8', start, nameEnd)] = () =>
      JSON.parse(readRange(file, nameEnd + 1, end - nameEnd - 1)) as unknown
    start = end + 1
  }
  return lazyObject(getters) as T
}
