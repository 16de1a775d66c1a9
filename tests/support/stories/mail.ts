import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { deliveriesOf, notStoredOnce } from '#tests/support/siteData.ts'
import type { Behaviour, SmtpPeer } from '#tests/support/smtp-peer.ts'
import {
  nextSubmission,
  quantile,
  startLoad,
  startPageVisits,
  submit,
  type Submission,
} from '#tests/support/submissions.ts'
import { dealt, folderBase, sitesOn, type Setting } from './base.ts'
import { eventually, peerOfTest, siteOfTest, swift, temporaryFolder, untilMailed } from './site.ts'

const troubles: Record<string, Behaviour | 'down'> = {
  down: 'down',
  'accepting connections and saying nothing': { hang: 'connect' },
  'hanging after the message': { hang: 'data' },
  slow: { wait: 250 },
  'answering 4xx': { reject: 451, at: 'recipient' },
  'dropping the connection after the message': { drop: 'data' },
}

/** The mail server has every kind of trouble in turn; visitors notice nothing, and every mail leaves afterwards. */
export async function mailServerInTrouble(
  report: Report,
  { time, base = folderBase(), instances = 1 }: { time: number } & Setting,
) {
  const peer = await peerOfTest()
  const sites = await sitesOn(base, instances, { ...swift(peer), MAIL_LEASE_MS: '5000' })
  const urls = sites.map(({ url }) => url)
  const everybody: Submission[] = []
  const slowest: number[] = []

  for (const [name, behaviour] of Object.entries(troubles)) {
    await begin(peer, behaviour)
    const visits = startPageVisits(dealt(urls, 0), 30)
    // Few enough, and long enough, that who takes a 4xx for a refusal gives each of them up.
    const isDeferring = name === 'answering 4xx'
    const load = startLoad(urls, isDeferring ? { visitors: 1, pause: 600 } : { visitors: 3, pause: 150 })
    await wait(isDeferring ? Math.max(time, 2500) : time)
    await Promise.all([load.stop(), visits.stop()])
    await end(peer)

    expect(visits.failures, `pages while the mail server is ${name}`).toEqual([])
    const refused = load.attempts.filter(({ answer }) => !answer?.acknowledged)
    expect(refused, `submissions while the mail server is ${name}`).toEqual([])
    slowest.push(
      quantile(
        load.attempts.map(({ answer }) => answer?.milliseconds ?? Infinity),
        0.99,
      ),
    )
    everybody.push(...load.acknowledged())
    // Every mail leaves afterwards, before the next trouble begins.
    await untilMailed(base.data, 300)
  }

  report('submissions while the mail server was in trouble', everybody.length, '', { least: 20 })
  report('… the slowest of them (99th percentile)', Math.round(Math.max(...slowest)), 'ms', { most: 2000 })
  const { missing, repeated, doubled } = deliveriesOf(peer.mails, everybody)
  none(report, 'never mailed', missing)
  // What the mail server has not said 250 to is no mail that came.
  none(report, 'mailed twice', [...repeated.keys(), ...doubled])
  none(report, 'not stored exactly once', await notStoredOnce(base.data, everybody))
}

async function begin(peer: SmtpPeer, behaviour: Behaviour | 'down'): Promise<void> {
  if (behaviour === 'down') await peer.stop()
  else peer.behave(behaviour)
}

async function end(peer: SmtpPeer): Promise<void> {
  peer.behave('accept')
  await peer.start()
}

/** A mail whose recipient is refused for good: it holds up no other, ends as dead, and staff can have it sent after all. */
export async function poisonedMail(report: Report) {
  const peer = await peerOfTest()
  const dataDir = temporaryFolder()
  const site = await siteOfTest({ dataDir, env: swift(peer) })
  const poisoned = nextSubmission({ call: 'subscribe' })
  const others = [nextSubmission(), nextSubmission(), nextSubmission()]
  peer.behave((recipient) => (recipient === poisoned.email ? { reject: 550, at: 'recipient' } : 'accept'))

  for (const submission of [poisoned, ...others]) {
    expect((await submit(site.url, submission)).acknowledged).toBe(true)
  }
  await eventually(() => deliveriesOf(peer.mails, others).missing).toEqual([])
  const listed = () => site.staff('mail', 'list', '--format', 'json')
  await eventually(async () => (await listed()).out).toContain('"status":"dead"')
  const dead = (await listed()).out.trim().split('\n')
  report('dead mails that staff are shown', dead.length, '', { least: 1, most: 1 })
  expect(dead[0]).toContain('550')

  peer.behave('accept')
  const { id } = JSON.parse(dead[0] ?? '{}') as { id: string }
  expect((await site.staff('mail', 'release', id)).code).toBe(0)
  // The next submission wakes the worker; alone it would look within half a minute.
  await submit(site.url, nextSubmission())
  await eventually(() => deliveriesOf(peer.mails, [poisoned]).missing).toEqual([])
}
