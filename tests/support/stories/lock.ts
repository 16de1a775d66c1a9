import Database from 'better-sqlite3'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { databaseOf, notStoredOnce, sqliteData, storedOf } from '#tests/support/siteData.ts'
import { quantile, startLoad, startPageVisits } from '#tests/support/submissions.ts'
import { eventually, siteOfTest, swift, temporaryFolder } from './site.ts'

/**
 * Holds the write lock of the database in this process. Pages must be served; submissions must wait, and be stored if the lock is
 * released in time.
 * @param refusals the lock is held until this number of submissions was refused
 * @param slowest limit for the 99th percentile of the response times of pages, in milliseconds; without it they are only reported
 */
export async function lockHeld(report: Report, { refusals, slowest }: { refusals: number; slowest?: number }) {
  const dataDir = temporaryFolder()
  const site = await siteOfTest({ dataDir, env: swift(undefined) })
  // A warm-up: the first visit renders each page.
  const warm = startPageVisits(site.url, 5)
  await eventually(() => warm.times.length).toBeGreaterThan(20)
  await warm.stop()

  const database = new Database(databaseOf(dataDir), { timeout: 5000 })
  database.exec('BEGIN IMMEDIATE')
  const visits = startPageVisits(site.url, 5)
  // Each visitor sends the next submission when the first was refused.
  const load = startLoad(site.url, { visitors: refusals, pause: 0 })
  await eventually(() => load.attempts.length).toBeGreaterThan(0)
  const shown = visits.times.length
  await eventually(() => load.attempts.length).toBeGreaterThanOrEqual(refusals)
  // When some more pages were shown, the next submissions have arrived.
  const { length } = visits.times
  await eventually(() => visits.times.length).toBeGreaterThan(length + 10)
  database.exec('ROLLBACK')
  database.close()
  await visits.stop()
  await load.stop()
  const answers = load.attempts.flatMap(({ submission, answer }) => (answer ? [{ submission, ...answer }] : []))
  expect(answers.length).toBe(load.attempts.length)

  none(report, 'pages that failed while the lock was held', visits.failures)
  // A site that is blocked by the lock would show at most one page.
  report('pages shown before the first submission was refused', shown, '', { least: 50 })
  report('… 99th percentile', Math.round(quantile(visits.times, 0.99)), 'ms', { most: slowest })
  const stored = answers.filter(({ acknowledged }) => acknowledged)
  const refused = answers.filter(({ acknowledged }) => !acknowledged)
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([])
  const waits = refused.map(({ milliseconds }) => milliseconds)
  report('submissions refused after their wait', refused.length, '', { least: refusals })
  report('… the shortest wait', Math.round(Math.min(...waits)), 'ms', { least: 4500 })
  // Five times the documented limit.
  report('… the longest wait', Math.round(Math.max(...waits)), 'ms', { most: 25_000 })
  report('submissions stored after the lock was released', stored.length, '', { least: 1 })
  none(
    report,
    'acknowledged, but not stored',
    await notStoredOnce(
      sqliteData(dataDir),
      stored.map(({ submission }) => submission),
    ),
  )
  const left = await storedOf(
    sqliteData(dataDir),
    refused.map(({ submission }) => submission),
  )
  none(
    report,
    'refused, but stored',
    [...left].filter(([, { rows }]) => rows > 0).map(([{ email }]) => email),
  )
}
