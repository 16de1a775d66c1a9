import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { databaseOf, notStoredOnce, sqliteData, storedOf } from '#tests/support/siteData.ts'
import { nextSubmission, quantile, startPageVisits, submit, type Submission } from '#tests/support/submissions.ts'
import { siteOfTest, swift, temporaryFolder } from './site.ts'

/** Another process (this one) holds the write lock: pages go on; submissions wait, and the patient ones are stored. */
export async function lockHeld(report: Report, { time, slowest }: { time: number; slowest: number }) {
  const dataDir = temporaryFolder()
  const site = await siteOfTest({ dataDir, env: swift(undefined) })
  // A first visit of each page is rendered, not served.
  const warm = startPageVisits(site.url, 5)
  await wait(300)
  await warm.stop()

  const database = new Database(databaseOf(dataDir), { timeout: 5000 })
  database.exec('BEGIN IMMEDIATE')
  const visits = startPageVisits(site.url, 5)
  const began = performance.now()
  const pending: Promise<{
    submission: Submission
    at: number
    status: number
    retryAfter: number | undefined
    took: number
  }>[] = []
  while (performance.now() - began < time) {
    const submission = nextSubmission()
    const at = performance.now() - began
    pending.push(
      submit(site.url, submission).then(({ status, acknowledged, retryAfter, milliseconds }) => ({
        submission,
        at,
        status: acknowledged ? 200 : status,
        retryAfter,
        took: milliseconds,
      })),
    )
    await wait(100)
  }
  database.exec('ROLLBACK')
  database.close()
  await visits.stop()
  const answers = await Promise.all(pending)

  none(report, 'pages that failed while the lock was held', visits.failures)
  report('pages shown while the lock was held', visits.times.length, '', { least: 50 })
  report('… 99th percentile', Math.round(quantile(visits.times, 0.99)), 'ms', { most: slowest })
  const stored = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([])
  report('submissions refused after their wait', refused.length, '', { least: 1 })
  report('… the shortest wait', Math.round(Math.min(...refused.map(({ took }) => took))), 'ms', { least: 4500 })
  report('… the longest wait', Math.round(Math.max(...refused.map(({ took }) => took))), 'ms', { most: 7000 })
  report('submissions stored after the lock was let go', stored.length, '', { least: 1 })
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
