import { wordsOf } from '#locales/words.ts'
import type { SearchedWord, Store } from '#db/store.ts'
import { foldedWords } from '#shared/i18n/fold.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { stemOf } from '#shared/i18n/stem.ts'
import { dayOf } from '#shared/localDay.ts'
import { shownLanguage, textOrder, type TextLanguage } from '#shared/publishing/documents.ts'
import { isFound, itemPath, type FoundKind } from '#shared/publishing/paths.ts'
import type { FoundItem } from '#shared/publishing/published.ts'
import { maxCommonWords, padded, prefixLength, wordsOfQuery } from '#shared/searchedWords.ts'
import { addressOf } from '#shared/routes/url.ts'
import { chapterAnchor } from './chapters.ts'
import { textIn } from './chosenText.ts'

/** The largest number of results. */
const maxFound = 50

/** The language whose stems a text has. */
const stemLanguage = (stored: TextLanguage): Language => (stored === 'sr-Latn' ? 'sr' : stored)

/** Returns the words of a query without words of questions (how, where), unless it has no others. */
function distinctive(words: readonly string[], language: Language): readonly string[] {
  const ignored = new Set(foldedWords(wordsOf(language).searchWords.ignored))
  const rare = [...new Set(words)].filter((word) => !ignored.has(word))
  return rare.length > 0 ? rare : words.slice(0, maxCommonWords)
}

const matches = (found: string, { word, stem = word, isPrefix }: SearchedWord, language: Language): boolean =>
  found === word || (isPrefix && found.startsWith(word)) || stemOf(found, language) === stem

/** Returns where an item is. */
const placeOf = (kind: FoundKind, slug: string): Pick<FoundItem, 'path' | 'anchor'> =>
  kind === 'chapter' ? { path: addressOf('programme'), anchor: chapterAnchor(slug) } : { path: itemPath(kind, slug) }

export interface SearchOptions {
  /** Whether the last word may be incomplete. */
  isTyping?: boolean
  limit?: number
}

/**
 * Returns the published items that have all words of a query: whole, as prefixes or in another form. It searches the texts that visitors
 * see: first those in their language, then those of items without one.
 */
export async function searchContent(
  store: Pick<Store, 'searchShown'>,
  language: Language,
  q: string,
  { isTyping = false, limit = maxFound }: SearchOptions = {},
): Promise<FoundItem[]> {
  const all = wordsOfQuery(q)
  if (all.length === 0) return []
  const phrase = padded(all)
  const words = distinctive(all, language)
  const [own, ...others] = textOrder(language)
  const itemsIn = async (stored: TextLanguage): Promise<FoundItem[]> => {
    const stemsOf = stemLanguage(stored)
    const searched = words.map((word): SearchedWord => {
      const stem = stemOf(word, stemsOf)
      const isTyped = isTyping && word === all.at(-1)
      return { word, isPrefix: word.length >= prefixLength(isTyped), ...(stem !== word && { stem }) }
    })
    const found: FoundItem[] = []
    for (const { kind, slug, document, sortAt } of await store.searchShown(stored, searched, limit)) {
      if (!isFound(kind) || shownLanguage(document.texts, language) !== stored) continue
      const { title, lead, lang } = textIn(document.texts, language)
      const titleWords = padded(foldedWords(title))
      const shown = foldedWords(`${title} ${lead}`)
      found.push({
        kind,
        slug,
        ...placeOf(kind, slug),
        title,
        lead,
        ...((kind === 'news' || kind === 'event') && { date: dayOf(sortAt) }),
        ...(lang && { lang }),
        ...(titleWords.includes(phrase) && { titleMatch: titleWords === phrase ? 'whole' : 'part' }),
        words: [...new Set(shown.filter((one) => searched.some((word) => matches(one, word, stemsOf))))],
      })
    }
    return found
  }
  const found = await itemsIn(own)
  // All at once: each answer of the store takes its way between two threads.
  if (found.length < limit) found.push(...(await Promise.all(others.map(itemsIn))).flat())
  return found.slice(0, limit)
}
