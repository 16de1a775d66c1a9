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

describe.each(waiting)('%s', (name) => {
  const path = innerPaths[name]
  const rule = countdowns[name]
  const to = nextOccurrence(rule, Date.now())
  const before = Date.parse(to) - 75 * second

  test('counts down, and goes on with the time after it without standing at nothing', async ({ visitor }) => {
    const page = await visitor.open(path, { before: (one) => one.clock.install({ time: before }) })
    await page.clock.pauseAt(before + 10 * second)
    await eventually(() => numbers(page)).toEqual(['00', '00', '01', '05'])
    await page.clock.runFor(second)
    await eventually(() => numbers(page)).toEqual(['00', '00', '01', '04'])
    await page.clock.runFor(64 * second + 1)
    const after = nextOccurrence(rule, Date.parse(to))
    await eventually(() => page.locator('main time').getAttribute('datetime')).toBe(after)
    await eventually(async () => (await numbers(page)).every((number) => number === '00')).toBe(false)
  })

  test.for([true, false])('says when, with or without script (%s), and can be left', async (script, { visitor }) => {
    const page = await visitor.open(path, { script })
    const time = page.locator('main time')
    expect(await time.getAttribute('datetime')).toBe(to)
    expect(await time.innerText()).toBe(formatMoment(to, 'en'))
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('header a[href="/"]').count()).toBe(1)
    expect(await page.locator('footer ul a').count()).toBeGreaterThan(3)
    await page.locator('header summary:visible').last().click()
    await page.getByRole('link', { name: 'Français' }).click()
    await eventually(() => page.locator('h1').textContent()).toBe(said('fr')[`page/${name}`].heading)
  })

  test.for([
    { width: 320, theme: 'light' },
    { width: 320, theme: 'dark' },
    { width: 1440, theme: 'dark' },
  ] as const)('fits $width px, $theme, and text twice as large', async ({ width, theme }, { visitor }) => {
    const page = await visitor.open(path, { width, theme, language: 'nl' })
    expect(await overflows(page)).toEqual([])
    expect(await accessibility(page)).toEqual([])
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    if (width > 320) expect(await overflows(page)).toEqual([])
  })
})

describe.each(['maintenance', 'coming-soon'] as const)('the form of %s', (name) => {
  test.for([true, false])('subscribes, with or without script (%s)', async (script, { visitor, peer }) => {
    const page = await visitor.open(innerPaths[name], { script })
    const email = `${name}-${script}@primer.example`
    await form(page).locator('[name="email"]').fill(email)
    await form(page).locator('[name="consent"]').check()
    await form(page).getByRole('button', { name: forms.subscribe }).click()
    await eventually(() => page.getByText(forms.success.newsletter).isVisible()).toBe(true)
    const { pathname, hash } = new URL(page.url())
    expect(pathname + hash).toBe(script ? innerPaths[name] : `${innerPaths[name]}#notify`)
    await peer.waitForMail(({ envelope }) => envelope.to.includes(email))
  })
})

describe('the window of coming-soon-V2', () => {
  const path = innerPaths['coming-soon-V2']
  const opener = (page: Page) => page.getByRole('link', { name: words.open, exact: true })
  const dialog = (page: Page) => page.getByRole('dialog', { name: words.window.heading, exact: true })
  const isModal = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)

  test('opens and closes by keyboard, and subscribes', async ({ visitor }) => {
    const page = await visitor.open(path)
    expect(await dialog(page).count()).toBe(0)
    await opener(page).press('Enter')
    await eventually(() => isModal(page)).toBe(true)
    expect(await accessibility(page)).toEqual([])
    await page.keyboard.press('Escape')
    await eventually(() => isModal(page)).toBe(false)
    expect(await opener(page).evaluate((one) => one === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await dialog(page).locator('[name="email"]').fill('window@primer.example')
    await dialog(page).locator('[name="consent"]').press('Space')
    await dialog(page).getByRole('button', { name: forms.subscribe }).press('Enter')
    await eventually(() => dialog(page).getByText(forms.success.newsletter).isVisible()).toBe(true)
    await dialog(page).getByRole('button', { name: controls.closeWindow }).press('Enter')
    await eventually(() => isModal(page)).toBe(false)
  })

  test('is there without script, with what was wrong and with the answer', async ({ visitor }) => {
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
