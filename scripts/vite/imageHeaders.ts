/** The format and the size of a photograph, read from the header of its file. */
export interface ImageHeader {
  extension: 'jpg' | 'webp' | 'avif'
  width: number
  height: number
  /** Whether the file has EXIF data, such as the place or a rotation. */
  hasExif: boolean
}

/** Returns the header of a JPEG, WebP or AVIF file; undefined for other and for damaged files. */
export function readImageHeader(file: Buffer): ImageHeader | undefined {
  try {
    const header = readJpeg(file) ?? readWebp(file) ?? readAvif(file)
    return header && header.width > 0 && header.height > 0 ? header : undefined
  } catch (error) {
    // A read beyond the end of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const textAt = (file: Buffer, at: number, length = 4): string => file.toString('latin1', at, at + length)

/** Reads the segments of a JPEG file up to the frame header (ITU-T T.81, B.1.1). */
function readJpeg(file: Buffer): ImageHeader | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined
  let hasExif = false
  for (let at = 2; file.readUInt8(at) === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1)
    if (marker === 0xe1 && textAt(file, at + 4) === 'Exif') hasExif = true
    // All kinds of frames. C4, C8 and CC are other segments.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { extension: 'jpg', height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7), hasExif }
  }
  return undefined
}

/** Reads the first chunk of a WebP file (RFC 9649). */
function readWebp(file: Buffer): ImageHeader | undefined {
  if (textAt(file, 0) !== 'RIFF' || textAt(file, 8) !== 'WEBP') return undefined
  const found = { extension: 'webp', hasExif: false } as const
  switch (textAt(file, 12)) {
    case 'VP8X':
      return {
        ...found,
        width: file.readUIntLE(24, 3) + 1,
        height: file.readUIntLE(27, 3) + 1,
        hasExif: (file.readUInt8(20) & 8) !== 0,
      }
    case 'VP8L': {
      const bits = file.readUInt32LE(21)
      return { ...found, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { ...found, width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
    default:
      return undefined
  }
}

/** Reads the size of the largest image of an AVIF file: an image in tiles also names the size of a tile (ISO/IEC 23008-12). */
function readAvif(file: Buffer): ImageHeader | undefined {
  if (textAt(file, 4) !== 'ftyp' || !/avif|avis/.test(textAt(file, 8, file.readUInt32BE(0) - 8))) return undefined
  let at = 0
  while (textAt(file, at + 4) !== 'meta') {
    const size = file.readUInt32BE(at)
    if (size < 8) return undefined
    at += size
  }
  const meta = file.subarray(at, at + file.readUInt32BE(at))
  let [width, height] = [0, 0]
  for (let found = meta.indexOf('ispe'); found >= 0; found = meta.indexOf('ispe', found + 4)) {
    width = Math.max(width, meta.readUInt32BE(found + 8))
    height = Math.max(height, meta.readUInt32BE(found + 12))
  }
  return { extension: 'avif', width, height, hasExif: meta.includes('Exif') }
}
