import type { SourceLanguage } from '#shared/i18n/languages.ts'
import type { WrittenCatalog } from './catalog.ts'

/* Types of their own, so that whoever is compiled without Node's may use words, too. */

export function writtenWords(language: SourceLanguage): WrittenCatalog
