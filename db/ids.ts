import { randomFillSync } from 'node:crypto'

const bytes = Buffer.alloc(16)
/** Random bytes are drawn in stock: one call for many ids. */
const stock = Buffer.alloc(4096)
let used = stock.length

/**
 * An id for a new row: UUID version 7 (RFC 9562, 5.7), 48 bits of time and 74 of chance. Ids of one moment lie side by
 * side in every index, so that a commit of many rows writes few pages; with ids of chance alone each row touched five
 * pages of its own. An id tells when its row was made and is no secret: what must not be guessed is signed.
 */
export function newId(now = Date.now()): string {
  if (used + 10 > stock.length) {
    randomFillSync(stock)
    used = 0
  }
  bytes.writeUIntBE(now, 0, 6)
  stock.copy(bytes, 6, used, used + 10)
  used += 10
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
