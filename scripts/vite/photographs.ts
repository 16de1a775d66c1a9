import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { themes, type Size } from '#client/art/art.ts'
import { groups, picturesOf } from '#client/pictures/catalogue.ts'
import { wordsOf } from '#locales/words.ts'
import {
  focusCells,
  photographLooks,
  type FocusCell,
  type PhotographText,
  type PictureFile,
} from '#shared/content/picture.ts'
import {
  languageFacts,
  languages,
  sourceLanguages,
  type Language,
  type SourceLanguage,
} from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { root } from '../setup/command.mjs'
import { contentHash } from './contentHash.ts'
import { readImageHeader, type ImageHeader } from './imageHeaders.ts'
import { pictureFolders } from './pictureFolders.ts'

/** The folder of the photographs and their descriptions (its README.md is for operators). */
export const photographFolder = 'client/photographs'

/** The largest size of a file. A slow line of 1.6 Mbit/s needs half a second for it. */
const maxBytes = 100_000
/** The longest side in pixels: a whole window on a screen of double density shows no more. */
const maxSide = 2400

const text = z.string().trim().min(1)

/** The description of a photograph: a JSON file beside it. */
const descriptionSchema = z.strictObject({
  /** The name of the JPEG, WebP or AVIF file. */
  file: text,
  /** Where the subject is. */
  focus: z.enum(focusCells),
  /** The name of the photographer. Latin pages derive it from Cyrillic. */
  credit: text,
  /** The alternative text in each language. Serbian is Cyrillic. */
  alt: z.strictObject(
    Object.fromEntries(sourceLanguages.map((language) => [language, text])) as Record<SourceLanguage, typeof text>,
  ),
  look: z.enum(photographLooks).default('plain'),
  /** The drawings in whose place it is shown: `<group>/<picture>`. */
  replaces: z.array(text).default([]),
})
type Description = z.output<typeof descriptionSchema>

/** A photograph with its file and its description. */
export interface StoredPhotograph extends Description, Omit<ImageHeader, 'hasExif'> {
  /** The name of the description, without `.json`. */
  name: string
  content: Buffer
}

/** Returns what a wrong description lacks, as a person would say it. */
function faultOf(path: string, { issues }: z.ZodError): string {
  const faults = issues.map((issue) => {
    const key = issue.path.join('.')
    switch (key) {
      case 'focus':
        return `focus must be one of ${focusCells.join(', ')}: the part of the photograph with its subject.`
      case 'credit':
        return 'credit is missing: write the name of the photographer.'
      case 'alt':
        return `alt is missing: describe the photograph in ${sourceLanguages.join(', ')}.`
      default:
        return key.startsWith('alt.')
          ? `${key} is missing: describe the photograph in this language.`
          : `${key ? `${key}: ` : ''}${issue.message}.`
    }
  })
  return `${path}: ${[...new Set(faults)].join(' ')}`
}

function readDescription(path: string): Description {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch (error) {
    throw new Error(`${path} is not valid JSON.`, { cause: error })
  }
  const read = descriptionSchema.safeParse(value)
  if (!read.success) throw new Error(faultOf(path, read.error))
  return read.data
}

function readPhotograph(folder: string, name: string): StoredPhotograph {
  const path = `${folder}/${name}.json`
  const description = readDescription(path)
  const file = `${folder}/${description.file}`
  if (!existsSync(join(root, file))) throw new Error(`${path} names ${description.file}, which is not in ${folder}.`)
  const content = readFileSync(join(root, file))
  const header = readImageHeader(content)
  if (!header) throw new Error(`${file} is no JPEG, WebP or AVIF file. Save the photograph in one of these formats.`)
  const { hasExif, ...kept } = header
  if (hasExif)
    throw new Error(`${file} has EXIF data, which can tell the place and the camera. Save the photograph without it.`)
  if (Math.max(kept.width, kept.height) > maxSide)
    throw new Error(
      `${file} is too large: ${kept.width} × ${kept.height} pixels. Scale it down to at most ${maxSide} pixels a side.`,
    )
  if (content.length > maxBytes)
    throw new Error(
      `${file} is too large: ${Math.ceil(content.length / 1000)} kB. Save it with fewer pixels or a lower quality, in at most ${maxBytes / 1000} kB.`,
    )
  return { name, content, ...description, ...kept }
}

/** Returns the names of the pictures of a group that a photograph can replace: all but rows, which are several pictures in a file. */
function replaceable(group: string): string[] {
  const known = groups().find((one) => one === group)
  const drawn = known ? picturesOf(known).flatMap(([name, { kind }]) => (kind === 'row' ? [] : [name])) : []
  return [...drawn, ...Object.keys(pictureFolders().find((one) => one.group === group)?.svg ?? {})]
}

function checkPlaces(folder: string, photographs: readonly StoredPhotograph[]): void {
  const taken = new Map<string, string>()
  for (const { name, replaces } of photographs)
    for (const place of replaces) {
      const [group = '', picture = ''] = place.split('/')
      const names = replaceable(group)
      if (!names.includes(picture))
        throw new Error(
          `${folder}/${name}.json replaces ${place}, which is no picture. ` +
            (names.length > 0
              ? `The pictures of ${group} are ${names.join(', ')}.`
              : `Groups of pictures are the ids of pages with pictures, and ${groups().slice(0, 20).join(', ')} …`),
        )
      if (taken.has(place))
        throw new Error(`${folder}/${name}.json and ${taken.get(place)}.json both replace ${place}.`)
      taken.set(place, `${folder}/${name}`)
    }
}

