import { createTranslator, type Translator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import { stemOf } from '#shared/i18n/stem.ts'
import type { PageRequest } from '#shared/rendering.ts'
import { firstItem, type ShopItemId } from '#shared/content/shopNames.ts'
import type { FoundItem, PublishedContent } from '#shared/publishing/published.ts'
import type { PageQuery } from '#shared/routes/query.ts'
import type { DemoPages } from '#shared/routes/route.ts'
import { groupKey, itemGroupKey } from './kinds.ts'
import { isFromStore, mergeResults } from './mergeResults.ts'
import { createSearchIndex, type Hit, type SearchIndex, type Spelling } from './searchIndex.ts'
import { siteTexts, type FoundTexts, type WordsFor } from './siteTexts.ts'

/** The properties on which an index depends. */
interface Scope extends Pick<PageRequest, 'language' | 'changes'> {
  /** Which demonstration pages are found; `only` finds no other pages. */
  demoPages: DemoPages | 'only'
  /** Whether published people have replaced the samples. */
  hasPeople?: boolean
}
type SearchRequest = Pick<PageRequest, 'language' | 'demoPages' | 'query' | 'content' | 'changes'>

/** Returns the scope of a search: one from the blog finds only demonstration pages where other searches find none. */
export const scopeOf = ({
  language,
  demoPages,
  query,
  changes,
  content,
}: Pick<PageRequest, 'language' | 'demoPages' | 'changes'> & {
  query: Pick<PageQuery, 'in'>
  content?: Pick<PublishedContent, 'hasPeople'> | undefined
}): Scope => ({
  ...{ language, changes },
  demoPages: demoPages === 'hidden' && query.in === 'samples' ? 'only' : demoPages,
  hasPeople: content?.hasPeople === true,
})

/** The index and the translator of one language. */
interface Search {
  index: SearchIndex
  translator: Translator
}

/** The indexes of one state of the published words, by language and pages. */
interface Indexes {
  pending: Map<string, Promise<Search>>
  ready: Map<string, Search>
}
const createIndexes = (): Indexes => ({ pending: new Map(), ready: new Map() })
const unchanged = createIndexes()
const changed = new WeakMap<object, Indexes>()

function indexesOf({ changes }: Scope): Indexes {
  let indexes = changes ? changed.get(changes) : unchanged
  if (!indexes) changed.set(changes!, (indexes = createIndexes()))
  return indexes
}
const keyOf = ({ language, demoPages, hasPeople }: Scope): string => `${language} ${demoPages} ${hasPeople}`

/** Lets the server answer other requests between texts. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Creates the index of all pages of a language. */
export const createSiteIndex = (
  { language, demoPages, changes, hasPeople }: Scope,
  wordsFor: WordsFor,
  pause?: () => Promise<unknown>,
): Promise<SearchIndex> =>
  createSearchIndex(
    demoPages === 'only'
      ? siteTexts({ language, demoPages: 'public', changes }, wordsFor).filter(({ isDemo }) => isDemo)
      : siteTexts({ language, demoPages, changes }, wordsFor, hasPeople),
    { stem: (word) => stemOf(word, language), ignored: wordsOf(language).searchWords.ignored },
    pause,
  )

/** Returns the index of a language, created by the first search. */
export async function searchIn(scope: Scope, wordsFor: WordsFor): Promise<Search> {
  const { language, changes } = scope
  const { pending, ready } = indexesOf(scope)
  const key = keyOf(scope)
  let search = pending.get(key)
  if (!search) {
    search = createSiteIndex(scope, wordsFor, pause).then((index) => ({
      index,
      translator: createTranslator(language, wordsOf(language, changes)),
    }))
    pending.set(key, search)
    search.then(
      (made) => ready.set(key, made),
      () => pending.delete(key),
    )
  }
  return search
}

/** Prepares the index, so that `findPages` can run without waiting. */
export async function prepareSearch(request: SearchRequest, wordsFor: WordsFor): Promise<void> {
  if (request.query.q !== undefined) await searchIn(scopeOf(request), wordsFor)
}

/** Returns whether staff have withdrawn the product of a page, or replaced or withdrawn a chapter of the programme. */
export const isGone =
  ({ products = {}, replacedChapters = [] }: Pick<PublishedContent, 'products' | 'replacedChapters'> = {}) =>
  ({ kind, params, anchor = '' }: FoundTexts): boolean =>
    kind === 'chapter'
      ? replacedChapters.includes(anchor)
      : kind === 'product' && products[(params['item'] ?? firstItem) as ShopItemId] === null

/** The number of results on a page. */
const hitsOnPage = 10

/** The counts of a page of results. */
export interface FoundPages {
  hits: number
  page: number
  pages: number
}

interface Shown extends FoundPages {
  /** The results of the page by kind: the group of the best one comes first. */
  groups: ReadonlyMap<ReturnType<typeof groupKey | typeof itemGroupKey>, readonly (Hit | FoundItem)[]>
  spelling: Spelling | undefined
}

/** The result of a request, which the page and its cards share. */
const resultsOf = new WeakMap<SearchRequest, Shown>()

/**
 * Returns the results of a page. A page beyond the last one shows the last one.
 * @throws Error when the index has not been prepared
 */
export function findPages(request: SearchRequest): Shown {
  let answer = resultsOf.get(request)
  if (!answer) resultsOf.set(request, (answer = searchPage(request)))
  return answer
}

function searchPage(request: SearchRequest): Shown {
  const scope = scopeOf(request)
  const { index } = indexesOf(scope).ready.get(keyOf(scope)) ?? {}
  if (!index) throw new Error('The index is made before a page of results is rendered.')
  const { q = '', page = '1' } = request.query
  const items = request.content?.found ?? []
  const found = mergeResults(index.find(q, false, isGone(request.content)), items)
  const pages = Math.max(1, Math.ceil(found.length / hitsOnPage))
  const currentPage = Math.min(Number(page), pages)
  const shown = found
    .slice((currentPage - 1) * hitsOnPage, currentPage * hitsOnPage)
    .map((one) => (isFromStore(one) ? one : index.show(one)))
  return {
    hits: found.length,
    page: currentPage,
    pages,
    groups: Map.groupBy(shown, (one) => (isFromStore(one) ? itemGroupKey(one) : groupKey(one.page))),
    // A word of the content store is not misspelt, though no page has it.
    spelling: items.length > 0 ? undefined : index.spellingOf(q),
  }
}
