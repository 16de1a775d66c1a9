import type { Plugin } from 'vite'
import { iconSetNames, type IconSetId } from '#shared/content/iconSetNames.ts'
import { iconSetIds, iconsOnPage } from '#shared/content/iconSets.ts'
import { gatherSet, type GatheredSet } from '../icons/sets.ts'
import { readPartsExpression, readPartsImport, writeServerFile } from './serverFiles.ts'
import { contentHash } from './contentHash.ts'

const moduleId = 'virtual:icons'
/** Rollup's convention: ids of virtual modules begin with `\0`. */
const resolvedId = `\0${moduleId}`

const folder = 'static/media'

const drawnFile = 'icons.parts'

const fileName = (name: string, extension: string, content: string) =>
  `${folder}/${name}-${contentHash(content)}.${extension}`

/** Returns an SVG sprite with the icons of one page of a set, and the licence in a comment. */
function spriteOf({ viewBox, licence }: GatheredSet, icons: GatheredSet['icons']): string {
  // XML comments may not contain two hyphens.
  const comment = licence.replace(/-{2,}/g, '–')
  const symbols = icons.map(({ id, body }) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<!--\n${comment}\n-->\n${symbols.join('\n')}\n</svg>\n`
}

/** Returns the files of the icon sets by name, and the values of `virtual:icons`: addresses of licences, and drawings. */
export function makeIcons(ids: readonly IconSetId[] = iconSetIds) {
  const files = new Map<string, string>()
  const add = (name: string, extension: string, content: string): string => {
    const file = fileName(name, extension, content)
    files.set(file, content)
    return `/${file}`
  }
  const made = ids.map((id) => {
    const set = gatherSet(id)
    const name = `icons-${iconSetNames[id].toLowerCase().replaceAll(' ', '-')}`
    const pages = Array.from({ length: Math.ceil(set.icons.length / iconsOnPage) }, (_, page) =>
      set.icons.slice(page * iconsOnPage, (page + 1) * iconsOnPage),
    )
    return {
      id,
      licence: add(`${name}-licence`, 'txt', set.licence),
      drawn: {
        viewBox: set.viewBox,
        icons: set.icons.map((icon) => [icon.name, icon.id, icon.body]),
        sprites: pages.map((icons, page) => add(`${name}-${page + 1}`, 'svg', spriteOf(set, icons))),
      },
    }
  })
  return {
    files,
    licences: Object.fromEntries(made.map(({ id, licence }) => [id, licence])),
    drawn: Object.fromEntries(made.map(({ id, drawn }) => [id, drawn])),
  }
}

/**
 * Vite plugin that writes the icons of the showcase pages: a sprite for each page of a set, and a file for each licence. In the
 * browser, `virtual:icons` has only the addresses of the licences. Names and drawings are for the server.
 */
export function iconsPlugin(): Plugin {
  let isEmitting = false
  let isBuild = false
  let made: ReturnType<typeof makeIcons> | undefined
  return {
    name: 'icons',
    configResolved(config) {
      isBuild = config.command === 'build'
      isEmitting = isBuild && !config.build.ssr
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined
      const { files, licences, drawn } = (made ??= makeIcons())
      if (isEmitting) for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: name, source })
      const isServer = this.environment.config.consumer === 'server'
      const known = `export const licences = ${JSON.stringify(licences)}`
      if (!isServer) return `${known}\nexport const drawn = undefined`
      return isBuild
        ? `${readPartsImport}${known}\nexport const drawn = ${readPartsExpression(drawnFile)}`
        : `${known}\nexport const drawn = ${JSON.stringify(drawn)}`
    },
    async writeBundle({ dir = '' }) {
      if (made && !isEmitting) await writeServerFile(dir, drawnFile, made.drawn)
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1)
        if (!name.startsWith(`${folder}/icons-`)) return next()
        const content = (made ??= makeIcons()).files.get(name)
        if (content === undefined) return next()
        response.setHeader('Content-Type', name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8')
        response.end(content)
      })
    },
  }
}
