import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { Term } from '#shared/content/pricing.ts'
import { reach } from '#shared/content/organisation.ts'
import { trainingPrices } from '#shared/content/training.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { innerPaths } from '#shared/routes/inner.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import type { ReceivedMail } from '#tests/support/smtp-peer.ts'

function formOf(page: Page, id: string) {
  const form = page.locator(`form#${id}`)
  return {
    field: (name: string) => form.locator(`[name="${name}"]`),
    send: form.locator('button[type="submit"]'),
    answers: () => form.getByRole('status').locator('p').filter({ visible: true }).allTextContents(),
    errors: () => form.locator('[id$="-error"]').allTextContents(),
  }
}
const from = (email: string) => (mail: ReceivedMail) =>
  mail.parsed.replyTo?.some(({ address }) => address === email) ?? false

describe('the contact form', () => {
  test.for([
    { name: 'contact-simple', form: 'contact-form', script: false },
    { name: 'contact-classic', form: 'contact-form', script: true },
    { name: 'contact-modern', form: 'contact-form', script: false },
    { name: 'about-me', form: 'write-me', script: false },
  ] as const)(
    'of /page/$name shows its errors at its anchor, keeps the typed text, and is mailed after a correction, script: $script',
    async ({ name, form, script }, { visitor, peer }) => {
      const language = 'nl'
      const { forms } = said(language)
      const path = innerPaths[name]
      const page = await visitor.open(`${path}?lng=${language}`, { script, language })
      const { field, send, answers, errors } = formOf(page, form)
      const email = `${name}@primer.example`
      const message = `Poruka sa strane ${name}`
      await field('name').fill('Ana Anić')
      await field('email').fill('ana@')
      await field('message').fill(message)
      await send.click()
      await eventually(errors).toEqual([forms.errors.invalidEmail, forms.errors.consentRequired])
      expect(await field('email').getAttribute('aria-invalid')).toBe('true')
      expect(await field('message').inputValue()).toBe(message)
      if (script) expect(await accessibility(page)).toEqual([])
      else await eventually(() => new URL(page.url()).hash).toBe(`#${form}`)

      await field('email').fill(email)
      await field('consent').check()
      await send.click()
      await eventually(async () => (await answers())[0]).toBe(forms.success.contact)
      await eventually(() => new URL(page.url()).pathname).toBe(path)
      if (!script) await eventually(() => new URL(page.url()).hash).toBe(`#${form}`)
      const mail = await peer.waitForMail(from(email))
      expect(mail.envelope.to).toEqual([reach.email])
      expect(mail.parsed.text).toContain(message)
    },
  )

  test('gets the topic of the desk that is chosen beside it', async ({ visitor }) => {
    const page = await visitor.open(innerPaths['contact-classic'])
    await page
      .locator('main')
      .getByRole('link', { name: said('en').contact.desks.press.role, exact: true })
      .click()
    await eventually(() => formOf(page, 'contact-form').field('topic').inputValue()).toBe('media')
    await eventually(() => new URL(page.url()).pathname).toBe(innerPaths['contact-classic'])
  })
})

test.for([
  { name: 'latest-news', form: 'letter', script: true, language: 'fr' },
  { name: 'who-we-are', form: 'mail-who', script: false, language: 'fr' },
] as const)(
  'the sign-up of /page/$name shows errors and success at its own form, not in the footer, script: $script',
  async ({ name, form, script, language }, { visitor, peer }) => {
    const { forms, 'mails/confirm': words } = said(language)
    const page = await visitor.open(`${innerPaths[name]}?lng=${language}`, { script, language })
    const { field, send, answers, errors } = formOf(page, form)
    const email = `${name}@primer.example`
    await field('email').fill('reader@')
    await send.click()
    await eventually(answers).toEqual([forms.errors.invalidEmail])
    await eventually(errors).toContain(forms.errors.consentRequired)
    expect(await page.locator(`form:not(#${form}) [aria-invalid="true"]`).count()).toBe(0)
    if (!script) await eventually(() => new URL(page.url()).hash).toBe(`#${form}`)
    await field('email').fill(email)
    await field('consent').check()
    await send.click()
    await eventually(answers).toEqual([forms.success.newsletter, forms.success.newsletterNext])
    expect(await page.locator('form#newsletter [role="status"] p').filter({ visible: true }).count()).toBe(0)
    await peer.waitForMail((mail) => mail.envelope.to.includes(email) && mail.parsed.subject === words.subject)
  },
)

test('prices per month or per year are chosen by keyboard without script and formatted in the language', async ({
  visitor,
}) => {
  const language = 'sr'
  const page = await visitor.open(innerPaths['pricing-packages'], { language, script: false })
  const { offer } = said(language)['page/pricing-packages']
  const shown = () =>
    page
      .locator('[data-term] b')
      .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [(one as HTMLElement).innerText] : [])))
  const written = (term: Term) => Object.values(trainingPrices[term].of).map((amount) => formatMoney(amount, language))
  expect(await shown()).toEqual(written('month'))
  const [month, year] = [offer.monthly, offer.yearly].map((name) => page.getByRole('radio', { name, exact: true }))
  expect(await page.getByRole('group', { name: offer.choose }).count()).toBe(1)
  await year!.check()
  await eventually(shown).toEqual(written('year'))
  await year!.press('ArrowLeft')
  await eventually(shown).toEqual(written('month'))
  expect(await month!.isChecked()).toBe(true)
})

test('a missing page and the sample of the 404 page have the same content and a working search without script', async ({
  visitor,
}) => {
  const language = 'sr-Cyrl'
  const { common, notFound, search } = said(language)
  const contents: string[] = []
  for (const path of [innerPaths['error-404'], '/no/such-page']) {
    const page = await visitor.open(`${path}?lng=${language}`, { script: false, language, width: 390 })
    expect(await page.locator('h1').textContent()).toBe(notFound.heading)
    contents.push(await page.locator('main').innerText())
    const field = page.locator('main').getByLabel(common.search.label)
    await field.fill('чланови')
    await field.press('Enter')
    await eventually(() => page.locator('h1').textContent()).toBe(search.results.replace('{{q}}', 'чланови'))
    await eventually(() => new URL(page.url()).pathname).toBe('/page/search-result')
  }
  expect(contents[0]).toBe(contents[1])
})
