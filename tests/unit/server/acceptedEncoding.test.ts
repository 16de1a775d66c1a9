import { expect, test } from 'vitest'
import { acceptedEncoding } from '#server/http/acceptedEncoding.ts'

const accepted = (header: string | undefined, offered?: Parameters<typeof acceptedEncoding>[1]) =>
  acceptedEncoding({ headers: header === undefined ? {} : { 'accept-encoding': header } }, offered)

test.each([
  // Browsers send all encodings with equal quality.
  ['gzip, deflate, br, zstd', 'br'],
  ['br, gzip', 'br'],
  ['*', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip , br ; q=0', 'gzip'],
  ['gzip, br; Q=0.000', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0.001', 'br'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity, br', 'br'],
  ['brotli, gzip;q=0.2', 'gzip'],
  ['xbr, gzip', 'gzip'],
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['identity, br;q=0.5', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['deflate, zstd', undefined],
  ['zstd;q=1, br;q=0', undefined],
  ['br;q=high', undefined],
  ['br;q=2', undefined],
  ['br;q=', undefined],
])('%j is answered with %s', (header, encoding) => {
  expect(accepted(header)).toBe(encoding)
  // The second result is remembered.
  expect(accepted(header)).toBe(encoding)
})

test('only an offered encoding is chosen', () => {
  expect(accepted('gzip, br', ['gzip'])).toBe('gzip')
  expect(accepted('br', ['gzip'])).toBeUndefined()
  expect(accepted('gzip, br', [])).toBeUndefined()
})

test('a header with many members is parsed within a second', () => {
  const begun = performance.now()
  for (const header of [','.repeat(16_000), 'br;'.repeat(5_000), 'q=;'.repeat(5_000), ' '.repeat(16_000)])
    accepted(header)
  // A linear parser takes a few milliseconds, a backtracking one takes minutes.
  expect(performance.now() - begun).toBeLessThan(1000)
})
