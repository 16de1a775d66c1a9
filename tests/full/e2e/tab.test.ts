import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/tab'
const words = said('en')['elements/tab']
const styles = Object.keys(words.examples)

const example = (page: Page, style: string) => page.locator(`[data-example="${style}"]`)
const tabs = (page: Page, style: string) => example(page, style).getByRole('tab')
/** Returns the positions of the visible panels. */
const shown = (page: Page, style: string) =>
  example(page, style)
    .locator('[role="tabpanel"]')
    .evaluateAll((all) => all.flatMap((panel, at) => (panel.checkVisibility() ? [at] : [])))
const focused = (page: Page) => page.evaluate(() => document.activeElement!.id)

test('tabs of every style are chosen by pointer and keyboard and expose their state', async ({ visitor }) => {
  const page = await visitor.open(path)
  for (const style of styles) {
    const all = tabs(page, style)
    const last = (await all.count()) - 1
    const [next, before] = style === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']
    const opened = async (at: number) => {
      await eventually(() => shown(page, style)).toEqual([at])
      expect(await all.nth(at).getAttribute('aria-selected'), style).toBe('true')
      const panel = await all.nth(at).getAttribute('aria-controls')
      await eventually(() => new URL(page.url()).hash).toBe(`#${panel}`)
      expect(await page.locator(`#${panel}`).getAttribute('aria-labelledby')).toBe(await all.nth(at).getAttribute('id'))
    }
    expect(await shown(page, style), style).toEqual([0])
    await all.nth(1).click()
    await opened(1)
    await all.nth(1).press(before)
    await opened(0)
    await page.keyboard.press(before)
    await opened(last)
    await page.keyboard.press(next)
    await opened(0)
    await page.keyboard.press('End')
    await opened(last)
    await page.keyboard.press('Home')
    await opened(0)
    expect(await focused(page), style).toBe(await all.first().getAttribute('id'))
    // The tab list is one Tab stop, and the panel is the next.
    await page.keyboard.press('Tab')
    expect(await focused(page), style).toBe(await all.first().getAttribute('aria-controls'))
    for (const other of styles.filter((one) => one !== style))
      expect(await shown(page, other), `${other} beside ${style}`).toEqual([0])
  }
})

test('a tab panel opens by its anchor, and choosing tabs adds no history entries', async ({ visitor }) => {
  const page = await visitor.open('/elements/counters')
  await page.goto(`${path}#days-sunday`)
  await eventually(() => shown(page, 'schedule')).toEqual([2])
  await eventually(() =>
    page.locator('#days-sunday').evaluate((panel) => panel.getBoundingClientRect().top),
  ).toBeLessThan(900)
  await page.evaluate(() => (location.hash = '#days-saturday'))
  await eventually(() => shown(page, 'schedule')).toEqual([1])
  await page.goBack()
  await eventually(() => shown(page, 'schedule')).toEqual([2])
  for (const name of [words.programme.friday.label, words.programme.saturday.label])
    await example(page, 'schedule').getByRole('tab', { name }).click()
  await page.goBack()
  await eventually(() => new URL(page.url()).pathname).toBe('/elements/counters')
})

test('the anchor in the address chooses the tab panel when scripts fail to load', async ({ visitor }) => {
  const page = await visitor.open(`${path}#days-sunday`, {
    hydrated: false,
    before: (one) => one.route('**/static/js/**', (route) => route.abort()),
  })
  visitor.allowNoise(/Failed to load resource/)
  const visible = () =>
    page.locator('[data-example="schedule"] ol').evaluateAll((all) => all.map((one) => one.checkVisibility()))
  await eventually(visible).toEqual([false, false, true])
  await page.locator('[data-example="schedule"] a', { hasText: words.programme.saturday.label }).click()
  await eventually(visible).toEqual([false, true, false])
})

test('every tab panel is readable under its heading without script', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const { label } of Object.values(words.programme))
    expect(await page.getByRole('heading', { name: label, exact: true }).isVisible()).toBe(true)
  const panels = await page
    .locator('[data-example] div[id]:not(:has([id]))')
    .evaluateAll((all) =>
      all.flatMap((one) => (/^(site|ways|menu|tongues|days|access)-/.test(one.id) ? [one.checkVisibility()] : [])),
    )
  expect(panels.length).toBeGreaterThan(15)
  expect(panels).not.toContain(false)
  expect(await page.locator('[role="tab"], [role="tablist"]').count()).toBe(0)
})
