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

/**
 * The attribute of elements whose content only the server renders. Its value is the dependency of the content besides
 * the page.
 */
export const markupMark = 'data-server-markup'
export type MarkupScope = 'page' | 'language'

type Page = Pick<PageRequest, 'pathname' | 'language' | 'query'>

/**
 * The time until a failure is forgotten, in milliseconds. React reads the promise again while it unmounts the page and
 * must get the same failure; a later retry must not.
 */
const failureTime = 1000

/** The server's markup, by page, language (if it matters) and id. */
const markups = new Map<string, string>()
/** The requested documents, by address. */
const requested = new Map<string, Promise<void>>()
/** The promise of each markup, since React reads it on each attempt to render. */
const promises = new Map<string, Promise<string>>()

const nameOf = ({ pathname, query, language }: Page, scope: string | null, id: string): string =>
  `${withQuery(pathname, { query: { ...query }, language: scope === 'language' ? language : undefined })}#${id}`

/** Stores the server's markup of a document. */
function keepMarkup(document: Document, page: Page): void {
  for (const element of document.querySelectorAll(`[${markupMark}]`))
    markups.set(nameOf(page, element.getAttribute(markupMark), element.id), element.innerHTML)
}

// Pages with such markup load this module before hydration. Loaded later, it finds a document without it.
if (!import.meta.env.SSR) {
  const search = new URLSearchParams(location.search)
  const language = matchLanguage(search.get('lng')) ?? matchLanguage(document.documentElement.lang)
  const query = readPageQuery(search, match(location.pathname).row)
  if (language) keepMarkup(document, { pathname: location.pathname, language, query })
}

/** Adds the styles of a fetched document that this one lacks: those of markup that only the server renders. */
async function adoptStyles(from: Document): Promise<void> {
  const later = from.querySelector<HTMLTemplateElement>(`#${laterId}`)?.content ?? from
  const links = [...later.querySelectorAll('link[rel="stylesheet"]')].map((named) => named.getAttribute('href')!)
  const parts = from.querySelector<HTMLMetaElement>(`meta[name="${partStylesName}"]`)?.content.split(' ') ?? []
  const added = [...links, ...parts].flatMap((href) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return []
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' })
    const promise = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => {
        link.remove()
        reject(new Error(`The style file could not be loaded: ${href}`))
      })
    })
    document.head.append(link)
    return [promise]
  })
  // In development, Vite has the styles only in the document.
  if (import.meta.env.DEV)
    for (const style of from.querySelectorAll('style[data-vite-dev-id]'))
      if (!document.querySelector(`style[data-vite-dev-id="${CSS.escape(style.getAttribute('data-vite-dev-id')!)}"]`))
        document.head.append(style)
  await Promise.all(added)
}

/** Fetches the document of a page, once for each address, and again after a failure. */
function fetchMarkup(page: Page): Promise<void> {
  const address = withQuery(page.pathname, { query: { ...page.query }, language: page.language })
  const before = requested.get(address)
  if (before) return before
  const loading = loadFile(async (signal) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, signal })
    if (!answer.ok) throw new Error(`The page could not be loaded: status ${answer.status}.`)
    const html = await answer.text()
    // The content security policy would refuse the other page's style element and log an error.
    const allowed = import.meta.env.DEV ? html : html.replace(/<style>[^]*?<\/style>/g, '')
    const fetched = new DOMParser().parseFromString(allowed, 'text/html')
    await adoptStyles(fetched)
    keepMarkup(fetched, page)
  })
  requested.set(address, loading)
  loading.catch(() => setTimeout(() => requested.delete(address), failureTime))
  return loading
}

/** Returns a fulfilled promise that `use` reads at once. */
const fulfilled = (value: string): Promise<string> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

async function markupOf(page: Page, name: string): Promise<string> {
  await fetchMarkup(page)
  const markup = markups.get(name)
  // The document belongs to another release.
  if (markup === undefined) throw new LoadError('missing')
  return markup
}

/**
 * Returns the server's markup of the element with this id, in the browser. Suspends until the document has been
 * fetched.
 */
export function useServerMarkup(scope: MarkupScope, id: string): string {
  const page = useSite()
  const name = nameOf(page, scope, id)
  let markup = promises.get(name)
  if (!markup) {
    const here = markups.get(name)
    markup = here === undefined ? markupOf(page, name) : fulfilled(here)
    markup.catch(() => setTimeout(() => promises.delete(name), failureTime))
    promises.set(name, markup)
  }
  return use(markup)
}
