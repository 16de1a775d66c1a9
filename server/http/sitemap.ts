import { isIndexed, type DemoPages, type Row } from '#shared/routes/route.ts'
import { alternatesOf, listedParams } from '#shared/routes/indexed.ts'
import { fillPath } from '#shared/routes/url.ts'
import { escapeHtml } from '../rendering/document.ts'

/** The paths of the pages that search engines are to show. */
export const indexedPaths = (rows: readonly Row[], demoPages: DemoPages): string[] =>
  rows
    .filter((row) => isIndexed(row, demoPages))
    .flatMap((row) => listedParams(row).map((params) => fillPath(row.path, params)))

/**
 * The sitemap (sitemaps.org 0.9): every page at its bare address and in each language, each entry with all alternates,
 * as search engines ask for. No dates: we do not know when a page last changed, and a wrong date is worse than none.
 */
export function createSitemap(rows: readonly Row[], publicUrl: string, demoPages: DemoPages): string {
  const entries = indexedPaths(rows, demoPages).flatMap((path) => {
    const alternates = alternatesOf(publicUrl, path)
    const links = alternates
      .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
      .join('')
    return alternates.map(([, href]) => `<url><loc>${escapeHtml(href)}</loc>${links}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
