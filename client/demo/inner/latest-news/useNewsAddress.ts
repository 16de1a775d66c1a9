import type { NewsItem } from '#shared/content/news.ts'
import { useAddress } from '../../../site/site.ts'

/** Returns a function that builds the address of a news item. */
export function useNewsAddress(): (item: NewsItem) => string {
  const address = useAddress()
  return ({ place: { route, anchor, topic } }) => address(route, { query: { topic }, anchor })
}
