import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { aboutWhom, everything, filesWith, sqliteData } from '#tests/support/siteData.ts'
import type { SiteProcess } from '#tests/support/siteProcess.ts'
import type { ReceivedMail, SmtpPeer } from '#tests/support/smtp-peer.ts'
import { messageText, nextSubmission, submit } from '#tests/support/submissions.ts'
import { peerOfTest, siteOfTest, swift, temporaryFolder, untilMailed } from './site.ts'

/** Returns every link to the site in a mail's text, HTML and headers. */
function linksOf({ parsed, header }: ReceivedMail, site: SiteProcess): string[] {
  const texts = [parsed.text ?? '', (parsed.html ?? '').replaceAll('&amp;', '&'), header('list-unsubscribe') ?? '']
  const found = texts.flatMap((text) => text.match(/https?:\/\/[^\s"'<>]+/g) ?? [])
  return [...new Set(found)].filter((link) => link.startsWith(site.url))
}

const mailTo = (peer: SmtpPeer, email: string, after = 0) =>
  peer.waitForMail((mail) => aboutWhom(mail) === email && peer.mails.indexOf(mail) >= after)

const post = (link: string, body: string) =>
  fetch(link, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body })

/** Opens every link of every mail several times, as mail scanners do. Only a form post may change data. */
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

  // Scanners also open the link to a person's own data, which allows every change.
  const request = await post(
    `${site.url}/newsletter/my-data`,
    new URLSearchParams({ email: submission.email }).toString(),
  )
  expect(request.status).toBe(200)
  const access = await scan(await mailTo(peer, submission.email, 2))
  expect(access.some((link) => link.includes('/newsletter/my-data?'))).toBe(true)
  const exported = async () => (await site.staff('export')).out
  expect(await exported()).toContain(submission.email)
  // The links still work: one post unsubscribes.
  expect((await post(unsubscribe, 'List-Unsubscribe=One-Click')).status).toBe(200)
  expect(await exported()).not.toContain(submission.email)
  report('links opened by scanners without any effect', opened, '', { least: 8 })
}

/** Erases a person with a sign-up and a message while the site runs. No file may contain their data afterwards. */
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

  // The data must not reappear after further writes or after the stop.
  for (let more = 0; more < 5; more++) await submit(site.url, nextSubmission())
  expect(await site.stop()).toBe(0)
  none(report, 'files that contain one after the stop', filesWith(dataDir, traces))
  for (const trace of traces) expect(site.output()).not.toContain(trace)
  expect(filesWith(dataDir, [others[0]!.email]).length).toBeGreaterThan(0)
}
