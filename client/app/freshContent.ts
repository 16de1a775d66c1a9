import type { PageState } from '#shared/rendering.ts'
import { notFound } from '#shared/routes/table.ts'
import type { PublishedContent } from '#shared/publishing/published.ts'
import { loadFile } from '../loading/loading.ts'

/**
 * Fetches the document of a page and returns its published content. A page that is missing is left to the browser, which
 * loads its document.
 * @throws LoadError when the document does not arrive
 */
export const fetchContent = (address: string): Promise<PublishedContent | undefined> =>
  loadFile(async (signal) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, signal })
    const html = await answer.text()
    const [, text] = /<script type="application\/json" id="state">([^]*?)<\/script>/.exec(html) ?? []
    if (text === undefined) throw new Error(`The page could not be loaded: status ${answer.status}.`)
    const { content, page } = JSON.parse(text) as PageState
    if (page.name === notFound.id) {
      // The history already has the entry of the page.
      location.reload()
      return new Promise<never>(() => undefined)
    }
    return content
  })
