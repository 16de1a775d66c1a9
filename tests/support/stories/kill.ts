import { expect } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { none, type Report } from '#tests/support/figures.ts'
import { deliveriesOf, notStoredOnce } from '#tests/support/siteData.ts'
import { refusedBeside, startLoad, submit, type Submission } from '#tests/support/submissions.ts'
import { dealt, folderBase, type Setting } from './base.ts'
import { eventually, peerOfTest, swift, untilMailed } from './site.ts'

/** The number of mails in flight for each site; the default. */
const connections = 5

/**
 * Kills a site under load and starts it again. Acknowledged submissions must be stored and mailed. Several sites are killed in turn, and
 * the others must continue.
 * @param submissions the least number of acknowledged submissions before each kill
 */
export async function killUnderLoad(
  report: Report,
  { kills, submissions, base = folderBase(), instances = 1 }: { kills: number; submissions: number } & Setting,
) {
  const peer = await peerOfTest()
  // The lease is longer than the slowest mail takes. Therefore only mails interrupted by a kill are sent twice.
  const lease = instances > 1 ? 3000 : 1000
  const env = {
    ...swift(peer),
    SMTP_URL: peer.url,
    MAIL_TIMEOUT_MS: String(0.75 * lease),
    MAIL_LEASE_MS: String(lease),
    MAIL_CONNECTIONS: String(connections),
  }
  const ports = await Promise.all(Array.from({ length: instances }, () => freePort()))
  const sites = await Promise.all(ports.map((port) => base.site({ port, env })))

  const lost: string[] = []
  const refused: string[] = []
  const everybody: Submission[] = []
  let acknowledgedBefore = 0
  let unanswered = 0
  for (let kill = 0; kill < kills; kill++) {
    // More submissions would only prolong the wait for their mails.
    const load = startLoad(
      sites.map(({ url }) => url),
      { pause: 120 },
    )
    await eventually(() => load.acknowledged().length).toBeGreaterThanOrEqual(submissions + ((kill * 7) % 5))
    // Every other kill happens after a mail has arrived and before the site has received the reply.
    const receipt = Promise.withResolvers<void>()
    if (kill % 2 === 0) {
      peer.behave({ until: receipt.promise })
      const { length } = peer.seen
      // Each site has at least one mail in flight.
      await eventually(() => peer.seen.length).toBeGreaterThanOrEqual(length + instances)
    }
    const turn = kill % instances
    const killed = dealt(sites, turn)
    await killed.kill()
    receipt.resolve()
    peer.behave('accept')
    // The other sites continue.
    const { length: before } = load.acknowledged()
    if (instances > 1) await eventually(() => load.acknowledged().length).toBeGreaterThanOrEqual(before + submissions)
    await load.stop()
    refused.push(...refusedBeside(load, killed.url))
    sites[turn] = await base.site({ port: dealt(ports, turn), env })

    const acknowledged = load.acknowledged()
    acknowledgedBefore += acknowledged.length
    lost.push(...(await notStoredOnce(base.data, acknowledged)))
    // Unanswered submissions are sent again to another site, as the page does; so are some answered ones, as by a double click.
    const again = load.attempts.flatMap(({ submission, answer }) => (answer ? [] : [submission]))
    unanswered += again.length
    for (const submission of [...again, ...acknowledged.slice(-3)]) {
      expect((await submit(dealt(sites, turn + 1).url, submission)).acknowledged).toBe(true)
      if (!acknowledged.includes(submission)) acknowledged.push(submission)
    }
    everybody.push(...acknowledged)
  }

  report('kills', kills, '')
  report('submissions acknowledged before a kill', acknowledgedBefore, '', { least: kills })
  report('submissions cut off by a kill and sent again', unanswered, '')
  none(report, 'acknowledged, but not stored after the kill', lost)
  none(report, 'refused by a site that was not killed', refused)
  none(report, 'not stored exactly once after being sent again', await notStoredOnce(base.data, everybody))

  await untilMailed(base.data)
  await eventually(() => deliveriesOf(peer.mails, everybody).missing).toEqual([])
  const { missing, repeated, doubled } = deliveriesOf(peer.mails, everybody)
  none(report, 'acknowledged, but never mailed', missing)
  none(report, 'mailed as two different mails', doubled)
  // A kill can interrupt at most the mails in flight.
  const copies = [...repeated.values()].reduce((sum, count) => sum + count, 0)
  report('mails that arrived a second time, under the same Message-ID', copies, '', {
    least: 1,
    most: kills * connections,
  })

  expect(await base.data.integrity()).toBe('ok')
  const consents = await dealt(sites, 0).staff('verify-consent')
  expect([consents.code, consents.err]).toEqual([0, ''])
  expect(await Promise.all(sites.map((site) => site.stop()))).toEqual(sites.map(() => 0))
}
