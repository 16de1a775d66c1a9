import { alternatesOf } from '#shared/routes/indexed.ts'
import { escapeHtml } from '../rendering/document.ts'

/**
 * Returns the sitemap (sitemaps.org 0.9). It lists every page without a language and in each language, each with all
 * alternates. It has no dates, because the time of the last change is unknown.
 * @param paths paths of the indexed pages
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
