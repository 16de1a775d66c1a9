import { languageFacts, languages, type Language } from '../i18n/languages.ts'
import type { PageRequest } from '../rendering.ts'
import type { PageParams } from './matchRoute.ts'
import { readPath, type Row } from './route.ts'
import { indexedPath, withQuery } from './url.ts'

/**
 * Returns the parameters of each page of a row for sitemap and search, as far as the path says: one set without any, or no set where
 * the path needs a parameter. Which pages content has behind such a path, `client/content/contentPages.ts` knows.
 */
export function listedParams({ path }: Pick<Row, 'path'>): readonly PageParams[] {
  const { parameter, isOptional } = readPath(path)
  return parameter === undefined || isOptional ? [{}] : []
}

export interface IndexedAddresses {
  /** The canonical address of the page in this language. */
  here: string
  /** The same page in every language by `hreflang`, and the bare address, which answers in the visitor's own. */
  alternates: readonly (readonly [hreflang: string, href: string])[]
}

/** A path in every language. */
export function alternatesOf(publicUrl: string, path: string): IndexedAddresses['alternates'] {
  const absolute = (language?: Language) => publicUrl + withQuery(path, { language })
  return [
    ...languages.map((language) => [languageFacts[language].tag, absolute(language)] as const),
    ['x-default', absolute()],
  ]
}

/** The absolute addresses that search engines are told of a page; undefined for the 404 page, which has none. */
export function indexedAddresses({
  found,
  language,
  addressed,
  publicUrl,
}: Pick<PageRequest, 'found' | 'language' | 'addressed' | 'publicUrl'>): IndexedAddresses | undefined {
  const path = indexedPath(found)
  return path === undefined
    ? undefined
    : {
        here: publicUrl + withQuery(path, { language: addressed ? language : undefined }),
        alternates: alternatesOf(publicUrl, path),
      }
}
