import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { Language } from '#shared/i18n/languages.ts'
import { accessibility, eventually, hydrated, said, tagOf, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import { dist } from '#tests/support/build.ts'
import type { SiteProcess } from '#tests/support/siteProcess.ts'
import type { ReceivedMail, SmtpPeer } from '#tests/support/smtp-peer.ts'

function newsletterForm(page: Page, language: Language = 'en') {
  const { forms, consent, organisation } = said(language)
  const form = page.locator('form#newsletter')
  return {
    form,
    email: form.locator('[name="email"]'),
    consent: form.getByLabel(consent.newsletter.replaceAll('{{partyName}}', organisation.nameInSentence)),
    button: form.locator('button[type="submit"]'),
    box: form.getByRole('status').locator('[data-kind]'),
    sentences: () => form.getByRole('status').locator('p').allTextContents(),
    /** Returns the error texts under the fields, without the message box. */
    errors: () => form.locator('[id$="-error"]').allTextContents(),
    words: forms,
  }
}

/** Returns the text of the element that `aria-describedby` names, as screen readers read it after the field. */
const describedBy = (field: Locator) =>
  field.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent)

const run = promisify(execFile)

/** Returns the rows of the staff's export as objects. */
async function exportRows(site: SiteProcess, ...options: string[]): Promise<Record<string, string>[]> {
  const { stdout } = await run(process.execPath, [join(dist, 'server/staff.js'), 'export', ...options], {
    env: { PATH: process.env['PATH'], DATA_DIR: site.dataDir, PUBLIC_URL: site.url },
  })
  const [columns = [], ...rows] = stdout
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(row.map((value, at) => [columns[at]!, value])))
}
const emails = async (site: SiteProcess, ...options: string[]) =>
  (await exportRows(site, ...options)).map(({ email }) => email)

const to = (email: string, subject: string) => (mail: ReceivedMail) =>
  mail.envelope.to.includes(email) && mail.parsed.subject === subject

/** Returns the address in a mail's text that contains `part`. */
function linkIn(mail: ReceivedMail, part: string): string {
  const found = (mail.parsed.text ?? '').match(/https?:\/\/\S+/g)?.find((address) => address.includes(part))
  if (!found) throw new Error(`The mail has no address with ${part}:\n${mail.parsed.text}`)
  return found
}

/** Returns the address of a mail's List-Unsubscribe header (RFC 2369). */
function unsubscribeAddressOf(mail: ReceivedMail): string {
  const address = /<(https?:[^>]+)>/.exec(mail.header('list-unsubscribe') ?? '')?.[1]
  if (!address) throw new Error('The mail has no address to unsubscribe.')
  return address
}

const confirmationOf = (peer: SmtpPeer, email: string, language: Language) =>
  peer.waitForMail(to(email, said(language)['mails/confirm'].subject))
const welcomeOf = (peer: SmtpPeer, email: string, language: Language) =>
  peer.waitForMail(to(email, said(language)['mails/welcome'].subject))

