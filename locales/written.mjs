import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { costTexts } from './costTexts.ts'
import { createTranslator } from './translator.ts'

/** A text that another one contains, in the notation of i18next. */
const nesting = /\$t\(([\w/-]+):([\w.]+)\)/g

/**
 * Returns a text of the words by its namespace and keys.
 * @param {Record<string, unknown>} words
 * @param {string} namespace
 * @param {string} key
 * @returns {string}
 * @throws {Error} when there is none
 */
function textAt(words, namespace, key) {
  /** @type {unknown} */
  let found = words[namespace]
  for (const part of key.split('.')) found = /** @type {Record<string, unknown> | undefined} */ (found)?.[part]
  if (typeof found !== 'string') throw new Error(`$t(${namespace}:${key}) names no text.`)
  return found
}

/**
 * Returns words with the texts that they name in the place of `$t(namespace:key)`.
 * @param {unknown} value
 * @param {Record<string, unknown>} words
 * @returns {unknown}
 * @throws {Error} when one of them does not exist
 */
export function nested(value, words) {
  if (typeof value === 'string') return value.replace(nesting, (_, namespace, key) => textAt(words, namespace, key))
  if (Array.isArray(value)) return value.map((one) => nested(one, words))
  return Object.fromEntries(
    Object.entries(/** @type {object} */ (value)).map(([key, one]) => [key, nested(one, words)]),
  )
}

/**
 * Returns the words of a language from its folder, by namespace. The built server reads a file that the build made
 * instead (`scripts/vite/words.ts`).
 * @param {import('#shared/i18n/languages.ts').SourceLanguage} language
 * @returns {import('./catalog.ts').WrittenCatalog} in the shape of the Serbian source, which the build checks
 * @throws {Error} when a file is not JSON, or a text names one that does not exist
 */
export function writtenWords(language) {
  const folder = join(import.meta.dirname, language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const sources = files
    .sort()
    .map(
      (file) =>
        /** @type {const} */ ([file.replace(/^server\/|\.json$/g, ''), readFileSync(join(folder, file), 'utf8')]),
    )
  const words = /** @type {any} */ (Object.fromEntries(sources.map(([name, source]) => [name, JSON.parse(source)])))
  // Costs in words, for the texts that name them.
  const { t } = createTranslator(language === 'sr' ? 'sr-Cyrl' : language, words)
  Object.assign(
    words.costs,
    costTexts((key, values) => t(`costs:${key}`, values), words.common.chapters),
  )
  for (const [name, source] of sources) if (source.includes('$t(')) words[name] = nested(words[name], words)
  return words
}
