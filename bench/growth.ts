import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProductionRenderer } from '#server/rendering/production.ts'
import { languages } from '#shared/i18n/languages.ts'
import { table } from '#shared/routes/table.ts'
import { ask, askInTurns, mediansOf, type Figures } from './ask.ts'
import { load, medians, type Load } from './load.ts'
import { pageRequest } from './pageRequest.ts'
import { residentMegabytes, root, runPeer, serverFlags, withFolder, type Report } from './site.ts'

const pageTimes = [1, 4, 16] as const
const routeCounts = [30, 300, 3_000] as const
const languageCounts = [1, 5, 20] as const
const subscriberCounts = [1_000, 10_000, 100_000, 1_000_000] as const

const rounds = 5
/** The number of rounds for measurements that take seconds. */
const longRounds = 3

/** Reports a row: the first value with its unit, the others as multiples of it. */
function reportGrowth(report: Report, what: string, values: readonly number[], unit: string, digits: number): void {
  const [first = Number.NaN, ...others] = values
  report(
    what,
    [`${first.toFixed(digits)} ${unit}`, ...others.map((value) => `×${(value / first).toFixed(2)}`)].join(', '),
  )
}

const column = (figures: readonly Figures[], name: string) => figures.map((of) => of[name] ?? Number.NaN)

/**
 * Returns markup that is `times` as long as the home page. It consists of different pages of the site, so that nothing in it repeats.
 * @throws Error when the site does not have enough pages
 */
async function longMarkup(times: number): Promise<string> {
  const renderer = await createProductionRenderer(join(root, 'dist'))
  const paths = table.map(({ path }) => path).filter((path) => !path.includes(':'))
  let markup = ''
  let length = 0
  for (const path of paths)
    for (const language of languages) {
      const html = (await renderer.render(pageRequest(path, language))).body.toString()
      if (length === 0) length = times * html.length
      markup += html
      if (markup.length >= length) return markup.slice(0, length)
    }
  throw new Error(`All pages together are not ${times} times as long as the first page.`)
}

async function growPage(report: Report, folder: string): Promise<void> {
  const servers = []
  for (const times of pageTimes) {
    const file = join(folder, `page-${times}.html`)
    writeFileSync(file, await longMarkup(times))
    servers.push(await runPeer('growthPage.process.ts', [file], { flags: serverFlags }))
  }
  const loads = servers.map((): Load[] => [])
  const costs = servers.map((): Figures[] => [])
  for (let round = 0; round <= rounds; round++)
    for (const [at, { url, process }] of servers.entries()) {
      const measured = await load(`${url}/`, process.pid, { seconds: 1 })
      const cost = await ask(process)
      if (round > 0) {
        loads[at]!.push(measured)
        costs[at]!.push(cost)
      }
    }
  const memory = servers.map(({ process }) => residentMegabytes(process.pid) ?? Number.NaN)
  for (const { process } of servers) process.kill()

  const speeds = loads.map(medians)
  const cost = costs.map(mediansOf)
  const title = 'page ×1, ×4, ×16:'
  reportGrowth(
    report,
    `${title} markup`,
    column(cost, 'bytes').map((bytes) => bytes / 1000),
    'kB',
    0,
  )
  reportGrowth(
    report,
    `${title} kept (brotli 5 and gzip)`,
    column(cost, 'kept').map((bytes) => bytes / 1000),
    'kB',
    1,
  )
  const perSecond = speeds.map(({ requestsPerSecond }) => requestsPerSecond)
  reportGrowth(report, `${title} answers from memory`, perSecond, 'requests/s', 0)
  reportGrowth(
    report,
    `${title} CPU of an answer`,
    speeds.map(({ cpuPerRequest }) => cpuPerRequest),
    'ms',
    3,
  )
  reportGrowth(report, `${title} memory after the load`, memory, 'MB', 0)
  reportGrowth(report, `${title} CPU of compressing it once`, column(cost, 'compressing'), 'ms', 1)
}

async function growRoutes(report: Report): Promise<void> {
  const figures = await askInTurns(
    'growthRoutes.process.ts',
    routeCounts.map((count) => [String(count)]),
    rounds,
  )
  const title = '30, 300, 3,000 routes:'
  reportGrowth(report, `${title} look-up of a fixed path`, column(figures, 'fixed'), 'µs', 2)
  reportGrowth(report, `${title} of one with a parameter`, column(figures, 'open'), 'µs', 2)
  reportGrowth(report, `${title} of one that is not there`, column(figures, 'missing'), 'µs', 2)
  reportGrowth(
    report,
    `${title} memory`,
    column(figures, 'bytes').map((bytes) => bytes / 1000),
    'kB',
    0,
  )
}

async function growLanguages(report: Report): Promise<void> {
  const figures = await askInTurns(
    'growthLanguages.process.ts',
    languageCounts.map((count) => [String(count)]),
    rounds,
  )
  const title = '1, 5, 20 languages:'
  reportGrowth(report, `${title} first use of one`, column(figures, 'milliseconds'), 'ms', 2)
  reportGrowth(
    report,
    `${title} memory of one`,
    column(figures, 'bytes').map((bytes) => bytes / 1000),
    'kB',
    0,
  )
  reportGrowth(report, `${title} a request’s, headers seen before`, column(figures, 'remembered'), 'µs', 2)
  reportGrowth(report, `${title} a request’s, headers never seen`, column(figures, 'negotiated'), 'µs', 2)
}

async function growSubscribers(report: Report, folder: string): Promise<void> {
  const argsOfEach = subscriberCounts.map((count) => [folder, String(count)])
  const figures = await askInTurns('growthSubscribers.process.ts', argsOfEach, longRounds)
  const title = '10³, 10⁴, 10⁵, 10⁶ subscribers:'
  reportGrowth(report, `${title} a sign-up, 50 at a time`, column(figures, 'signUpTime'), 'ms', 3)
  reportGrowth(report, `${title} look-up of a mailed link`, column(figures, 'lookUpTime'), 'µs', 1)
  reportGrowth(report, `${title} export of one`, column(figures, 'exportTime'), 'µs', 2)
  reportGrowth(report, `${title} memory`, column(figures, 'megabytes'), 'MB', 0)
}

/** Measures the growth of cost and memory with the length of pages and the numbers of routes, languages and subscribers. */
export const measureGrowth = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    await growPage(report, folder)
    await growRoutes(report)
    await growLanguages(report)
    await growSubscribers(report, folder)
  })
