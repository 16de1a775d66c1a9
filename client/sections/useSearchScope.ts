import { useSite } from '../site/site.ts'

/** Returns the value of the query parameter `in` of a search in this page's content: hidden demonstration pages find each other. */
export function useSearchScope(): 'samples' | undefined {
  const { found, query, demoPages } = useSite()
  return query.in ?? (found.row.isDemo && demoPages === 'hidden' ? 'samples' : undefined)
}
