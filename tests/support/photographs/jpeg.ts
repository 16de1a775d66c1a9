/** The pixels of a picture, row by row, three bytes each: red, green, blue. */
export interface Raster {
  width: number
  height: number
  pixels: Uint8Array
}

/* A baseline JPEG encoder (ITU-T T.81) with the example tables of annex K and no subsampling. */

const zigzag = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
]
/** K.1: quantization of luminance, in natural order. */
const quantization = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
]
/** K.3 and K.5: the number of codes of each length, and the symbols in the order of their codes. */
const dcCounts = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
const dcSymbols = Uint8Array.from({ length: 12 }, (_, symbol) => symbol)
const acCounts = [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7d]
const acSymbols = Buffer.from(
  '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a' +
    '434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8' +
    'a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
  'hex',
)

type Codes = ReadonlyMap<number, readonly [code: number, length: number]>

function codesOf(counts: readonly number[], symbols: Uint8Array): Codes {
  const codes = new Map<number, readonly [number, number]>()
  let [code, place] = [0, 0]
  counts.forEach((count, index) => {
    for (let left = count; left > 0; left -= 1) codes.set(symbols[place++]!, [code++, index + 1])
    code <<= 1
  })
  return codes
}
const [dcCodes, acCodes] = [codesOf(dcCounts, dcSymbols), codesOf(acCounts, acSymbols)]

const cosines = Array.from({ length: 8 }, (_, frequency) =>
  Array.from(
    { length: 8 },
    (__, at) => (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * at + 1) * frequency * Math.PI) / 16),
  ),
)

/** Returns the frequencies of a block of 8 × 8 samples. */
function transform(block: Float64Array): Float64Array {
  const [rows, result] = [new Float64Array(64), new Float64Array(64)]
  for (let y = 0; y < 8; y += 1)
    for (let u = 0; u < 8; u += 1)
      for (let x = 0; x < 8; x += 1) rows[y * 8 + u]! += block[y * 8 + x]! * cosines[u]![x]!
  for (let u = 0; u < 8; u += 1)
    for (let v = 0; v < 8; v += 1)
      for (let y = 0; y < 8; y += 1) result[v * 8 + u]! += rows[y * 8 + u]! * cosines[v]![y]!
  return result
}

const segment = (marker: number, ...content: readonly (readonly number[] | Uint8Array)[]): number[] => {
  const bytes = content.flatMap((part) => [...part])
  return [0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]
}

/** Collects bits into bytes; a zero byte follows each 255 (B.1.1.5). */
class BitWriter {
  readonly bytes: number[] = []
  #held = 0
  #count = 0

  write(value: number, length: number): void {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      this.#held = (this.#held << 1) | ((value >> bit) & 1)
      this.#count += 1
      if (this.#count < 8) continue
      this.bytes.push(this.#held)
      if (this.#held === 255) this.bytes.push(0)
      this.#held = this.#count = 0
    }
  }
}

/** Writes a number as its length in bits, with the code of `prefix` and the length, and its bits. */
function writeNumber(bits: BitWriter, codes: Codes, prefix: number, value: number): void {
  const length = value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1
  bits.write(...codes.get((prefix << 4) | length)!)
  bits.write(value < 0 ? value + 2 ** length - 1 : value, length)
}

function writeBlock(bits: BitWriter, block: Float64Array, steps: readonly number[], before: number): number {
  const frequencies = transform(block)
  const values = zigzag.map((place) => Math.round(frequencies[place]! / steps[place]!))
  writeNumber(bits, dcCodes, 0, values[0]! - before)
  const last = values.findLastIndex((value) => value !== 0)
  let zeros = 0
  for (const value of values.slice(1, last + 1)) {
    if (value === 0) {
      zeros += 1
      continue
    }
    for (; zeros > 15; zeros -= 16) bits.write(...acCodes.get(0xf0)!)
    writeNumber(bits, acCodes, zeros, value)
    zeros = 0
  }
  if (last < 63) bits.write(...acCodes.get(0)!)
  return values[0]!
}

/**
 * Returns a raster as JPEG file.
 * @param coarseness the factor of the quantization: larger files below 1, coarser pictures above
 */
export function toJpeg({ width, height, pixels }: Raster, coarseness = 0.8): Buffer {
  const steps = quantization.map((step) => Math.min(255, Math.max(1, Math.round(step * coarseness))))
  const bits = new BitWriter()
  const before = [0, 0, 0]
  const blocks = [0, 1, 2].map(() => new Float64Array(64))
  for (let top = 0; top < height; top += 8)
    for (let left = 0; left < width; left += 8) {
      for (let place = 0; place < 64; place += 1) {
        const y = Math.min(height - 1, top + (place >> 3))
        const x = Math.min(width - 1, left + (place & 7))
        const at = (y * width + x) * 3
        const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
        blocks[0]![place] = 0.299 * r + 0.587 * g + 0.114 * b - 128
        blocks[1]![place] = -0.1687 * r - 0.3313 * g + 0.5 * b
        blocks[2]![place] = 0.5 * r - 0.4187 * g - 0.0813 * b
      }
      blocks.forEach((block, index) => (before[index] = writeBlock(bits, block, steps, before[index]!)))
    }
  bits.write(127, 7)
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(
      0xdb,
      [0],
      zigzag.map((place) => steps[place]!),
    ),
    ...segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0]),
    ...segment(0xc4, [0], dcCounts, dcSymbols),
    ...segment(0xc4, [16], acCounts, acSymbols),
    ...segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    ...bits.bytes,
    ...[0xff, 0xd9],
  ])
}
