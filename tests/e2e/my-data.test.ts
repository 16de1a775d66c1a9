import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { accessibility, eventually, hydrated, said, tagOf, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import type { SiteProcess } from '#tests/support/siteProcess.ts'
import type { ReceivedMail, SmtpPeer } from '#tests/support/smtp-peer.ts'

const path = '/newsletter/my-data'

/** Returns the address in a mail's text that contains a token. */
function tokenLinkIn(mail: ReceivedMail): string {
  const found = (mail.parsed.text ?? '').match(/https?:\/\/\S+/g)?.find((address) => address.includes('&t='))
  if (!found) throw new Error(`The mail has no link with a token:\n${mail.parsed.text}`)
  return found
}
const mailTo = (peer: SmtpPeer, email: string, subject: string) =>
  peer.waitForMail((mail) => mail.envelope.to.includes(email) && mail.parsed.subject === subject)

/** Creates a confirmed subscriber who has also sent a message. */
async function createKnownSubscriber(
  site: SiteProcess,
  peer: SmtpPeer,
  email: string,
  language: Language,
): Promise<void> {
  const call = (name: string, body: object) =>
    fetch(`${site.url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, lng: language, consent: true, page: 'contact', ...body }),
    })
  const words = said(language)
  await call('subscribe', { form: 'newsletter' })
  const t = new URL(tokenLinkIn(await mailTo(peer, email, words['mails/confirm'].subject))).searchParams.get('t')!
  await fetch(`${site.url}/newsletter/confirm`, { method: 'POST', body: new URLSearchParams({ t }) })
  await mailTo(peer, email, words['mails/welcome'].subject)
  await call('send', { form: 'contact', name: 'Ime Prezime', message: 'What do you know about me?', topic: 'question' })
}

const headingOf = (page: Page) => page.locator('h1').textContent()
const mainOf = (page: Page) => page.locator('main').textContent()
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

/**
 * Presses Tab until an element has the focus.
 * @throws Error when 100 presses do not reach it
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The key Tab does not lead there.')
}
async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Returns whether a file of the site contains a text. */
const isStored = (site: SiteProcess, text: string): boolean =>
  readdirSync(site.dataDir, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text),
  )

let visitorCount = 0

describe.for([
  { how: 'with script, in Serbian Cyrillic, by keyboard', script: true, language: 'sr-Cyrl', width: 1440 },
  { how: 'without script, in Dutch on a phone, by keyboard', script: false, language: 'nl', width: 390 },
] as const)('stored data $how', ({ script, language, width }) => {
  const {
    'newsletter/my-data': myData,
    'newsletter/unsubscribe': unsubscribe,
    forms,
    'mails/access': access,
  } = said(language)
  const plain = (text: string) => text.replaceAll('\u00ad', '')
  const visit = { script, language, width }

  test('can be requested, changed, downloaded and erased by the visitor', async ({ visitor, site, peer }) => {
    const email = `asks-${(visitorCount += 1)}@primer.example`
    await createKnownSubscriber(site, peer, email, language)
    const page = await visitor.open(`${path}?lng=${language}`, visit)
    const isReady = async (heading: string) => {
      await eventually(async () => plain((await headingOf(page)) ?? '')).toBe(plain(heading))
      if (script) await hydrated(page)
      expect(plain((await headingOf(page)) ?? '')).toBe(plain(heading))
      expect(await overflows(page)).toEqual([])
      if (script) expect(await accessibility(page)).toEqual([])
    }

    // Request the link, first with a mistake.
    await isReady(myData.ask.heading)
    const field = page.locator('#my-data').getByLabel(forms.email)
    await tabTo(page, field)
    await page.keyboard.type('asks-')
    visitor.allowNoise(/422/)
    await page.keyboard.press('Enter')
    await eventually(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#my-data [id$="-error"]').textContent()).toBe(forms.errors.invalidEmail)
    expect(await field.inputValue()).toBe('asks-')
    await eventually(() => new URL(page.url()).pathname).toBe(path)
    await field.fill(email)
    await field.press('Enter')
    await isReady(myData.sent.heading)

    const mail = await mailTo(peer, email, access.subject)
    expect(mail.header('auto-submitted')).toBe('auto-generated')
    expect(mail.header('content-language')).toBe(tagOf(language))
    const link = tokenLinkIn(mail)
    expect(link.startsWith(`${site.url}${path}?lng=${language}&t=`)).toBe(true)

    // View the data.
    await page.goto(link)
    await isReady(myData.shown.heading)
    for (const part of [email, 'Ime Prezime', 'What do you know about me?', myData.subscription.status.confirmed])
      expect(await mainOf(page)).toContain(part)

    // Change the language of the newsletter.
    const choice = page.locator('main').getByLabel(myData.subscription.languageLabel)
    await choice.selectOption('fr')
    await choice.focus()
    await pressByKey(page, button(page, plain(myData.subscription.button)))
    await eventually(() => mainOf(page)).toContain(myData.done.language)
    await isReady(myData.shown.heading)
    expect(await choice.inputValue()).toBe('fr')
    expect(await page.locator('main dd', { hasText: languageFacts.fr.ownName }).count()).toBe(1)

    // Download a copy.
    const downloading = page.waitForEvent('download')
    await pressByKey(page, button(page, plain(myData.copy.button)))
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      email,
      subscriber: { status: 'confirmed', language: 'fr' },
      messages: [{ message: 'What do you know about me?' }],
    })

    // Unsubscribe.
    await page.reload()
    await isReady(myData.shown.heading)
    await pressByKey(page, button(page, unsubscribe.ready.button))
    await eventually(() => mainOf(page)).toContain(myData.done.left)
    await isReady(myData.shown.heading)
    expect(await button(page, unsubscribe.ready.button).count()).toBe(0)

    // Erase the data, after cancelling once.
    await button(page, plain(myData.erasure.button)).click()
    await isReady(myData.erasing.heading)
    await page.locator('main').getByRole('link', { name: myData.erasing.keep }).click()
    await isReady(myData.shown.heading)
    expect(isStored(site, email)).toBe(true)
    await pressByKey(page, button(page, plain(myData.erasure.button)))
    await isReady(myData.erasing.heading)
    await pressByKey(page, button(page, plain(myData.erasing.button)))
    await isReady(myData.erased.heading)
    expect(isStored(site, email)).toBe(false)

    // The link is used up.
    visitor.allowNoise(/410/)
    await page.goto(link)
    await isReady(myData.ended.heading)
    expect(await mainOf(page)).not.toContain(email)
  })
})
