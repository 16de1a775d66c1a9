import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { contactInbox, secret, waitingMails, type SiteData } from '#tests/support/siteData.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'
import { startSmtpPeer, type SmtpPeer } from '#tests/support/smtp-peer.ts'

/** A folder for the time of a test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'story-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A mail server for the time of a test. */
export async function peerOfTest(): Promise<SmtpPeer> {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  return peer
}

/** No limits, and mail that is tried again soon: what takes hours in production takes seconds here. */
export const swift = (peer: SmtpPeer | undefined): Record<string, string> => ({
  SECRET: secret,
  CONTACT_INBOX: contactInbox,
  RATE_LIMIT: 'off',
  MAIL_RETRY_BASE_MS: '50',
  MAIL_RETRY_MAX_MS: '400',
  ...(peer && { SMTP_URL: `${peer.url}?greetingTimeout=400&socketTimeout=1500` }),
})

/** A site as it is in production, which ends with the test, also where that fails; then what it said is shown. */
export async function siteOfTest(options: Parameters<typeof startSite>[0]): Promise<SiteProcess> {
  const site = await startSite({ ...options, env: { WARM_UP: 'on', ...options?.env } })
  onTestFinished(async ({ task }) => {
    const isFailed = task.result?.state === 'fail'
    // Nobody else sends SIGQUIT: a site that was lost tells otherwise how it ended.
    site.signal(isFailed ? 'SIGQUIT' : 'SIGKILL')
    await site.ended
    if (isFailed) console.error(`A site whose test failed (SIGQUIT: ended by the test):\n${site.account()}`)
  })
  return site
}

/** Polled until it is so. */
export const eventually = <T>(look: () => T) => expect.poll(look)

/** Waits until nothing waits in the outbox any more, for as long as mails leave. */
export async function untilMailed(data: SiteData): Promise<void> {
  for (let waiting = await waitingMails(data); waiting > 0; waiting = await waitingMails(data))
    await eventually(() => waitingMails(data)).toBeLessThan(waiting)
}

/** What `/readyz` answers; undefined where nobody answers. */
export const readiness = async (url: string): Promise<number | undefined> =>
  (await fetch(`${url}/readyz`).catch(() => undefined))?.status
