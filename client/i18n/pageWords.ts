import type { PageCatalog, PageNamespace, ShellCatalog } from '#locales/catalog.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { latinWords } from '#shared/i18n/latin.ts'

/** A file of words: the shell's of a language, or one namespace of a page. */
export type WordFile = 'shell' | PageNamespace

// One hashed file for each language and page; the words that only the server writes lie a folder deeper.
const shells = import.meta.glob<ShellCatalog>('../../locales/*/shell.ts', { import: 'default' })
const pages = import.meta.glob<PageCatalog[PageNamespace]>(
  ['../../locales/*/*.json', '!../../locales/*/{common,consent,forms,organisation}.json'],
  { import: 'default' },
)

const folderOf = (language: Language) => `locales/${languageFacts[language].source}`

/** The source files of some words, as Vite's manifest names them. */
export const wordSources = (language: Language, files: readonly WordFile[]): string[] =>
  files.map((file) => `${folderOf(language)}/${file === 'shell' ? 'shell.ts' : `${file}.json`}`)

/** Loads one file of words. Both Serbian scripts share it: Latin is derived here. */
export async function loadWords(language: Language, file: WordFile): Promise<Partial<PageCatalog>> {
  const [source = ''] = wordSources(language, [file])
  const load = (file === 'shell' ? shells : pages)[`../../${source}`]
  if (!load) throw new Error(`There is no file of words for ${language}, ${file}.`)
  const loaded = await load()
  const words = (file === 'shell' ? loaded : { [file]: loaded }) as Partial<PageCatalog>
  return language === 'sr' ? latinWords(words) : words
}
