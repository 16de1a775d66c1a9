import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the words of a language from its folder, by namespace. The built server reads a file that the build made
 * instead (`scripts/vite/words.ts`).
 * @param {import('#shared/i18n/languages.ts').SourceLanguage} language
 * @returns {import('./catalog.ts').WrittenCatalog} in the shape of the Serbian source, which the build checks
 * @throws {Error} when a file is not JSON
 */
export function writtenWords(language) {
  const folder = join(import.meta.dirname, language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const words = files
    .sort()
    .map((file) => [file.replace(/^server\/|\.json$/g, ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))])
  return /** @type {any} */ (Object.fromEntries(words))
}
