import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
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
  const env = { ...swift(peer), SMTP_URL: peer.url, MAIL_LEASE_MS: '1000' }
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
  const open = request(`${site.url}/api/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => open.on('response', resolve).on('error', reject))
  open.write(body.slice(0, 5))
  await wait(200)

  const began = performance.now()
  site.signal(signal)
  await wait(50)
  const readyAgain: string[] = []
  let told = 0
  for (let probe = 0; probe < 10; probe++) {
    const status = await readiness(site.url)
    if (status === 503) told += 1
    else if (status !== undefined) readyAgain.push(`${status} at probe ${probe}`)
    await wait(50)
  }
  open.end(body.slice(5))
  const answered = await answer
  expect([answered.statusCode, await text(answered)]).toEqual([200, '{"status":"success"}'])
  const code = await site.ended
  const took = performance.now() - began
  await load.stop()

  none(report, `${signal}: probes that were told to send more`, readyAgain)
  report(`${signal}: probes that were told to send no more, before the door closed`, told, '', { least: 1 })
  report(`${signal}: exit code`, code ?? -1, '', { most: 0, least: 0 })
  report(`${signal}: time to the end, with a mail server that hangs`, Math.round(took), 'ms', { most: 10_000 })
  const everybody = [...load.acknowledged(), late]
  report(`${signal}: submissions acknowledged before the end`, everybody.length, '', { least: 3 })
  none(report, `${signal}: acknowledged, but not stored`, await notStoredOnce(base.data, everybody))
  none(report, `${signal}: refused by a site that was not stopped`, refusedBeside(load, site.url))

  peer.behave('accept')
  await base.site({ env })
  await eventually(() => deliveriesOf(peer.mails, everybody).missing, 60).toEqual([])
}
