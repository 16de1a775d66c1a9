import { ask, startMeasuring } from './ask.ts'
import { reportBound } from './bound.ts'
import { runSite, withFolder, type Report } from './site.ts'

/** The largest 99th percentile of pages, in milliseconds. */
const maxPageP99 = 25

/** Measures pages at 1,000 a second while 500 a second sign up (`openLoop.process.ts`). */
export const measureOpenLoop = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const site = await runSite(folder, { RATE_LIMIT: 'off' })
    const generator = startMeasuring('openLoop.process.ts', [site.url])
    const { pageP50, pageP99, signUpP50, signUpP99, failed } = await ask(generator)
    generator.kill()
    await site.stop()
    if (failed! > 0) throw new Error(`${failed} requests have failed.`)
    const describe = (p50: number, p99: number) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
    report('pages at 1,000 a second while 500 a second sign up', describe(pageP50!, pageP99!))
    report('… the sign-ups', describe(signUpP50!, signUpP99!))
    reportBound(report, '… 99th percentile of the pages, ms', pageP99!, { max: maxPageP99 })
  })
