import type { PageRequest } from '#shared/rendering.ts'
import { createSearchIndex, type Hit, type SearchIndex } from './searchIndex.ts'
import { siteTexts } from './siteTexts.ts'

type Asked = Pick<PageRequest, 'language' | 'demoPages' | 'query'>

const coming = new Map<string, Promise<SearchIndex>>()
const ready = new Map<string, SearchIndex>()
const keyOf = ({ language, demoPages }: Asked): string => `${language} ${demoPages}`

/** Other requests are answered between two pages. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Makes the index of a language with the first search in it; `findPages` may be asked afterwards. */
export async function prepareSearch(request: Asked): Promise<void> {
  if (request.query.q === undefined) return
  const key = keyOf(request)
  let index = coming.get(key)
  if (!index) {
    index = createSearchIndex(siteTexts(request.language, request.demoPages), pause)
    coming.set(key, index)
    index.catch(() => coming.delete(key))
  }
  ready.set(key, await index)
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
  const index = ready.get(keyOf(request))
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
