import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { Language } from '#shared/i18n/languages.ts'
import { layerStatement } from '#shared/layers.ts'
import { mapModules, moduleList, type RenderedPage, type ServerEntry } from '#shared/rendering.ts'
import { createDocument, rootAttributes, type DocumentAssets } from './document.ts'
import { fontSources, withFaces } from './fonts.ts'
import type { Renderer } from './renderer.ts'
import { sourceHash } from './sourceHash.ts'
import { namesIn, pageStyles, readStyles, criticalCss, type Styles } from './criticalCss.ts'

/** An entry of the manifest that Vite's build writes. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** The style modules that each page imports, by their short names (`scripts/vite/sharedFiles.ts`). */
type PageStyles = Readonly<Record<string, readonly string[]>>

const entrySource = 'client/entry-client.tsx'

/**
 * Characters of styles that are at hand for pages which are made for each visitor. The others are kept whole, and what each
 * state of each page has ever shown would fill any memory.
 */
const maxCachedStyles = 4 * 1024 * 1024

/** What a document names for some source files: each once, the entry's own first. */
function createAssets(manifest: Manifest, stylesOf: PageStyles, readFile: (file: string) => string) {
  const chunk = (source: string): Chunk => {
    const found = manifest[source]
    if (!found) throw new Error(`The build's manifest does not name ${source}.`)
    return found
  }
  const address = (file: string) => `/${file}`
  const known = new Map<string, { whole: string; styles: Styles }>()
  const readStyle = (file: string) => {
    let found = known.get(file)
    if (!found) {
      const whole = readFile(file).trimEnd()
      // Nothing in a style element is escaped.
      if (/<\/style/i.test(whole)) throw new Error(`${file} cannot stand in a document.`)
      known.set(file, (found = { whole, styles: readStyles(whole) }))
    }
    return found
  }

  return (page: RenderedPage, names: ReadonlySet<string>, language: Language): DocumentAssets => {
    const { modules, styleModules, typefaceSet, accent } = page
    const seen = new Set<string>()
    const files: string[] = []
    const styleFiles: string[] = []
    const walk = (source: string) => {
      if (seen.has(source)) return
      seen.add(source)
      const { file, css = [], imports = [] } = chunk(source)
      imports.forEach(walk)
      files.push(address(file))
      for (const style of css.map(address)) if (!styleFiles.includes(style)) styleFiles.push(style)
    }
    walk(entrySource)
    const sharedStyles = styleFiles.length
    moduleList(modules).forEach(walk)
    const scripts = files.filter((file) => file.endsWith('.js'))
    const ownStyles = [...styleFiles]
    // What only the server renders: the files hold more than the page shows of them.
    styleModules.forEach(walk)
    const parts = styleFiles.slice(ownStyles.length).map((file) => criticalCss(readStyle(file).styles, names))
    const imported = new Set(moduleList(modules).flatMap((source) => stylesOf[source] ?? []))
    const own = ownStyles.map((file, at) => {
      const { whole, styles } = readStyle(file)
      const shown = at < sharedStyles ? whole : pageStyles(styles, names, imported, accent !== 'party')
      return { file, shown, isWhole: shown === whole }
    })
    const script = address(chunk(entrySource).file)
    return {
      script,
      modules: mapModules(modules, (source) => address(chunk(source).file)),
      styles: withFaces(language, [layerStatement, ...own.map(({ shown }) => shown), ...parts].join('\n')),
      // A file of which looks are missing is not named: the next page that needs it loads it whole.
      styleFiles: own.filter(({ isWhole }) => isWhole).map(({ file }) => file),
      partStyleFiles: styleFiles.slice(ownStyles.length),
      modulePreloads: scripts.filter((file) => file !== script),
      fonts: fontSources(language, typefaceSet).map((source) => address(chunk(source).file)),
    }
  }
}

/**
 * Renders from the build: `client/` with its manifest and the server entry beside the running file.
 * @param dist folder of the build
 */
export async function createProductionRenderer(dist: string): Promise<Renderer> {
  const read = (file: string) => readFileSync(join(dist, 'client', file), 'utf8')
  const entryFile = pathToFileURL(join(dist, 'server/entry-server.js')).href
  const { default: entry } = (await import(/* @vite-ignore */ entryFile)) as { default: ServerEntry }
  const assetsFor = createAssets(
    JSON.parse(read('manifest.json')) as Manifest,
    JSON.parse(read('styles.json')) as PageStyles,
    read,
  )
  /** The hash is made with the styles: to hash them for each answer is dear, and a map by their text would keep them for ever. */
  const known = new LRUCache<string, { assets: DocumentAssets; stylesHash: string }>({
    maxSize: maxCachedStyles,
    sizeCalculation: ({ assets: { styles }, stylesHash }, key) => styles.length + stylesHash.length + key.length,
  })

  return {
    async render(request) {
      const page = await entry.renderPage(request)
      // The looks of the whole page are those of its root, too.
      const names = namesIn(`<html ${rootAttributes(page, request.language)}>${page.html}`)
      const key = [request.language, ...moduleList(page.modules), ...page.styleModules, ...names].join(' ')
      let found = known.get(key)
      if (!found) {
        const assets = assetsFor(page, names, request.language)
        known.set(key, (found = { assets, stylesHash: sourceHash(assets.styles) }))
      }
      return { html: createDocument(page, request.language, found.assets), stylesHash: found.stylesHash }
    },
    resolve: async (found) => entry.resolve(found),
    indexedPaths: async (demoPages) => entry.indexedPaths(demoPages),
    writeFeed: (name, request) => entry.writeFeed(name, request),
    suggest: (request) => entry.suggest(request),
    webManifest: async (language) => entry.webManifest(language),
    icon: async () => entry.icon,
    touchIcon: async () => entry.touchIcon,
  }
}
