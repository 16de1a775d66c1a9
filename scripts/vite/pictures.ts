import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { catalogue, type PictureFile } from '#client/art/catalogue.ts'
import { art, ratios, type ArtOptions } from '#client/art/plakat.js'

const prefix = 'virtual:pictures/'
const night: Readonly<Record<string, string>> = {
  g: '#1a1c26',
  m: '#2a2b37',
  s: '#636574',
  k: '#07080d',
  i: '#b4bac8',
  l: '#f3f2ee',
}

/** Draws the catalogue's pictures in the build: a group's module names the files of its pictures in both colour schemes. */
export function picturesPlugin(): Plugin {
  const served = new Map<string, string>()
  let isEmitting = false

  return {
    name: 'pictures',
    configResolved(config) {
      isEmitting = config.command === 'build' && !config.build.ssr
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const group = id.slice(prefix.length + 1)
      const pictures = (catalogue as Record<string, Record<string, ArtOptions>>)[group]
      if (!pictures) throw new Error(`There is no group of pictures ${group}.`)
      const write = (name: string, svg: string): string => {
        const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
        const fileName = `static/media/${group}-${name}-${hash}.svg`
        served.set(`/${fileName}`, svg)
        if (isEmitting) this.emitFile({ type: 'asset', fileName, source: svg })
        return `/${fileName}`
      }
      const files = Object.entries(pictures).map(([name, options]): [string, PictureFile] => {
        const drawn = art({ seed: `${group}-${name}`, ...options, mode: 'css' })
        const light = drawn.replace(/var\(--p-\w+,(#\w+)\)/g, '$1')
        const dark = drawn.replace(
          /var\(--p-(\w+),(#\w+)\)/g,
          (_, slot: string, colour: string) => night[slot] ?? colour,
        )
        const { ratio = '3:2' } = options
        const [width, height] = typeof ratio === 'string' ? ratios[ratio] : ratio
        return [name, { light: write(`${name}-light`, light), dark: write(`${name}-dark`, dark), width, height }]
      })
      return `export default ${JSON.stringify(Object.fromEntries(files))}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const svg = served.get(request.url ?? '')
        if (svg === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(svg)
      })
    },
  }
}
