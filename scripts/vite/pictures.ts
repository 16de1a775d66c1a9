import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { drawPicture, type PictureOptions, sizeOf } from '#client/art/art.ts'
import { groups, picturesOf } from '#client/pictures/catalogue.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { root } from '../setup/command.mjs'
import { contentHash } from './contentHash.ts'
import { drawPreviews, previewGroup } from './homePreviews.ts'
import { drawListingPreviews, listingGroup, rowsOfIndexes } from './listingPreviews.ts'
import {
  addPhotograph,
  hasPhotographs,
  photographAt,
  ratioRules,
  readPhotographs,
  textByLanguage,
} from './photographs.ts'
import { pictureFolders } from './pictureFolders.ts'
import { readSvg } from './svgFiles.ts'

/** The module of a group is `virtual:pictures/<group>`. */
const prefix = 'virtual:pictures/'
/** Rollup's convention: ids of virtual modules begin with it. */
const resolvedMark = '\0'

const folder = 'static/media'

const foldersOfPages = pictureFolders()

/** A picture for both colour schemes. `light` and `dark` are SVG source here, not addresses. */
export interface Drawing extends PictureFile {
  light: string
  dark: string
}

interface PictureModule {
  value: Record<string, PictureFile>
  /** SVG source and photographs by file name in the client's build. */
  files: ReadonlyMap<string, string | Uint8Array>
}

/**
 * Returns the pictures of a group: drawn ones, SVG files, and the photographs that replace them. The file names are the same in both builds
 * and in tests.
 */
export function drawGroup(group: string, drawings = drawingsOf(group)): PictureModule {
  const files = new Map<string, string | Uint8Array>()
  const add = (name: string, drawing: Drawing): PictureFile => {
    const found = photographAt(group, name)
    if (!found) return addDrawing(`${group}-${name}`, drawing, files)
    const { photograph, ...file } = addPhotograph(found, drawing, files)
    return { ...file, photograph: { ...photograph!, text: textByLanguage(found) } }
  }
  const value = Object.fromEntries(drawings.map(([name, drawing]) => [name, add(name, drawing)]))
  return { value, files }
}

/**
 * Returns the pictures of a group by name.
 * @throws Error when an SVG file may not be served or has the name of a drawn picture
 */
function drawingsOf(group: string): [name: string, drawing: Drawing][] {
  if (group === previewGroup) return drawPreviews()
  if (group === listingGroup)
    return [
      ...drawListingPreviews(),
      ...rowsOfIndexes().map(([name, options]): [string, Drawing] => [name, draw(options)]),
    ]
  const known = groups().find((one) => one === group)
  const drawn = known ? picturesOf(known).map(([name, options]): [string, Drawing] => [name, draw(options)]) : []
  const { svg = {}, folder: from = '' } = foldersOfPages.find((one) => one.group === group) ?? {}
  for (const [name] of drawn)
    if (name in svg) throw new Error(`${from} has two pictures with the name ${name}: a drawn one and an SVG file.`)
  return [...drawn, ...Object.entries(svg).map(([name, paths]): [string, Drawing] => [name, readSvg(paths)])]
}

function draw(options: PictureOptions): Drawing {
  const [width, height] = sizeOf(options)
  const cells = options.kind === 'row' ? { cells: options.cells.length } : {}
  return { light: drawPicture(options, 'light'), dark: drawPicture(options, 'dark'), width, height, ...cells }
}

/**
 * Draws a picture for both colour schemes and returns its addresses.
 * @param files the drawings are added to it, by file name
 */
export const drawFile = (name: string, options: PictureOptions, files: Map<string, string | Uint8Array>): PictureFile =>
  addDrawing(name, draw(options), files)

function addDrawing(
  name: string,
  { light, dark, ...size }: Drawing,
  files: Map<string, string | Uint8Array>,
): PictureFile {
  const add = (named: string, svg: string): string => {
    const fileName = fileNameOf(named, svg)
    files.set(fileName, svg)
    return `/${fileName}`
  }
  if (light === dark) {
    const both = add(name, light)
    return { light: both, dark: both, ...size }
  }
  return { light: add(`${name}-light`, light), dark: add(`${name}-dark`, dark), ...size }
}

/** Returns the name of an SVG file in the client's build, with a hash of its content. */
export function fileNameOf(name: string, content: string): string {
  return `${folder}/${name}-${contentHash(content)}.svg`
}

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}
/** Returns the media type of a picture's address. */
export const mediaTypeOf = (address: string): string => mediaTypes[address.replace(/^.*\./, '')]!

/** The styles of photographs. The build adds a rule for each ratio that occurs. */
export const photographStyles = join(root, 'client/ui/photograph.css')

/** Returns the ratios of the boxes of all photographs. */
const ratios = (): string[] =>
  allGroups().flatMap((group) =>
    Object.values(drawGroup(group).value).flatMap(({ photograph }) => photograph?.ratio ?? []),
  )

/** Returns the names of all groups. */
const allGroups = (): string[] => [
  ...new Set([...groups(), ...foldersOfPages.map(({ group }) => group), previewGroup, listingGroup]),
]

/**
 * Vite plugin that draws the pictures of the catalogue and reads the SVG files of pages. The modules `virtual:pictures/…` have only
 * addresses and sizes, so that the browser loads no drawing code. Vite's configuration imports the art module and the catalogue.
 * Therefore the development server restarts after a change of one of them.
 */
export function picturesPlugin(): Plugin {
  let isEmitting = false
  const emitted = new Set<string>()

  return {
    name: 'pictures',
    // Development always has the code of photographs, because one may be added.
    config: (_, { command }) => ({ define: { __HAS_PHOTOGRAPHS__: String(hasPhotographs || command === 'serve') } }),
    buildStart() {
      // A wrong photograph is reported even if no page shows it.
      readPhotographs()
    },
    configResolved(config) {
      isEmitting = config.command === 'build' && !config.build.ssr
    },
    resolveId: (id) => (id.startsWith(prefix) ? resolvedMark + id : undefined),
    load(id) {
      if (id.replace(/\?.*$/, '') === photographStyles)
        return `${readFileSync(photographStyles, 'utf8')}${ratioRules(ratios())}`
      if (!id.startsWith(resolvedMark + prefix)) return undefined
      const group = id.slice(resolvedMark.length + prefix.length)
      if (!allGroups().includes(group))
        this.error(`There is no group of pictures “${group}”. The groups are ${allGroups().join(', ')}.`)
      const drawn = drawGroup(group)
      for (const [fileName, source] of isEmitting ? drawn.files : []) {
        // A photograph can be in several groups.
        if (!emitted.has(fileName)) this.emitFile({ type: 'asset', fileName, source })
        emitted.add(fileName)
      }
      const isPhotographic = Object.values(drawn.value).some(({ photograph }) => photograph)
      const styles = isPhotographic ? `import ${JSON.stringify(photographStyles)}\n` : ''
      return `${styles}export default ${JSON.stringify(drawn.value)}`
    },
    configureServer(server) {
      const files = new Map(allGroups().flatMap((group) => [...drawGroup(group).files]))
      server.middlewares.use((request, response, next) => {
        const found = files.get((request.url ?? '').slice(1))
        if (found === undefined) return next()
        response.setHeader('Content-Type', mediaTypeOf(request.url!))
        response.end(found)
      })
    },
  }
}
