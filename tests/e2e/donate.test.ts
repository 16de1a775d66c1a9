import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { languageFacts } from '#shared/i18n/languages.ts'
import { accessibility, eventually, hydrated, said, tagOf, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import { parsePayment } from '#tests/support/paymentParser.ts'
import { scanPng } from '#tests/support/scanCode.ts'

const form = (page: Page) => page.locator('form#donate')
const fieldOf = (page: Page, field: string) =>
  page.locator(`[data-slip] [data-field="${field}"] dd > span`).allTextContents()

/** Clicks the label of a choice, as a visitor does. */
const choose = (page: Page, value: string) =>
  form(page)
    .locator('label', { has: page.locator(`input[value="${value}"]`) })
    .click()

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await form(page).locator(`input[name="${name}"]`).fill(value)
}
const address = { street: 'Његошева 5', postcode: '21000', town: 'Нови Сад' }

async function send(page: Page, script: boolean): Promise<void> {
  await Promise.all([page.waitForEvent('load'), form(page).getByRole('button', { name: /./ }).last().click()])
  if (script) await hydrated(page)
}

/** Returns the content of the QR code on the screen, or an empty string. */
const scanned = async (page: Page) => scanPng(await page.locator('[data-slip] svg[role="img"]').screenshot()) ?? ''

describe.each([{ script: true }, { script: false }])('the donation form with script: $script', ({ script }) => {
  test.for(['sr-Cyrl', 'nl'] as const)(
    'returns a payment slip whose QR code has the same data, in %s',
    async (language, { visitor }) => {
      const page = await visitor.open(`/donate?lng=${language}`, { script, width: language === 'nl' ? 390 : 1440 })
      const words = said(language)
      expect(await page.locator('h1').textContent()).toBe(words.donate.heading)
      await choose(page, 'own')
      await fillIn(page, { name: 'Ђорђе Љубишић', ...address, ownAmount: '12.500' })
      await choose(page, 'cash')
      await form(page).locator('input[name="confirm"]').check()
      await send(page, script)

      expect(await page.locator('h1').textContent()).toBe(words.donate.ready.heading)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(tagOf(language))
      const shown: Record<string, string[]> = {}
      for (const field of [
        'payer',
        'purpose',
        'recipient',
        'code',
        'currency',
        'amount',
        'account',
        'model',
        'reference',
      ])
        shown[field] = await fieldOf(page, field)
      const reference = `DON${new Date().getUTCFullYear()}`
      expect(shown).toEqual({
        payer: ['Đorđe Ljubišić', 'Njegoševa 5', '21000 Novi Sad'],
        purpose: ['Prilog za redovan rad stranke'],
        recipient: ['Stranka Primer', 'Ulica Primer 1, 11000 Beograd'],
        code: ['189'],
        currency: ['RSD'],
        amount: ['= 12.500,00'],
        account: ['999-0000000012345-73'],
        model: ['97'],
        reference: [expect.stringMatching(new RegExp(`^\\d\\d ${reference}$`))],
      })
      expect(parsePayment(await scanned(page))).toEqual({
        account: '999000000001234573',
        recipient: shown['recipient'],
        paras: 1_250_000n,
        payer: shown['payer'],
        code: '189',
        purpose: shown['purpose']![0],
        model: '97',
        reference: shown['reference']![0]!.replace(' ', ''),
      })
      // Bank clerks read Serbian; other languages show the translation beside it.
      const names = await page.locator('[data-slip] dt').allTextContents()
      expect(names[1]).toContain(words.payment.slip.purpose)
      expect(names[1]!.includes('svrha uplate')).toBe(languageFacts[language].source !== 'sr')
      expect(await overflows(page)).toEqual([])
      expect(await page.context().cookies()).toEqual([])
      expect(await page.getByRole('button', { name: words.payment.slip.print }).count()).toBe(script ? 1 : 0)
    },
  )

  test('keeps the typed values and shows an error at each invalid field', async ({ visitor }) => {
    const page = await visitor.open('/donate', { script })
    await choose(page, 'company')
    await choose(page, 'own')
    await fillIn(page, { name: 'Αθήνα', ownAmount: '50', registration: '12', street: '', postcode: '1', town: 'Niš' })
    await send(page, script)
    const { errors } = said('en').forms
    for (const [field, error] of [
      ['name', errors.notLatin],
      ['ownAmount', errors.tooLittle],
      ['registration', errors.invalidNumber],
      ['street', errors.required],
      ['postcode', errors.invalidForeignPostcode],
      ['confirm', errors.confirmRequired],
    ] as const) {
      const input = form(page).locator(`input[name="${field}"]`)
      expect(await input.getAttribute('aria-invalid'), field).toBe('true')
      const described = (await input.getAttribute('aria-describedby'))!.split(' ')[0]!
      expect(await page.locator(`[id="${described}"]`).textContent()).toBe(error)
    }
    expect(await form(page).locator('input[name="town"]').inputValue()).toBe('Niš')
    expect(await form(page).locator('input[name="name"]').inputValue()).toBe('Αθήνα')
    expect(await form(page).locator('input[value="company"]').isChecked()).toBe(true)
    if (script)
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('ownAmount')
    // The form is in view, not the title above it.
    await eventually(() =>
      form(page).evaluate((it) => Math.abs(it.getBoundingClientRect().top) < innerHeight / 2),
    ).toBe(true)
  })
})

