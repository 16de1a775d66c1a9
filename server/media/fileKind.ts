import { Refused, type Refusal } from './refusal.ts'

/** The formats of files that staff may add. */
export type FileFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'pdf'

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** The first bytes of files that are refused with a sentence of their own. */
const refusedStarts: readonly (readonly [RegExp, Refusal])[] = [
  [/^GIF8[79]a/, 'gif'],
  [/^(?:MZ|\x7fELF|#!|PK\x03\x04|\xca\xfe\xba\xbe|\xcf\xfa\xed\xfe)/, 'program'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!DOCTYPE\s+svg|<!--|<svg)/i, 'svg'],
]

/**
 * Returns the format of a file by its first bytes, whatever its name says.
 * @throws Refused
 */
export function formatOf(bytes: Buffer): FileFormat {
  if (bytes.length === 0) throw new Refused('empty')
  const start = ascii(bytes, 0, 512)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) {
    if (isAnimatedPng(bytes)) throw new Refused('animated')
    return 'png'
  }
  if (start.startsWith('RIFF') && ascii(bytes, 8, 12) === 'WEBP') {
    if (isAnimatedWebp(bytes)) throw new Refused('animated')
    return 'webp'
  }
  if (ascii(bytes, 4, 8) === 'ftyp') return imageOfBrands(bytes)
  if (start.startsWith('%PDF-')) return 'pdf'
  throw new Refused(refusedStarts.find(([pattern]) => pattern.test(start))?.[1] ?? 'unknown')
}

/** Tells AVIF from HEIC and from films, which have the same container (ISO/IEC 14496-12). */
function imageOfBrands(bytes: Buffer): FileFormat {
  const end = Math.min(bytes.readUInt32BE(0), 256, bytes.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(ascii(bytes, at, at + 4))
  if (brands[0] === 'avis') throw new Refused('animated')
  if (brands.includes('avif')) return 'avif'
  throw new Refused(brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) ? 'heic' : 'unknown')
}

/** Returns whether a PNG has the chunk of animations (`acTL`) before its first picture. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length;) {
    const type = ascii(bytes, at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += 12 + bytes.readUInt32BE(at)
  }
  return false
}

/** Returns whether the extended header of a WebP says that it is animated. */
const isAnimatedWebp = (bytes: Buffer): boolean => ascii(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0
