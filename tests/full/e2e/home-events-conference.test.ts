import { describe, expect } from 'vitest'
import type { Page } from 'playwright'
import { countdowns } from '#shared/content/countdown.ts'
import { conferenceDayIds, speakers, type Speaker } from '#shared/content/homes/events-conference.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-events-conference')
const words = said('en')['home/events-conference']

const radio = (page: Page, id: Speaker) => page.getByRole('radio', { name: words.speakers.roles[id] })
/** As a visitor does: on the face. */
const choose = (page: Page, id: Speaker) => page.locator('label', { has: radio(page, id) }).click()
/** Whose talks can be read. */
const lit = (page: Page) =>
  page
    .locator('[data-talk]')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('data-talk')))

describe.each([true, false])('the lamps, script: %s', (script) => {
  test('light the person who is chosen, by pointer and by keys, and the talk is read', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    expect(await lit(page)).toEqual(['gardener'])
    for (const id of speakers) {
      await choose(page, id)
      await eventually(() => lit(page)).toEqual([id])
    }
    await choose(page, 'sweeper')
    await radio(page, 'sweeper').press('ArrowLeft')
    await eventually(() => lit(page)).toEqual(['architect'])
  })
})

test('what is talked about is said to those who listen', async ({ visitor }) => {
  const page = await visitor.open(path)
  await choose(page, 'driver')
  await eventually(() => page.locator('main').getByRole('status').first().textContent()).toContain(
    words.sessions.driver,
  )
})

test('the lamps turn where motion is welcome, and jump where it is not', async ({ visitor }) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    const lamp = page.locator('section[aria-labelledby="speakers"] [aria-hidden="true"] > span').first()
    const turning = await lamp.evaluate((one) => getComputedStyle(one).transitionProperty === 'clip-path')
    expect([motion, turning]).toEqual([motion, motion])
  }
})

test('it counts to the next first day, and every day has its programme', async ({ visitor }) => {
  const page = await visitor.open(path)
  const { month, day } = countdowns['events-conference']
  const next = new Date((await page.locator('section[aria-labelledby="until"] time').getAttribute('datetime'))!)
  expect([next.getUTCMonth() + 1, next.getUTCDate()]).toEqual([month, day])
  expect(next.getTime()).toBeGreaterThan(Date.now())
  expect(await page.getByRole('tab').count()).toBe(conferenceDayIds.length)
})

test('every day can be read without script', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const id of conferenceDayIds) expect([id, await page.locator(`#day-${id}`).isVisible()]).toEqual([id, true])
})
