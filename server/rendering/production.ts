import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { Language } from '#shared/i18n/languages.ts'
import { layerStatement } from '#shared/layers.ts'
import { mapModules, moduleList, type RenderedPage, type ServerEntry } from '#shared/rendering.ts'
import { documentPieces, encode, rootAttributes, type DocumentAssets } from './document.ts'
import { fontSources, withFaces } from './fonts.ts'
import type { Renderer } from './renderer.ts'
import { sourceHash } from './sourceHash.ts'
import { attributesIn, elementsIn, namesIn, pageStyles, readStyles, criticalCss, type Styles } from './criticalCss.ts'

/** An entry of the manifest that Vite's build writes. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** The short names of the style modules that each source module imports (`scripts/vite/sharedFiles.ts`). */
type PageStyles = Readonly<Record<string, readonly string[]>>

const entrySource = 'client/entry-client.tsx'

/**
 * The largest total length of cached styles, in characters: those of the thirty pages rendered last. Pages with one visitor's data need
 * them at each request; other pages are kept whole.
 */
const maxCachedStyles = 512 * 1024

/** Returns a function that finds the files, styles and fonts of a document in the build. */
function createAssets(manifest: Manifest, stylesOf: PageStyles, readFile: (file: string) => string) {
  const chunk = (source: string): Chunk => {
    const found = manifest[source]
    if (!found) throw new Error(`The build's manifest does not name ${source}.`)
    return found
  }
  const address = (file: string) => `/${file}`
  const cached = new Map<string, { css: string; styles: Styles }>()
  const readStyle = (file: string) => {
    let found = cached.get(file)
    if (!found) {
      const css = readFile(file).trimEnd()
      // Nothing in a style element is escaped.
      if (/<\/style/i.test(css)) throw new Error(`${file} must not contain "</style".`)
      cached.set(file, (found = { css, styles: readStyles(css) }))
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
    const entryStyleCount = styleFiles.length
    moduleList(modules).forEach(walk)
    const scripts = files.filter((file) => file.endsWith('.js'))
    const ownStyles = [...styleFiles]
    // Parts that only the server renders need only the rules for their markup.
    styleModules.forEach(walk)
    const parts = styleFiles.slice(ownStyles.length).map((file) => criticalCss(readStyle(file).styles, names))
    const imported = new Set(moduleList(modules).flatMap((source) => stylesOf[source] ?? []))
    const own = ownStyles.map((file, index) => {
      const { css, styles } = readStyle(file)
      const shown = index < entryStyleCount ? css : pageStyles(styles, names, imported, accent !== 'party')
      return { file, shown, isComplete: shown === css }
    })
    const script = address(chunk(entrySource).file)
    return {
      script,
      modules: mapModules(modules, (source) => address(chunk(source).file)),
      styles: withFaces(language, [layerStatement, ...own.map(({ shown }) => shown), ...parts].join('\n')),
      // A file with missing rules is not listed, so that the next page that needs it loads all of it.
      styleFiles: own.filter(({ isComplete }) => isComplete).map(({ file }) => file),
      partStyleFiles: styleFiles.slice(ownStyles.length),
      modulePreloads: scripts.filter((file) => file !== script),
      fonts: fontSources(language, typefaceSet).map((source) => address(chunk(source).file)),
    }
  }
}

/**
 * Returns the renderer of the build.
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
  /** Styles with their hash, because hashing them for each answer is slow. */
  const cached = new LRUCache<string, { assets: DocumentAssets; stylesHash: string }>({
    maxSize: maxCachedStyles,
    sizeCalculation: ({ assets: { styles }, stylesHash }, key) => styles.length + stylesHash.length + key.length,
  })

  return {
    async render(request) {
      const page = await entry.renderPage(request)
      // The rules for the classes of a page depend on its modules. Only parts without a module in the browser need those of the markup.
      const shown =
        page.styleModules.length > 0 ? elementsIn(page.html) : [`<i${[...attributesIn(page.html)].join('')}>`]
      // Rules may also need the attributes of the root element.
      const attributes = [`<html ${rootAttributes(page, request.language)}>`, ...shown].join('')
      const key = [...moduleList(page.modules), ...page.styleModules, attributes].join(' ')
      let found = cached.get(key)
      if (!found) {
        const assets = assetsFor(page, namesIn(attributes), request.language)
        cached.set(key, (found = { assets, stylesHash: sourceHash(assets.styles) }))
      }
      return {
        body: encode(documentPieces(page, request.language, found.assets, request.notice)),
        stylesHash: found.stylesHash,
      }
    },
    resolve: async (found) => entry.resolve(found),
    indexedPaths: async (demoPages) => entry.indexedPaths(demoPages),
    writeFeed: (name, request) => entry.writeFeed(name, request),
    suggest: (request) => entry.suggest(request),
    webManifest: async (language, changes) => entry.webManifest(language, changes),
    icon: async () => entry.icon,
    touchIcon: async () => entry.touchIcon,
  }
}
