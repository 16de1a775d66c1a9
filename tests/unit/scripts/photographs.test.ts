import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readImageHeader } from '#scripts/vite/imageHeaders.ts'
import {
  addPhotograph,
  photographCard,
  photographText,
  ratioRules,
  readPhotographs,
} from '#scripts/vite/photographs.ts'
import { root } from '#scripts/setup/command.mjs'
import { focusCells } from '#shared/content/picture.ts'
import { languages } from '#shared/i18n/languages.ts'
import { descriptionOf } from '#tests/support/photographs/fixtures.ts'
import { toJpeg } from '#tests/support/photographs/jpeg.ts'
import { landscape } from '#tests/support/photographs/scenes.ts'

const jpeg = toJpeg(landscape(96, 64, 1))

const uint = (value: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}
const little = (value: number, length: number): Buffer => uint(value, length).reverse()
const text = (value: string): Buffer => Buffer.from(value, 'latin1')

const webp = (chunk: string, ...content: readonly Buffer[]): Buffer =>
  Buffer.concat([text('RIFF'), uint(0, 4), text(`WEBP${chunk}`), uint(0, 4), ...content])
const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  return Buffer.concat([uint(8 + inside.length, 4), text(type), inside])
}
const ispe = (width: number, height: number) => box('ispe', uint(0, 4), uint(width, 4), uint(height, 4))
const avif = (...properties: readonly Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', text('avif'), uint(0, 4), text('mif1')),
    box('meta', uint(0, 4), box('iprp', box('ipco', ...properties))),
  ])
/** A JPEG file whose first segment has EXIF data. */
const withExif = (file: Buffer): Buffer =>
  Buffer.concat([file.subarray(0, 2), uint(0xffe1, 2), uint(8, 2), text('Exif\0\0'), file.subarray(2)])