/**
 * Returns all photographs of a folder, by the names of their descriptions.
 * @throws Error when a description or a file is missing or wrong
 */
export function readPhotographs(folder = photographFolder): StoredPhotograph[] {
  const files = readdirSync(join(root, folder)).sort()
  const photographs = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readPhotograph(folder, file.slice(0, -'.json'.length)))
  const described = new Set(photographs.map(({ file }) => file))
  for (const file of files)
    if (!/\.(?:json|md)$/.test(file) && !described.has(file))
      throw new Error(
        `${folder}/${file} has no description: write ${file.replace(/\.\w+$/, '')}.json (README.md says how).`,
      )
  checkPlaces(folder, photographs)
  return photographs
}

/** Whether this build has photographs. Without any, their code and styles are left out. */
export const hasPhotographs = readdirSync(join(root, photographFolder)).some((file) => file.endsWith('.json'))

let known: StoredPhotograph[] | undefined
/** Returns the photographs of this build, read once. */
const allPhotographs = (): StoredPhotograph[] => (known ??= hasPhotographs ? readPhotographs() : [])

/** Returns the photograph in the place of a drawing; undefined for most. */
export const photographAt = (group: string, picture: string): StoredPhotograph | undefined =>
  allPhotographs().find(({ replaces }) => replaces.includes(`${group}/${picture}`))

/**
 * Returns the photograph with a name.
 * @throws Error when there is none
 */
export function photographNamed(name: string, from: string): StoredPhotograph {
  const found = allPhotographs().find((one) => one.name === name)
  if (!found)
    throw new Error(`${from} names the photograph ${name}, but ${photographFolder}/${name}.json does not exist.`)
  return found
}

/** Returns the texts of a photograph in a language. */
export function photographText({ alt, credit }: StoredPhotograph, language: Language): PhotographText {
  const inScript = language === 'sr-Cyrl' ? (written: string) => written : toLatin
  const label = wordsOf(language).photographs.credit
  return {
    alt: inScript(alt[languageFacts[language].source]),
    credit: labelled(label, inScript(credit), language),
  }
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
const ratioOf = (width: number, height: number): string =>
  `${width / divisor(width, height)}/${height / divisor(width, height)}`

/**
 * Returns a photograph as a picture.
 * @param drawn the size of the drawing that it replaces
 * @param files its file is added to it, by file name
 */
export function addPhotograph(
  photograph: StoredPhotograph,
  drawn: { width: number; height: number },
  files: Map<string, string | Uint8Array>,
): PictureFile {
  const { name, content, extension, width, height, focus, look } = photograph
  const fileName = `static/media/photograph-${name}-${contentHash(content)}.${extension}`
  files.set(fileName, content)
  const address = `/${fileName}`
  return {
    ...{ light: address, dark: address, width, height },
    photograph: { focus, look, ratio: ratioOf(drawn.width, drawn.height) },
  }
}

/** Returns a photograph's texts by language, for the pages of all languages. */
export const textByLanguage = (photograph: StoredPhotograph): Record<Language, PhotographText> =>
  Object.fromEntries(languages.map((language) => [language, photographText(photograph, language)])) as Record<
    Language,
    PhotographText
  >

/** Returns the style rules for the boxes of all photographs: those of the ratios that occur. */
export function ratioRules(sizes: readonly string[]): string {
  return [...new Set(sizes)]
    .map((ratio) => `[data-look|='photograph'] img[data-ratio='${ratio}']{aspect-ratio:${ratio}}`)
    .join('\n')
}

/** The alignment of `preserveAspectRatio` for each focus. */
const alignmentOf = (focus: FocusCell): string => {
  const [x, y] = [/left|right/.exec(focus)?.[0], /top|bottom/.exec(focus)?.[0]]
  const named = { left: 'Min', right: 'Max', top: 'Min', bottom: 'Max' } as const
  return `x${x ? named[x as 'left'] : 'Mid'}Y${y ? named[y as 'top'] : 'Mid'} slice`
}

/**
 * Returns a photograph as a drawing in four tones of the party's inks, for shared links. In full colour, its PNG file would be ten
 * times as large.
 * @throws Error when the photograph is no JPEG file
 */
export function photographCard(
  { name, file, content, extension, focus }: StoredPhotograph,
  [width, height]: Size,
): string {
  if (extension !== 'jpg')
    throw new Error(
      `${photographFolder}/${file} must be a JPEG file: the picture for shared links is made of it. Save it as JPEG, or do not use ${name} here.`,
    )
  const { ink, accent, light } = themes.plakat
  const tones = [ink, accent, accent, light].map((colour) =>
    [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) + 0.1) / 255),
  )
  const table = (channel: number) => tones.map((tone) => tone[channel]!.toFixed(4)).join(' ')
  const parts = ['R', 'G', 'B'].map((name, at) => `<feFunc${name} type="discrete" tableValues="${table(at)}"/>`)
  // The image is larger than the drawing, because the blur makes its edges translucent.
  const edge = 20
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">` +
    `<filter id="inks" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1.5"/><feColorMatrix type="saturate" values="0"/>` +
    `<feComponentTransfer>${parts.join('')}<feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer></filter>` +
    `<image x="${-edge}" y="${-edge}" width="${width + 2 * edge}" height="${height + 2 * edge}" preserveAspectRatio="${alignmentOf(focus)}" filter="url(#inks)" ` +
    `xlink:href="data:image/jpeg;base64,${content.toString('base64')}"/></svg>`
  )
}
