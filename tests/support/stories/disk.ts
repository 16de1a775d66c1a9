import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { notStoredOnce, storedOf, type SiteData } from '#tests/support/siteData.ts'
import type { SiteProcess } from '#tests/support/siteProcess.ts'
import { nextSubmission, quantile, startPageVisits, submit, type Submission } from '#tests/support/submissions.ts'
import { dealt } from './base.ts'
import { eventually, readiness } from './site.ts'

export interface Fault {
  begin: () => unknown
  end: () => unknown
  /** The number of submissions that may still be stored, because free pages of the database can be reused. */
  room?: number
  /** The limit for the 99th percentile of the response times of pages, in milliseconds. */
  slowest?: number
}

/** Sites with a common database. */
export interface Sites {
  sites: readonly SiteProcess[]
  data: SiteData
}

/**
 * Makes the database fail for a while. Submissions must be refused with 503 and not stored, pages must be served, and afterwards the same
 * processes must accept submissions.
 */
export async function storeInTrouble(report: Report, { sites, data }: Sites, { begin, end, room = 0, slowest }: Fault) {
  const { url } = dealt(sites, 0)
  const before = [nextSubmission(), nextSubmission()]
  for (const submission of before) expect((await submit(url, submission)).acknowledged).toBe(true)

  await begin()
  const visits = startPageVisits(url, 20)
  const acknowledged: Submission[] = []
  const refused: Submission[] = []
  while (refused.length < 8) {
    const submissions = Array.from({ length: 4 }, () => nextSubmission())
    const answers = await Promise.all(submissions.map((one, turn) => submit(dealt(sites, turn).url, one)))
    for (const [index, answer] of answers.entries()) {
      const submission = submissions[index] as Submission
      if (answer.acknowledged) acknowledged.push(submission)
      else {
        expect([answer.status, answer.retryAfter], JSON.stringify(submission)).toEqual([503, expect.any(Number)])
        expect(answer.retryAfter).toBeGreaterThanOrEqual(1)
        refused.push(submission)
      }
    }
    expect(acknowledged.length, 'acknowledged although nothing can be stored').toBeLessThanOrEqual(room)
  }
  for (const site of sites) {
    await eventually(() => readiness(site.url)).toBe(503)
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  }
  await eventually(() => visits.times.length).toBeGreaterThan(10)
  await visits.stop()
  await end()

  report('pages shown meanwhile', visits.times.length, '')
  none(report, 'pages that failed meanwhile', visits.failures)
  const bound = slowest === undefined ? {} : { most: slowest }
  report('… 99th percentile', Math.round(quantile(visits.times, 0.99)), 'ms', bound)
  for (const site of sites) {
    await eventually(async () => (await submit(site.url, nextSubmission())).acknowledged).toBe(true)
    await eventually(() => readiness(site.url)).toBe(200)
  }
  const halfStored = [...(await storedOf(data, refused))].filter(
    ([, { rows, mails, consents }]) => rows + mails + consents > 0,
  )
  none(
    report,
    'refused, but stored in part',
    halfStored.map(([{ email }]) => email),
  )
  for (const submission of refused) expect((await submit(url, submission)).acknowledged).toBe(true)
  none(report, 'not stored exactly once', await notStoredOnce(data, [...before, ...acknowledged, ...refused]))
  report('refused with 503 and taken afterwards by the same process', refused.length, '', { least: 8 })
  expect(await data.integrity()).toBe('ok')
}
