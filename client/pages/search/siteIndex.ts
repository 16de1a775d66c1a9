import { createTranslator, type Translator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import type { PageRequest } from '#shared/rendering.ts'
import { createSearchIndex, type Hit, type SearchIndex } from './searchIndex.ts'
import { siteTexts, type WordsFor } from './siteTexts.ts'

/** What an index depends on. */
type Scope = Pick<PageRequest, 'language' | 'demoPages'>
type Asked = Scope & Pick<PageRequest, 'query'>

/** What searches in one language, and says what it found. */
interface Search {
  index: SearchIndex
  translator: Translator
}

const coming = new Map<string, Promise<Search>>()
const ready = new Map<string, Search>()
const keyOf = ({ language, demoPages }: Scope): string => `${language} ${demoPages}`

/** Other requests are answered between some texts and the next. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The index of a language, made with the first search in it. */
export async function searchIn(scope: Scope, wordsFor: WordsFor): Promise<Search> {
  const { language, demoPages } = scope
  const key = keyOf(scope)
  let search = coming.get(key)
  if (!search) {
    search = createSearchIndex(siteTexts(language, demoPages, wordsFor), pause).then((index) => ({
      index,
      translator: createTranslator(language, wordsOf(language)),
    }))
    coming.set(key, search)
    search.then(
      (made) => ready.set(key, made),
      () => coming.delete(key),
    )
  }
  return search
}

/** Afterwards `findPages` may be asked. */
export async function prepareSearch(request: Asked, wordsFor: WordsFor): Promise<void> {
  if (request.query.q !== undefined) await searchIn(request, wordsFor)
}

/** Results of a page. */
export const hitsOnPage = 10

/** Which part of what was found a page shows. */
export interface FoundPages {
  hits: number
  page: number
  pages: number
}

type Shown = FoundPages & { shown: readonly Hit[] }

/** What was found for a request: a page and its cards ask the same. */
const answers = new WeakMap<Asked, Shown>()

/** What a page of results shows; a page beyond the last one is the last. */
export function findPages(request: Asked): Shown {
  let answer = answers.get(request)
  if (!answer) answers.set(request, (answer = answerTo(request)))
  return answer
}

function answerTo(request: Asked): Shown {
  const { index } = ready.get(keyOf(request)) ?? {}
  if (!index) throw new Error('The index is made before a page of results is rendered.')
  const { q = '', page = '1' } = request.query
  const found = index.find(q)
  const pages = Math.max(1, Math.ceil(found.length / hitsOnPage))
  const at = Math.min(Number(page), pages)
  return {
    hits: found.length,
    page: at,
    pages,
    shown: found.slice((at - 1) * hitsOnPage, at * hitsOnPage).map((one) => index.show(one)),
  }
}
