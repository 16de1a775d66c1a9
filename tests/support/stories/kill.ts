import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { none, type Report } from '#tests/support/figures.ts'
import { deliveriesOf, integrity, notStoredOnce } from '#tests/support/siteData.ts'
import { startLoad, submit, type Submission } from '#tests/support/submissions.ts'
import { eventually, peerOfTest, siteOfTest, swift, temporaryFolder, untilMailed } from './site.ts'

/** Visitors submit, the process is killed in the middle, and starts again: what was acknowledged is there and is mailed. */
export async function killUnderLoad(report: Report, { kills, load: loadTime }: { kills: number; load: number }) {
  const peer = await peerOfTest()
  const dataDir = temporaryFolder()
  const port = await freePort()
  const start = () => siteOfTest({ dataDir, port, env: { ...swift(peer), MAIL_LEASE_MS: '1000' } })

  const lost: string[] = []
  const everybody: Submission[] = []
  let acknowledgedBefore = 0
  let unanswered = 0
  let site = await start()
  for (let kill = 0; kill < kills; kill++) {
    // The mail server greets after a tenth of a second: more would be waiting for mails than testing.
    const load = startLoad(site.url, { pause: 120 })
    await wait(loadTime + ((kill * 97) % 200))
    // Every other kill meets a mail that has arrived and of which the site does not know yet that it has.
    if (kill % 2 === 0) {
      peer.behave({ wait: 300 })
      const { length } = peer.seen
      await eventually(() => peer.seen.length).toBeGreaterThan(length)
    }
    await site.kill()
    peer.behave('accept')
    await load.stop()
    site = await start()

    const acknowledged = load.acknowledged()
    acknowledgedBefore += acknowledged.length
    lost.push(...notStoredOnce(dataDir, acknowledged))
    // Whoever got no answer tries again, as the page does; some press twice although they were answered.
    const again = load.attempts.flatMap(({ submission, answer }) => (answer ? [] : [submission]))
    unanswered += again.length
    for (const submission of [...again, ...acknowledged.slice(-3)]) {
      expect((await submit(site.url, submission)).acknowledged).toBe(true)
      if (!acknowledged.includes(submission)) acknowledged.push(submission)
    }
    everybody.push(...acknowledged)
  }

  report('kills', kills, '')
  report('submissions acknowledged before a kill', acknowledgedBefore, '', { least: kills })
  report('submissions cut off by a kill and sent again', unanswered, '')
  none(report, 'acknowledged, but not stored after the kill', lost)
  none(report, 'not stored exactly once after being sent again', notStoredOnce(dataDir, everybody))

  await untilMailed(dataDir, 300)
  await eventually(() => deliveriesOf(peer.mails, everybody).missing).toEqual([])
  const { missing, repeated, doubled } = deliveriesOf(peer.mails, everybody)
  none(report, 'acknowledged, but never mailed', missing)
  none(report, 'mailed as two different mails', doubled)
  // One mail at a time is on its way.
  const copies = [...repeated.values()].reduce((sum, count) => sum + count, 0)
  report('mails that arrived a second time, under the same Message-ID', copies, '', {
    least: 1,
    most: kills,
  })

  expect(integrity(dataDir)).toBe('ok')
  const consents = await site.staff('verify-consent')
  expect([consents.code, consents.err]).toEqual([0, ''])
  expect(await site.stop()).toBe(0)
}