describe('readImageHeader', () => {
  test.each([
    ['JPEG', jpeg, 'jpg', [96, 64]],
    ['WebP, lossy', webp('VP8 ', uint(0, 6), little(800, 2), little(600, 2)), 'webp', [800, 600]],
    ['WebP, lossless', webp('VP8L', uint(0x2f, 1), little((599 << 14) | 799, 4)), 'webp', [800, 600]],
    ['WebP, extended', webp('VP8X', uint(0, 4), little(799, 3), little(599, 3)), 'webp', [800, 600]],
    ['AVIF', avif(ispe(800, 600)), 'avif', [800, 600]],
    ['AVIF in tiles', avif(ispe(512, 512), ispe(800, 600)), 'avif', [800, 600]],
  ])('reads the size of %s', (_, file, extension, size) => {
    const header = readImageHeader(file)
    expect([header?.extension, [header?.width, header?.height], header?.hasExif]).toEqual([extension, size, false])
  })

  test.each([
    ['JPEG', withExif(jpeg)],
    ['WebP', webp('VP8X', little(8, 4), little(799, 3), little(599, 3))],
    ['AVIF', avif(ispe(800, 600), box('infe', text('Exif')))],
  ])('reports EXIF data of %s', (_, file) => {
    expect(readImageHeader(file)?.hasExif).toBe(true)
  })

  test.each([
    ['text', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an empty file', Buffer.alloc(0)],
    ['a cut JPEG file', jpeg.subarray(0, 60)],
    ['a cut AVIF file', avif(ispe(800, 600)).subarray(0, 24)],
    ['a PNG file', Buffer.concat([Buffer.from([0x89]), text('PNG\r\n'), Buffer.alloc(20)])],
  ])('returns nothing for %s', (_, file) => {
    expect(readImageHeader(file)).toBeUndefined()
  })
})

describe('readPhotographs', () => {
  let parent: string
  let folder: string
  let path: string
  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), 'photographs-'))
  })
  afterAll(() => rmSync(parent, { recursive: true }))
  beforeEach(() => {
    folder = mkdtempSync(join(parent, 'a-'))
    path = relative(root, folder)
  })

  const description = descriptionOf({ name: 'lake', focus: 'left', replaces: ['gallery/lake'] })
  const put = (change: object = {}, file = jpeg) => {
    writeFileSync(join(folder, 'lake.json'), JSON.stringify({ ...description, ...change }))
    writeFileSync(join(folder, 'lake.jpg'), file)
  }
  const read = () => readPhotographs(path)

  test('reads a photograph with its description', () => {
    put()
    writeFileSync(join(folder, 'README.md'), '')
    const [found, ...others] = read()
    expect(others).toEqual([])
    expect(found).toMatchObject({ name: 'lake', extension: 'jpg', width: 96, height: 64, focus: 'left', look: 'plain' })
    const files = new Map<string, string | Uint8Array>()
    const picture = addPhotograph(found!, { width: 600, height: 400 }, files)
    expect(picture).toMatchObject({ width: 96, height: 64, photograph: { ratio: '3/2', focus: 'left' } })
    expect(picture.light).toMatch(/^\/static\/media\/photograph-lake-[\w-]{7}\.jpg$/)
    expect([...files]).toEqual([[picture.light.slice(1), jpeg]])
  })

  test('derives the texts of Latin pages from Cyrillic', () => {
    put()
    const [found] = read()
    expect(languages.map((language) => photographText(found!, language).credit)).toEqual([
      'Foto: Ana Anić',
      'Фото: Ана Анић',
      'Photo: Ana Anić',
      'Photo\u202f: Ana Anić',
      'Foto: Ana Anić',
    ])
    expect(photographText(found!, 'sr').alt).toBe('Proba 4: lice ili predeo')
  })

  test.each([
    ['a missing alternative text', { alt: undefined }, /lake\.json: alt is missing: describe the photograph in sr, en/],
    [
      'an alternative text that one language lacks',
      { alt: { sr: 'Језеро', en: 'A lake', fr: 'Un lac' } },
      /lake\.json: alt\.nl is missing: describe the photograph in this language\.$/,
    ],
    [
      'an empty alternative text',
      { alt: { sr: 'Језеро', en: ' ', fr: 'Un lac', nl: 'Een meer' } },
      /lake\.json: alt\.en is missing/,
    ],
    ['a missing credit', { credit: undefined }, /lake\.json: credit is missing: write the name of the photographer\.$/],
    ['an unknown focus', { focus: 'middle' }, /lake\.json: focus must be one of top-left, top, .*bottom-right: /],
    ['an unknown look', { look: 'sepia' }, /lake\.json: look: /],
    ['an unknown key', { caption: 'A lake' }, /lake\.json: .*caption/],
    ['a file that is not there', { file: 'sea.jpg' }, /lake\.json names sea\.jpg, which is not in /],
    ['an unknown picture', { replaces: ['gallery/see'] }, /replaces gallery\/see, which is no picture\. .*assembly/],
    [
      'an unknown group',
      { replaces: ['galery/lake'] },
      /replaces galery\/lake, which is no picture\. Groups of pictures/,
    ],
    ['a row of pictures', { replaces: ['shopShelf/all'] }, /which is no picture/],
    ['one picture twice', { replaces: ['gallery/lake', 'gallery/lake'] }, /both replace gallery\/lake\.$/],
  ])('refuses %s', (_, change, message) => {
    put(change)
    expect(read).toThrow(message)
  })

  test.each([
    ['no image', text('no image'), /lake\.jpg is no JPEG, WebP or AVIF file\. Save the photograph in one of these/],
    ['too heavy', Buffer.concat([jpeg, Buffer.alloc(100_000)]), /lake\.jpg is too large: \d+ kB\. Save it with fewer/],
    ['too wide', avif(ispe(2401, 100)), /lake\.jpg is too large: 2401 × 100 pixels\. Scale it down to at most 2400/],
    ['with EXIF data', withExif(jpeg), /lake\.jpg has EXIF data, .* Save the photograph without it\.$/],
  ])('refuses a file that is %s', (_, file, message) => {
    put({}, file)
    expect(read).toThrow(message)
  })

  test('refuses a file without a description', () => {
    put()
    writeFileSync(join(folder, 'sea.webp'), '')
    expect(read).toThrow(/sea\.webp has no description: write sea\.json/)
  })

  test('refuses a description that is not JSON', () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'lake.json'), '{')
    expect(read).toThrow(/lake\.json is not valid JSON\.$/)
  })

  test.each(focusCells)('draws the picture for shared links in four tones, with the focus %s', (focus) => {
    put({ focus })
    const svg = photographCard(read()[0]!, [120, 63])
    const { width, height, pixels } = new Resvg(svg).render()
    expect([width, height]).toEqual([120, 63])
    const colours = new Set(Array.from({ length: width * height }, (_, at) => pixels.readUInt32BE(at * 4)))
    expect([...colours].filter((colour) => ![0x15171fff, 0xd9301fff, 0xffffffff].includes(colour))).toEqual([])
    expect(colours.size).toBeGreaterThan(1)
  })

  test('refuses to draw it from a file that is no JPEG', () => {
    put({}, avif(ispe(800, 600)))
    expect(() => photographCard(read()[0]!, [120, 63])).toThrow(/lake\.jpg must be a JPEG file/)
  })
})

test('each ratio has one style rule', () => {
  expect(ratioRules(['3/2', '4/5', '3/2'])).toBe(
    `[data-look|='photograph'] img[data-ratio='3/2']{aspect-ratio:3/2}\n[data-look|='photograph'] img[data-ratio='4/5']{aspect-ratio:4/5}`,
  )
})
