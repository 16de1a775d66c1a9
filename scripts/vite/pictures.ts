import type { Plugin } from 'vite'
import { groups, type PictureGroup, picturesOf } from '#client/art/catalogue.ts'
import { drawPicture, sizeOf, type PictureOptions } from '#client/art/drawPicture.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { contentHash } from './contentHash.ts'

/** A group's module is `virtual:pictures/<group>`. */
const prefix = 'virtual:pictures/'
/** How Rollup marks a module that only a plugin knows. */
const resolvedMark = '\0'

const folder = 'static/media'

/** Drawn files by their name in the client's build. */
type Drawing = ReadonlyMap<string, string>

interface DrawnModule<Value> {
  value: Value
  files: Drawing
}

/** A group's pictures, drawn: both builds and the tests get the same names for the same catalogue. */
export function drawGroup(group: PictureGroup, entries = picturesOf(group)): DrawnModule<Record<string, PictureFile>> {
  const files = new Map<string, string>()
  const value = Object.fromEntries(
    entries.map(([name, options]) => [name, drawFile(`${group}-${name}`, options, files)]),
  )
  return { value, files }
}

/**
 * Draws a picture for both schemes.
 * @param files where the drawings are added, by the names of their files
 */
export function drawFile(name: string, options: PictureOptions, files: Map<string, string>): PictureFile {
  const add = (named: string, svg: string): string => {
    const fileName = fileNameOf(named, svg)
    files.set(fileName, svg)
    return `/${fileName}`
  }
  const [width, height] = sizeOf(options)
  const size = { width, height, ...(options.kind === 'row' && { cells: options.cells.length }) }
  const [light, dark] = [drawPicture(options, 'light'), drawPicture(options, 'dark')]
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

/**
 * Draws the catalogue's pictures in the build and for the working server. No drawing code reaches the browser: a module
 * of pictures holds addresses and sizes. The art is part of Vite's settings, so that a change of it or of the catalogue
 * starts the working server anew, which reloads the page.
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
      const name = id.slice(resolvedMark.length + prefix.length)
      const group = groups().find((known) => known === name)
      if (!group) this.error(`There is no group of pictures “${name}”: the catalogue has ${groups().join(', ')}.`)
      const drawn = drawGroup(group)
      if (isEmitting) for (const [fileName, source] of drawn.files) this.emitFile({ type: 'asset', fileName, source })
      return `export default ${JSON.stringify(drawn.value)}`
    },
    configureServer(server) {
      const files = new Map(groups().flatMap((group) => [...drawGroup(group).files]))
      server.middlewares.use((request, response, next) => {
        const svg = files.get((request.url ?? '').slice(1))
        if (svg === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(svg)
      })
    },
  }
}
