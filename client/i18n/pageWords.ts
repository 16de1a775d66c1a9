import hash from 'virtual:words'
import type { PageCatalog } from '#locales/catalog.ts'
import { isSharedWordFile, type WordFile } from '#locales/wordFiles.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { latinWords } from '#shared/i18n/transliteration.ts'
import { wordAddress } from '#shared/rendering.ts'
import type { WordChanges } from '#shared/wordChanges.ts'
import { loadFile } from '../loading/loading.ts'

/** Returns the address of a word file. Both Serbian scripts share theirs. */
export function addressOfWords(language: Language, file: WordFile): string {
  return wordAddress(languageFacts[language].source, file, hash)
}

/** The requested files by address; a failed request is removed. */
const requested = new Map<string, Promise<object>>()

/** Fetches a word file. At the timeout the request is aborted, so that a retry sends a new one. */
const fetchWords = (address: string): Promise<object> =>
  loadFile(async (signal) => {
    const answer = await fetch(address, { signal })
    if (!answer.ok) throw new Error(`The word file could not be loaded: status ${answer.status}.`)
    return (await answer.json()) as object
  })

/** Loads a word file, with what is published in the place of its words. Serbian Latin is derived here from the Cyrillic file. */
export async function loadWords(
  language: Language,
  file: WordFile,
  changes: WordChanges | undefined,
): Promise<Partial<PageCatalog>> {
  const address = addressOfWords(language, file)
  const known = requested.get(address)
  const loading = known ?? fetchWords(address)
  if (!known) {
    requested.set(address, loading)
    loading.catch(() => requested.delete(address))
  }
  const loaded = await loading
  const words = (isSharedWordFile(file) ? loaded : { [file]: loaded }) as Partial<PageCatalog>
  const entries = changes?.words[languageFacts[language].source]
  for (const namespace in entries) Object.assign(words[namespace as keyof PageCatalog] ?? {}, entries[namespace])
  return language === 'sr' ? latinWords(words) : words
}
