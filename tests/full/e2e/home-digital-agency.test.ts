import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { wallWords } from '#shared/content/homes/digital-agency.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-digital-agency')
const words = said('en')['home/digital-agency']

const letters = (page: Page) => page.locator('[data-field]')
/** The modules of each letter, as they stand there. */
const shapes = (page: Page) =>
  letters(page).evaluateAll((all) =>
    all.map((letter) => [...letter.querySelectorAll('i')].map((module) => module.dataset['part']).join('')),
  )
const swap = (page: Page) => page.getByRole('button', { name: words.swap })
const capitals = (at: number) => wallWords[at % wallWords.length]!.latin

describe('the wall of letters', () => {
  test('turns the letter that the pointer comes to, and no other', async ({ visitor }) => {
    const page = await visitor.open(path)
    const before = await shapes(page)
    await eventually(async () => {
      await page.mouse.move(0, 0)
      await letters(page).nth(2).hover()
      return (await shapes(page)).map((shape, at) => shape !== before[at])
    }).toEqual([false, false, true, false, false, false])
  })

  test('turns all letters by the button and by the keyboard, and says the word', async ({ visitor }) => {
    const page = await visitor.open(path)
    const first = await shapes(page)
    const says = () => page.locator('[data-field] ~ div').getByRole('status').textContent()
    await swap(page).click()
    await eventually(says).toBe(capitals(1))
    expect(await shapes(page)).not.toEqual(first)
    await swap(page).focus()
    await page.keyboard.press('Enter')
    await eventually(says).toBe(capitals(2))
    await page.keyboard.press(' ')
    await eventually(says).toBe(capitals(0))
    expect(await shapes(page)).toEqual(first)
    expect(await accessibility(page)).toEqual([])
  })

  test('does not move for who wants rest', async ({ visitor }) => {
    const duration = (page: Page) =>
      letters(page)
        .locator('i')
        .first()
        .evaluate((module) => Number.parseFloat(getComputedStyle(module).transitionDuration))
    expect(await duration(await visitor.open(path))).toBe(0)
    expect(await duration(await visitor.open(path, { motion: true }))).toBeGreaterThan(0)
  })

  test('stands still without script, and offers no button', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    expect(await letters(page).count()).toBe(capitals(0).length)
    expect(await swap(page).count()).toBe(0)
  })
})
