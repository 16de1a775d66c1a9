import { languages } from '#shared/i18n/languages.ts'
import { askInTurns, type Figures } from './ask.ts'
import { median, residentMegabytes, runSite, withFolder, type Report } from './site.ts'

const rounds = 5
const contents = ['1', '10'] as const
/** The language with the most inflected forms. */
const language = 'sr-Cyrl'

const both = (figures: readonly Figures[], name: string, digits: number, unit: string, part = 1) =>
  figures.map((of) => `${((of[name] ?? Number.NaN) / part).toFixed(digits)} ${unit}`).join('; ')

/** The kinds of queries and their names. */
const kinds = {
  words: 'one word',
  phrases: 'three words',
  typos: 'two words with typos',
  nowhere: 'words that are nowhere',
  everywhere: 'the eight words that are everywhere',
  typed: 'suggestions for three letters',
} as const
/** The most that the slowest kind of query with ten times the content may cost, as a multiple of the slowest with today's. */
const maxGrowth = 3

/** Measures a search with today's content and with ten times as much. Ends the process with 1 beyond the bound. */
async function measureQueries(report: Report): Promise<void> {
  const figures = await askInTurns(
    'search.process.ts',
    contents.map((times) => [language, times]),
    rounds,
  )
  const title = 'search, content ×1; ×10:'
  report(`${title} texts`, both(figures, 'texts', 0, ''))
  for (const [kind, name] of Object.entries(kinds))
    report(`${title} CPU of a query, ${name}`, both(figures, kind, 2, 'ms'))
  const [today = NaN, tenfold = NaN] = figures.map((of) =>
    Math.max(...Object.keys(kinds).map((kind) => of[kind] ?? NaN)),
  )
  report('search, the slowest query with content ×10, as a multiple of ×1', (tenfold / today).toFixed(2))
  if (!(tenfold / today <= maxGrowth)) process.exitCode = 1
  report(`${title} making the index`, both(figures, 'building', 0, 'ms'))
  report(`${title} memory of the index`, both(figures, 'bytes', 1, 'MB', 1e6))
}

/** Measures the server: the first search in each language, which builds the index, later searches, and memory. */
async function measureServer(report: Report, demoPages: 'hidden' | 'public'): Promise<void> {
  await withFolder(async (folder) => {
    const site = await runSite(folder, { DEMO_PAGES: demoPages })
    const timed = async (address: string) => {
      const begun = performance.now()
      await (await fetch(site.url + address)).text()
      return performance.now() - begun
    }
    const before = residentMegabytes(site.process.pid)
    const firsts: number[] = []
    const others: number[] = []
    for (const language of languages) {
      firsts.push(await timed(`/api/suggest?lng=${language}&q=kontakt`))
      for (let again = 0; again < 20; again += 1)
        others.push(await timed(`/api/suggest?lng=${language}&q=kontakt${again}`))
    }
    const after = residentMegabytes(site.process.pid)
    await site.stop()
    const title = `search, the server, demonstration pages ${demoPages}:`
    report(
      `${title} first in a language; every other`,
      `${median(firsts).toFixed(0)} ms; ${median(others).toFixed(1)} ms`,
    )
    if (before !== undefined && after !== undefined)
      report(`${title} memory before; with all five indexes`, `${before.toFixed(0)} MB; ${after.toFixed(0)} MB`)
  })
}

export async function measureSearch(report: Report): Promise<void> {
  await measureQueries(report)
  await measureServer(report, 'hidden')
  await measureServer(report, 'public')
}
