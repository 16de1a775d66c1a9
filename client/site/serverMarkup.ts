import { use } from 'react'
import { laterId } from '#shared/boot.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import { partStylesName, type PageRequest } from '#shared/rendering.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { readPageQuery } from '#shared/routes/query.ts'
import { withQuery } from '#shared/routes/url.ts'
import { LoadError } from '../loading/LoadError.ts'
import { loadFile } from '../loading/loading.ts'
import { useSite } from './site.ts'

/** Marks an element whose content only the server writes; its value says what the content depends on beside the page. */
export const markupMark = 'data-server-markup'
export type MarkupScope = 'page' | 'language'

type Page = Pick<PageRequest, 'pathname' | 'language' | 'query'>

/**
 * How long a failure is remembered, in milliseconds: React asks again while it gives a page up, and must hear the same. When
 * somebody asks to try again, it is forgotten.
 */
const memory = 1000

/** What the server has written, by page, language (where that counts) and id. */
const written = new Map<string, string>()
/** The documents that were asked for, by address. */
const asked = new Map<string, Promise<void>>()
/** The same promise each time React asks while it renders. */
const coming = new Map<string, Promise<string>>()

const nameOf = ({ pathname, query, language }: Page, scope: string | null, id: string): string =>
  `${withQuery(pathname, { query: { ...query }, language: scope === 'language' ? language : undefined })}#${id}`

/** Keeps what the server wrote into a page's document. */
function keepMarkup(document: Document, page: Page): void {
  for (const element of document.querySelectorAll(`[${markupMark}]`))
    written.set(nameOf(page, element.getAttribute(markupMark), element.id), element.innerHTML)
}

// Whoever needs this module loads it before the page is hydrated. Loaded later, it finds a document without such markup.
if (!import.meta.env.SSR) {
  const search = new URLSearchParams(location.search)
  const language = matchLanguage(search.get('lng')) ?? matchLanguage(document.documentElement.lang)
  const query = readPageQuery(search, match(location.pathname).row)
  if (language) keepMarkup(document, { pathname: location.pathname, language, query })
}

/** Adds the styles that a document has and this one lacks: those of what only the server renders. */
async function adoptStyles(from: Document): Promise<void> {
  const later = from.querySelector<HTMLTemplateElement>(`#${laterId}`)?.content ?? from
  const links = [...later.querySelectorAll('link[rel="stylesheet"]')].map((named) => named.getAttribute('href')!)
  const parts = from.querySelector<HTMLMetaElement>(`meta[name="${partStylesName}"]`)?.content.split(' ') ?? []
  const added = [...links, ...parts].flatMap((href) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return []
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' })
    const come = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => {
        link.remove()
        reject(new Error(`The styles did not come: ${href}`))
      })
    })
    document.head.append(link)
    return [come]
  })
  // While working on the site, Vite has the styles in the document alone.
  if (import.meta.env.DEV)
    for (const style of from.querySelectorAll('style[data-vite-dev-id]'))
      if (!document.querySelector(`style[data-vite-dev-id="${CSS.escape(style.getAttribute('data-vite-dev-id')!)}"]`))
        document.head.append(style)
  await Promise.all(added)
}

/** Fetches a page's own document, once for each address; again where it failed. */
function fetchMarkup(page: Page): Promise<void> {
  const address = withQuery(page.pathname, { query: { ...page.query }, language: page.language })
  const before = asked.get(address)
  if (before) return before
  const loading = loadFile(async (signal) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, signal })
    if (!answer.ok) throw new Error(`The page was not to be had: ${answer.status}.`)
    const html = await answer.text()
    // Its style element is another page's: the content security policy of this one would refuse it, aloud.
    const allowed = import.meta.env.DEV ? html : html.replace(/<style>[^]*?<\/style>/, '')
    const fetched = new DOMParser().parseFromString(allowed, 'text/html')
    await adoptStyles(fetched)
    keepMarkup(fetched, page)
  })
  asked.set(address, loading)
  loading.catch(() => setTimeout(() => asked.delete(address), memory))
  return loading
}

/** What is here already, as a promise that `use` reads at once. */
const known = (value: string): Promise<string> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

async function markupOf(page: Page, name: string): Promise<string> {
  await fetchMarkup(page)
  const markup = written.get(name)
  // The document is another release's.
  if (markup === undefined) throw new LoadError('missing')
  return markup
}

/** In the browser: what the server wrote into the element of this id. It waits for a document that is not here yet. */
export function useServerMarkup(scope: MarkupScope, id: string): string {
  const page = useSite()
  const name = nameOf(page, scope, id)
  let markup = coming.get(name)
  if (!markup) {
    const here = written.get(name)
    markup = here === undefined ? markupOf(page, name) : known(here)
    markup.catch(() => setTimeout(() => coming.delete(name), memory))
    coming.set(name, markup)
  }
  return use(markup)
}
