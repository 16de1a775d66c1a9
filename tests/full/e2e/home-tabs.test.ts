import type { Page } from 'playwright'
import { expect } from 'vitest'
import { countdowns } from '#shared/content/countdown.ts'
import { conferenceDayIds } from '#client/demo/homes/events-conference/facts.ts'
import { gymWeek } from '#client/demo/homes/gym-fitness/facts.ts'
import { restaurantMenu } from '#client/demo/homes/restaurant/facts.ts'
import { formatMoney, formatTime } from '#shared/i18n/format.ts'
import { formatWeekday } from '#shared/i18n/weekdays.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

/* Homes with a schedule, a menu or prices in tabs. home-without-script.test.ts tests them without script. */

test('home-restaurant shows the prices of the chosen part of the menu', async ({ visitor }) => {
  const { parts } = said('en')['home/restaurant'].menu
  type Part = keyof typeof restaurantMenu
  const page = await visitor.open(addressOf('home-restaurant'))
  const tab = (part: Part) => page.getByRole('tab', { name: parts[part].name, exact: true })
  const prices = () =>
    page
      .locator('[id^="dishes-"] li > span:nth-child(3)')
      .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [one.textContent] : [])))
  const written = (part: Part) =>
    Object.values<{ price: number }>(restaurantMenu[part]).map(({ price }) => formatMoney(price, 'en'))
  expect(await prices()).toEqual(written('starters'))
  await tab('oven').click()
  await eventually(prices).toEqual(written('oven'))
  await tab('oven').press('ArrowRight')
  await eventually(prices).toEqual(written('sweets'))
  expect(await accessibility(page)).toEqual([])
})

/** Returns the ids of the visible days of a schedule. */
const shownDays = (page: Page) =>
  page
    .locator('[role="tabpanel"][id^="day-"]')
    .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [one.id] : [])))

test('home-gym-fitness opens the day of a banner link, and arrow keys change the day', async ({ visitor }) => {
  const { ways } = said('en')['home/gym-fitness']
  const page = await visitor.open(addressOf('home-gym-fitness'))
  const { day, hours } = gymWeek[1]
  const time = formatTime(hours.find(({ gymClass }) => gymClass === 'kettlebell')!.time, 'en')
  await page.getByRole('link', { name: `${ways.first}: ${formatWeekday(day, 'en')}, ${time}` }).press('Enter')
  await eventually(() => new URL(page.url()).hash).toBe(`#day-d${day}`)
  await eventually(() => shownDays(page)).toEqual([`day-d${day}`])
  const tab = page.getByRole('tab', { name: formatWeekday(day, 'en', 'short'), exact: true })
  expect(await tab.getAttribute('aria-selected')).toBe('true')
  await tab.press('ArrowRight')
  await eventually(() => shownDays(page)).toEqual([`day-d${gymWeek[2].day}`])
})

test('home-events-conference shows a programme for each day and the date of the next first day', async ({
  visitor,
}) => {
  const page = await visitor.open(addressOf('home-events-conference'))
  expect(await page.getByRole('tab').count()).toBe(conferenceDayIds.length)
  for (const [at, id] of conferenceDayIds.entries()) {
    await page.getByRole('tab').nth(at).click()
    await eventually(() => shownDays(page)).toEqual([`day-${id}`])
  }
  const { month, day } = countdowns['events-conference']
  const next = new Date((await page.locator('section[aria-labelledby="until"] time').getAttribute('datetime'))!)
  expect([next.getUTCMonth() + 1, next.getUTCDate()]).toEqual([month, day])
  expect(next.getTime()).toBeGreaterThan(Date.now())
})

test('home-startup shows the monthly and the yearly prices of its plans', async ({ visitor }) => {
  const { pricing } = said('en')['home/startup']
  const page = await visitor.open(addressOf('home-startup'))
  const prices = () => page.locator('[id^="plans-"] b').filter({ visible: true }).allInnerTexts()
  expect(await prices()).toEqual(['€9.99', '€19.99', '€29.99'])
  await page.getByRole('tab', { name: pricing.yearly }).click()
  await eventually(prices).toEqual(['€90.99', '€199.99', '€290.99'])
})
