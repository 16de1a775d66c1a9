import type { Suggestion, SuggestionRequest, Suggestions } from '#shared/rendering.ts'
import { rowOf } from '#shared/routes/table.ts'
import { fillPath } from '#shared/routes/url.ts'
import { kindKey } from './kinds.ts'
import { markWords, type Hit } from './searchIndex.ts'
import { searchIn } from './siteIndex.ts'
import type { WordsFor } from './siteTexts.ts'

/** So many can be looked over at a glance. */
const mostSuggestions = 6

/** Characters of a sentence, about: one line of the list. */
const longestSentence = 80

/** A text in pieces, of which every second one was found. */
function piecesOf(said: string, { words }: Hit): string[] {
  const pieces: string[] = ['']
  for (const { text, isHit } of markWords(said, words, longestSentence)) {
    if (isHit === (pieces.length % 2 === 0)) pieces[pieces.length - 1] += text
    else pieces.push(text)
  }
  return pieces
}

/** What somebody may mean who is typing: the best of what the page of results would show. */
export async function suggest(
  { asked, language, demoPages }: SuggestionRequest,
  wordsFor: WordsFor,
): Promise<Suggestions> {
  const { index, translator } = await searchIn({ language, demoPages }, wordsFor)
  const t = translator.getFixedT(null, 'search')
  const suggestions = index
    .find(asked, true)
    .slice(0, mostSuggestions)
    .map((found): Suggestion => {
      const hit = index.show(found)
      const { title: name, route, params, kind, topic, anchor } = hit.page
      const title = piecesOf(name, hit)
      return {
        title,
        // Why it is here, where the title does not say so.
        ...(title.length === 1 && hit.sentence !== '' && { text: piecesOf(hit.sentence, hit) }),
        kind: t(kindKey(kind)),
        path: fillPath(rowOf(route).path, params),
        topic,
        anchor,
      }
    })
  const count = suggestions.length
  return { label: t('suggestions'), said: count === 0 ? t('noSuggestions') : t('suggested', { count }), suggestions }
}
