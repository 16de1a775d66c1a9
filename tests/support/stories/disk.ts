import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { integrity, notStoredOnce, storedOf } from '#tests/support/siteData.ts'
import type { SiteProcess } from '#tests/support/siteProcess.ts'
import { nextSubmission, startPageVisits, submit, type Submission } from '#tests/support/submissions.ts'
import { eventually, readiness } from './site.ts'

export interface Fault {
  begin: () => unknown
  end: () => unknown
  /** What is there already may be written over: so many can still be stored before the fault is met. */
  room?: number
}

/**
 * The database cannot take anything for a while: submissions are refused and not lost, pages go on, and afterwards the
 * same process takes them.
 */
export async function storeInTrouble(report: Report, site: SiteProcess, { begin, end, room = 0 }: Fault) {
  const before = [nextSubmission(), nextSubmission()]
  for (const submission of before) expect((await submit(site.url, submission)).acknowledged).toBe(true)

  await begin()
  const visits = startPageVisits(site.url, 20)
  const acknowledged: Submission[] = []
  const refused: Submission[] = []
  while (refused.length < 8) {
    const submissions = Array.from({ length: 4 }, () => nextSubmission())
    for (const [index, answer] of (await Promise.all(submissions.map((one) => submit(site.url, one)))).entries()) {
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
  await eventually(() => readiness(site.url)).toBe(503)
  await eventually(() => visits.times.length).toBeGreaterThan(10)
  await visits.stop()
  await end()

  report('pages shown meanwhile', visits.times.length, '')
  none(report, 'pages that failed meanwhile', visits.failures)
  await eventually(async () => (await submit(site.url, nextSubmission())).acknowledged).toBe(true)
  await eventually(() => readiness(site.url)).toBe(200)
  const halfStored = [...storedOf(site.dataDir, refused)].filter(
    ([, { rows, mails, consents }]) => rows + mails + consents > 0,
  )
  none(
    report,
    'refused, but stored in part',
    halfStored.map(([{ email }]) => email),
  )
  for (const submission of refused) expect((await submit(site.url, submission)).acknowledged).toBe(true)
  none(report, 'not stored exactly once', notStoredOnce(site.dataDir, [...before, ...acknowledged, ...refused]))
  report('refused with 503 and taken afterwards by the same process', refused.length, '', { least: 8 })
  expect(integrity(site.dataDir)).toBe('ok')
}
