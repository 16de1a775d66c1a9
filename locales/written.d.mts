import type { SourceLanguage } from '#shared/i18n/languages.ts'
import type { WrittenCatalog } from './catalog.ts'

/* Types in a file of their own, so that projects without Node's types can use words too. */

export function writtenWords(language: SourceLanguage): WrittenCatalog
export function nested(value: unknown, words: Readonly<Record<string, unknown>>): unknown
