import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { languageFacts } from '#shared/i18n/languages.ts'
import { elementPaths } from '#shared/routes/elements.ts'
import { accessibility, eventually, hydrated, said, test } from '#tests/support/browser.ts'
import type { ReceivedMail } from '#tests/support/smtp-peer.ts'

const subscribe = elementPaths.subscribe
const write = elementPaths['contact-form']
const inWindow = elementPaths['modal-contact-form']
const looks = ['inline', 'stacked', 'language', 'photo', 'split', 'giant', 'letter', 'steps', 'folded', 'contents']
const letters = ['write-checked', 'write-letter', 'write-consented', 'write-full']

function formOf(page: Page, at: string) {
  const form = page.locator(`form#${at}`)
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    button: form.locator('button[type="submit"]'),
    sentences: () => form.getByRole('status').locator('p').filter({ visible: true }).allTextContents(),
    errors: () => form.locator('[id$="-error"]').allTextContents(),
  }
}
/** Returns the ids of the forms with a visible message or an error. */
const formsWithMessages = (page: Page) =>
  page.locator('form').evaluateAll((forms) =>
    forms.flatMap((form) => {
      const box = form.querySelector('[role="status"] [data-kind]')
      return (box?.checkVisibility() ?? false) || form.querySelector('[aria-invalid="true"]') ? [form.id] : []
    }),
  )
const to = (email: string, subject: string) => (mail: ReceivedMail) =>
  mail.envelope.to.includes(email) && mail.parsed.subject === subject
const from = (email: string) => (mail: ReceivedMail) =>
  mail.parsed.replyTo?.some(({ address }) => address === email) ?? false

describe.each([
  { script: true, language: 'en' },
  { script: false, language: 'nl' },
] as const)('ten sign-up forms on one page, script: $script', ({ script, language }) => {
  const { forms } = said(language)

  test('show errors and success only at the form that was sent, and keep the typed address', async ({
    visitor,
    peer,
  }) => {
    const page = await visitor.open(`${subscribe}?lng=${language}`, { script, language })
    expect(await page.locator('form[id^="subscribe-"]').count()).toBe(looks.length)
    for (const look of script ? looks : ['inline', 'folded']) {
      if (!script) await page.goto(`${subscribe}?lng=${language}`)
      const { field, button, sentences, errors, form } = formOf(page, `subscribe-${look}`)
      if (look === 'folded') await form.locator('summary').press('Enter')
      await field('email').fill('reader@')
      await button.click()
      await eventually(sentences).toEqual([forms.errors.invalidEmail])
      await eventually(errors).toEqual([forms.errors.consentRequired])
      expect(await field('email').inputValue()).toBe('reader@')
      if (script) {
        await form.evaluate((element) => (element as HTMLFormElement).reset())
        await eventually(sentences).toEqual([])
      } else {
        expect(await formsWithMessages(page)).toEqual([`subscribe-${look}`])
        await eventually(() => new URL(page.url()).hash).toBe(`#subscribe-${look}`)
      }
    }

    await page.goto(`${subscribe}?lng=${language}`)
    if (script) await hydrated(page)
    const { field, button, sentences } = formOf(page, 'subscribe-language')
    const email = `ten-${script}@primer.example`
    await field('email').fill(email)
    await field('lng').selectOption(languageFacts.fr.ownName)
    await field('consent').check()
    await button.click()
    await eventually(sentences).toEqual([forms.success.newsletter, forms.success.newsletterNext])
    expect(await formsWithMessages(page)).toEqual(['subscribe-language'])
    // The mail is in the chosen language, not in the language of the page.
    const mail = await peer.waitForMail(to(email, said('fr')['mails/confirm'].subject))
    expect(mail.header('content-language')).toBe(languageFacts.fr.tag)
  })
})

test('the one of ten sign-up forms that was sent shows success, even when the texts of the page fail to load', async ({
  visitor,
}) => {
  visitor.expectNoise(/status of 404/)
  const page = await visitor.open(`${subscribe}?sent=newsletter#subscribe-split`, {
    hydrated: false,
    before: (opened) => opened.route('**/static/media/words-*.json', (route) => route.fulfill({ status: 404 })),
  })
  await page.getByRole('alert').waitFor()
  expect(await formsWithMessages(page)).toEqual(['subscribe-split'])
})

describe.each([
  { script: true, language: 'en' },
  { script: false, language: 'fr' },
] as const)('four contact forms on one page, script: $script', ({ script, language }) => {
  const { forms } = said(language)
  const words = said(language)['elements/contact-form']

  test('show their own errors, and the prepared letter is mailed with two fields', async ({ visitor, peer }) => {
    const page = await visitor.open(`${write}?lng=${language}`, { script, language })
    for (const at of script ? letters : ['write-letter']) {
      const { field, button, errors } = formOf(page, at)
      await field('email').fill('ana@')
      await button.click()
      await eventually(async () => (await errors()).includes(forms.errors.invalidEmail)).toBe(true)
      await eventually(errors).toContain(forms.errors.consentRequired)
      expect(await field('email').inputValue()).toBe('ana@')
    }
    if (!script) expect(await formsWithMessages(page)).toEqual(['write-letter'])
    await page.goto(`${write}?lng=${language}`)
    if (script) await hydrated(page)
    const { form, field, button, sentences } = formOf(page, 'write-letter')
    const email = `letter-${script}@primer.example`
    expect(await form.textContent()).toContain(words.prepared)
    await field('name').fill('Ana Anić')
    await field('email').fill(email)
    await field('consent').check()
    await button.click()
    await eventually(async () => (await sentences())[0]).toBe(forms.success.contact)
    expect(await formsWithMessages(page)).toEqual(['write-letter'])
    const mail = await peer.waitForMail(from(email))
    expect(mail.parsed.text).toContain(words.prepared)
    expect(mail.parsed.text).toContain(said('sr').forms.topics.join)
  })
})

describe.each([
  { script: true, language: 'en' },
  { script: false, language: 'sr-Cyrl' },
] as const)('a contact form in a modal, script: $script', ({ script, language }) => {
  const { forms } = said(language)
  const words = said(language)['elements/modal-contact-form']

  test('shows errors and success in the modal', async ({ visitor, peer }) => {
    const page = await visitor.open(inWindow, { script, language })
    await page.getByRole('link', { name: words.open, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words.windowTitle })
    await dialog.waitFor()
    const { field, button, errors, sentences } = formOf(page, 'modal-contact-form')
    await field('phone').fill('abc')
    await button.click()
    await eventually(errors).toEqual([
      forms.errors.required,
      forms.errors.required,
      forms.errors.invalidPhone,
      forms.errors.consentRequired,
    ])
    expect(await dialog.isVisible()).toBe(true)
    expect(await field('phone').inputValue()).toBe('abc')
    if (script) expect(await accessibility(page)).toEqual([])
    const email = `window-${script}@primer.example`
    await field('name').fill('Ana Anić')
    await field('email').fill(email)
    await field('phone').fill('+381 11 123 45 67')
    await field('consent').check()
    await button.click()
    await eventually(async () => (await sentences())[0]).toBe(forms.success.contact)
    expect(await dialog.isVisible()).toBe(true)
    const mail = await peer.waitForMail(from(email))
    expect(mail.parsed.text).toContain('+381 11 123 45 67')
    expect(mail.parsed.text).toContain(words.prepared)
  })
})
