import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { mediaWidths, type MediaFile } from '#shared/publishing/media.ts'
import type { MadePicture } from './makePicture.ts'
import { maxPixels, maxRatio, minSide, type Refusal } from './refusal.ts'

/*
 * Child process that makes the files of one picture. It reads the picture from standard input, and writes to standard output a line of
 * JSON and then the bytes of the files. It is the only code that decodes what somebody has added, and it has no file, no database and
 * no setting of the site.
 */

// The process that has started this one may be killed.
process.on('disconnect', () => process.exit(1))

sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

const decoding = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const
/** The options of each format, chosen by eye for photographs. */
const encodings = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 76, effort: 5 },
  jpeg: { quality: 78, mozjpeg: true },
} as const

/** Returns the reason why a picture is not decoded; undefined if it may be. Reads only its header. */
async function refusalOf(input: Buffer): Promise<Refusal | undefined> {
  const { width, height, pages = 1 } = await sharp(input, { ...decoding, limitInputPixels: false }).metadata()
  if (pages > 1) return 'animated'
  if (width * height > maxPixels) return 'tooManyPixels'
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) return 'strip'
  if (Math.min(width, height) < minSide) return 'tooSmall'
  return undefined
}

async function make(input: Buffer): Promise<{ made: Omit<MadePicture, 'files'>; parts: Part[] }> {
  const { format, hasAlpha } = await sharp(input, decoding).metadata()
  // Without `keepMetadata`, no metadata is written, and colours are turned into sRGB by the profile of the picture.
  const cleaned = sharp(input, decoding).autoOrient().toColourspace('srgb')
  const isLossless = format === 'png' || hasAlpha
  const kept = isLossless
    ? cleaned.png({ compressionLevel: 6 })
    : cleaned.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  const { data: original, info } = await kept.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const parts: Part[] = [{ type: 'original', width, height, bytes: original }]

  const widest = Math.min(width, mediaWidths.at(-1)!)
  const { data, info: raw } = await sharp(original, decoding)
    .resize({ width: widest })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: { width: raw.width, height: raw.height, channels: raw.channels } })
  for (const size of [...mediaWidths.filter((one) => one < widest), widest]) {
    for (const type of ['avif', 'webp', 'jpeg'] as const) {
      const resized = pixels().resize({ width: size })
      const opaque = type === 'jpeg' ? resized.flatten({ background: 'white' }) : resized
      const file = await opaque.toFormat(type, encodings[type]).toBuffer({ resolveWithObject: true })
      parts.push({ type, width: file.info.width, height: file.info.height, bytes: file.data })
    }
  }
  const mean = await pixels()
    .flatten({ background: 'white' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const [red = 0, green = red, blue = red] = mean
  const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return { made: { width, height, colour }, parts }
}

interface Part extends Pick<MediaFile, 'width' | 'height'> {
  type: Exclude<MediaFile['type'], 'pdf'> | 'original'
  bytes: Buffer
}

const send = (bytes: Buffer | string) =>
  new Promise<void>((resolve, reject) => {
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()))
  })

const input = await buffer(process.stdin)
try {
  const refusal = await refusalOf(input)
  if (refusal) await send(`${JSON.stringify({ refusal })}\n`)
  else {
    const { made, parts } = await make(input)
    const files = parts.map(({ bytes, ...file }) => ({ ...file, bytes: bytes.length }))
    await send(`${JSON.stringify({ ...made, files })}\n`)
    for (const { bytes } of parts) await send(bytes)
  }
} catch (error) {
  process.stderr.write(`${String(error)}\n`)
  await send(`${JSON.stringify({ refusal: 'damaged' satisfies Refusal })}\n`)
}
process.disconnect?.()
