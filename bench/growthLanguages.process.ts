/*
 * Measures words and language negotiation with more languages than the site has: node growthLanguages.process.ts <languages>. Each
 * language is a copy of one of the site's. The figures: milliseconds and bytes for one language, and microseconds to find the language
 * of a request. With unknown headers, the request asks for the last of the languages.
 */
import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import { createTagMatcher, negotiateLanguage } from '#shared/i18n/negotiate.ts'
import { createLanguageDetection } from '#server/http/detectLanguage.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { answerWith, usedBytes } from './ask.ts'

const requests = 50_000

const count = Number(process.argv[2])
const language = (at: number): Language => languages[at % languages.length]!
// As text, because a file of words is read as text.
const files = Array.from({ length: count }, (_, at) => JSON.stringify(wordsOf(language(at))))

/** Translates every top-level key of a language once. */
function use(at: number) {
  const words = JSON.parse(files[at]!) as ReturnType<typeof wordsOf>
  const translator = createTranslator(language(at), words)
  for (const [namespace, texts] of Object.entries(words)) {
    const ask = translator.getFixedT(null, namespace as 'common') as unknown as (key: string) => string
    for (const key of Object.keys(texts as object)) ask(key)
  }
  return translator
}

/** Returns a made-up language tag, `qaa` to `qat`. ISO 639 reserves these for private use. */
const tag = (at: number) => `qa${String.fromCharCode(97 + at)}`
const languageOf = createTagMatcher(Array.from({ length: count }, (_, at) => [tag(at), language(at)] as const))
const header = `${tag(count - 1)}-RS,${tag(count - 1)};q=0.9,de;q=0.5`

/** Requests without a language in the address and with headers that were seen before, as nearly every request. */
const detect = createLanguageDetection()
const visitors = Array.from({ length: count }, (_, at) => ({
  url: '/',
  headers: { 'accept-language': `${language(at)},de;q=0.${at % 10}${at}` },
}))

function microseconds(run: (at: number) => unknown): number {
  const begun = performance.now()
  for (let at = 0; at < requests; at++) run(at)
  return ((performance.now() - begun) * 1000) / requests
}

answerWith(() => {
  const before = usedBytes()
  const begun = performance.now()
  const made = files.map((_, at) => use(at))
  const milliseconds = (performance.now() - begun) / count
  const bytes = (usedBytes() - before) / made.length
  return {
    milliseconds,
    bytes,
    remembered: microseconds((at) => detect(visitors[at % count]!)),
    negotiated: microseconds(() => negotiateLanguage(header, languageOf)),
  }
})
