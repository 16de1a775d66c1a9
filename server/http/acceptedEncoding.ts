import type { IncomingMessage } from 'node:http'
import { parseQualityValues } from '#shared/qualityValues.ts'
import { cachedEncodings, type CachedEncoding } from '../rendering/pageCache.ts'

/** Returns the encodings that a header takes rather than none, the most wanted first, and of equals the smallest. */
function readAccepted(header: string): readonly CachedEncoding[] {
  if (header === '') return []
  const qualities = new Map(parseQualityValues(header).map(({ value, quality }) => [value.toLowerCase(), quality]))
  const qualityOf = (encoding: string) => qualities.get(encoding) ?? qualities.get('*') ?? 0
  // Where nothing is said of it, the body as it is will do, but is not preferred (RFC 9110, 12.5.3).
  const asItIs = qualities.get('identity') ?? 0
  return cachedEncodings
    .filter((encoding) => qualityOf(encoding) > 0 && qualityOf(encoding) >= asItIs)
    .toSorted((one, other) => qualityOf(other) - qualityOf(one))
}

/** Most visitors share a dozen headers. Longer ones, and those beyond so many, are read each time. */
const maxRemembered = 200
const maxRememberedLength = 200
const remembered = new Map<string, readonly CachedEncoding[]>()

/** Returns the encoding in which a request wants its answer most; undefined for the body as it is. */
export function acceptedEncoding(
  { headers }: Pick<IncomingMessage, 'headers'>,
  offered: readonly CachedEncoding[] = cachedEncodings,
): CachedEncoding | undefined {
  const header = String(headers['accept-encoding'] ?? '')
  let accepted = remembered.get(header)
  if (!accepted) {
    accepted = readAccepted(header)
    if (header.length <= maxRememberedLength && remembered.size < maxRemembered) remembered.set(header, accepted)
  }
  return accepted.find((encoding) => offered.includes(encoding))
}