test('the donation form shows the fields for another amount and for a company only when they are chosen', async ({
  visitor,
}) => {
  const page = await visitor.open('/donate', { script: false })
  const isVisible = (name: string) => form(page).locator(`input[name="${name}"]`).isVisible()
  expect([await isVisible('ownAmount'), await isVisible('registration')]).toEqual([false, false])
  await choose(page, 'own')
  await choose(page, 'company')
  expect([await isVisible('ownAmount'), await isVisible('registration')]).toEqual([true, true])
})

test('the donation form can be filled in and sent by keyboard', async ({ visitor }) => {
  const page = await visitor.open('/donate')
  await form(page).locator('input[value="1000"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  for (const text of ['Ana Anić', 'Njegoševa 5', '21000', 'Novi Sad']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await hydrated(page)
  expect(parsePayment(await scanned(page))).toMatchObject({
    paras: 200_000n,
    payer: ['Ana Anić', 'Njegoševa 5', '21000 Novi Sad'],
  })
})

test.for(['light', 'dark'] as const)(
  'the payment slip is white in the %s theme and prints on one A4 page',
  async (theme, { visitor }) => {
    const page = await visitor.open('/donate?lng=fr', { theme })
    await fillIn(page, { name: 'Ana Anić', ...address })
    await form(page).locator('input[name="confirm"]').check()
    expect(await accessibility(page)).toEqual([])
    await send(page, true)
    const colours = () =>
      page.locator('[data-slip]').evaluate((slip) => {
        const { backgroundColor, color } = getComputedStyle(slip)
        return [backgroundColor, color]
      })
    expect(await colours()).toEqual(['rgb(255, 255, 255)', 'rgb(18, 20, 28)'])
    expect(parsePayment(await scanned(page)).code).toBe('289')
    expect(await accessibility(page)).toEqual([])

    await page.emulateMedia({ media: 'print', colorScheme: theme })
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((part) => part.checkVisibility() && !part.closest('[data-slip]') && !part.querySelector('[data-slip]'))
        .map((part) => part.outerHTML.slice(0, 80)),
    )
    expect(shown).toEqual([])
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    // A4, in points.
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf)!
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
  },
)

test('the list of donations fits a phone and links to the donation form', async ({ visitor }) => {
  const page = await visitor.open('/transparency?lng=nl', { width: 320 })
  expect(await overflows(page)).toEqual([])
  expect(await accessibility(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: said('nl').transparency.donate })
    .click()
  await eventually(() => new URL(page.url()).pathname).toBe('/donate')
})

test.for([
  ['donate', 'form#donate', 'input[name="name"]'],
  ['newsletter/my-data', 'main form[method="post"]', 'input[name="email"]'],
] as const)(
  'the form of /%s keeps the page and what was typed while offline',
  async ([path, form, field], { visitor }) => {
    visitor.expectNoise(/net::ERR_INTERNET_DISCONNECTED/)
    const page = await visitor.open(`/${path}`)
    await page.locator(`${form} ${field}`).fill('ana@primer.example')
    await page.context().setOffline(true)
    const button = page.locator(`${form} button[type="submit"]`)
    await button.click()
    const { offline } = said('en').forms.problems
    await eventually(() => page.locator(`${form} [role="status"]`).innerText()).toContain(offline)
    expect(new URL(page.url()).pathname).toBe(`/${path}`)
    expect(await page.locator(`${form} ${field}`).inputValue()).toBe('ana@primer.example')

    await page.context().setOffline(false)
    await Promise.all([page.waitForEvent('load'), button.click()])
    await hydrated(page)
    expect(await page.locator('body').innerText()).not.toContain(offline)
  },
)
