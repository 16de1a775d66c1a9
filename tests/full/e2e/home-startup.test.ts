import type { Page } from 'playwright'
import { expect } from 'vitest'
import { carouselDelay } from '#client/kit/useCarousel.ts'
import { sampleStudio } from '#client/demo/homes/startup/facts.ts'
import { addressOf } from '#shared/routes/url.ts'
import { carouselReady, eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-startup')
const { ways, pricing, services } = said('en')['home/startup']
const { carousel: words } = said('en').controls
const cards = Object.values(ways.cards).map(({ title }) => title)
const carouselOf = (page: Page) => page.getByRole('region', { name: ways.title }).locator('[data-carousel]')
/** Returns the titles of the cards that are not inert. */
const shown = (page: Page) =>
  carouselOf(page).locator(`[aria-roledescription="${words.slide}"]:not([inert])`).locator('h3').allTextContents()
/** Returns the titles of the cards in view after a number of steps. */
const after = (steps: number, count: number) =>
  Array.from({ length: count }, (_, at) => cards[(at + steps + cards.length) % cards.length]!)
/** Returns the gaps between neighbouring cards, in pixels. */
const gaps = (page: Page) =>
  carouselOf(page)
    .locator(`[aria-roledescription="${words.slide}"]`)
    .evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect()).sort((one, other) => one.left - other.left)
      return boxes.slice(1).map(({ left }, at) => Math.round(left - boxes[at]!.right))
    })

test.for([
  [1440, 4],
  [992, 4],
  [991, 2],
  [768, 2],
  [390, 1],
] as const)(
  'the carousel loops at a width of %i px with %i cards in view and a gap of 30 px',
  async ([width, count], { visitor }) => {
    const page = await visitor.open(path, { width })
    await carouselReady(carouselOf(page))
    expect(await shown(page)).toEqual(after(0, count))
    expect([...new Set(await gaps(page))]).toEqual([30])
    const next = carouselOf(page).getByRole('button', { name: words.next })
    for (let steps = 1; steps <= cards.length + 1; steps += 1) {
      await next.click()
      await eventually(() => shown(page)).toEqual(after(steps, count))
    }
    const previous = carouselOf(page).getByRole('button', { name: words.previous })
    for (let steps = cards.length; steps >= -1; steps -= 1) {
      await previous.click()
      await eventually(() => shown(page)).toEqual(after(steps, count))
    }
    await page.keyboard.press('ArrowRight')
    await eventually(() => shown(page)).toEqual(after(0, count))
    // Every card has a link, including the copies that the loop adds.
    expect(
      await carouselOf(page)
        .locator(`[aria-roledescription="${words.slide}"]:not([inert])`)
        .getByRole('link', { name: ways.view })
        .count(),
    ).toBe(count)
  },
)

test('the carousel advances by itself with four cards in view and stops by its button', async ({ visitor }) => {
  const start = Date.now()
  const page = await visitor.open(path, { motion: true, before: (one) => one.clock.install({ time: start }) })
  await carouselReady(carouselOf(page))
  await page.mouse.move(1, 1)
  await page.clock.pauseAt(start + 3_600_000)
  const state = () => carouselOf(page).getAttribute('data-carousel')
  const first = cards.indexOf((await shown(page))[0]!)
  for (let steps = 1; steps <= cards.length; steps += 1) {
    await eventually(state).toBe('moving')
    await page.clock.runFor(carouselDelay)
    await eventually(() => shown(page)).toEqual(after(first + steps, 4))
  }
  await carouselOf(page).getByRole('button', { name: words.pause }).click()
  await page.mouse.move(1, 1)
  await eventually(state).toBe('still')
  await page.clock.runFor(2 * carouselDelay)
  expect(await shown(page)).toEqual(after(first + cards.length, 4))
})

test('the fixed labels of the prices are shown in capitals', async ({ visitor }) => {
  const page = await visitor.open(path)
  const tabs = page.getByRole('tab')
  expect(await tabs.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText))).toEqual([
    'MONTHLY',
    'YEARLY',
  ])
  expect(await tabs.allTextContents()).toEqual([pricing.monthly, pricing.yearly])
  const term = page.getByRole('tabpanel').locator('li span:visible').filter({ hasText: /^PER / })
  expect(new Set(await term.allInnerTexts())).toEqual(new Set(['PER MONTH']))
  await tabs.nth(1).click()
  await eventually(async () => new Set(await term.allInnerTexts())).toEqual(new Set(['PER YEAR']))
  const all = page.getByRole('main').getByRole('link', { name: services.all, exact: true }).last()
  expect([await all.innerText(), await all.getAttribute('href')]).toEqual(['see all services', '/page/our-services'])
  const { offices, years, people } = sampleStudio
  const figures = page.getByRole('region', { name: said('en')['home/startup'].figures.title })
  for (const figure of [`${offices}+`, String(years), `${people}+`])
    expect([figure, await figures.getByText(figure, { exact: true }).count()]).toEqual([figure, 1])
})
