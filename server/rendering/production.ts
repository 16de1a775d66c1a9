import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#shared/i18n/languages.ts'
import { layerStatement } from '#shared/layers.ts'
import { mapModules, moduleList, stillFiles, type PageModules, type ServerEntry } from '#shared/rendering.ts'
import { createDocument, type DocumentAssets } from './document.ts'
import { fontSources } from './fonts.ts'
import type { Renderer } from './renderer.ts'
import { looksIn, namesIn, stylesOfLooks, usedStyles } from './usedStyles.ts'

/** An entry of the manifest that Vite's build writes. */
interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const stillNames: readonly (string | undefined)[] = Object.values(stillFiles)

const entrySource = 'client/entry-client.tsx'

/** What a document names for some source files: each once, the entry's own first. */
function createAssets(manifest: Manifest, readFile: (file: string) => string) {
  const chunk = (source: string): Chunk => {
    const found = manifest[source]
    if (!found) throw new Error(`The build's manifest does not name ${source}.`)
    return found
  }
  const address = (file: string) => `/${file}`
  const readStyle = (file: string) => {
    const css = readFile(file)
    // Nothing in a style element is escaped.
    if (/<\/style/i.test(css)) throw new Error(`${file} cannot stand in a document.`)
    return css
  }

  return (modules: PageModules, styleSources: readonly string[], html: string, language: Language): DocumentAssets => {
    const seen = new Set<string>()
    const files: string[] = []
    const styleFiles: string[] = []
    const stillStyles = new Set<string>()
    const walk = (source: string) => {
      if (seen.has(source)) return
      seen.add(source)
      const { file, name, css = [], imports = [] } = chunk(source)
      imports.forEach(walk)
      files.push(address(file))
      for (const style of css.map(address)) {
        if (!styleFiles.includes(style)) styleFiles.push(style)
        if (stillNames.includes(name)) stillStyles.add(style)
      }
    }
    walk(entrySource)
    const sharedStyles = styleFiles.length
    moduleList(modules).forEach(walk)
    const scripts = files.filter((file) => file.endsWith('.js'))
    const ownStyles = [...styleFiles]
    // What only the server renders: the files hold more than the page shows of them.
    styleSources.forEach(walk)
    const parts = styleFiles.slice(ownStyles.length).map((file) => usedStyles(readStyle(file), html))
    const looks = looksIn(html)
    const own = ownStyles.map((file, at) => {
      const whole = readStyle(file)
      const shown =
        at < sharedStyles ? whole : stillStyles.has(file) ? usedStyles(whole, html) : stylesOfLooks(whole, looks)
      return { file, shown, isWhole: shown === whole }
    })
    const script = address(chunk(entrySource).file)
    return {
      script,
      modules: mapModules(modules, (source) => address(chunk(source).file)),
      styles: [layerStatement, ...own.map(({ shown }) => shown), ...parts].join('\n'),
      // A file of which looks are missing is not named: the next page that needs it loads it whole.
      styleFiles: own.filter(({ isWhole }) => isWhole).map(({ file }) => file),
      partStyleFiles: styleFiles.slice(ownStyles.length),
      modulePreloads: scripts.filter((file) => file !== script),
      fonts: fontSources(language).map((source) => address(chunk(source).file)),
    }
  }
}

/**
 * Renders from the build: `client/` with its manifest and the server entry beside the running file.
 * @param dist folder of the build
 */
export async function createProductionRenderer(dist: string): Promise<Renderer> {
  const manifest = JSON.parse(readFileSync(join(dist, 'client/manifest.json'), 'utf8')) as Manifest
  const entryFile = pathToFileURL(join(dist, 'server/entry-server.js')).href
  const { default: entry } = (await import(/* @vite-ignore */ entryFile)) as { default: ServerEntry }
  const assetsFor = createAssets(manifest, (file) => readFileSync(join(dist, 'client', file), 'utf8'))
  const known = new Map<string, DocumentAssets>()

  return {
    async render(request) {
      const page = await entry.renderPage(request)
      const key = [request.language, ...moduleList(page.modules), ...page.styleModules, ...namesIn(page.html)].join(' ')
      let assets = known.get(key)
      if (!assets) known.set(key, (assets = assetsFor(page.modules, page.styleModules, page.html, request.language)))
      return { html: createDocument(page, request.language, assets), styles: assets.styles }
    },
    resolve: async (found) => entry.resolve(found),
    indexedPaths: async (demoPages) => entry.indexedPaths(demoPages),
    writeFeed: (request) => entry.writeFeed(request),
    suggest: (request) => entry.suggest(request),
    webManifest: async (language) => entry.webManifest(language),
    icon: async () => entry.icon,
  }
}
