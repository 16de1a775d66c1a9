import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { deliveriesOf, notStoredOnce } from '#tests/support/siteData.ts'
import { nextSubmission, refusedBeside, startLoad } from '#tests/support/submissions.ts'
import { dealt, folderBase, sitesOn, type Setting } from './base.ts'
import { eventually, peerOfTest, readiness, swift } from './site.ts'

/**
 * Stops a site while a mail hangs and submissions are in progress. It must report "not ready", answer requests in progress, and exit in
 * time with 0. The next process must send the remaining mails. Other sites must continue.
 */
export async function stopUnderLoad(
  report: Report,
  signal: NodeJS.Signals,
  { base = folderBase(), instances = 1 }: Setting = {},
) {
  const peer = await peerOfTest()
  peer.behave({ hang: 'data' })
  // A long mail timeout, as in production.
  const env = { ...swift(peer), SMTP_URL: peer.url, MAIL_TIMEOUT_MS: '9000', MAIL_LEASE_MS: '12000' }
  const sites = await sitesOn(base, instances, env)
  const site = dealt(sites, 0)
  const load = startLoad(
    sites.map(({ url }) => url),
    { visitors: 4 * instances, pause: 200 },
  )
  await eventually(() => peer.seen.length).toBeGreaterThan(0)

  // A submission whose body is incomplete when the signal arrives.
  const late = nextSubmission({ call: 'subscribe', as: 'json', ticked: false, key: '' })
  const body = JSON.stringify({ email: late.email })
  const sent = request(`${site.url}/api/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject))
  await new Promise((resolve) => sent.write(body.slice(0, 5), resolve))

  // A load balancer polls the readiness without a pause, from before the signal until the port is closed. The grace period is half a
  // second, long enough for many requests.
  const statuses: number[] = []
  const polling = (async () => {
    for (let status = await readiness(site.url); status !== undefined; status = await readiness(site.url))
      statuses.push(status)
  })()
  await eventually(() => statuses.length).toBeGreaterThan(0)
  const began = performance.now()
  site.signal(signal)
  await polling
  sent.end(body.slice(5))
  const answered = await answer
  expect([answered.statusCode, await text(answered)]).toEqual([200, '{"status":"success"}'])
  const code = await site.ended
  const took = performance.now() - began
  await load.stop()

  const after = statuses.slice(statuses.indexOf(503))
  none(
    report,
    `${signal}: other readiness answers after the first 503`,
    after.filter((status) => status !== 503).map(String),
  )
  report(`${signal}: readiness answers with 503 before the port closed`, after.length, '', { least: 1 })
  report(`${signal}: exit code`, code ?? -1, '', { most: 0, least: 0 })
  report(`${signal}: duration of the stop with a hanging mail server`, Math.round(took), 'ms', {
    // Five times the documented limit of ten seconds.
    most: 50_000,
  })
  const everybody = [...load.acknowledged(), late]
  report(`${signal}: submissions acknowledged before the end`, everybody.length, '', { least: 3 })
  none(report, `${signal}: acknowledged, but not stored`, await notStoredOnce(base.data, everybody))
  none(report, `${signal}: refused by a site that was not stopped`, refusedBeside(load, site.url))

  peer.behave('accept')
  await base.site({ env })
  await eventually(() => deliveriesOf(peer.mails, everybody).missing).toEqual([])
}
