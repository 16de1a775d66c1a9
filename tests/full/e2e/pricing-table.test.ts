import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { placeOffer, planFeatureIds, planIds, samplePrices } from '#shared/content/pricing.ts'
import { formatEuros } from '#shared/i18n/figures.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/pricing-table'
const prices = (page: Page, style: string) =>
  page
    .locator(`[data-example="${style}"] b`)
    .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [(one as HTMLElement).innerText] : [])))
const euros = (of: Readonly<Record<string, number>>, language: Language) =>
  Object.values(of).map((amount) => formatEuros(amount, language))

describe.each(['sr', 'en', 'fr', 'nl'] as const)('prices in %s', (language) => {
  test('are written as the language writes them, by month or by year as chosen', async ({ visitor }) => {
    const page = await visitor.open(path, { language })
    const words = said(language)['elements/pricing-table']
    expect(await prices(page, 'columns')).toEqual(
      Object.values(samplePrices.month.of).map((amount) => formatMoney(amount, language)),
    )
    expect(await prices(page, 'rows')).toEqual(euros(samplePrices.year.of, language))
    expect(await prices(page, 'terms')).toEqual(euros(samplePrices.monthly.of, language))
    await page.getByRole('tab', { name: words.yearly }).click()
    await eventually(() => prices(page, 'terms')).toEqual(euros(samplePrices.yearly.of, language))
    const marks = page.locator('[data-example]').getByText(words.samplePrices, { exact: true })
    expect(await marks.count()).toBeGreaterThanOrEqual(4)
  })
})

test('one plan bears the ribbon in every style', async ({ visitor }) => {
  const page = await visitor.open(path)
  const words = said('en')['elements/pricing-table']
  for (const style of ['columns', 'rows']) {
    const marked = page.locator(`[data-example="${style}"] li`, { hasText: words.popular })
    expect(await marked.locator('h3').allTextContents()).toEqual([words.plans[placeOffer.popular].name])
  }
  const head = page.getByRole('columnheader', { name: words.popular })
  expect(await head.innerText()).toContain(words.plans[placeOffer.popular].name)
})

test('the comparison says for each plan and feature whether it is included', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  const words = said('en')['elements/pricing-table']
  const rows = page.locator('[data-example="comparison"] tbody tr')
  expect(await rows.count()).toBe(planFeatureIds.length)
  for (const [at, feature] of planFeatureIds.entries())
    expect((await rows.nth(at).locator('td').allTextContents()).map((text) => text.trim())).toEqual(
      planIds.map((plan) =>
        (placeOffer.plans[plan] as readonly string[]).includes(feature) ? words.included : words.notIncluded,
      ),
    )
})
