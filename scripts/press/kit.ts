import { Resvg } from '@resvg/resvg-js'
import { zipSync, type Zippable } from 'fflate'
import { picturesOf } from '#client/pictures/catalogue.ts'
import { drawPicture, markPath, themes } from '#client/art/art.ts'
import {
  pressMarks,
  pressPictures,
  pressTexts,
  type PressDrawing,
  type PressFile,
  type PressKit,
  type PressMark,
  type PressPhotograph,
  type PressPicture,
} from '#shared/content/pressKit.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { organisation } from '#shared/content/organisation.ts'
import { writePressTexts } from '#server/publishing/pressTexts.ts'
import { contentHash } from '../vite/contentHash.ts'
import { photographAt, photographText, type StoredPhotograph } from '../vite/photographs.ts'

const { ink, light, accent } = themes.plakat
const inks: Record<PressMark, string> = { red: accent, ink, white: light }

/** The size of a unit in SVG units. The mark is three units wide and two high. */
const unit = 100
const markSvg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${3 * unit} ${2 * unit}"><path fill="${colour}" d="${markPath(0, 0, unit)}"/></svg>\n`

/** The home page's picture for each picture of the press kit. */
const drawn: Record<PressPicture, string> = { first: 'first', second: 'second', poster: 'hero' }
/** Returns a picture as SVG, without the grain, which is for screens only. */
function pictureSvg(picture: PressPicture): string {
  const [, options] = picturesOf('home').find(([name]) => name === drawn[picture])!
  return drawPicture({ ...options, hasGrain: false })
}

/** The width of the PNG files in pixels: enough for a printed column. */
const pngWidth = 2000
const toPng = (svg: string): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: pngWidth }, font: { loadSystemFonts: false } }).render().asPng()

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The earliest date of the ZIP format, in local time. A fixed date makes the archive's bytes independent of clock and time zone. */
const noDate = new Date(1980, 0, 1)

/** Returns the compression level of a file in the archive. Files of pixels are already compressed. */
const levelOf = (path: string): 0 | 9 => (/\.(?:png|jpg|webp|avif)$/.test(path) ? 0 : 9)

/** The files of the archive that show the co-presidents, or have facts about the party. */
const publishedOtherwise = /^texts\/|\/co-president-/

/** Makes the files of the press kit by file name, and the addresses of the files. The bytes are the same each time. */
export function makePressKit(): { kit: PressKit; files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>()
  const inArchive: Zippable = {}
  const drawingsOnly: Zippable = {}
  const add = (name: string, extension: string, content: Uint8Array): PressFile => {
    const fileName = `static/media/${name}-${contentHash(content)}.${extension}`
    files.set(fileName, content)
    return { address: `/${fileName}`, bytes: content.length }
  }
  const pack = (path: string, content: Uint8Array): Uint8Array => {
    inArchive[path] = [content, { level: levelOf(path), mtime: noDate }]
    if (!publishedOtherwise.test(path)) drawingsOnly[path] = inArchive[path]
    return content
  }
  const drawing = (folder: string, name: string, svg: string): PressDrawing => ({
    svg: add(name, 'svg', pack(`${folder}/${name}.svg`, encode(svg))),
    png: add(name, 'png', pack(`${folder}/${name}.png`, toPng(svg))),
  })
  const entries = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>

  const marks = entries(pressMarks, (mark) => drawing('marks', `mark-${mark}`, markSvg(inks[mark])))
  const photographed = (folder: string, name: string, photograph: StoredPhotograph): PressPhotograph => {
    const { extension, content } = photograph
    pack(`${folder}/${name}.txt`, encode(`${photographText(photograph, 'sr').credit}\r\n`))
    return { [extension]: add(name, extension, pack(`${folder}/${name}.${extension}`, content)) }
  }
  const pictures = entries(pressPictures, (picture) => {
    const name = picture === 'poster' ? picture : `co-president-${picture}`
    const photograph = photographAt('home', drawn[picture])
    return photograph ? photographed('pictures', name, photograph) : drawing('pictures', name, pictureSvg(picture))
  })
  for (const language of languages) {
    const texts = writePressTexts(language, { publicUrl: `https://${organisation.domain}` })
    for (const text of pressTexts) pack(`texts/${languageFacts[language].tag}/${text}.txt`, encode(texts[text]))
  }
  const archive = add('press-kit', 'zip', zipSync(inArchive))
  const drawings = add('press-kit-drawings', 'zip', zipSync(drawingsOnly))
  return { kit: { archive, drawings, marks, pictures }, files }
}
