import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { wordsOf } from '#locales/words.ts'
import { films } from '#shared/content/media.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'

const moduleId = 'virtual:captions'
/** How Rollup marks a module that only a plugin knows. */
const resolvedId = `\0${moduleId}`
/** Characters of the hash in a name: enough to never give two contents one address. */
const hashLength = 8

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

/** The captions of a film in one language, as WebVTT. */
export function captionsOf(film: 'poster', language: Language): string {
  const words: Readonly<Record<string, string>> = wordsOf(language)['elements/video'].captions[film]
  const cues = Object.entries(films[film].captions).map(
    ([key, [from, to]]) => `${clock(from)} --> ${clock(to)}\n${words[key]!.replace(/[<&]/g, '')}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

function makeCaptions() {
  const files = new Map<string, string>()
  const addresses = languages.map((language) => {
    const text = captionsOf('poster', language)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, hashLength)
    const name = `static/media/captions-poster-${language}-${hash}.vtt`
    files.set(name, text)
    return [language, { poster: `/${name}` }] as const
  })
  return { files, addresses: Object.fromEntries(addresses) }
}

/** Makes files of the captions that stand among the words, one for each language and script. */
export function captionsPlugin(): Plugin {
  let isEmitting = false
  return {
    name: 'captions',
    configResolved(config) {
      isEmitting = config.command === 'build' && !config.build.ssr
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined
      const { files, addresses } = makeCaptions()
      if (isEmitting) for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      return `export default ${JSON.stringify(addresses)}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = request.url?.startsWith('/static/media/captions-')
          ? makeCaptions().files.get(request.url.slice(1))
          : undefined
        if (text === undefined) return next()
        response.setHeader('Content-Type', 'text/vtt')
        response.end(text)
      })
    },
  }
}
