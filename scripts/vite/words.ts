import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { gatherHeadings, hasOwnFile, sharedWordFiles } from '#locales/catalog.ts'
import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import { wordAddress } from '#shared/rendering.ts'
import { root } from '../setup/command.mjs'
import { gatherContent } from './content.ts'
import { contentHash } from './contentHash.ts'

const moduleId = 'virtual:words'
/** How Rollup marks a module that only a plugin knows. */
const resolvedId = `\0${moduleId}`

const folderOf = (language: SourceLanguage) => join(root, 'locales', language)

/** Where the words of mails lie, which no browser loads. */
const serverFolder = 'server/'

/** The words of a language, by the file the browser loads: the namespaces that travel together, and each other one alone. */
function wordFilesOf(language: SourceLanguage): Record<string, unknown> {
  const read = (namespace: string): unknown =>
    JSON.parse(readFileSync(join(folderOf(language), `${namespace}.json`), 'utf8'))
  const namespaces = readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' })
    .flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? [])
    .filter((namespace) => !namespace.startsWith(serverFolder))
    .sort()
  // What they hold the compiler checks where the sources are gathered (`locales/*/index.ts`).
  const written = Object.fromEntries(
    namespaces.map((namespace) => [namespace, read(namespace)]),
  ) as unknown as Parameters<typeof gatherHeadings>[0]
  const words = { ...written, ...gatherHeadings(written) }
  return {
    ...Object.fromEntries(Object.entries(words).filter(([namespace]) => hasOwnFile(namespace))),
    ...Object.fromEntries(
      Object.entries(sharedWordFiles).map(([file, together]) => [
        file,
        Object.fromEntries(together.map((namespace) => [namespace, words[namespace as keyof typeof words]])),
      ]),
    ),
  }
}

/**
 * Every file of words by its address, and the hash in all of their names: one for all of them, so that a script that knows
 * every page's words need not carry a hash for each.
 */
function gatherWords() {
  const { files: content } = gatherContent()
  const contents = sourceLanguages.flatMap((language) =>
    Object.entries({ ...wordFilesOf(language), ...content[language] }).map(([file, words]) => ({
      language,
      file,
      content: JSON.stringify(words),
    })),
  )
  const hash = contentHash(...contents.map(({ content }) => content))
  const files = new Map(contents.map(({ language, file, content }) => [wordAddress(language, file, hash), content]))
  return { files, hash }
}

/**
 * Lays the words that pages show beside the scripts, as JSON: content, which the browser need not compile. A page's
 * document names the two or three files that it needs; a file that did not come can be asked for again, which a script cannot.
 */
export function wordsPlugin(): Plugin {
  let isEmitting = false
  return {
    name: 'words',
    configResolved(config) {
      isEmitting = config.command === 'build' && !config.build.ssr
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined
      const { files, hash } = gatherWords()
      if (isEmitting)
        for (const [address, source] of files) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
      return `export default ${JSON.stringify(hash)}`
    },
    configureServer(server) {
      // Read anew each time: words change while one writes them.
      server.middlewares.use((request, response, next) => {
        const content = request.url?.startsWith('/static/media/words-')
          ? gatherWords().files.get(request.url)
          : undefined
        if (content === undefined) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(content)
      })
    },
    hotUpdate({ file, type }) {
      if (!/\/(?:locales|shared\/content)\/.*\.json$/.test(file)) return
      const known = this.environment.moduleGraph.getModuleById(resolvedId)
      if (known) this.environment.moduleGraph.invalidateModule(known)
      if (this.environment.name === 'client' && type === 'update') this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
