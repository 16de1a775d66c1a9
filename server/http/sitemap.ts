import type { ShownAddress, Store } from '#db/store.ts'
import { escapeHtml } from '#shared/escapeHtml.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { ownLanguages } from '#shared/publishing/documents.ts'
import { itemPath, pagedKinds, type PagedKind } from '#shared/publishing/paths.ts'
import { alternatesOf } from '#shared/routes/indexed.ts'

/**
 * The largest number of addresses in a file. The protocol allows 50,000 and 50 MB; a smaller file takes less memory. An address has at
 * most 2 kB with its alternates.
 */
export const maxAddresses = 10_000

const allTags = languages.map((language) => languageFacts[language].tag)

/** A page with the BCP 47 tags of its languages: it is listed in each of them, and without a language. */
interface SitemapPage {
  path: string
  tags: readonly string[]
  /** Milliseconds since 1970; unknown for pages that change with a release. */
  changed?: number
}

const addressCount = (pages: readonly SitemapPage[]): number =>
  pages.reduce((sum, page) => sum + page.tags.length + 1, 0)

/** Splits pages into lists with at most `maxAddresses` addresses each. */
function split(pages: readonly SitemapPage[]): SitemapPage[][] {
  const most = allTags.length + 1
  const parts: SitemapPage[][] = []
  let left = 0
  for (const page of pages) {
    if (left < most) {
      parts.push([])
      left = maxAddresses
    }
    parts.at(-1)!.push(page)
    left -= page.tags.length + 1
  }
  return parts
}

const pageOf = (kind: PagedKind, { slug, lastPublished, languages: written }: ShownAddress): SitemapPage => ({
  path: itemPath(kind, slug),
  tags: ownLanguages(Object.fromEntries(written.map((language) => [language, true]))).map(
    (language) => languageFacts[language].tag,
  ),
  changed: lastPublished,
})

const isoTime = (time: number) => new Date(time).toISOString()
const lastmod = (changed: number | undefined) => (changed === undefined ? '' : `<lastmod>${isoTime(changed)}</lastmod>`)

function entriesOf({ path, tags, changed }: SitemapPage, publicUrl: string): string {
  const alternates = alternatesOf(publicUrl, path, tags)
  const links = alternates
    .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
    .join('')
  return alternates.map(([, href]) => `<url><loc>${escapeHtml(href)}</loc>${lastmod(changed)}${links}</url>`).join('\n')
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const urlSet = (pages: readonly SitemapPage[], publicUrl: string): string =>
  `${declaration}
<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => entriesOf(page, publicUrl)).join('\n')}
</urlset>
`

export interface SitemapParts {
  publicUrl: string
  /** The paths of the indexed pages that change only with a release. */
  paths: readonly string[]
  store: Pick<Store, 'shownAddresses'>
}

/**
 * Returns the files of the sitemap (sitemaps.org 0.9) by their paths, each with the function that writes it. It lists every page without a
 * language and in each language in which it exists, each with all alternates. More pages than one file may hold are split by kind, and
 * `/sitemap.xml` is then the index.
 */
export async function sitemapFiles({ publicUrl, paths, store }: SitemapParts): Promise<Map<string, () => string>> {
  const pages: SitemapPage[] = paths.map((path) => ({ path, tags: allTags }))
  const items = await Promise.all(
    pagedKinds.map(async (kind) => ({
      kind,
      pages: (await store.shownAddresses(kind)).map((address) => pageOf(kind, address)),
    })),
  )
  const all = [...pages, ...items.flatMap((one) => one.pages)]
  if (addressCount(all) <= maxAddresses) return new Map([['/sitemap.xml', () => urlSet(all, publicUrl)]])
  const parts: [path: string, pages: readonly SitemapPage[]][] = [
    ['/sitemap-pages.xml', pages],
    ...items.flatMap((one) =>
      split(one.pages).map((part, index): [string, SitemapPage[]] => [`/sitemap-${one.kind}-${index + 1}.xml`, part]),
    ),
  ]
  const index = () => {
    const entries = parts.map(([path, listed]) => {
      const changes = listed.flatMap(({ changed }) => changed ?? [])
      const changed = changes.length > 0 ? changes.reduce((one, other) => Math.max(one, other)) : undefined
      return `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc>${lastmod(changed)}</sitemap>`
    })
    return `${declaration}\n<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`
  }
  return new Map([
    ['/sitemap.xml', index],
    ...parts.map(([path, listed]) => [path, () => urlSet(listed, publicUrl)] as const),
  ])
}
