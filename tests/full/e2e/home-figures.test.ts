import type { Page } from 'playwright'
import { expect } from 'vitest'
import { cardStamps } from '#client/demo/homes/cafe/facts.ts'
import { keptTaskCounts, taskCount, taskKinds } from '#client/demo/homes/consulting/facts.ts'
import { initialLitFloor, towerFloors } from '#client/demo/homes/corporate/facts.ts'
import { letterWallWords } from '#client/demo/homes/digital-agency/facts.ts'
import { remainderOf, monthInputs, remainderPerDay } from '#client/demo/homes/finance/facts.ts'
import { dayRates, initialDays, totalFor } from '#client/demo/homes/freelancer/facts.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

/* Homes with a part that calculates, counts or draws from the input. home-without-script.test.ts tests them without script. */

test('home-finance calculates the amount per day from its sliders, and the missing amount when it is negative', async ({
  visitor,
}) => {
  const { sum } = said('en')['home/finance']
  const first = { income: monthInputs.income.first, fixed: monthInputs.fixed.first, aside: monthInputs.aside.first }
  const page = await visitor.open(addressOf('home-finance'))
  const result = () => page.locator('#sum output').textContent()
  const firstBar = async () => Number(await page.locator('#sum rect').first().getAttribute('height'))
  await eventually(result).toContain(formatMoney(remainderPerDay(first), 'en'))
  const before = await firstBar()
  await page.locator('#sum').getByLabel(sum.fields.income).focus()
  await page.keyboard.press('End')
  await eventually(result).toContain(formatMoney(remainderPerDay({ ...first, income: monthInputs.income.max }), 'en'))
  await eventually(firstBar).toBeGreaterThan(before)
  await page.keyboard.press('Home')
  await eventually(result).toContain(sum.short)
  expect(await result()).toContain(formatMoney(-remainderOf({ ...first, income: monthInputs.income.min }), 'en'))
})

test('home-freelancer calculates the fee from the number of days at the rate of that number', async ({ visitor }) => {
  const { rates } = said('en')['home/freelancer']
  const page = await visitor.open(addressOf('home-freelancer'))
  const result = () => page.locator('output').textContent()
  const day = (count: number) => page.getByRole('radio', { name: String(count), exact: true })
  await eventually(result).toContain(formatMoney(totalFor(initialDays), 'en'))
  await day(initialDays).focus()
  await page.keyboard.press('ArrowRight')
  await eventually(result).toContain(formatMoney(totalFor(initialDays + 1), 'en'))
  expect(await day(initialDays + 1).isChecked()).toBe(true)
  for (const { from, rate } of dayRates) {
    await day(from).check()
    await eventually(result).toContain(formatMoney(rate, 'en'))
    expect(await page.locator('tr[data-is-current] td').allInnerTexts()).toEqual([formatMoney(rate, 'en')])
    expect(await page.locator('label[data-is-chosen]').count()).toBe(from)
  }
  expect(await page.getByRole('status').filter({ hasText: rates.total }).count()).toBe(1)
})

test('home-corporate lights its floors up to the value of the slider and names the zone', async ({ visitor }) => {
  const { tower } = said('en')['home/corporate']
  const page = await visitor.open(addressOf('home-corporate'))
  const slider = page.getByRole('slider', { name: tower.label })
  const litFloors = () => page.locator('svg path[data-lit]').count()
  expect(await litFloors()).toBe(initialLitFloor)
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await eventually(litFloors).toBe(initialLitFloor + 1)
  await page.keyboard.press('End')
  await eventually(litFloors).toBe(towerFloors)
  expect(await page.getByText(tower.zones.roof, { exact: true }).isVisible()).toBe(true)
  await page.keyboard.press('Home')
  await eventually(litFloors).toBe(1)
  expect(await slider.getAttribute('aria-valuetext')).toContain(tower.zones.entrance)
})

