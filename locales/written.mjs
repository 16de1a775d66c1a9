import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The words of a language as its files hold them, by namespace: a file of the language's folder is there because it lies there.
 * The built server reads what the build laid beside it instead (`scripts/vite/words.ts`).
 *
 * @param {import('#shared/i18n/languages.ts').SourceLanguage} language
 * @returns {import('./catalog.ts').WrittenCatalog} of the shape of the Serbian source, which the build checks
 * @throws {Error} where a file is no JSON
 */
export function writtenWords(language) {
  const folder = join(import.meta.dirname, language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const words = files
    .sort()
    .map((file) => [file.replace(/^server\/|\.json$/g, ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))])
  return /** @type {any} */ (Object.fromEntries(words))
}
