import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { deliveriesOf, notStoredOnce } from '#tests/support/siteData.ts'
import { nextSubmission, refusedBeside, startLoad } from '#tests/support/submissions.ts'
import { dealt, folderBase, sitesOn, type Setting } from './base.ts'
import { eventually, peerOfTest, readiness, swift } from './site.ts'

/**
 * Asked to stop while a mail hangs and submissions are on their way: nobody is sent more, what is under way is
 * answered, and the process ends in time with 0. The next one mails what was left. Others go on.
 */
export async function stopUnderLoad(
  report: Report,
  signal: NodeJS.Signals,
  { base = folderBase(), instances = 1 }: Setting = {},
) {
  const peer = await peerOfTest()
  peer.behave({ hang: 'data' })
  // As in production: a hanging mail server is given up after a long time only.
  const env = { ...swift(peer), SMTP_URL: peer.url, MAIL_TIMEOUT_MS: '9000', MAIL_LEASE_MS: '12000' }
  const sites = await sitesOn(base, instances, env)
  const site = dealt(sites, 0)
  const load = startLoad(
    sites.map(({ url }) => url),
    { visitors: 4 * instances, pause: 200 },
  )
  await eventually(() => peer.seen.length).toBeGreaterThan(0)

  // A visitor whose message is still on its way.
  const late = nextSubmission({ call: 'subscribe', as: 'json', ticked: false, key: '' })
  const body = JSON.stringify({ email: late.email })
  const sent = request(`${site.url}/api/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject))
  await new Promise((resolve) => sent.write(body.slice(0, 5), resolve))

  // A load balancer asks without a pause whether to send more, from before the signal until the port is closed. That half a second is
  // promised, and it takes a thousandth of it to ask.
  const told: number[] = []
  const asking = (async () => {
    for (let status = await readiness(site.url); status !== undefined; status = await readiness(site.url))
      told.push(status)
  })()
  await eventually(() => told.length).toBeGreaterThan(0)
  const began = performance.now()
  site.signal(signal)
  await asking
  sent.end(body.slice(5))
  const answered = await answer
  expect([answered.statusCode, await text(answered)]).toEqual([200, '{"status":"success"}'])
  const code = await site.ended
  const took = performance.now() - began
  await load.stop()

  const after = told.slice(told.indexOf(503))
  none(
    report,
    `${signal}: told to send more, after the first time not to`,
    after.filter((status) => status !== 503).map(String),
  )
  report(`${signal}: told to send no more, before the port closed`, after.length, '', { least: 1 })
  report(`${signal}: exit code`, code ?? -1, '', { most: 0, least: 0 })
  report(`${signal}: time to the end, with a mail server that hangs`, Math.round(took), 'ms', {
    // Ten seconds are promised: a machine may be five times as slow.
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
