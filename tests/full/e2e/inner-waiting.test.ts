import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { countdowns, nextOccurrence } from '#shared/content/countdown.ts'
import { formatMoment } from '#shared/i18n/format.ts'
import { innerPaths } from '#shared/routes/inner.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const waiting = ['maintenance', 'coming-soon', 'coming-soon-V2'] as const
const { forms, controls } = said('en')
const words = said('en')['page/coming-soon-V2']

const numbers = (page: Page) => page.locator('main [data-look] b').allTextContents()
const form = (page: Page) => page.locator('main form')
const second = 1000
const hour = 3600 * second

test('the maintenance page counts down to the next date, and then to the one after it', async ({ visitor }) => {
  const rule = countdowns.maintenance
  const left = 65 * second
  // The clock starts an hour early and runs while the page loads; then the test pauses it.
  const time = Date.parse(nextOccurrence(rule, Date.now())) - left - hour
  const page = await visitor.open(innerPaths.maintenance, { before: (one) => one.clock.install({ time }) })
  const to = (await page.locator('main time').getAttribute('datetime'))!
  await page.clock.pauseAt(Date.parse(to) - left)
  await eventually(() => numbers(page)).toEqual(['00', '00', '01', '05'])
  await page.clock.runFor(second)
  await eventually(() => numbers(page)).toEqual(['00', '00', '01', '04'])
  await page.clock.runFor(64 * second + 1)
  await eventually(() => page.locator('main time').getAttribute('datetime')).toBe(nextOccurrence(rule, Date.parse(to)))
  await eventually(async () => (await numbers(page)).every((number) => number === '00')).toBe(false)
})

describe.each(waiting)('%s', (name) => {
  const path = innerPaths[name]

  test('shows its date without script and links to other pages', async ({ visitor }) => {
    const before = Date.now()
    const page = await visitor.open(path, { script: false })
    const time = page.locator('main time')
    const to = (await time.getAttribute('datetime'))!
    expect([before, Date.now()].map((now) => nextOccurrence(countdowns[name], now))).toContain(to)
    expect(await time.innerText()).toBe(formatMoment(to, 'en'))
    expect(await page.locator('header a[href="/"]').count()).toBe(1)
    expect(await page.locator('footer ul a').count()).toBeGreaterThan(3)
    await page.locator('header summary:visible').last().click()
    await page.getByRole('link', { name: 'Français' }).click()
    await eventually(() => page.locator('h1').textContent()).toBe(said('fr')[`page/${name}`].heading)
  })

  test('has no overflow with text of twice the size', async ({ visitor }) => {
    const page = await visitor.open(path, { language: 'nl', script: false })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await overflows(page)).toEqual([])
  })
})

test.for([
  { name: 'maintenance', script: true },
  { name: 'coming-soon', script: false },
] as const)('the form of $name subscribes, script: $script', async ({ name, script }, { visitor, peer }) => {
  const page = await visitor.open(innerPaths[name], { script })
  const email = `${name}@primer.example`
  await form(page).locator('[name="email"]').fill(email)
  await form(page).locator('[name="consent"]').check()
  await form(page).getByRole('button', { name: forms.subscribe }).click()
  await eventually(() => page.getByText(forms.success.newsletter).isVisible()).toBe(true)
  const { pathname, hash } = new URL(page.url())
  expect(pathname + hash).toBe(script ? innerPaths[name] : `${innerPaths[name]}#notify`)
  await peer.waitForMail(({ envelope }) => envelope.to.includes(email))
})

describe('the modal of coming-soon-V2', () => {
  const path = innerPaths['coming-soon-V2']
  const opener = (page: Page) => page.getByRole('link', { name: words.open, exact: true })
  const dialog = (page: Page) => page.getByRole('dialog', { name: words.window.heading, exact: true })
  const isModal = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)

  test('opens and closes by keyboard and subscribes', async ({ visitor }) => {
    const page = await visitor.open(path)
    expect(await dialog(page).count()).toBe(0)
    await opener(page).press('Enter')
    await eventually(() => isModal(page)).toBe(true)
    expect(await accessibility(page)).toEqual([])
    await page.keyboard.press('Escape')
    await eventually(() => isModal(page)).toBe(false)
    await eventually(() => opener(page).evaluate((one) => one === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await dialog(page).locator('[name="email"]').fill('window@primer.example')
    await dialog(page).locator('[name="consent"]').press('Space')
    await dialog(page).getByRole('button', { name: forms.subscribe }).press('Enter')
    await eventually(() => dialog(page).getByText(forms.success.newsletter).isVisible()).toBe(true)
    await dialog(page).getByRole('button', { name: controls.closeWindow }).press('Enter')
    await eventually(() => isModal(page)).toBe(false)
  })

  test('shows errors and success without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    expect(await form(page).isVisible()).toBe(false)
    await opener(page).click()
    await eventually(() => form(page).isVisible()).toBe(true)
    await form(page).locator('[name="email"]').fill('window-no-script')
    await form(page).getByRole('button', { name: forms.subscribe }).click()
    await eventually(() => form(page).getByText(forms.errors.invalidEmail).isVisible()).toBe(true)
    expect(await form(page).locator('[name="email"]').inputValue()).toBe('window-no-script')
    await form(page).locator('[name="email"]').fill('window-no-script@primer.example')
    await form(page).locator('[name="consent"]').check()
    await form(page).getByRole('button', { name: forms.subscribe }).click()
    await eventually(() => form(page).getByText(forms.success.newsletter).isVisible()).toBe(true)
    await page.getByRole('link', { name: controls.closeWindow }).click()
    await eventually(() => form(page).isVisible()).toBe(false)
  })
})
