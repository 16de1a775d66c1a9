import type { PublishedContent } from '#shared/publishing/published.ts'
import { withQuery } from '#shared/routes/url.ts'
import { loadFile } from '../loading/loading.ts'
import type { Site } from '../site/site.ts'
import { waitFor } from './waiting.ts'

/** The content, or the promise of it. */
export type Content = PublishedContent | undefined | Promise<PublishedContent | undefined>

/** The time until a failure is forgotten, in milliseconds: React reads the promise again while it shows the failure. */
const failureTime = 1000

/** The content, or its promise, by history entry and address. React needs the same promise on each attempt to render. */
const contents = new Map<string, Content>()
let shownKey = ''

/**
 * Returns the published content of a page. The document brings that of the first page; after a change of page it comes
 * from the target's document.
 * @param entry the key of the history entry
 */
export function contentOf({ found, pathname, language, query, content }: Site, entry: string): Content {
  if (import.meta.env.SSR) return content
  // The space, which `fetch` ignores, keeps one address from being the end of another.
  // The filters of the shop's list change nothing of it, and work without a request.
  const address = ` ${withQuery(pathname, { query: found.row.kind === 'shopListing' ? {} : { ...query }, language })}`
  const key = entry + address
  // The results of a search are in the server's markup.
  if (found.row.shows && found.row.kind !== 'search' && !contents.has(key)) {
    // Another part of the same page needs nothing new.
    let loaded = content ?? (shownKey.endsWith(address) ? contents.get(shownKey) : undefined)
    if (!loaded) {
      loaded = loadFile(() => import('./freshContent.ts')).then(({ fetchContent }) => fetchContent(address))
      loaded.catch(() => setTimeout(() => contents.delete(key), failureTime))
      waitFor(loaded)
    }
    contents.set(key, loaded)
  }
  shownKey = key
  return contents.get(key)
}
