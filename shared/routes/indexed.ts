import { languageFacts, languages, type Language } from '../i18n/languages.ts'
import type { PageRequest } from '../rendering.ts'
import type { PageParams } from './matchRoute.ts'
import { readPath, type Row } from './route.ts'
import { indexedPath, withQuery } from './url.ts'

/**
 * Returns the parameters of a row's pages for sitemap and search, as far as the path determines them: one empty set, or
 * none if a parameter is required. `client/content/contentPages.ts` adds the pages of articles and projects.
 */
export function listedParams({ path }: Pick<Row, 'path'>): readonly PageParams[] {
  const { parameter, isOptional } = readPath(path)
  return parameter === undefined || isOptional ? [{}] : []
}

export interface IndexedAddresses {
  /** The canonical address of the page in this language. */
  canonical: string
  /** The page's address in every language by `hreflang`, and the address without a language, which negotiates one. */
  alternates: readonly (readonly [hreflang: string, href: string])[]
}

/** Returns the addresses of a path in every language, or in those in which it has a text of its own. */
export function alternatesOf(
  publicUrl: string,
  path: string,
  shown: readonly Language[] = languages,
): IndexedAddresses['alternates'] {
  const absolute = (language?: Language) => publicUrl + withQuery(path, { language })
  return [
    ...shown.map((language) => [languageFacts[language].tag, absolute(language)] as const),
    ['x-default', absolute()],
  ]
}

/** Returns the absolute addresses of a page for search engines; undefined for the 404 page. */
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
        canonical: publicUrl + withQuery(path, { language: addressed ? language : undefined }),
        alternates: alternatesOf(publicUrl, path),
      }
}
