import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/fancy-text'
const effects = ['rotate', 'type', 'flip', 'bar', 'slide', 'zoom', 'push']
const whole = said('en')['elements/fancy-text'].rotating.replaceAll(/<\/?1>/g, '')
const words = [...said('en')['elements/fancy-text'].rotating.matchAll(/<1>(.*?)<\/1>/g)].map(([, word = '']) => word)
const { pause, play } = said('en').controls.motion

const example = (page: Page, effect: string) => page.locator(`[data-example="${effect}"]`)
/** The words that lie over the sentence, those that leave included. */
const moving = (page: Page, effect: string) => example(page, effect).locator('[data-effect]')

test.for(effects)(
  '%s: words take turns in view, the whole sentence alone is heard, and a button stops it',
  async (effect, { visitor }) => {
    const page = await visitor.open(path, { motion: true })
    const part = example(page, effect)
    await part.scrollIntoViewIfNeeded()
    const seen = new Set<string>()
    await eventually(async () => {
      const text = (await moving(page, effect).textContent()) ?? ''
      for (const word of words) if (text.endsWith(word)) seen.add(word)
      return seen.size
    }).toBeGreaterThan(1)
    expect(await part.getByRole('heading', { level: 3 }).allTextContents()).toEqual([whole])
    expect(await part.locator('[data-ground] :is([aria-live], [role="status"])').count()).toBe(0)
    await part.getByRole('button', { name: pause }).click()
    expect(await moving(page, effect).count()).toBe(0)
    const sentence = part.getByRole('heading', { level: 3 })
    expect(await sentence.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
    await part.getByRole('button', { name: play }).click()
    expect(await moving(page, effect).count()).toBe(1)
  },
)

test.for([
  { name: 'who asks for rest', visit: {} },
  { name: 'a page without script', visit: { script: false } },
])('every word can be read, and nothing moves, for $name', async ({ visit }, { visitor }) => {
  const page = await visitor.open(path, visit)
  for (const effect of effects) {
    expect(await example(page, effect).getByRole('heading', { level: 3 }).innerText()).toBe(whole)
    expect(await moving(page, effect).count()).toBe(0)
    expect(await example(page, effect).getByRole('button', { name: pause }).count()).toBe(0)
  }
})

test('who asks for rest while it moves gets it at once', async ({ visitor }) => {
  const page = await visitor.open(path, { motion: true })
  await example(page, 'slide').scrollIntoViewIfNeeded()
  await moving(page, 'slide').waitFor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await eventually(() => page.locator('[data-effect]').count()).toBe(0)
})

test('nothing jumps when the words begin to move', async ({ visitor }) => {
  const still = await visitor.open(path)
  const height = (page: Page) => page.locator('main').evaluate((main) => main.getBoundingClientRect().height)
  const wanted = await height(still)
  const page = await visitor.open(path, { motion: true })
  await moving(page, 'push').waitFor()
  expect(await height(page)).toBe(wanted)
})
