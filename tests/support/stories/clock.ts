import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { deliveriesOf, notStoredOnce, sqliteData } from '#tests/support/siteData.ts'
import { nextSubmission, submit, type Submission } from '#tests/support/submissions.ts'
import { eventually, peerOfTest, siteOfTest, swift, temporaryFolder } from './site.ts'

const day = 24 * 3600 * 1000

/** Lets the wall clock of the process jump (libfaketime). All mails must be sent, each once. */
export async function clockJumps(report: Report, library: string) {
  const peer = await peerOfTest()
  const dataDir = temporaryFolder()
  const offset = join(temporaryFolder(), 'offset')
  const setOffset = (by: string) => writeFileSync(offset, `${by}\n`)
  setOffset('+0')
  const site = await siteOfTest({
    dataDir,
    env: {
      ...swift(peer),
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
  })
  const clock = async () => {
    const { headers } = await fetch(`${site.url}/healthz`)
    return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / day) + 0
  }
  const everybody: Submission[] = []
  const some = async (count: number) => {
    const sent = Array.from({ length: count }, () => nextSubmission())
    for (const submission of sent) expect((await submit(site.url, submission)).acknowledged).toBe(true)
    // Checked immediately, because unconfirmed sign-ups may be deleted after the next jump.
    none(report, 'not stored exactly once', await notStoredOnce(sqliteData(dataDir), sent))
    everybody.push(...sent)
    return sent
  }
  const mailed = async (what: string, submissions: readonly Submission[], limit: number) => {
    const began = performance.now()
    await eventually(() => deliveriesOf(peer.mails, submissions).missing).toEqual([])
    report(`${what}: time until the mails had left`, Math.round((performance.now() - began) / 100) / 10, 's', {
      most: limit,
    })
  }
  const jump = async (by: string, days: number) => {
    setOffset(by)
    // Node caches the Date header for a second.
    await eventually(clock).toBe(days)
  }

  await mailed('before any jump', await some(4), 20)
  await jump('+7d', 7)
  await mailed('a week ahead', await some(4), 20)
  // Mails whose next attempt is set to next week must not wait for a week.
  peer.behave({ reject: 451, at: 'recipient' })
  const stranded = await some(4)
  await wait(500)
  await jump('+0', 0)
  peer.behave('accept')
  await mailed('put back by a week while mails waited', stranded, 60)
  await mailed('after that', await some(4), 20)
  peer.behave({ reject: 451, at: 'recipient' })
  const waiting = await some(4)
  await wait(500)
  await jump('+2d', 2)
  peer.behave('accept')
  await mailed('put ahead by two days while mails waited', waiting, 60)
  await jump('-7d', -7)
  await mailed('a week behind', await some(4), 60)

  await wait(2000)
  const { repeated, doubled } = deliveriesOf(peer.mails, everybody)
  none(report, 'mailed twice', [...repeated.keys(), ...doubled])
}
