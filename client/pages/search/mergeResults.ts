import type { FoundItem } from '#shared/publishing/published.ts'
import { titleRanks, type Found } from './searchIndex.ts'

/** Of this many results without the query in their title, the last one is from the content store. */
const storeEvery = 3

/** Returns whether a result is from the content store. */
export const isFromStore = <Result extends object>(result: Result | FoundItem): result is FoundItem => 'slug' in result

const rankOf = (result: Found | FoundItem): number => {
  if (!isFromStore(result)) return result.rank
  return result.titleMatch ? titleRanks[result.titleMatch] : 0
}

/**
 * Returns the results of the site and of the content store in one order: by rank as long as titles have the query, then two of the site
 * before each one of the store. Results of the store have all searched words, so they come before those of the site that do not.
 */
export function mergeResults(pages: readonly Found[], items: readonly FoundItem[]): readonly (Found | FoundItem)[] {
  const hasTitle = (result: Found | FoundItem) => rankOf(result) >= titleRanks.part
  const first = [...pages, ...items].filter(hasTitle).sort((one, other) => rankOf(other) - rankOf(one))
  const restPages = pages.filter((page) => !hasTitle(page))
  const restItems = items.filter((item) => !hasTitle(item))
  const areWeak = (restPages[0]?.rank ?? 0) < 0
  if (areWeak) return [...first, ...restItems, ...restPages]
  const rest: (Found | FoundItem)[] = []
  const fromSite = storeEvery - 1
  for (const [index, item] of restItems.entries())
    rest.push(...restPages.slice(index * fromSite, (index + 1) * fromSite), item)
  return [...first, ...rest, ...restPages.slice(restItems.length * fromSite)]
}
