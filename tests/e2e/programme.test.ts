import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { topicPlace } from '#shared/content/topicPlaces.ts'
import { chapterIds, nextSteps, proposalIds } from '#shared/content/programme.ts'
import { eventually, hasLanded, hydrated, said, scrollTo, test } from '#tests/support/browser.ts'

const { common, programme } = said('en')
const contents = (page: Page) => page.getByRole('navigation', { name: programme.contents })
const chapterLink = (page: Page, id: (typeof chapterIds)[number]) =>
  contents(page).getByRole('link', { name: common.chapters[id], exact: true })
const current = (page: Page) => contents(page).locator('[aria-current]').allTextContents()

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim())

describe('the table of contents of the programme', () => {
  test('can be used by keyboard and leads to a chapter, where the next Tab reaches a link in it', async ({
    visitor,
  }) => {
    const page = await visitor.open('/programme')
    await chapterLink(page, 'work').focus()
    const order = [await focusedText(page)]
    for (const _ of chapterIds.slice(1)) {
      await page.keyboard.press('Tab')
      order.push(await focusedText(page))
    }
    expect(order).toEqual(chapterIds.map((id) => common.chapters[id]))

    await chapterLink(page, 'housing').focus()
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).hash).toBe('#housing')
    await eventually(() => hasLanded(page, 'housing')).toBe(true)
    await eventually(() => current(page)).toEqual([common.chapters.housing])
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe(programme.housing.link)
  })

  test('marks the chapter that is being read, and none above the first', async ({ visitor }) => {
    const page = await visitor.open('/programme')
    await eventually(() => current(page)).toEqual([])
    for (const id of ['work', 'europe', 'publicMoney'] as const) {
      await page.evaluate((anchor) => document.getElementById(anchor)!.scrollIntoView({ behavior: 'instant' }), id)
      await eventually(() => current(page)).toEqual([common.chapters[id]])
    }
    expect(await contents(page).locator('[aria-current]').getAttribute('aria-current')).toBe('location')
    await scrollTo(page, 0)
    await eventually(() => current(page)).toEqual([])
  })

  test('stays in view beside the text', async ({ visitor }) => {
    const page = await visitor.open('/programme#elections')
    await eventually(() => current(page)).toEqual([common.chapters.elections])
    const box = await chapterLink(page, 'elections').boundingBox()
    expect(box!.y).toBeGreaterThan(0)
    expect(box!.y + box!.height).toBeLessThan(900)
  })

  test('unfolds on a phone, with links of at least 44 px', async ({ visitor }) => {
    const page = await visitor.open('/programme', { width: 390 })
    expect(await contents(page).count()).toBe(0)
    const summary = page.locator('summary', { hasText: programme.contents })
    await summary.focus()
    await page.keyboard.press('Enter')
    await eventually(() => contents(page).getByRole('link').allTextContents()).toEqual(
      chapterIds.map((id) => common.chapters[id]),
    )
    for (const link of await contents(page).getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await chapterLink(page, 'care').click()
    await eventually(() => hasLanded(page, 'care')).toBe(true)
  })

  test('has working links without script', async ({ visitor }) => {
    const page = await visitor.open('/programme', { script: false })
    await chapterLink(page, 'elections').click()
    await eventually(() => hasLanded(page, 'elections')).toBe(true)
    expect(await current(page)).toEqual([])
    await page.locator('#elections').getByRole('link', { name: programme.backToContents }).click()
    await eventually(() => hasLanded(page, 'work')).toBe(true)
  })
})

test('the short programme has every proposal and links to the chapters', async ({ visitor }) => {
  const page = await visitor.open('/programme', { script: false })
  const short = page.locator('[aria-labelledby="short-title"]')
  expect(await short.getByRole('listitem').allTextContents()).toEqual(
    chapterIds.flatMap((id) => proposalIds.map((proposal) => programme[id].proposals[proposal].claim)),
  )
  await short.getByRole('link', { name: common.chapters.elections, exact: true }).click()
  await eventually(() => hasLanded(page, 'elections')).toBe(true)
})

test.for(chapterIds.map((id) => ({ id })))('the chapter $id links to its next step', async ({ id }, { visitor }) => {
  const page = await visitor.open('/programme')
  const step = nextSteps[id]
  await page.locator(`#${id}`).getByRole('link', { name: programme[id].link, exact: true }).click()
  if ('topic' in step) {
    const { route, topic } = topicPlace(step.topic)
    await eventually(() => new URL(page.url()).pathname).toBe(`/${route}`)
    await hydrated(page)
    const chosen = page.locator(`main select[name="topic"], main [name="topic"]:checked`)
    await eventually(() => chosen.inputValue()).toBe(topic)
  } else await eventually(() => new URL(page.url()).hash).toBe(`#${step.anchor}`)
})
