import type { Page } from 'playwright'
import { expect } from 'vitest'
import { litAtFirst, towerFloors } from '#shared/content/homes/corporate.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/home-corporate'
const { tower } = said('en')['home/corporate']

const slider = (page: Page) => page.getByRole('slider', { name: tower.label })
const litFloors = (page: Page) => page.locator('svg path[data-lit]').count()

test('the tower lights up floor by floor with the keyboard, and says where one is', async ({ visitor }) => {
  const page = await visitor.open(path)
  expect(await litFloors(page)).toBe(litAtFirst)
  await slider(page).focus()
  await page.keyboard.press('ArrowRight')
  await eventually(() => litFloors(page)).toBe(litAtFirst + 1)
  await page.keyboard.press('End')
  await eventually(() => litFloors(page)).toBe(towerFloors)
  expect(await page.getByText(tower.zones.roof, { exact: true }).isVisible()).toBe(true)
  await page.keyboard.press('Home')
  await eventually(() => litFloors(page)).toBe(1)
  expect(await slider(page).getAttribute('aria-valuetext')).toContain(tower.zones.entrance)
})

test('the lights follow the pointer up where motion is welcome, and stay where it is not', async ({ visitor }) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    const box = (await page.locator('svg:has(path[data-lit])').boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.6)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.1)
    if (motion) await eventually(() => litFloors(page)).toBeGreaterThan(towerFloors - 4)
    else expect(await litFloors(page)).toBe(litAtFirst)
  }
})

test('without script the tower is lit up to where the day begins, and there is no slider', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  expect(await litFloors(page)).toBe(litAtFirst)
  expect(await slider(page).isVisible()).toBe(false)
  expect(await page.getByText(tower.zones.offices, { exact: true }).isVisible()).toBe(true)
})
