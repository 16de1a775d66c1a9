import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { storage } from '#shared/content/storage.ts'
import { themeGrounds } from '#shared/theme.ts'
import { accessibility, eventually, holdScript, said, stored, test } from '#tests/support/browser.ts'

const { theme } = said('en').common
const { name } = storage.theme

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const grounds = { light: rgb(themeGrounds.light), dark: rgb(themeGrounds.dark) }
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const inFooter = (page: Page, label: string) => page.locator('footer').getByRole('radio', { name: label })
const metas = (page: Page) =>
  page.evaluate(() => ({
    scheme: document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')!.content,
    colours: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content),
  }))

const both = [
  { system: 'light', chosen: 'dark' },
  { system: 'dark', chosen: 'light' },
] as const

describe('the theme', () => {
  test.for(both)('follows the system ($system) until $chosen is chosen', async ({ system, chosen }, { visitor }) => {
    const page = await visitor.open('/contact', { theme: system })
    expect(await ground(page)).toBe(grounds[system])
    expect(await inFooter(page, theme.system).isChecked()).toBe(true)
    expect((await stored(page)).local).toEqual({})

    await inFooter(page, theme[chosen]).check()
    await eventually(() => ground(page)).toBe(grounds[chosen])
    expect((await stored(page)).local).toEqual({ [name]: chosen })
    expect(await metas(page)).toEqual({ scheme: chosen, colours: [themeGrounds[chosen], themeGrounds[chosen]] })
    expect(await accessibility(page)).toEqual([])

    // Following the system again deletes the stored choice.
    await inFooter(page, theme.system).check()
    await eventually(() => ground(page)).toBe(grounds[system])
    expect((await stored(page)).local).toEqual({})
    expect(await metas(page)).toEqual({ scheme: 'light dark', colours: [themeGrounds.light, themeGrounds.dark] })
    await page.emulateMedia({ colorScheme: chosen })
    await eventually(() => ground(page)).toBe(grounds[chosen])
  })

  test.for(both)(
    'is painted in the first frame as chosen: $chosen on a system with $system',
    async ({ system, chosen }, { visitor }) => {
      const page = await visitor.open('/contact', {
        theme: system,
        hydrated: false,
        before: async (page) => {
          await holdScript(page)
          await page.addInitScript(
            ([key, value]) => {
              localStorage.setItem(key, value)
              const painted: string[] = []
              Object.assign(window, { painted })
              new PerformanceObserver(() => {
                painted.push(getComputedStyle(document.documentElement).backgroundColor)
              }).observe({ type: 'paint', buffered: true })
            },
            [name, chosen] as const,
          )
        },
      })
      const painted = () => page.evaluate(() => (window as unknown as { painted: string[] }).painted[0])
      await eventually(painted).toBe(grounds[chosen])
      expect(await metas(page)).toEqual({ scheme: chosen, colours: [themeGrounds[chosen], themeGrounds[chosen]] })
    },
  )

  test('is shown as chosen by every switch, and an invalid stored value is ignored', async ({ visitor }) => {
    const page = await visitor.open('/page/coming-soon')
    await page.locator('summary', { hasText: theme.title }).click()
    await page.getByRole('radio', { name: theme.dark }).check()
    await page.goto('/contact')
    await eventually(() => inFooter(page, theme.dark).isChecked()).toBe(true)
    await page.evaluate((key) => localStorage.setItem(key, '"><script>'), name)
    await page.reload()
    await eventually(() => ground(page)).toBe(grounds.light)
  })

  test('follows the system without script, and has no switch', async ({ visitor }) => {
    const page = await visitor.open('/contact', { script: false, theme: 'dark' })
    expect(await page.locator('input[type="radio"][value="dark"]:visible').count()).toBe(0)
    expect(await ground(page)).toBe(grounds.dark)
  })
})
