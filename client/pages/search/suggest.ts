import type { Suggestion, SuggestionRequest, Suggestions } from '#shared/rendering.ts'
import { rowOf } from '#shared/routes/table.ts'
import { fillPath } from '#shared/routes/url.ts'
import { kindKey } from './kinds.ts'
import { markWords, type Hit } from './searchIndex.ts'
import { searchIn } from './siteIndex.ts'

/** So many can be looked over at a glance. */
const mostSuggestions = 6

/** A title in pieces, of which every second one was found. */
function piecesOf({ page, words }: Hit): string[] {
  const pieces: string[] = ['']
  for (const { text, isHit } of markWords(page.title, words)) {
    if (isHit === (pieces.length % 2 === 0)) pieces[pieces.length - 1] += text
    else pieces.push(text)
  }
  return pieces
}

/** What somebody may mean who is typing: the best of what the page of results would show. */
export async function suggest({ asked, language, demoPages }: SuggestionRequest): Promise<Suggestions> {
  const { index, translator } = await searchIn({ language, demoPages })
  const t = translator.getFixedT(null, 'search')
  const suggestions = index
    .find(asked, true)
    .slice(0, mostSuggestions)
    .map((found): Suggestion => {
      const hit = index.show(found)
      const { route, params, kind, topic, anchor } = hit.page
      return { title: piecesOf(hit), kind: t(kindKey(kind)), path: fillPath(rowOf(route).path, params), topic, anchor }
    })
  const count = suggestions.length
  return { label: t('suggestions'), said: count === 0 ? t('noSuggestions') : t('suggested', { count }), suggestions }
}
