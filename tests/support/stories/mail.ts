import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { countOf, deliveriesOf, notStoredOnce } from '#tests/support/siteData.ts'
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

/** The number of permanent refusals after which a mail is a dead letter. Transient errors do not count. */
const refusalsUntilDeadLetter = 3

/**
 * Gives the mail server every kind of fault in turn. Submissions and pages must not be affected, and every mail must be sent afterwards.
 * @param submissions the least number of submissions during each fault
 * @param slowest limit for the 99th percentile of the response times of submissions, in milliseconds
 */
export async function mailServerInTrouble(
  report: Report,
  { submissions, slowest, base = folderBase(), instances = 1 }: { submissions: number; slowest?: number } & Setting,
) {
  const peer = await peerOfTest()
  const sites = await sitesOn(base, instances, { ...swift(peer), MAIL_TIMEOUT_MS: '3000', MAIL_LEASE_MS: '5000' })
  const urls = sites.map(({ url }) => url)
  const everybody: Submission[] = []
  const times: number[] = []
  const failed = () => countOf(base.data, "SELECT count(*) FROM outbox WHERE status = 'pending' AND last_error <> ''")
  const hardlyTried = () =>
    countOf(
      base.data,
      `SELECT count(*) FROM outbox WHERE status = 'pending' AND attempts <= ${String(refusalsUntilDeadLetter)}`,
    )

  for (const [name, behaviour] of Object.entries(troubles)) {
    const mailsBefore = peer.mails.length
    await begin(peer, behaviour)
    const visits = startPageVisits(dealt(urls, 0), 30)
    const load = startLoad(urls, { visitors: 3, pause: 50 })
    await eventually(() => load.attempts.length).toBeGreaterThanOrEqual(submissions)
    await load.stop()
    // Waits until the fault has affected a mail.
    if (name === 'slow') await eventually(() => peer.mails.length).toBeGreaterThan(mailsBefore)
    // By then a site that treats 4xx as a permanent refusal would have given up all mails.
    else if (name === 'answering 4xx') await eventually(hardlyTried).toBe(0)
    else await eventually(failed).toBeGreaterThan(0)
    await eventually(() => visits.times.length).toBeGreaterThan(10)
    await visits.stop()
    await end(peer)

    expect(visits.failures, `pages while the mail server is ${name}`).toEqual([])
    const refused = load.attempts.filter(({ answer }) => !answer?.acknowledged)
    expect(refused, `submissions while the mail server is ${name}`).toEqual([])
    times.push(
      quantile(
        load.attempts.map(({ answer }) => answer?.milliseconds ?? Infinity),
        0.99,
      ),
    )
    everybody.push(...load.acknowledged())
    // All mails must be sent before the next fault begins.
    await untilMailed(base.data)
  }

  report('submissions while the mail server was in trouble', everybody.length, '', {
    least: submissions * Object.keys(troubles).length,
  })
  // `stopUnderLoad` checks that no submission waits for its mail.
  report('… the slowest of them (99th percentile)', Math.round(Math.max(...times)), 'ms', { most: slowest })
  const { missing, repeated, doubled } = deliveriesOf(peer.mails, everybody)
  none(report, 'never mailed', missing)
  // Only mails that the server has answered with 250 count as delivered.
  none(report, 'mailed twice', [...repeated.keys(), ...doubled])
  none(report, 'not stored exactly once', await notStoredOnce(base.data, everybody))
}

async function begin(peer: SmtpPeer, behaviour: Behaviour | 'down'): Promise<void> {
  // Existing connections are closed, because they were made before the fault.
  await peer.stop()
  if (behaviour === 'down') return
  peer.behave(behaviour)
  await peer.start()
}

async function end(peer: SmtpPeer): Promise<void> {
  peer.behave('accept')
  await peer.start()
}

/** Sends a mail whose recipient is refused permanently. It must not delay others, must become a dead letter, and staff can release it. */
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
  // The next submission wakes the worker, whose polling interval is half a minute.
  await submit(site.url, nextSubmission())
  await eventually(() => deliveriesOf(peer.mails, [poisoned]).missing).toEqual([])
}