/** Subscribes and confirms without a browser; returns the welcome mail. */
async function createSubscriber(
  site: SiteProcess,
  peer: SmtpPeer,
  email: string,
  language: Language,
): Promise<ReceivedMail> {
  await fetch(`${site.url}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, lng: language, consent: true, form: 'newsletter' }),
  })
  const t = new URL(linkIn(await confirmationOf(peer, email, language), '/newsletter/confirm')).searchParams.get('t')!
  await fetch(`${site.url}/newsletter/confirm`, { method: 'POST', body: new URLSearchParams({ t }) })
  return welcomeOf(peer, email, language)
}

describe('the newsletter form', () => {
  test('has an email field and a consent box that is not ticked', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const { email, consent, button, words } = newsletterForm(page)
    expect(await email.getAttribute('type')).toBe('email')
    expect(await email.getAttribute('placeholder')).toBe(words.emailPlaceholder)
    expect(await email.getAttribute('autocomplete')).toBe('email')
    expect(await consent.isChecked()).toBe(false)
    expect(await button.textContent()).toBe('Subscribe Now')
  })

  test('reports an invalid address in its message box, not under the field', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const { email, consent, button, box, sentences, errors } = newsletterForm(page)
    await email.focus()
    expect(await box.count()).toBe(0)
    await email.blur()
    await eventually(sentences).toEqual(['Field is required.'])
    await email.fill('reader@')
    await eventually(sentences).toEqual(['Invalid email.'])
    expect(await box.getAttribute('data-kind')).toBe('problem')
    expect(await errors()).toEqual([])
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await describedBy(email)).toBe('Invalid email.')
    expect(await accessibility(page)).toEqual([])

    await consent.check()
    await button.click()
    await eventually(() => email.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await sentences()).toEqual(['Invalid email.'])
    await email.fill('reader@primer.example')
    await eventually(() => box.count()).toBe(0)
    expect(await email.getAttribute('aria-invalid')).toBe(null)
    expect(await email.getAttribute('aria-describedby')).toBe(null)
  })

  test('keeps the focused element in view when a message appears above it', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const { email, box } = newsletterForm(page)
    await email.focus()
    // At the lower edge of the viewport, so that anything new above it pushes it out.
    const next = page.locator('footer').getByRole('link', { name: 'Instagram' })
    await next.evaluate((link) => {
      link.scrollIntoView({ block: 'end' })
      link.focus({ preventScroll: true })
    })
    await box.waitFor()
    // Browsers scroll by whole pixels.
    const isInView = () => next.evaluate((link) => Math.floor(link.getBoundingClientRect().bottom) <= innerHeight)
    await eventually(isInView).toBe(true)
  })

  test('reports a missing consent', async ({ visitor }) => {
    const page = await visitor.open('/contact', { width: 390, language: 'nl' })
    const { email, consent, button, sentences, errors, words } = newsletterForm(page, 'nl')
    await email.fill('reader@primer.example')
    await button.click()
    await eventually(errors).toEqual([words.errors.consentRequired])
    await eventually(sentences).toEqual([words.problems.invalid])
    await eventually(() => consent.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await overflows(page)).toEqual([])
  })

  test('shows a new consent wording on submit, keeps the address, and removes the tick', async ({ visitor, site }) => {
    visitor.expectNoise(/status of 422/)
    const page = await visitor.open('/contact')
    const { form, email, consent, button, errors, words } = newsletterForm(page)
    await email.fill('late@primer.example')
    // React restores the value of its own field, so the test replaces the field by a copy.
    await form
      .locator('[name="wording"]')
      .evaluate((field: HTMLInputElement) => field.replaceWith(Object.assign(field.cloneNode(), { value: '0.en' })))
    await consent.check()
    await button.click()
    await eventually(errors).toEqual([words.errors.consentOutdated])
    // The answer to the form post ends at the address of its page.
    await eventually(() => page.url()).toBe(`${site.url}/contact`)
    expect(await email.inputValue()).toBe('late@primer.example')
    expect(await consent.isChecked()).toBe(false)
    expect(await emails(site, '--status', 'all')).not.toContain('late@primer.example')

    await hydrated(page)
    await consent.check()
    await button.click()
    await eventually(() => emails(site, '--status', 'pending')).toContain('late@primer.example')
  })

  test('reports errors without script', async ({ visitor, site }) => {
    const page = await visitor.open('/newsletter/confirm', { script: false })
    const { email, button, sentences, errors, words } = newsletterForm(page)
    await email.fill('reader@')
    await button.click()
    expect(await sentences()).toEqual(['Invalid email.'])
    expect(await errors()).toEqual([words.errors.consentRequired])
    expect(await email.inputValue()).toBe('reader@')
    await eventually(() => page.url()).toBe(`${site.url}/api/subscribe#newsletter`)
    // The page of the link would now report a used link, so the answer is a public page.
    expect(await page.title()).toContain(said('en').organisation.name)
    expect(await page.locator('main').textContent()).toContain(said('en').home.figures.title)
  })
})

