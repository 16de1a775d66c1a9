import { describe, expect } from 'vitest'
import { folios } from '#shared/content/homes/folios.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-interactive-portfolio')
const { list } = said('en')['home/interactive-portfolio']

describe('the list of names', () => {
  test('shows the picture of the name under the pointer, and keeps it', async ({ visitor }) => {
    const page = await visitor.open(path)
    const rows = page.getByRole('list', { name: list }).locator('li')
    const opacities = () => rows.locator('> div').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))
    const only = (shown: number) => folios['interactive-portfolio'].map((_, at) => (at === shown ? '1' : '0'))
    await eventually(opacities).toEqual(only(0))
    await rows.nth(3).getByRole('link').hover()
    await eventually(opacities).toEqual(only(3))
    await page.mouse.move(5, 5)
    expect(await opacities()).toEqual(only(3))
  })

  test('goes by the arrow keys, and each name leads to its project', async ({ visitor }) => {
    const page = await visitor.open(path)
    const rows = page.getByRole('list', { name: list }).locator('li')
    await rows.first().getByRole('link').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await eventually(() => rows.nth(2).getAttribute('data-shown')).toBe('true')
    const title = await rows.nth(2).locator('h2 a > span').nth(1).innerText()
    await page.keyboard.press('Enter')
    await eventually(() => page.locator('h1').innerText()).toBe(title)
  })

  test('has every picture below its name without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    const rows = page.getByRole('list', { name: list }).locator('li')
    expect(await rows.count()).toBe(folios['interactive-portfolio'].length)
    for (const row of await rows.all()) {
      const [name, picture] = [await row.getByRole('link').boundingBox(), await row.locator('> div').boundingBox()]
      expect(picture!.y).toBeGreaterThanOrEqual(name!.y + name!.height - 1)
    }
  })

  test('does not move where nobody wants it to', async ({ visitor }) => {
    for (const motion of [true, false]) {
      const page = await visitor.open(path, { motion })
      const picture = page.getByRole('list', { name: list }).locator('li > div').first()
      const name = await picture.evaluate((one) => getComputedStyle(one).animationName)
      expect([motion, name !== 'none']).toEqual([motion, motion])
    }
  })
})
