import { chromium } from 'playwright'
import { launchOptions } from '#scripts/engine.ts'
import { runSite, withFolder, type Report } from './site.ts'

const languages = ['sr', 'sr-Cyrl', 'en', 'fr', 'nl'] as const
const kinds = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'JavaScript',
  words: 'words',
  font: 'fonts',
  image: 'pictures',
} as const
/** The home page in each language, a page with a form, and two pages of the kit: without and with a carousel. */
const visits = [
  ...languages.map((language) => ['/', language] as const),
  ['/contact', 'sr'] as const,
  ['/elements/accordions', 'sr'] as const,
  ['/elements/testimonials-carousel', 'sr'] as const,
]

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Measures the transferred bytes (compressed bodies) and the requests until the page has loaded, without scrolling. */
export const measureFirstVisit = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const site = await runSite(folder)
    const browser = await chromium.launch(launchOptions())
    for (const [path, language] of visits) {
      const page = await browser.newPage()
      const sizes: Promise<[kind: string, bytes: number]>[] = []
      page.on('requestfinished', (request) => {
        // The browser does not report the destination of a preload.
        const kind = request.url().includes('/words-') ? 'words' : request.resourceType()
        sizes.push(request.sizes().then(({ responseBodySize }) => [kind, responseBodySize]))
      })
      await page.goto(`${site.url}${path}?lng=${language}`, { waitUntil: 'networkidle' })
      const found = await Promise.all(sizes)
      const parts = Object.entries(kinds).map(([kind, name]) => {
        const bytes = found.filter(([of]) => of === kind).reduce((sum, [, size]) => sum + size, 0)
        return `${name} ${kilobytes(bytes)}`
      })
      report(`first visit to ${path}, ${language}`, `${parts.join(', ')}, ${found.length} requests`)
      await page.close()
    }
    await browser.close()
    await site.stop()
  })
