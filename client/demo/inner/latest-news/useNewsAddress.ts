import type { NewsItem } from '#shared/content/news.ts'
import { useAddress } from '../../../site/site.ts'

/** Where an item of news is read. */
export function useNewsAddress(): (item: NewsItem) => string {
  const address = useAddress()
  return ({ place: { route, anchor, topic } }) => address(route, { query: { topic }, anchor })
}
