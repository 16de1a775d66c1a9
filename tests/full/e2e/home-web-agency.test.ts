import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-web-agency')
const words = said('en')['home/web-agency']

const handle = (page: Page) => page.getByRole('button', { name: words.move })
/** Where the window with the headline stands. */
const place = async (page: Page) => {
  const { x = 0, y = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {}
  return [Math.round(x), Math.round(y)]
}

describe('the window', () => {
  test('goes along with the pointer at its bar, and snaps back', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    await eventually(() => handle(page).count()).toBe(1)
    const home = await place(page)
    const bar = (await handle(page).boundingBox())!
    await page.mouse.move(bar.x + 200, bar.y + 10)
    await page.mouse.down()
    await page.mouse.move(bar.x + 320, bar.y + 50)
    await eventually(() => place(page)).toEqual([home[0]! + 120, home[1]! + 40])
    await page.mouse.up()
    await eventually(() => place(page)).toEqual(home)
  })

  test('goes along with the arrow keys, and snaps back', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    await eventually(() => handle(page).count()).toBe(1)
    const home = await place(page)
    await handle(page).focus()
    await page.keyboard.down('ArrowRight')
    await eventually(async () => (await place(page))[0]! > home[0]!).toBe(true)
    await page.keyboard.up('ArrowRight')
    await eventually(() => place(page)).toEqual(home)
  })

  test('stands still for who wants rest, and without script', async ({ visitor }) => {
    const page = await visitor.open(path)
    expect(await handle(page).count()).toBe(0)
    expect(await accessibility(page)).toEqual([])
    expect(await handle(await visitor.open(path, { script: false, motion: true })).count()).toBe(0)
  })
})

test('the browser measures the page; without script the page says that nobody does', async ({ visitor }) => {
  const page = await visitor.open(path)
  const figures = page.locator('dl').filter({ hasText: words.speed.answer }).locator('dd')
  await eventually(async () => (await figures.allTextContents()).every((figure) => /\d/.test(figure))).toBe(true)
  expect(await page.getByText(words.speed.quiet).isVisible()).toBe(false)
  const quiet = await visitor.open(path, { script: false })
  expect(await quiet.getByText(words.speed.quiet).isVisible()).toBe(true)
})
