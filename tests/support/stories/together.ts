import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { deliveriesOf, notStoredOnce } from '#tests/support/siteData.ts'
import { startLoad } from '#tests/support/submissions.ts'
import { dealt, folderBase, sitesOn, type Setting } from './base.ts'
import { eventually, peerOfTest, swift, untilMailed } from './site.ts'

/**
 * Starts several server processes at the same time on an empty database. On a folder with SQLite at most two are allowed.
 * @param submissions the least number of submissions to each process
 */
export async function startedTogether(
  report: Report,
  { submissions, base = folderBase(), instances = 2 }: { submissions: number } & Setting,
) {
  const peer = await peerOfTest()
  // Without SECRET the first process also generates the site key. On PostgreSQL the base sets SECRET.
  const { SECRET: _made, ...env } = swift(peer)
  const sites = await sitesOn(base, instances, env)

  const loads = sites.map(({ url }) => startLoad(url, { visitors: 3, pause: 120 }))
  for (const load of loads) await eventually(() => load.attempts.length).toBeGreaterThanOrEqual(submissions)
  await Promise.all(loads.map((load) => load.stop()))
  for (const load of loads) expect(load.attempts.filter(({ answer }) => !answer?.acknowledged)).toEqual([])
  const everybody = loads.flatMap((load) => load.acknowledged())
  await untilMailed(base.data)

  const { missing, repeated, doubled } = deliveriesOf(peer.mails, everybody)
  report(`submissions to ${instances} processes on one database`, everybody.length, '', {
    least: submissions * instances,
  })
  none(report, 'never mailed', missing)
  none(report, 'mailed twice without a crash', [...repeated.keys(), ...doubled])
  none(report, 'not stored exactly once', await notStoredOnce(base.data, everybody))
  expect(await base.data.integrity()).toBe('ok')
  const consents = await dealt(sites, 0).staff('verify-consent')
  expect([consents.code, consents.err]).toEqual([0, ''])
  expect(await Promise.all(sites.map((site) => site.stop()))).toEqual(sites.map(() => 0))
}