test('home-consulting orders its tasks step by step by pointer and arrow key, and announces the step', async ({
  visitor,
}) => {
  const { method } = said('en')['home/consulting']
  const page = await visitor.open(addressOf('home-consulting'))
  const step = page.getByRole('radiogroup', { name: method.label }).locator('[value="kind"]')
  const hero = page.locator('section').filter({ has: page.locator('h1') })
  const kept = () => hero.locator('circle[data-kept="true"]').count()
  const place = () => hero.locator('circle[data-kept]').nth(1).getAttribute('cx')
  expect(await kept()).toBe(taskCount)
  const before = await place()
  await step.click()
  await eventually(place).not.toBe(before)
  await step.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await eventually(kept).toBe(keptTaskCounts * taskKinds)
  await eventually(() => page.getByRole('status').filter({ hasText: method.steps.rest.text }).count()).toBe(1)
})

test('home-cafe stamps its loyalty card by pointer and keyboard, announces the number, and starts again when full', async ({
  visitor,
}) => {
  const { loyalty } = said('en')['home/cafe']
  const page = await visitor.open(addressOf('home-cafe'))
  const card = page.getByRole('region', { name: loyalty.title })
  const button = card.getByRole('button')
  const shown = async () => [await card.locator('[data-stamped]').count(), await card.getByRole('status').textContent()]
  const counted = (count: number) =>
    (count === 1 ? loyalty.stamps_one : loyalty.stamps_other).replace('{{count, number}}', String(count))
  expect([...(await shown()), await button.textContent()]).toEqual([0, counted(0), loyalty.stamp])
  await button.click()
  await eventually(shown).toEqual([1, counted(1)])
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press(' ')
  await eventually(shown).toEqual([3, counted(3)])
  expect(await accessibility(page)).toEqual([])
  for (let more = 3; more < cardStamps; more++) await button.click()
  await eventually(shown).toEqual([cardStamps, loyalty.full])
  await button.click()
  await eventually(shown).toEqual([0, counted(0)])
})

test('home-digital-agency shows the next word by pointer and keyboard and announces it', async ({ visitor }) => {
  const words = said('en')['home/digital-agency']
  const page = await visitor.open(addressOf('home-digital-agency'))
  const button = page.getByRole('button', { name: words.swap })
  const letters = () =>
    page
      .locator('[data-field]')
      .evaluateAll((all) =>
        all.map((letter) => [...letter.querySelectorAll('i')].map((module) => module.dataset['part']).join('')),
      )
  const announced = () => page.locator('[data-field] ~ div').getByRole('status').textContent()
  const first = await letters()
  await button.click()
  await eventually(announced).toBe(letterWallWords[1 % letterWallWords.length]!.latin)
  expect(await letters()).not.toEqual(first)
  await button.focus()
  for (let at = 2; at <= letterWallWords.length; at++) {
    await page.keyboard.press(at % 2 ? ' ' : 'Enter')
    await eventually(announced).toBe(letterWallWords[at % letterWallWords.length]!.latin)
  }
  expect(await letters()).toEqual(first)
})

/** Returns the SVG paths of the drawn name. */
const drawnName = (page: Page) =>
  page.locator('[data-part="paper"] [data-part="ink"]').evaluateAll((all) => all.map((one) => one.getAttribute('d')))

test('home-branding-agency draws its name in the script of the page', async ({ visitor }) => {
  const [latin, cyrillic] = [
    await drawnName(await visitor.open(addressOf('home-branding-agency'), { language: 'sr', script: false })),
    await drawnName(await visitor.open(addressOf('home-branding-agency'), { language: 'sr-Cyrl', script: false })),
  ]
  expect(latin).toHaveLength(4)
  expect(latin.slice(2)).toEqual(cyrillic.slice(2))
  expect(latin.slice(0, 2)).not.toEqual(cyrillic.slice(0, 2))
})

test('home-web-agency shows measurements of the visitor’s browser', async ({ visitor }) => {
  const { speed } = said('en')['home/web-agency']
  const page = await visitor.open(addressOf('home-web-agency'))
  const figures = page.locator('dl').filter({ hasText: speed.answer }).locator('dd')
  await eventually(async () => (await figures.allTextContents()).map((figure) => /\d/.test(figure))).toEqual([
    true,
    true,
    true,
  ])
  expect(await page.getByText(speed.quiet).isVisible()).toBe(false)
})
