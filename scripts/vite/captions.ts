import type { Plugin } from 'vite'
import { wordsOf } from '#locales/words.ts'
import { films } from '#shared/content/media.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { contentHash } from './contentHash.ts'

const moduleId = 'virtual:captions'
/** Rollup's convention: ids of virtual modules begin with `\0`. */
const resolvedId = `\0${moduleId}`

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

/** Returns the captions of a film in one language, as WebVTT. */
export function captionsOf(film: 'poster', language: Language): string {
  const words: Readonly<Record<string, string>> = wordsOf(language)['elements/video'].captions[film]
  const cues = Object.entries(films[film].captions).map(
    ([key, [from, to]]) => `${clock(from)} --> ${clock(to)}\n${words[key]!.replace(/[<&]/g, '')}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

function makeCaptions() {
  const texts = languages.map((language) => [language, captionsOf('poster', language)] as const)
  // All languages share one hash, so that the page needs only one address pattern.
  const hash = contentHash(JSON.stringify(texts))
  const addressOf = (language: string) => `/static/media/captions-poster-${language}-${hash}.vtt`
  return { files: new Map(texts.map(([language, text]) => [addressOf(language).slice(1), text])), hash }
}

/** Vite plugin that writes the captions as WebVTT files, one for each language and script. */
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
      const { files, hash } = makeCaptions()
      if (isEmitting) for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      return `export default ${JSON.stringify(hash)}`
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
