/*
 * The words of more languages than the site has: node growthLanguages.process.ts <languages>. Each is a copy of one of the
 * site's own. Answers with what one language takes, and with microseconds of finding the language of a request whose browser
 * asks for the last one; 20 languages have 20 prefixes.
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
// As a file of words is read: as text.
const files = Array.from({ length: count }, (_, at) => JSON.stringify(wordsOf(language(at))))

/** Every text without plural and placeholder is asked for once. */
function use(at: number) {
  const words = JSON.parse(files[at]!) as ReturnType<typeof wordsOf>
  const translator = createTranslator(language(at), words)
  for (const [namespace, texts] of Object.entries(words)) {
    const ask = translator.getFixedT(null, namespace as 'common') as unknown as (key: string) => string
    for (const key of Object.keys(texts as object)) ask(key)
  }
  return translator
}

/** A letter for each: `qa` to `qt`, which stand for no language (ISO 639 leaves them to private use). */
const tag = (at: number) => `qa${String.fromCharCode(97 + at)}`
const languageOf = createTagMatcher(Array.from({ length: count }, (_, at) => [tag(at), language(at)] as const))
const header = `${tag(count - 1)}-RS,${tag(count - 1)};q=0.9,de;q=0.5`

/** A bare address, whose headers were seen before: what nearly every request is. */
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
