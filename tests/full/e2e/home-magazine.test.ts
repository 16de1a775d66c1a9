import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, leafThrough, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-magazine')
const { first, heading, liked, stories, quoted } = said('en')['home/magazine']

const storiesOf = (page: Page) => page.getByRole('region', { name: stories.title })
/** The field beside the stories; it only repeats what they say, so nobody hears it. */
const fieldOf = (page: Page) => storiesOf(page).locator('> [aria-hidden]')

describe('the field beside the stories', () => {
  test('takes the section and the colour of the story that is read', async ({ visitor }) => {
    const page = await visitor.open(path)
    const seen = new Set<string>()
    for (const story of await storiesOf(page).locator('article').all()) {
      const section = await story.locator('a').first().innerText()
      await story.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 170))
      await eventually(() => fieldOf(page).locator('b').innerText()).toBe(section)
      seen.add(await fieldOf(page).evaluate((field) => getComputedStyle(field).backgroundColor))
    }
    expect(seen.size).toBeGreaterThan(3)
  })

  test('changes at once for who wants rest', async ({ visitor }) => {
    const duration = async (motion: boolean) =>
      fieldOf(await visitor.open(path, { motion })).evaluate((field) => getComputedStyle(field).transitionDuration)
    expect(Number.parseFloat(await duration(false))).toBe(0)
    expect(Number.parseFloat(await duration(true))).toBeGreaterThan(0)
  })

  test('is not there without script, which would have to colour it', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    expect(await fieldOf(page).isVisible()).toBe(false)
    expect(await storiesOf(page).locator('article').count()).toBe(7)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
  })
})

test('the stories that lead are leafed through by button and key', async ({ visitor }) => {
  await leafThrough(await visitor.open(path), first)
})

test('what readers liked stands by their number, and leads to the articles', async ({ visitor }) => {
  const page = await visitor.open(path)
  const list = page.getByRole('region', { name: liked.title }).getByRole('listitem')
  const numbers = (await list.locator('p').allInnerTexts()).map((text) => Number.parseInt(text, 10))
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  expect(numbers.length).toBe(6)
  await page.getByRole('region', { name: quoted.title }).getByRole('link').click()
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/blog-types\//)
})
