import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const words = said('en')['home/hotel-resort']
const address = '/home-hotel-resort'

/** A day to come, ISO 8601. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const [arrival, departure] = [dayIn(40), dayIn(44)]

const sun = (page: Page) => page.locator('h1').locator('xpath=../..').locator('circle').nth(2)
/** Where the sun's upper edge stands, in CSS pixels. */
const sunTop = (page: Page) => sun(page).evaluate((disc) => Math.round(disc.getBoundingClientRect().top + scrollY))
const booking = (page: Page) => page.locator('form#stay')
const field = (page: Page, name: string) => booking(page).locator(`[name="${name}"]`)

async function fill(page: Page, guest: string): Promise<void> {
  await field(page, 'arrival').fill(arrival)
  await field(page, 'departure').fill(departure)
  await field(page, 'guests').fill('2')
  await field(page, 'name').fill(guest)
  await field(page, 'email').fill('ana@primer.example')
  await booking(page).locator('input[type="checkbox"]').check()
}

describe('the sun', () => {
  test('sinks as the dates are chosen, and rises when they are not', async ({ visitor }) => {
    const page = await visitor.open(address, { motion: true })
    const high = await sunTop(page)
    await field(page, 'arrival').fill(arrival)
    await eventually(() => sunTop(page)).toBeGreaterThan(high + 60)
    const half = await sunTop(page)
    await field(page, 'departure').fill(departure)
    await eventually(() => sunTop(page)).toBeGreaterThan(half + 60)
    await field(page, 'arrival').fill('')
    await field(page, 'departure').fill('')
    await eventually(() => sunTop(page)).toBe(high)
  })

  test('stands still for who wants rest', async ({ visitor }) => {
    const page = await visitor.open(address)
    const high = await sunTop(page)
    await field(page, 'arrival').fill(arrival)
    await field(page, 'departure').fill(departure)
    await page.waitForTimeout(300)
    expect(await sunTop(page)).toBe(high)
  })

  test('sinks without script', async ({ visitor }) => {
    const page = await visitor.open(address, { script: false, motion: true, hydrated: false })
    const high = await sunTop(page)
    await field(page, 'arrival').fill(arrival)
    await eventually(() => sunTop(page)).toBeGreaterThan(high + 60)
  })
})

describe('asking for a room', () => {
  test('says what is wrong with the days, and keeps what was typed', async ({ visitor }) => {
    const page = await visitor.open(address)
    await fill(page, 'Ana Anić')
    await field(page, 'departure').fill(arrival)
    await booking(page).getByRole('button', { name: words.booking.send }).click()
    await eventually(() => field(page, 'departure').getAttribute('aria-invalid')).toBe('true')
    expect(await field(page, 'name').inputValue()).toBe('Ana Anić')
    expect(await field(page, 'arrival').inputValue()).toBe(arrival)
  })
})

test('leads from the ways to stay to the dates', async ({ visitor }) => {
  const page = await visitor.open(address)
  await page.getByRole('link', { name: words.stays.ask }).click()
  expect(new URL(page.url()).hash).toBe('#booking')
})