describe.for([
  { how: 'with script', script: true, language: 'en', width: 1440, address: '/contact' },
  { how: 'without script', script: false, language: 'fr', width: 390, address: '/contact?lng=fr' },
  {
    how: 'in Serbian Cyrillic, with script, on a phone',
    script: true,
    language: 'sr-Cyrl',
    width: 390,
    address: '/contact',
  },
] as const)('a newsletter subscription $how', ({ script, language, width, address }) => {
  const reader = `reader-${language.toLowerCase()}@primer.example`
  const {
    'newsletter/confirm': confirm,
    'newsletter/unsubscribe': leave,
    consent,
    organisation,
    ...words
  } = said(language)
  const heading = (page: Page) => page.locator('h1').textContent()
  const visit = { script, language, width }

  test('is confirmed by the mailed link and ended by the unsubscribe link', async ({ visitor, site, peer }) => {
    const page = await visitor.open(address, visit)
    const form = newsletterForm(page, language)
    await form.email.fill(`  ${reader.toUpperCase()}`)
    await form.consent.check()
    await form.button.click()
    await eventually(form.sentences).toEqual([form.words.success.newsletter, form.words.success.newsletterNext])
    expect(await form.box.getAttribute('data-kind')).toBe('success')
    if (language === 'en')
      expect((await form.sentences())[0]).toBe('Your message has been sent successfully subscribed to our email list!')
    expect(await form.email.inputValue()).toBe('')

    const confirmation = await confirmationOf(peer, reader, language)
    expect(confirmation.header('list-unsubscribe')).toBe(undefined)
    expect(confirmation.header('content-language')).toBe(tagOf(language))
    const link = linkIn(confirmation, '/newsletter/confirm')
    expect(link.startsWith(`${site.url}/newsletter/confirm?lng=${language}&t=`)).toBe(true)

    // Opening the link changes nothing, because mail scanners open every link.
    const confirmPage = await visitor.open(link, visit)
    expect(await heading(confirmPage)).toBe(confirm.ready.heading)
    expect(await confirmPage.locator('main').textContent()).toContain(
      consent.newsletter.replaceAll('{{partyName}}', organisation.nameInSentence),
    )
    expect(await confirmPage.locator('main').textContent()).not.toContain(reader)
    expect(await confirmPage.locator('main').textContent()).toContain(`${reader[0]}***@primer.example`)
    if (script) expect(await accessibility(confirmPage)).toEqual([])
    expect(await overflows(confirmPage)).toEqual([])
    await confirmPage.reload()
    expect(await emails(site)).not.toContain(reader)
    expect(await emails(site, '--status', 'pending')).toContain(reader)

    if (script) await hydrated(confirmPage)
    await confirmPage.locator('main').getByRole('button', { name: confirm.ready.button }).click()
    await eventually(() => heading(confirmPage)).toBe(confirm.done.heading)
    if (script) {
      await hydrated(confirmPage)
      expect(await heading(confirmPage)).toBe(confirm.done.heading)
      expect(await accessibility(confirmPage)).toEqual([])
    }
    expect(await overflows(confirmPage)).toEqual([])

    const welcome = await welcomeOf(peer, reader, language)
    const unsubscribe = unsubscribeAddressOf(welcome)
    expect(unsubscribe.startsWith(`${site.url}/u/`)).toBe(true)
    expect(welcome.header('list-unsubscribe')).toContain('<mailto:')
    expect(welcome.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(linkIn(welcome, '/u/')).toBe(unsubscribe)
    const [row] = (await exportRows(site)).filter(({ email }) => email === reader)
    expect(row).toMatchObject({
      email: reader,
      language,
      status: 'confirmed',
      form: 'newsletter',
      unsubscribe_url: unsubscribe,
    })

    // Opening this link changes nothing either. The page is in the language of the mail, not of the browser.
    const unsubscribePage = await visitor.open(unsubscribe, { ...visit, language: 'nl' })
    expect(await heading(unsubscribePage)).toBe(leave.ready.heading)
    expect(await unsubscribePage.locator('html').getAttribute('lang')).toBe(tagOf(language))
    if (script) expect(await accessibility(unsubscribePage)).toEqual([])
    expect(await overflows(unsubscribePage)).toEqual([])
    expect(await emails(site)).toContain(reader)
    await unsubscribePage.locator('main').getByRole('button', { name: leave.ready.button }).click()
    await eventually(() => heading(unsubscribePage)).toBe(leave.done.heading)
    if (script) {
      await hydrated(unsubscribePage)
      expect(await heading(unsubscribePage)).toBe(leave.done.heading)
      expect(await accessibility(unsubscribePage)).toEqual([])
    }
    expect(await overflows(unsubscribePage)).toEqual([])
    expect(await emails(site)).not.toContain(reader)
    expect(await emails(site, '--status', 'unsubscribed')).toContain(reader)
    // Unsubscribing sends no mail.
    const subjects = peer.mails.filter((mail) => mail.envelope.to.includes(reader)).map(({ parsed }) => parsed.subject)
    expect(subjects).toEqual([words['mails/confirm'].subject, words['mails/welcome'].subject])
  })
})

describe('the page of a confirmed subscription', () => {
  /** Signs up, and returns the confirmation link unopened. */
  async function signUp(site: SiteProcess, peer: SmtpPeer, email: string): Promise<string> {
    await fetch(`${site.url}/api/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, lng: 'en', consent: true, form: 'newsletter' }),
    })
    return linkIn(await confirmationOf(peer, email, 'en'), '/newsletter/confirm')
  }
  const { 'newsletter/confirm': confirm } = said('en')

  test('still shows the confirmation after a reload', async ({ visitor, site, peer }) => {
    const page = await visitor.open(await signUp(site, peer, 'reloads@primer.example'))
    await page.locator('main').getByRole('button', { name: confirm.ready.button }).click()
    await eventually(() => page.locator('h1').textContent()).toBe(confirm.done.heading)
    await hydrated(page)
    await page.reload()
    await hydrated(page)
    expect(await page.locator('h1').textContent()).toBe(confirm.done.heading)
  })

  test.for([{ script: true }, { script: false }])(
    'changes its language, with script: $script',
    async ({ script }, { visitor, site, peer }) => {
      const page = await visitor.open(await signUp(site, peer, `reads-on-${script}@primer.example`), { script })
      await page.locator('main').getByRole('button', { name: confirm.ready.button }).click()
      await eventually(() => page.locator('h1').textContent()).toBe(confirm.done.heading)
      if (script) await hydrated(page)
      await page.locator('footer').getByRole('link', { name: 'Français' }).click()
      await eventually(() => page.locator('html').getAttribute('lang')).toBe('fr')
      expect(await page.locator('h1').textContent()).toBe(said('fr')['newsletter/confirm'].done.heading)
    },
  )
})

describe('the mailed links', () => {
  test('unsubscribe by a one-click POST of the mail program, also repeatedly', async ({ site, peer }) => {
    const email = 'one-click@primer.example'
    const address = unsubscribeAddressOf(await createSubscriber(site, peer, email, 'en'))
    expect(await emails(site)).toContain(email)
    const bodies: RequestInit[] = [
      { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
      {
        body: (() => {
          const form = new FormData()
          form.set('List-Unsubscribe', 'One-Click')
          return form
        })(),
      },
      {},
    ]
    for (const body of bodies) {
      const response = await fetch(address, { method: 'POST', redirect: 'manual', ...body })
      expect(response.status).toBe(200)
      await response.text()
      expect(await emails(site)).not.toContain(email)
    }
  })

  test('lead to an unsubscribe page that works after a change of language', async ({ visitor, site, peer }) => {
    const email = 'other-language@primer.example'
    const address = unsubscribeAddressOf(await createSubscriber(site, peer, email, 'en'))
    const page = await visitor.open(address)
    await page.locator('footer').getByRole('link', { name: 'Français' }).click()
    await eventually(() => page.locator('h1').textContent()).toBe(said('fr')['newsletter/unsubscribe'].ready.heading)
    await page
      .locator('main')
      .getByRole('button', { name: said('fr')['newsletter/unsubscribe'].ready.button })
      .click()
    await eventually(() => page.locator('h1').textContent()).toBe(said('fr')['newsletter/unsubscribe'].done.heading)
    expect(await emails(site)).not.toContain(email)
  })

  test('lead to an unsubscribe page that works after a change of language without script', async ({
    visitor,
    site,
    peer,
  }) => {
    const email = 'no-script-language@primer.example'
    const address = unsubscribeAddressOf(await createSubscriber(site, peer, email, 'en'))
    const page = await visitor.open(address, { script: false })
    await page.locator('footer').getByRole('link', { name: 'Français' }).click()
    expect(await page.locator('h1').textContent()).toBe(said('fr')['newsletter/unsubscribe'].ready.heading)
    await page
      .locator('main')
      .getByRole('button', { name: said('fr')['newsletter/unsubscribe'].ready.button })
      .click()
    expect(await page.locator('h1').textContent()).toBe(said('fr')['newsletter/unsubscribe'].done.heading)
    expect(await emails(site)).not.toContain(email)
  })

  test('lead to pages that explain what to do when the token is unknown', async ({ visitor }) => {
    const confirm = await visitor.open('/newsletter/confirm?t=no-such-token-at-all')
    expect(await confirm.locator('h1').textContent()).toBe(said('en')['newsletter/confirm'].invalid.heading)
    await confirm
      .locator('main')
      .getByRole('link', { name: said('en')['newsletter/confirm'].invalid.button })
      .click()
    expect(await newsletterForm(confirm).email.isVisible()).toBe(true)
    expect(await newsletterForm(confirm).form.evaluate((form) => form.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    )
    expect(await accessibility(confirm)).toEqual([])

    const leave = await visitor.open('/u/no-such-token-at-all')
    expect(await leave.locator('h1').textContent()).toBe(said('en')['newsletter/unsubscribe'].invalid.heading)
    expect(await accessibility(leave)).toEqual([])
  })
})
