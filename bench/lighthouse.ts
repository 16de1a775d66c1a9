/**
 * Lighthouse's mobile preset over one page of each kind, as the build serves it with DEMO_PAGES=public: scores and what a
 * visitor waits for, in milliseconds of the simulated phone. Ends with 1 where a page misses its goal; an address as argument
 * (`/contact`) measures that page alone.
 */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { match } from '#shared/routes/matchRoute.ts'
import { findChromium } from '#scripts/setup/chromium.mjs'
import { root, runSite, withFolder } from './site.ts'

/** Of 100. */
const goals = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof goals
const categories = Object.keys(goals) as Category[]

/** Milliseconds; the shift has no unit. */
const metrics = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
}

/** The part of Lighthouse's result that is read; its package is installed apart (`bench/lighthouse`). */
interface Outcome {
  lhr: {
    categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { score: number | null; numericValue?: number; title: string }>
    runtimeError?: { message: string }
  }
  report: string
}
type Lighthouse = (url: string, flags: object) => Promise<Outcome | undefined>
interface Chrome {
  port: number
  kill(): void
}

const load = (file: string): Promise<unknown> =>
  import(pathToFileURL(join(root, 'bench/lighthouse/node_modules', file)).href)
const { default: lighthouse } = (await load('lighthouse/core/index.js')) as { default: Lighthouse }
const { launch } = (await load('chrome-launcher/dist/index.js')) as {
  launch: (options: object) => Promise<Chrome>
}

const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** One page of each kind that search engines are shown, as the sitemap names them. */
async function pagesToMeasure(site: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const first = new Map<string, string>()
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address)
    const { kind } = match(pathname).row
    if (!first.has(kind)) first.set(kind, pathname)
  }
  return [...first.values()]
}

async function measure(url: string): Promise<Outcome> {
  const chrome = await launch({ chromePath: findChromium() ?? chromium.executablePath(), chromeFlags })
  try {
    const outcome = await lighthouse(url, { port: chrome.port, output: 'html', onlyCategories: categories })
    if (!outcome || outcome.lhr.runtimeError) throw new Error(outcome?.lhr.runtimeError?.message ?? 'No result.')
    return outcome
  } finally {
    chrome.kill()
  }
}

let missed = 0
await withFolder(async (folder) => {
  const site = await runSite(folder, { DEMO_PAGES: 'public' })
  try {
    const named = process.argv.slice(2)
    for (const path of named.length > 0 ? named : await pagesToMeasure(site.url)) {
      const { lhr, report } = await measure(site.url + path)
      const scores = categories.map(
        (category) => [category, Math.round((lhr.categories[category].score ?? 0) * 100)] as const,
      )
      const times = Object.entries(metrics).map(([id, name]) => {
        const value = lhr.audits[id]?.numericValue ?? Number.NaN
        return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`
      })
      console.log(
        `${path.padEnd(28)} ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}; ${times.join(', ')}`,
      )
      const below = scores.filter(([category, score]) => score < goals[category])
      if (below.length === 0) continue
      missed += 1
      const blamed = below
        .flatMap(([category]) => lhr.categories[category].auditRefs)
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      for (const { id } of blamed) console.log(`  ${id}: ${lhr.audits[id]?.title}`)
      const file = join(tmpdir(), `lighthouse${path.replaceAll('/', '-')}.html`)
      writeFileSync(file, report)
      console.log(`  the whole report: ${file}`)
    }
  } finally {
    await site.stop()
  }
})
process.exitCode = missed > 0 ? 1 : 0
