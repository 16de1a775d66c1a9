import type { Suggestion, SuggestionRequest, Suggestions } from '#shared/rendering.ts'
import { rowOf } from '#shared/routes/table.ts'
import { fillPath } from '#shared/routes/url.ts'
import { kindKey } from './kinds.ts'
import { markWords, type Hit } from './searchIndex.ts'
import { scopeOf, searchIn } from './siteIndex.ts'
import type { WordsFor } from './siteTexts.ts'

/** The number of suggestions, which fits a glance. */
const maxSuggestions = 6

/** The approximate length of a sentence, in characters: one line of the list. */
const maxSentenceLength = 80

/** Returns a text in pieces of which every second one matches. */
function piecesOf(source: string, { words }: Hit): string[] {
  const pieces: string[] = ['']
  for (const { text, isHit } of markWords(source, words, maxSentenceLength)) {
    if (isHit === (pieces.length % 2 === 0)) pieces[pieces.length - 1] += text
    else pieces.push(text)
  }
  return pieces
}

/** Returns suggestions for typed text: the best results of the search page. */
export async function suggest({ text, ...request }: SuggestionRequest, wordsFor: WordsFor): Promise<Suggestions> {
  const { index, translator } = await searchIn(scopeOf(request), wordsFor)
  const t = translator.getFixedT(null, 'search')
  const suggestions = index
    .find(text, true)
    .slice(0, maxSuggestions)
    .map((found): Suggestion => {
      const hit = index.show(found)
      const { title: name, route, params, kind, topic, anchor } = hit.page
      const title = piecesOf(name, hit)
      return {
        title,
        // The sentence explains the match where the title does not.
        ...(title.length === 1 && hit.sentence !== '' && { text: piecesOf(hit.sentence, hit) }),
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
