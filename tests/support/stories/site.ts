import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { contactInbox, secret, waitingMails, type SiteData } from '#tests/support/siteData.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'
import { startSmtpPeer, type SmtpPeer } from '#tests/support/smtp-peer.ts'

/** Creates a folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'story-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a mail server that is stopped after the test. */
export async function peerOfTest(): Promise<SmtpPeer> {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  return peer
}

/** Returns settings without rate limits and with short mail retries, so that tests take seconds instead of hours. */
export const swift = (peer: SmtpPeer | undefined): Record<string, string> => ({
  SECRET: secret,
  CONTACT_INBOX: contactInbox,
  RATE_LIMIT: 'off',
  MAIL_RETRY_BASE_MS: '50',
  MAIL_RETRY_MAX_MS: '400',
  ...(peer && { SMTP_URL: `${peer.url}?greetingTimeout=400&socketTimeout=1500` }),
})

/** Starts a site as in production, which is ended after the test. If the test has failed, the output of the site is printed. */
export async function siteOfTest(options: Parameters<typeof startSite>[0]): Promise<SiteProcess> {
  const site = await startSite({ ...options, env: { WARM_UP: 'on', ...options?.env } })
  onTestFinished(async ({ task }) => {
    const isFailed = task.result?.state === 'fail'
    // Nothing else sends SIGQUIT. It shows that the test has ended the site, not another fault.
    site.signal(isFailed ? 'SIGQUIT' : 'SIGKILL')
    await site.ended
    if (isFailed) console.error(`The site of a failed test (SIGQUIT: ended by the test):\n${site.account()}`)
  })
  return site
}

/** Polls a function until the expectation holds. */
export const eventually = <T>(look: () => T, what?: string) =>
  expect.poll(look, what === undefined ? {} : { message: what })

/** Waits until the outbox has no unsent mails. There is no overall limit as long as mails are being sent. */
export async function untilMailed(data: SiteData): Promise<void> {
  for (let waiting = await waitingMails(data); waiting > 0; waiting = await waitingMails(data))
    await eventually(() => waitingMails(data)).toBeLessThan(waiting)
}

/** Returns the status of `/readyz`; undefined if there is no answer. */
export const readiness = async (url: string): Promise<number | undefined> =>
  (await fetch(`${url}/readyz`).catch(() => undefined))?.status
