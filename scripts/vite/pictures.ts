import type { Plugin } from 'vite'
import { drawPicture, type PictureOptions, sizeOf } from '#client/art/art.ts'
import { groups, picturesOf } from '#client/pictures/catalogue.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { contentHash } from './contentHash.ts'
import { drawPreviews, previewGroup } from './homePreviews.ts'
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
  /** SVG source by file name in the client's build. */
  files: ReadonlyMap<string, string>
}

/** Returns the pictures of a group: drawn ones and SVG files. The file names are the same in both builds and in tests. */
export function drawGroup(group: string, drawings = drawingsOf(group)): PictureModule {
  const files = new Map<string, string>()
  const value = Object.fromEntries(
    drawings.map(([name, drawing]) => [name, addDrawing(`${group}-${name}`, drawing, files)]),
  )
  return { value, files }
}

/**
 * Returns the pictures of a group by name.
 * @throws Error when an SVG file may not be served or has the name of a drawn picture
 */
function drawingsOf(group: string): [name: string, drawing: Drawing][] {
  if (group === previewGroup) return drawPreviews()
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
export const drawFile = (name: string, options: PictureOptions, files: Map<string, string>): PictureFile =>
  addDrawing(name, draw(options), files)

function addDrawing(name: string, { light, dark, ...size }: Drawing, files: Map<string, string>): PictureFile {
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

/** Returns the names of all groups. */
const allGroups = (): string[] => [...new Set([...groups(), ...foldersOfPages.map(({ group }) => group), previewGroup])]

/**
 * Vite plugin that draws the pictures of the catalogue and reads the SVG files of pages. The modules `virtual:pictures/…` have only
 * addresses and sizes, so that the browser loads no drawing code. Vite's configuration imports the art module and the catalogue.
 * Therefore the development server restarts after a change of one of them.
 */
export function picturesPlugin(): Plugin {
  let isEmitting = false

  return {
    name: 'pictures',
    configResolved(config) {
      isEmitting = config.command === 'build' && !config.build.ssr
    },
    resolveId: (id) => (id.startsWith(prefix) ? resolvedMark + id : undefined),
    load(id) {
      if (!id.startsWith(resolvedMark + prefix)) return undefined
      const group = id.slice(resolvedMark.length + prefix.length)
      if (!allGroups().includes(group))
        this.error(`There is no group of pictures “${group}”. The groups are ${allGroups().join(', ')}.`)
      const drawn = drawGroup(group)
      if (isEmitting) for (const [fileName, source] of drawn.files) this.emitFile({ type: 'asset', fileName, source })
      return `export default ${JSON.stringify(drawn.value)}`
    },
    configureServer(server) {
      const files = new Map(allGroups().flatMap((group) => [...drawGroup(group).files]))
      server.middlewares.use((request, response, next) => {
        const svg = files.get((request.url ?? '').slice(1))
        if (svg === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(svg)
      })
    },
  }
}
