import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { roomPaints, type RoomPaint } from '#shared/content/homes/decor.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

const path = '/home-decor'
const { room } = said('en')['home/decor']

const painted = (page: Page) => page.getByRole('region', { name: room.title })
const paint = (page: Page, name: RoomPaint) => painted(page).locator(`input[value="${name}"]`)
/** What wall, sofa, rug and floor are painted with. */
const colours = (page: Page) =>
  painted(page).evaluate((section) =>
    ['--wall', '--sofa', '--rug', '--floor'].map((part) => getComputedStyle(section).getPropertyValue(part).trim()),
  )
const wall = (page: Page) =>
  painted(page)
    .locator('svg > path')
    .first()
    .evaluate((part) => getComputedStyle(part).fill)
const tins = (page: Page, name: RoomPaint) =>
  page.evaluate(
    (of) =>
      ['wall', 'sofa', 'rug', 'floor'].map((part) =>
        getComputedStyle(document.documentElement).getPropertyValue(`--paint-${of}-${part}`).trim(),
      ),
    name,
  )

describe.each([true, false])('the room is painted, with script: %s', (script) => {
  test('by pointer and keyboard', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    const [first, second, third] = roomPaints
    expect(await paint(page, first).isChecked()).toBe(true)
    expect(await colours(page)).toEqual(await tins(page, first))
    const before = await wall(page)
    await painted(page).getByText(room.paints[third].name, { exact: true }).click()
    await eventually(() => colours(page)).toEqual(await tins(page, third))
    await eventually(() => wall(page)).not.toBe(before)
    await paint(page, third).press('ArrowUp')
    await eventually(() => colours(page)).toEqual(await tins(page, second))
    expect(await paint(page, second).isChecked()).toBe(true)
  })
})

test('every paint has a name and says its parts, and all rooms differ', async ({ visitor }) => {
  const page = await visitor.open(path)
  const seen = new Set<string>()
  for (const name of roomPaints) {
    await page.getByRole('radio', { name: `${room.paints[name].name} ${room.paints[name].text}` }).check()
    seen.add((await colours(page)).join())
  }
  expect(seen.size).toBe(roomPaints.length)
  expect(await accessibility(page)).toEqual([])
})

test('the paint does not run for who wants rest', async ({ visitor }) => {
  const duration = (page: Page) =>
    painted(page)
      .locator('svg > path')
      .first()
      .evaluate((part) => Number.parseFloat(getComputedStyle(part).transitionDuration))
  expect(await duration(await visitor.open(path))).toBe(0)
  expect(await duration(await visitor.open(path, { motion: true }))).toBeGreaterThan(0)
})
