import type { IncomingMessage } from 'node:http'
import { parseQualityValues } from '#shared/qualityValues.ts'
import { cachedEncodings, type CachedEncoding } from '../rendering/pageCache.ts'

/** Returns the encodings that a header accepts and does not rank below `identity`, by quality value and then by our order. */
function readAccepted(header: string): readonly CachedEncoding[] {
  if (header === '') return []
  const qualities = new Map(parseQualityValues(header).map(({ value, quality }) => [value.toLowerCase(), quality]))
  const qualityOf = (encoding: string) => qualities.get(encoding) ?? qualities.get('*') ?? 0
  // An unlisted `identity` is acceptable but not preferred (RFC 9110, 12.5.3).
  const identityQuality = qualities.get('identity') ?? 0
  return cachedEncodings
    .filter((encoding) => qualityOf(encoding) > 0 && qualityOf(encoding) >= identityQuality)
    .toSorted((one, other) => qualityOf(other) - qualityOf(one))
}

/** The largest number of remembered headers. Most visitors share a dozen; further or longer ones are parsed each time. */
const maxRemembered = 200
const maxRememberedLength = 200
const remembered = new Map<string, readonly CachedEncoding[]>()

/** Returns the offered encoding that a request prefers; undefined for no compression. */
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
