import { createHash } from 'node:crypto'

/** Characters of it: enough to never give two contents one address. */
const length = 8

/** What the name of a made file says of its content. */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, length)
}
