import { languageFacts, languages, type Language } from '../i18n/languages.ts'
import { itemOf } from '../publishing/published.ts'
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

/** Returns the languages of the site with these BCP 47 tags. */
const languagesOf = (tags: readonly string[]) =>
  languages.filter((language) => tags.includes(languageFacts[language].tag))

/**
 * Returns the addresses of a path in every language.
 * @param tags the BCP 47 tags of the languages in which its text exists; the default is all
 */
export function alternatesOf(
  publicUrl: string,
  path: string,
  tags: readonly string[] = languages.map((language) => languageFacts[language].tag),
): IndexedAddresses['alternates'] {
  const absolute = (language?: Language) => publicUrl + withQuery(path, { language })
  return [
    ...languagesOf(tags).map((language) => [languageFacts[language].tag, absolute(language)] as const),
    ['x-default', absolute()],
  ]
}

/**
 * Returns the absolute addresses of a page for search engines; undefined for the 404 page. A published text that does not
 * exist in the language of the page belongs to the page in its own language.
 */
export function indexedAddresses({
  found,
  language,
  addressed,
  publicUrl,
  content,
}: Pick<PageRequest, 'found' | 'language' | 'addressed' | 'publicUrl' | 'content'>): IndexedAddresses | undefined {
  const path = indexedPath(found)
  if (path === undefined) return undefined
  const item = itemOf(content)
  const own = item?.lang === undefined ? undefined : languagesOf([item.lang])[0]
  return {
    canonical: publicUrl + withQuery(path, { language: own ?? (addressed ? language : undefined) }),
    alternates: alternatesOf(publicUrl, path, item?.languages),
  }
}
