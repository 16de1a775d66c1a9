import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from '#tests/support/browser.ts'

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

/** The places with the example at the foot of the screen, and near its head. */
async function scrolled(page: Page, example: string) {
  const at = (share: number) =>
    page.locator(`[data-example="${example}"] [data-ground]`).evaluate((ground, share) => {
      const { top } = ground.getBoundingClientRect()
      scrollBy({ top: top - innerHeight * share, behavior: 'instant' })
      return new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
    }, share)
  await at(0.8)
  const low = await places(page, example)
  await at(0.1)
  return { low, high: await places(page, example) }
}

test.for(examples)('%s moves with the scrolling, without script too', async (example, { visitor }) => {
  for (const script of [true, false]) {
    const page = await visitor.open(path, { motion: true, script })
    const { low, high } = await scrolled(page, example)
    expect(low).not.toEqual(high)
  }
})

test.for(examples)('%s stands still for who asks for rest', async (example, { visitor }) => {
  const page = await visitor.open(path)
  const { low, high } = await scrolled(page, example)
  expect(low).toEqual(high)
})
