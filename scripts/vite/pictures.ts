import type { Plugin } from 'vite'
import { drawPicture, type PictureOptions, sizeOf } from '#client/art/art.ts'
import { groups, picturesOf } from '#client/pictures/catalogue.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { contentHash } from './contentHash.ts'
import { drawPreviews, previewGroup } from './homePreviews.ts'
import { pictureFolders } from './pictureFolders.ts'
import { readSvg } from './svgFiles.ts'

/** A group's module is `virtual:pictures/<group>`. */
const prefix = 'virtual:pictures/'
/** How Rollup marks a module that only a plugin knows. */
const resolvedMark = '\0'

const folder = 'static/media'

const foldersOfPages = pictureFolders()

/** A picture as SVG, for both schemes. */
export interface Drawing extends PictureFile {
  /** The drawing itself, not yet its address. */
  light: string
  dark: string
}

interface PictureModule {
  value: Record<string, PictureFile>
  /** By their names in the client's build. */
  files: ReadonlyMap<string, string>
}

/** Returns the pictures of a group: those that are drawn, and SVG files. Both builds and the tests get the same names. */
export function drawGroup(group: string, drawings = drawingsOf(group)): PictureModule {
  const files = new Map<string, string>()
  const value = Object.fromEntries(
    drawings.map(([name, drawing]) => [name, addDrawing(`${group}-${name}`, drawing, files)]),
  )
  return { value, files }
}

/** @throws Error where an SVG file may not be served, or has the name of a drawn picture */
function drawingsOf(group: string): [name: string, drawing: Drawing][] {
  if (group === previewGroup) return drawPreviews()
  const known = groups().find((one) => one === group)
  const drawn = known ? picturesOf(known).map(([name, options]): [string, Drawing] => [name, draw(options)]) : []
  const { svg = {}, folder: from = '' } = foldersOfPages.find((one) => one.group === group) ?? {}
  for (const [name] of drawn)
    if (name in svg) throw new Error(`${from} has two pictures with the name ${name}: one is drawn, one is a file.`)
  return [...drawn, ...Object.entries(svg).map(([name, paths]): [string, Drawing] => [name, readSvg(paths)])]
}

function draw(options: PictureOptions): Drawing {
  const [width, height] = sizeOf(options)
  const cells = options.kind === 'row' ? { cells: options.cells.length } : {}
  return { light: drawPicture(options, 'light'), dark: drawPicture(options, 'dark'), width, height, ...cells }
}

/**
 * Draws a picture for both schemes.
 * @param files where the drawings are added, by the names of their files
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

/** The name of a file in the client's build: what it holds is in it. */
export function fileNameOf(name: string, content: string): string {
  return `${folder}/${name}-${contentHash(content)}.svg`
}

/** Returns the names of all groups. */
const allGroups = (): string[] => [...new Set([...groups(), ...foldersOfPages.map(({ group }) => group), previewGroup])]

/**
 * Draws the pictures of the catalogue, and reads the SVG files of pages, in the build and for the working server. No drawing code
 * reaches the browser: a module of pictures holds addresses and sizes. The art is part of Vite's settings, so that a change of it or
 * of the catalogue starts the working server anew, which reloads the page.
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
        this.error(`There is no group of pictures “${group}”: there are ${allGroups().join(', ')}.`)
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
