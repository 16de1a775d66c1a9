import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually, settled, test } from '#tests/support/browser.ts'

const path = '/elements/parallax-scrolling'
const examples = ['frame', 'layers', 'words', 'halves']

/** Where the parts of an example that may move are, within the example. */
const places = (page: Page, example: string) =>
  page.locator(`[data-example="${example}"] [data-ground]`).evaluate((ground) => {
    const top = ground.getBoundingClientRect()
    return [...ground.querySelectorAll('div, p, circle, path')].map((part) => {
      const { left, top: y } = part.getBoundingClientRect()
      return `${(left - top.left).toFixed(1)} ${(y - top.top).toFixed(1)}`
    })
  })

/** Scrolls until the example's head stands at a share of the screen's height. */
const scrollTo = (page: Page, example: string, share: number) =>
  page.locator(`[data-example="${example}"] [data-ground]`).evaluate((ground, share) => {
    scrollBy({ top: ground.getBoundingClientRect().top - innerHeight * share, behavior: 'instant' })
  }, share)

test.for(examples.flatMap((example) => [true, false].map((script) => ({ example, script }))))(
  '$example moves with the scrolling (with script: $script)',
  async ({ example, script }, { visitor }) => {
    const page = await visitor.open(path, { motion: true, script })
    await scrollTo(page, example, 0.8)
    const low = await places(page, example)
    await scrollTo(page, example, 0.1)
    await eventually(() => places(page, example)).not.toEqual(low)
  },
)

test.for(examples)('%s stands still for who asks for rest', async (example, { visitor }) => {
  const page = await visitor.open(path)
  await scrollTo(page, example, 0.8)
  const low = await places(page, example)
  await scrollTo(page, example, 0.1)
  await settled(page)
  await settled(page)
  expect(await places(page, example)).toEqual(low)
})
