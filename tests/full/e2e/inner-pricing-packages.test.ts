import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { Term } from '#shared/content/pricing.ts'
import { trainingPrices } from '#shared/content/training.ts'
import { formatEuros } from '#shared/i18n/figures.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/page/pricing-packages'
/** The prices that can be seen. */
const shown = (page: Page) =>
  page
    .locator('[data-term] b')
    .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [(one as HTMLElement).innerText] : [])))
const written = (term: Term, language: Language) =>
  Object.values(trainingPrices[term].of).map((amount) =>
    (term === 'month' ? formatMoney : formatEuros)(amount, language),
  )

test('the prices are those of the specification', () => {
  expect(Object.values(trainingPrices.month.of)).toEqual([800, 1200, 900])
  expect(Object.values(trainingPrices.year.of)).toEqual([29, 39, 49])
})

describe.each([
  { script: true, language: 'en' },
  { script: false, language: 'sr' },
  { script: false, language: 'nl' },
] as const)('by the month or by the year in $language, with script: $script', ({ script, language }) => {
  test('is chosen by pointer and keyboard', async ({ visitor }) => {
    const page = await visitor.open(path, { language, script })
    const { offer, samplePrices } = said(language)['page/pricing-packages']
    expect(await shown(page)).toEqual(written('month', language))
    const [month, year] = [offer.monthly, offer.yearly].map((name) => page.getByRole('radio', { name, exact: true }))
    expect(await page.getByRole('group', { name: offer.choose }).count()).toBe(1)
    await year!.check()
    await eventually(() => shown(page)).toEqual(written('year', language))
    await year!.press('ArrowLeft')
    await eventually(() => shown(page)).toEqual(written('month', language))
    expect(await month!.isChecked()).toBe(true)
    const marks = page.getByText(samplePrices, { exact: true })
    expect(await marks.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(1)
  })
})

test('what is chosen is told by more than colour to whom colours say nothing', async ({ visitor }) => {
  const page = await visitor.open(path)
  await page.emulateMedia({ forcedColors: 'active' })
  const labels = page.getByRole('group', { name: said('en')['page/pricing-packages'].offer.choose }).locator('label')
  const lines = await labels.evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationLine))
  expect(lines).toEqual(['underline', 'none'])
})
