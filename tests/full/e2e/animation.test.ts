import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/animation'
const { examples } = said('en')['elements/animation']
const effects = Object.keys(examples)
const { replay, off } = said('en').controls.motion
/** WCAG 2.3.1. */
const mostFlashes = 3

const heading = (page: Page, effect: string) => page.locator(`[data-example="${effect}"] h3[data-effect]`)
const button = (page: Page, effect: string) =>
  page.locator(`[data-example="${effect}"]`).getByRole('button', { name: replay })

/** Notes the animations that begin, by the effect of their heading, from before the page is hydrated. */
const note = (page: Page) =>
  page.addInitScript(() => {
    const begun: string[] = []
    Object.assign(window, { begun })
    addEventListener('animationstart', ({ target, pseudoElement }) => {
      const { effect } = (target as HTMLElement).dataset
      if (effect && !pseudoElement) begun.push(effect)
    })
  })
const begun = (page: Page) => page.evaluate(() => (window as unknown as { begun: string[] }).begun)
const times = async (page: Page, effect: string) => (await begun(page)).filter((one) => one === effect).length

test('each effect plays once when its heading comes into view, and again when asked', async ({ visitor }) => {
  const page = await visitor.open(path, { motion: true, before: note })
  for (const effect of effects) {
    await heading(page, effect).scrollIntoViewIfNeeded()
    await eventually(() => times(page, effect)).toBe(1)
  }
  for (const effect of effects) {
    await eventually(() => heading(page, effect).getAttribute('data-play')).toBe(null)
    await button(page, effect).click()
    await eventually(() => times(page, effect)).toBe(2)
    expect(await heading(page, effect).evaluate((one) => one.getAnimations().length)).toBe(1)
  }
})

test('a press while it plays begins anew', async ({ visitor }) => {
  const page = await visitor.open(path, { motion: true, before: note })
  await heading(page, 'bounce').scrollIntoViewIfNeeded()
  await eventually(() => times(page, 'bounce')).toBe(1)
  await button(page, 'bounce').click()
  await button(page, 'bounce').click()
  await eventually(() => times(page, 'bounce')).toBe(3)
})

test('what flashes does so no more than three times a second', async ({ visitor }) => {
  const page = await visitor.open(path, { motion: true })
  await button(page, 'flash').click()
  const perSecond = await heading(page, 'flash').evaluate((one) => {
    const { effect } = one.getAnimations()[0]!
    const frames = (effect as KeyframeEffect).getKeyframes()
    const dark = frames.filter(({ opacity }) => opacity === '0').length
    return (dark * 1000) / Number(effect!.getTiming().duration)
  })
  expect(perSecond).toBeGreaterThan(0)
  expect(perSecond).toBeLessThanOrEqual(mostFlashes)
})

test('headings stand still for who asks for rest, and the button says why', async ({ visitor }) => {
  const page = await visitor.open(path, { before: note })
  for (const effect of effects) await heading(page, effect).scrollIntoViewIfNeeded()
  await button(page, 'zoomIn').click()
  const status = page.locator('[data-example="zoomIn"]').getByRole('status')
  expect(await status.textContent()).toBe(off)
  expect(await begun(page)).toEqual([])
})

test('on a phone they move only when asked', async ({ visitor }) => {
  const page = await visitor.open(path, { motion: true, width: 390, before: note })
  for (const effect of effects) await heading(page, effect).scrollIntoViewIfNeeded()
  expect(await begun(page)).toEqual([])
  await button(page, 'fadeIn').click()
  await eventually(() => times(page, 'fadeIn')).toBe(1)
})

test('without script they are there, and nothing offers to play them', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const effect of effects) expect(await heading(page, effect).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: replay }).count()).toBe(0)
})
