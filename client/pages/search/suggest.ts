import { maxSuggestions, type Suggestion, type SuggestionRequest, type Suggestions } from '#shared/rendering.ts'
import { rowOf } from '#shared/routes/table.ts'
import { fillPath } from '#shared/routes/url.ts'
import { itemKindKey, kindKey } from './kinds.ts'
import { isFromStore, mergeResults } from './mergeResults.ts'
import { markWords } from './searchIndex.ts'
import { isGone, scopeOf, searchIn } from './siteIndex.ts'
import type { WordsFor } from './siteTexts.ts'

/** The approximate length of a sentence, in characters: one line of the list. */
const maxSentenceLength = 80

/** Returns a text in pieces of which every second one matches. */
function piecesOf(source: string, words: ReadonlySet<string>): string[] {
  const pieces: string[] = ['']
  for (const { text, isHit } of markWords(source, words, maxSentenceLength)) {
    if (isHit === (pieces.length % 2 === 0)) pieces[pieces.length - 1] += text
    else pieces.push(text)
  }
  return pieces
}

/** Returns a title in pieces, and the sentence that explains the match where the title does not. */
function textsIn(name: string, sentence: string, words: ReadonlySet<string>): Pick<Suggestion, 'title' | 'text'> {
  const title = piecesOf(name, words)
  return { title, ...(title.length === 1 && sentence !== '' && { text: piecesOf(sentence, words) }) }
}

/** Returns suggestions for typed text: the best results of the search page. */
export async function suggest(
  { text, found, ...request }: SuggestionRequest,
  wordsFor: WordsFor,
): Promise<Suggestions> {
  const { index, translator } = await searchIn(scopeOf(request), wordsFor)
  const t = translator.getFixedT(null, 'search')
  const suggestions = mergeResults(index.find(text, true, isGone(request.content)), found)
    .slice(0, maxSuggestions)
    .map((result): Suggestion => {
      if (isFromStore(result)) {
        const { path, anchor, lang, ...item } = result
        const words = new Set(item.words)
        return {
          ...textsIn(item.title, item.lead, words),
          kind: t(itemKindKey(result)),
          ...{ path, anchor, lang },
        }
      }
      const { page, sentence, words } = index.show(result)
      const { title, route, params, kind, topic, anchor } = page
      return {
        ...textsIn(title, sentence, words),
        kind: t(kindKey(kind)),
        path: fillPath(rowOf(route).path, params),
        topic,
        anchor,
      }
    })
  const count = suggestions.length
  return {
    label: t('suggestions'),
    announcement: count === 0 ? t('noSuggestions') : t('suggested', { count }),
    suggestions,
  }
}
