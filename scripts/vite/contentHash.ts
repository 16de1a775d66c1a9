import { createHash } from 'node:crypto'
import { hashLength } from '#shared/fileHash.ts'

/** Returns the hash of contents for the name of a file, in base64url. */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, hashLength)
}
