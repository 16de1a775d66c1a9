import { describe, expect } from 'vitest'
import type { Page } from 'playwright'
import { works, type Work } from '#shared/content/homes/design-agency.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-design-agency')
const words = said('en')['home/design-agency']

const row = (page: Page, id: Work) =>
  page.getByRole('list', { name: words.works.label }).getByRole('link', { name: words.works.items[id].name })
/** The pictures that can be seen in the letter. */
const inLetter = (page: Page) =>
  page
    .locator('[data-picture]')
    .evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).opacity === '1').map((one) => one.getAttribute('data-picture')),
    )

describe.each([true, false])('the letter, script: %s', (script) => {
  test('shows the picture of the row under the pointer, and of the one with the focus', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    expect(await inLetter(page)).toEqual([works[0]])
    for (const id of works) {
      await row(page, id).hover()
      await eventually(() => inLetter(page)).toEqual([id])
    }
    await page.mouse.move(0, 0)
    for (const id of works) {
      await row(page, id).focus()
      await eventually(() => inLetter(page)).toEqual([id])
    }
  })
})

test('pictures fade where motion is welcome, and change at once where it is not', async ({ visitor }) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    const fades = await page
      .locator('[data-picture]')
      .first()
      .evaluate((one) => getComputedStyle(one).transitionProperty === 'opacity')
    expect([motion, fades]).toEqual([motion, motion])
  }
})

test('a row leads to what was drawn', async ({ visitor }) => {
  const page = await visitor.open(path)
  await row(page, 'tram').click()
  expect(new URL(page.url()).hash).toBe('#work-tram')
  expect(await page.locator('#work-tram').innerText()).toContain(words.works.items.tram.text)
})
