import { join } from 'node:path'
import type { Plugin } from 'vite'
import { gatherHeadings, hasOwnFile, sharedWordFiles, type ServerCatalog } from '#locales/catalog.ts'
import { writtenWords } from '#locales/written.mjs'
import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import { wordAddress } from '#shared/rendering.ts'
import { root } from '../setup/command.mjs'
import { checkWords } from '../words/parity.ts'
import { writeServerFile, readFileImport, readFileExpression } from './serverFiles.ts'
import { gatherContent } from './content.ts'
import { contentHash } from './contentHash.ts'
import { builtWords, hasDemo } from './demo.ts'

const moduleId = 'virtual:words'
/** How Rollup marks a module that only a plugin knows. */
const resolvedId = `\0${moduleId}`

/** The module that reads the files of a language: the built server has it read what lies beside it. */
const reader = join(root, 'locales/written.mjs')

/** A language's words, where the built server reads them. */
const fileOf = (language: SourceLanguage) => `words-${language}.json`

const readsWordsBeside = `${readFileImport}const texts = {
  ${sourceLanguages.map((language) => `${language}: () => ${readFileExpression(fileOf(language))}`).join(',\n  ')}
}
export const writtenWords = (language) => JSON.parse(texts[language]())`

/** The words of mails, which no browser loads. */
const isForServer = (namespace: string): namespace is keyof ServerCatalog => /^mails(?:\/|$)/.test(namespace)

/** The words of a language, by the file the browser loads: the namespaces that travel together, and each other one alone. */
function wordFilesOf(language: SourceLanguage): Record<string, unknown> {
  const written = writtenWords(language)
  const words = builtWords({ ...written, ...gatherHeadings(written) })
  const isOwnFile = (namespace: string) => hasOwnFile(namespace) && !isForServer(namespace)
  return {
    ...Object.fromEntries(Object.entries(words).filter(([namespace]) => isOwnFile(namespace))),
    ...Object.fromEntries(
      Object.entries(sharedWordFiles)
        .filter(([, together]) => together.some((namespace) => namespace in words))
        .map(([file, together]) => [
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
    Object.entries({ ...wordFilesOf(language), ...(hasDemo && content[language]) }).map(([file, words]) => ({
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
 * Lays the words that pages show beside the scripts, as JSON: content, which the browser need not compile. The server's lie beside
 * its own. A page's document names the two or three files that it needs; a file that did not come can be asked for again, which a script cannot.
 */
export function wordsPlugin(): Plugin {
  let isBuild = false
  let isEmitting = false
  return {
    name: 'words',
    configResolved(config) {
      isBuild = config.command === 'build'
      isEmitting = isBuild && !config.build.ssr
    },
    buildStart() {
      if (isBuild) checkWords(writtenWords)
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id === reader && isBuild) return readsWordsBeside
      if (id !== resolvedId) return undefined
      const { files, hash } = gatherWords()
      if (isEmitting)
        for (const [address, source] of files) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
      return `export default ${JSON.stringify(hash)}`
    },
    async writeBundle({ dir = '' }) {
      if (isEmitting) return
      for (const language of sourceLanguages)
        await writeServerFile(dir, fileOf(language), JSON.stringify(builtWords(writtenWords(language))))
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
      for (const id of [resolvedId, reader]) {
        const known = this.environment.moduleGraph.getModuleById(id)
        if (known) this.environment.moduleGraph.invalidateModule(known)
      }
      if (this.environment.name === 'client' && type === 'update') this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
