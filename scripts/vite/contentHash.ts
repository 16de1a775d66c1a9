import { createHash } from 'node:crypto'

/** The number of characters of a hash. 42 bits are enough to distinguish the versions of a file. */
const length = 7

/** Returns the hash of contents for the name of a file, in base64url. */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, length)
}
