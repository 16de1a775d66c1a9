import { alternatesOf } from '#shared/routes/indexed.ts'
import { escapeHtml } from '../rendering/document.ts'

/**
 * The sitemap (sitemaps.org 0.9): every page at its bare address and in each language, each entry with all alternates,
 * as search engines ask for. No dates: we do not know when a page last changed, and a wrong date is worse than none.
 * @param paths of the pages that search engines are to show
 */
export function createSitemap(paths: readonly string[], publicUrl: string): string {
  const entries = paths.flatMap((path) => {
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
