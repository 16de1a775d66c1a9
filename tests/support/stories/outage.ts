import { none, type Report } from '#tests/support/figures.ts'
import type { PostgresServer } from '#scripts/postgresServer.ts'
import { deliveriesOf, notStoredOnce } from '#tests/support/siteData.ts'
import { startLoad, startPageVisits, submit, type Submission } from '#tests/support/submissions.ts'
import { dealt, sitesOn, type Setting } from './base.ts'
import { storeInTrouble } from './disk.ts'
import { eventually, peerOfTest, swift, untilMailed } from './site.ts'

/**
 * Stops the database server under load and starts it again. Meanwhile submissions must be refused and pages served. Afterwards the same
 * processes must accept submissions and send mails.
 */
export async function databaseStopped(
  report: Report,
  { server, base, instances }: { server: Pick<PostgresServer, 'start' | 'stop'> } & Required<Setting>,
) {
  const peer = await peerOfTest()
  const sites = await sitesOn(base, instances, swift(peer))
  // A warm-up: the first visit renders each page.
  const warm = startPageVisits(dealt(sites, 0).url, 5)
  await eventually(() => warm.times.length).toBeGreaterThan(20)
  await warm.stop()

  const load = startLoad(
    sites.map(({ url }) => url),
    { visitors: 2 * instances, pause: 100 },
  )
  await eventually(() => load.acknowledged().length).toBeGreaterThan(10 * instances)
  await storeInTrouble(
    report,
    { sites, data: base.data },
    { begin: () => server.stop(), end: () => server.start(), slowest: 100 },
  )
  await load.stop()

  const refused: Submission[] = []
  const odd: string[] = []
  for (const { submission, answer } of load.attempts) {
    if (answer?.acknowledged) continue
    refused.push(submission)
    if (answer?.status !== 503 || !answer.retryAfter) odd.push(`${submission.email}: ${answer?.status ?? 'no answer'}`)
  }
  report('submissions of the load: acknowledged', load.acknowledged().length, '')
  report('… refused', refused.length, '', { least: 1 })
  none(report, '… answered otherwise than by success or by 503 with a time to wait', odd)
  none(report, '… acknowledged, but not stored', await notStoredOnce(base.data, load.acknowledged()))
  // A refused submission may have been committed without an answer. Sent again to any site, it must be stored once.
  const notTaken: string[] = []
  for (const [turn, submission] of refused.entries()) {
    const { acknowledged, status } = await submit(dealt(sites, turn).url, submission)
    if (!acknowledged) notTaken.push(`${submission.email}: ${status}`)
  }
  none(report, '… refused, and not taken afterwards', notTaken)
  const everybody = [...load.acknowledged(), ...refused]
  none(report, '… not stored exactly once', await notStoredOnce(base.data, everybody))

  await untilMailed(base.data)
  const { missing, repeated, doubled } = deliveriesOf(peer.mails, everybody)
  none(report, 'never mailed', missing)
  none(report, 'mailed twice', [...repeated.keys(), ...doubled])
}
