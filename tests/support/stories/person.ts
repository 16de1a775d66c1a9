import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { aboutWhom, everything, filesWith, sqliteData } from '#tests/support/siteData.ts'
import type { SiteProcess } from '#tests/support/siteProcess.ts'
import type { ReceivedMail, SmtpPeer } from '#tests/support/smtp-peer.ts'
import { messageText, nextSubmission, submit } from '#tests/support/submissions.ts'
import { peerOfTest, siteOfTest, swift, temporaryFolder, untilMailed } from './site.ts'

/** Every address of the site that a mail names: in its text, its HTML and its headers. */
function linksOf({ parsed, header }: ReceivedMail, site: SiteProcess): string[] {
  const texts = [parsed.text ?? '', (parsed.html ?? '').replaceAll('&amp;', '&'), header('list-unsubscribe') ?? '']
  const found = texts.flatMap((text) => text.match(/https?:\/\/[^\s"'<>]+/g) ?? [])
  return [...new Set(found)].filter((link) => link.startsWith(site.url))
}

const mailTo = (peer: SmtpPeer, email: string, after = 0) =>
  peer.waitForMail((mail) => aboutWhom(mail) === email && peer.mails.indexOf(mail) >= after)

const post = (link: string, body: string) =>
  fetch(link, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body })

/** Mail scanners open every link of every mail, more than once: nothing changes until a person presses a button. */
export async function scannersOpenEveryLink(report: Report) {
  const peer = await peerOfTest()
  const dataDir = temporaryFolder()
  const site = await siteOfTest({ dataDir, env: swift(peer) })
  let opened = 0
  async function scan(mail: ReceivedMail): Promise<string[]> {
    await untilMailed(sqliteData(dataDir))
    const links = linksOf(mail, site)
    const before = everything(dataDir)
    for (const link of [...links, ...links]) {
      for (const method of ['GET', 'HEAD'] as const) {
        expect((await fetch(link, { method })).status, `${method} ${link}`).toBe(200)
        opened += 1
      }
    }
    expect(everything(dataDir)).toEqual(before)
    return links
  }

  const submission = nextSubmission({ call: 'subscribe', as: 'form', ticked: true })
  expect((await submit(site.url, submission)).acknowledged).toBe(true)
  const links = await scan(await mailTo(peer, submission.email))
  const confirm = links.find((link) => link.includes('/newsletter/confirm')) ?? ''
  expect((await site.staff('stats')).out).toMatch(/pending\D+1\b|\b1\D+pending/)

  const secret = new URL(confirm).searchParams.get('t') ?? ''
  expect((await post(confirm, new URLSearchParams({ t: secret }).toString())).status).toBe(200)
  const welcome = await mailTo(peer, submission.email, 1)
  const unsubscribe = (await scan(welcome)).find((link) => link.includes('/u/')) ?? ''

  // The link to one's own data can do everything, and is opened by scanners as well.
  const asked = await post(
    `${site.url}/newsletter/my-data`,
    new URLSearchParams({ email: submission.email }).toString(),
  )
  expect(asked.status).toBe(200)
  const access = await scan(await mailTo(peer, submission.email, 2))
  expect(access.some((link) => link.includes('/newsletter/my-data?'))).toBe(true)
  const exported = async () => (await site.staff('export')).out
  expect(await exported()).toContain(submission.email)
  // The links are live all the same: one press ends it.
  expect((await post(unsubscribe, 'List-Unsubscribe=One-Click')).status).toBe(200)
  expect(await exported()).not.toContain(submission.email)
  report('links opened by scanners without any effect', opened, '', { least: 8 })
}

/** A person who has signed up and written is erased while the site runs: no byte is left. */
export async function erasedPerson(report: Report) {
  const dataDir = temporaryFolder()
  const site = await siteOfTest({ dataDir, env: { ...swift(undefined), LOG_LEVEL: 'trace' } })
  const mails = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'))
  const person = nextSubmission({ call: 'subscribe', as: 'form', email: `${crypto.randomUUID()}@primer.example` })
  const wrote = nextSubmission({ call: 'send', as: 'form', email: person.email })
  const others = Array.from({ length: 20 }, () => nextSubmission({ as: 'json' }))
  for (const submission of [...others.slice(0, 10), person, wrote, ...others.slice(10)]) {
    expect((await submit(site.url, submission)).acknowledged).toBe(true)
  }
  const { email } = person
  const traces = [email, email.toUpperCase(), messageText(wrote), email.split('@')[0]!]
  await expect.poll(() => mails().length).toBe(others.length + 2)
  expect(filesWith(dataDir, traces).length).toBeGreaterThan(1)

  const erased = await site.staff('erase', email, '--yes')
  expect([erased.code, erased.err]).toEqual([0, ''])
  none(report, 'files that still hold a byte of the erased person', filesWith(dataDir, traces))
  expect(mails()).toHaveLength(others.length)
  for (const trace of traces) expect(site.output()).not.toContain(trace)

  // Nor does anything come back afterwards: not with the next writes, not with the stop.
  for (let more = 0; more < 5; more++) await submit(site.url, nextSubmission())
  expect(await site.stop()).toBe(0)
  none(report, 'files that hold one after the stop', filesWith(dataDir, traces))
  for (const trace of traces) expect(site.output()).not.toContain(trace)
  expect(filesWith(dataDir, [others[0]!.email]).length).toBeGreaterThan(0)
}
