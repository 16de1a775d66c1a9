import { join } from 'node:path'
import type { Plugin } from 'vite'
import { gatherHeadings, type ServerCatalog } from '#locales/catalog.ts'
import { hasOwnFile, sharedWordFiles } from '#locales/wordFiles.ts'
import { writtenWords } from '#locales/written.mjs'
import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import { wordAddress } from '#shared/rendering.ts'
import { root } from '../setup/command.mjs'
import { checkWords } from '../words/parity.ts'
import { readPartsExpression, readPartsImport, writeServerFile } from './serverFiles.ts'
import { gatherContent } from './content.ts'
import { contentHash } from './contentHash.ts'
import { builtWords, hasDemo } from './demo.ts'

const moduleId = 'virtual:words'
/** Rollup's convention: ids of virtual modules begin with `\0`. */
const resolvedId = `\0${moduleId}`

/** The module that reads the words of a language. In the built server it reads the files beside the chunks. */
const reader = join(root, 'locales/written.mjs')

/** Returns the name of the file with a language's words, which the built server reads. */
const fileOf = (language: SourceLanguage) => `words-${language}.parts`

const builtReader = `${readPartsImport}const words = {
  ${sourceLanguages.map((language) => `${language}: () => ${readPartsExpression(fileOf(language))}`).join(',\n  ')}
}
export const writtenWords = (language) => words[language]()`

/** Returns whether a namespace is for the server: mails, and facts, which scripts and documents hold. */
const isForServer = (namespace: string): namespace is keyof ServerCatalog | 'facts' =>
  /^(?:mails(?:\/|$)|facts$)/.test(namespace)

/** Returns the words of a language by the files that the browser loads. Some files have several namespaces, the others one. */
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
 * Returns all files of words by address, and the hash in their names. All files share one hash, so that scripts do not need a hash for
 * each file.
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
 * Vite plugin that writes the words of pages as JSON files. A document names the two or three files that its page needs. JSON needs no
 * compilation, and a failed request can be repeated, unlike that of a script. The server's words are files beside its chunks.
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
      if (id === reader && isBuild) return builtReader
      if (id !== resolvedId) return undefined
      const { files, hash } = gatherWords()
      if (isEmitting)
        for (const [address, source] of files) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
      return `export default ${JSON.stringify(hash)}`
    },
    async writeBundle({ dir = '' }) {
      if (isEmitting) return
      for (const language of sourceLanguages)
        await writeServerFile(dir, fileOf(language), builtWords(writtenWords(language)))
    },
    configureServer(server) {
      // The files are read on each request, because they change during development.
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
