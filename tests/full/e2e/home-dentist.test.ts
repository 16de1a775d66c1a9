import { describe, expect } from 'vitest'
import type { Page } from 'playwright'
import { treatmentGroups, treatments, type TreatmentGroup } from '#shared/content/homes/dentist.ts'
import { organisation } from '#shared/content/organisation.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, settled, test } from '#tests/support/browser.ts'

const path = addressOf('home-dentist')
const words = said('en')['home/dentist']
const all = Object.values(treatments)
const countOf = (group: TreatmentGroup) => all.filter((each) => each.group === group).length

const radio = (page: Page, name: string, count: number) =>
  page.getByRole('radio', { name: `${name} (${count})`, exact: true })
const byGroup = (page: Page, group: TreatmentGroup) => radio(page, words.services.items[group].title, countOf(group))
/** The groups of the treatments that can be seen, each as often as it is there. */
const shown = (page: Page) =>
  page
    .locator('[data-group]')
    .evaluateAll((rows) => rows.flatMap((row) => (row.checkVisibility() ? [row.getAttribute('data-group')] : [])))

describe.each([true, false])('the price list, script: %s', (script) => {
  test('shows what belongs to the treatment that is chosen, by pointer and by keyboard', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    expect(await shown(page)).toEqual(all.map(({ group }) => group))
    for (const group of treatmentGroups) {
      await byGroup(page, group).check()
      await eventually(() => shown(page)).toEqual(Array.from({ length: countOf(group) }, () => group))
    }
    await byGroup(page, 'remove').press('ArrowDown')
    expect(await radio(page, words.prices.all, all.length).isChecked()).toBe(true)
    await eventually(() => shown(page)).toHaveLength(all.length)
  })
})

test('how many treatments are shown is said to those who listen', async ({ visitor }) => {
  const page = await visitor.open(path)
  await byGroup(page, 'repair').check()
  await eventually(() => page.locator('main').getByRole('status').first().textContent()).toBe(
    `${words.services.items.repair.title}. ${words.prices.shown}: ${countOf('repair')}`,
  )
})

test('rows come in from the side where motion is welcome, and stand there at once where it is not', async ({
  visitor,
}) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    await byGroup(page, 'remove').check()
    await settled(page)
    const moving = await page
      .locator('[data-group="remove"]')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).animationName !== 'none'))
    expect([motion, moving]).toEqual([motion, [motion, motion]])
  }
})

test('the number beside the tooth can be called, and the ways of the first screen lead on', async ({ visitor }) => {
  const page = await visitor.open(path, { width: 390 })
  const main = page.locator('main')
  expect(await main.getByRole('link', { name: organisation.phone }).first().getAttribute('href')).toMatch(/^tel:\+381/)
  for (const [name, hash] of [
    [words.book, '#book'],
    [words.prices.title, '#prices'],
    [words.hours.title, '#hours'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).press('Enter')
    expect(new URL(page.url()).hash).toBe(hash)
    await eventually(() =>
      page.locator(hash).evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        return top >= 0 && top < innerHeight
      }),
    ).toBe(true)
  }
})
