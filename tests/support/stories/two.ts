import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { deliveriesOf, integrity, notStoredOnce } from '#tests/support/siteData.ts'
import { startLoad } from '#tests/support/submissions.ts'
import { peerOfTest, siteOfTest, swift, temporaryFolder, untilMailed } from './site.ts'

/** Two server processes on one folder, started at the same moment when nothing is there yet. */
export async function twoProcesses(report: Report, { time }: { time: number }) {
  const peer = await peerOfTest()
  const dataDir = temporaryFolder()
  // The key is made by whoever comes first, too.
  const { SECRET: _made, ...env } = swift(peer)
  const sites = await Promise.all([0, 1].map(() => siteOfTest({ dataDir, env })))

  const loads = sites.map(({ url }) => startLoad(url, { visitors: 3, pause: 120 }))
  await wait(time)
  await Promise.all(loads.map((load) => load.stop()))
  for (const load of loads) {
    expect(load.attempts.filter(({ answer }) => !answer?.acknowledged)).toEqual([])
    expect(load.attempts.length).toBeGreaterThan(2)
  }
  const everybody = loads.flatMap((load) => load.acknowledged())
  await untilMailed(dataDir, 300)

  const { missing, repeated, doubled } = deliveriesOf(peer.mails, everybody)
  report('submissions to two processes on one file', everybody.length, '', { least: 6 })
  none(report, 'never mailed', missing)
  none(report, 'mailed twice without a crash', [...repeated.keys(), ...doubled])
  none(report, 'not stored exactly once', notStoredOnce(dataDir, everybody))
  expect(integrity(dataDir)).toBe('ok')
  expect((await sites[0]!.staff('verify-consent')).code).toBe(0)
  expect(await Promise.all(sites.map((site) => site.stop()))).toEqual([0, 0])
}
