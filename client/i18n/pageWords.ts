import hash from 'virtual:words'
import { isSharedWordFile, type PageCatalog, type WordFile } from '#locales/catalog.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { latinWords } from '#shared/i18n/transliteration.ts'
import { wordAddress } from '#shared/rendering.ts'
import { loadFile } from '../loading/loading.ts'

/** Where a file of words lies. Both Serbian scripts share theirs. */
export function addressOfWords(language: Language, file: WordFile): string {
  return wordAddress(languageFacts[language].source, file, hash)
}

/** Each file is asked for once; one that did not come is asked for again. */
const asked = new Map<string, Promise<object>>()

/** On a line that went silent the request is given up: whoever tries again asks anew. */
const fetchWords = (address: string): Promise<object> =>
  loadFile(async (signal) => {
    const answer = await fetch(address, { signal })
    if (!answer.ok) throw new Error(`The words were not to be had: ${answer.status}.`)
    return (await answer.json()) as object
  })

/** Loads one file of words. Both Serbian scripts share it: Latin is derived here. */
export async function loadWords(language: Language, file: WordFile): Promise<Partial<PageCatalog>> {
  const address = addressOfWords(language, file)
  const known = asked.get(address)
  const loading = known ?? fetchWords(address)
  if (!known) {
    asked.set(address, loading)
    loading.catch(() => asked.delete(address))
  }
  const loaded = await loading
  const words = (isSharedWordFile(file) ? loaded : { [file]: loaded }) as Partial<PageCatalog>
  return language === 'sr' ? latinWords(words) : words
}
