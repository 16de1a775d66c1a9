import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { organisation } from '#shared/content/organisation.ts'
import { innerPaths } from '#shared/routes/inner.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import type { ReceivedMail } from '#tests/support/smtp-peer.ts'

const pages = ['contact-simple', 'contact-classic', 'contact-modern'] as const
const anchor = '#contact-form'

function formOf(page: Page) {
  const form = page.locator(`form${anchor}`)
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    button: form.locator('button[type="submit"]'),
    sentences: () => form.getByRole('status').locator('p').filter({ visible: true }).allTextContents(),
    errors: () => form.locator('[id$="-error"]').allTextContents(),
  }
}
const from = (email: string) => (mail: ReceivedMail) =>
  mail.parsed.replyTo?.some(({ address }) => address === email) ?? false

describe.each(pages.flatMap((name) => [true, false].map((script) => ({ name, script }))))(
  'the form of /page/$name, script: $script',
  ({ name, script }) => {
    const path = innerPaths[name]
    const language = 'nl'
    const { forms } = said(language)

    test('comes back to its own place with what is wrong, keeps what was typed, and is sent then', async ({
      visitor,
      peer,
    }) => {
      const page = await visitor.open(`${path}?lng=${language}`, { script, language })
      const { field, button, sentences, errors } = formOf(page)
      const email = `${name}-${script}@primer.example`
      await field('name').fill('Ana Anić')
      await field('email').fill('ana@')
      await field('message').fill(`Poruka sa strane ${name}`)
      await button.click()
      await eventually(errors).toEqual([forms.errors.invalidEmail, forms.errors.consentRequired])
      expect(await field('email').getAttribute('aria-invalid')).toBe('true')
      expect(await field('message').inputValue()).toBe(`Poruka sa strane ${name}`)
      if (script) expect(await accessibility(page)).toEqual([])
      else {
        expect(new URL(page.url()).hash).toBe(anchor)
        expect(await page.locator('h1').textContent()).toBe(said(language)[`page/${name}`].heading)
      }

      await field('email').fill(email)
      await field('consent').check()
      await button.click()
      await eventually(async () => (await sentences())[0]).toBe(forms.success.contact)
      expect(new URL(page.url()).pathname).toBe(path)
      if (!script) expect(new URL(page.url()).hash).toBe(anchor)
      const mail = await peer.waitForMail(from(email))
      expect(mail.envelope.to).toEqual([organisation.email])
      expect(mail.parsed.text).toContain(`Poruka sa strane ${name}`)
      expect(await overflows(page)).toEqual([])
    })
  },
)

test('Who answers on the classic page chooses the topic of the form beside it', async ({ visitor }) => {
  const page = await visitor.open(innerPaths['contact-classic'])
  const { field } = formOf(page)
  await page
    .locator('main')
    .getByRole('link', { name: said('en').contact.desks.press.role, exact: true })
    .click()
  await eventually(() => field('topic').inputValue()).toBe('media')
  expect(new URL(page.url()).pathname).toBe(innerPaths['contact-classic'])
})

test('The large word leads down to the number, by keyboard', async ({ visitor }) => {
  const page = await visitor.open(innerPaths['contact-modern'], { width: 390 })
  const { next, info } = said('en')['page/contact-modern']
  await page.getByRole('link', { name: next }).press('Enter')
  const heading = page.getByRole('heading', { name: info.title })
  await eventually(() => heading.evaluate((element) => element.getBoundingClientRect().top < 300)).toBe(true)
  expect(await page.getByRole('link', { name: organisation.phone }).first().getAttribute('href')).toMatch(/^tel:/)
})
