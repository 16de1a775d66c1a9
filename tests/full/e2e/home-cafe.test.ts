import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { cafeMenu, cardStamps } from '#shared/content/homes/cafe.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

const path = '/home-cafe'
const { loyalty, menu, visit } = said('en')['home/cafe']

const card = (page: Page) => page.getByRole('region', { name: loyalty.title })
const stamped = (page: Page) => card(page).locator('[data-stamped]').count()
const says = (page: Page) => card(page).getByRole('status').textContent()
const counted = (count: number) =>
  (count === 1 ? loyalty.stamps_one : loyalty.stamps_other).replace('{{count, number}}', String(count))

describe('the loyalty card', () => {
  test('is stamped by pointer and keyboard, says how many it has, and begins anew', async ({ visitor }) => {
    const page = await visitor.open(path)
    const button = card(page).getByRole('button')
    expect([await stamped(page), await says(page), await button.textContent()]).toEqual([0, counted(0), loyalty.stamp])
    await button.click()
    await eventually(() => says(page)).toBe(counted(1))
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press(' ')
    await eventually(() => says(page)).toBe(counted(3))
    expect(await stamped(page)).toBe(3)
    expect(await accessibility(page)).toEqual([])
    for (let more = 3; more < cardStamps; more++) await button.click()
    await eventually(() => says(page)).toBe(loyalty.full)
    expect(await stamped(page)).toBe(cardStamps)
    await button.click()
    await eventually(() => stamped(page)).toBe(0)
    expect(await says(page)).toBe(counted(0))
  })

  test('does not move for who wants rest', async ({ visitor }) => {
    const durations = (page: Page) =>
      card(page)
        .locator('i')
        .first()
        .evaluate((half) => getComputedStyle(half, '::before').transitionDuration)
    expect(Number.parseFloat(await durations(await visitor.open(path)))).toBe(0)
    expect(Number.parseFloat(await durations(await visitor.open(path, { motion: true })))).toBeGreaterThan(0)
  })

  test('offers no button without script, and says its rule', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    expect(await card(page).getByRole('button').count()).toBe(0)
    expect(await card(page).getByText(loyalty.rule).isVisible()).toBe(true)
  })
})

test('the posters are turned by their buttons', async ({ visitor }) => {
  const page = await visitor.open(path)
  const { slider } = said('en')['home/cafe']
  const row = page.getByRole('region', { name: slider.label })
  await row.locator('[data-step="next"]').click()
  const second = row.getByRole('heading', { name: slider.slides.lunch.title })
  await eventually(() => second.evaluate((heading) => heading.getBoundingClientRect().left)).toBeLessThan(600)
})

test('all of the menu stands there without script', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const [part, items] of Object.entries(cafeMenu))
    for (const price of Object.values(items))
      expect(await page.locator(`#cafe-menu-${part}`).textContent()).toContain(formatMoney(price, 'en'))
  expect(await page.getByText(menu.sample, { exact: true }).first().isVisible()).toBe(true)
})

describe.each([true, false])('a note is written, with script: %s', (script) => {
  test('and arrives', async ({ visitor, peer }) => {
    const page = await visitor.open(path, { script })
    const form = page.locator('form#cafe-letter')
    const note = script ? 'A cake for twenty' : 'A lost umbrella'
    await form.locator('[name="name"]').fill('Ana Anić')
    await form.locator('[name="email"]').fill('ana@primer.example')
    await form.locator('[name="phone"]').fill('+381 11 000 00 00')
    await form.locator('[name="message"]').fill(note)
    await form.locator('[name="consent"]').check()
    await form.getByRole('button', { name: visit.ask }).click()
    const mail = await peer.waitForMail(({ parsed }) => (parsed.text ?? '').includes(note))
    expect(mail.parsed.text).toContain('+381 11 000 00 00')
    expect(await page.locator('form#cafe-letter [data-kind="success"]').count()).toBe(1)
  })
})
