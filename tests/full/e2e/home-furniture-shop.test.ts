import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { chairCloths, pieceIds, pieces, type ChairCloth } from '#shared/content/homes/furniture-shop.ts'
import { storage } from '#shared/content/storage.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, stored, test } from '#tests/support/browser.ts'

const path = addressOf('home-furniture-shop')
const en = said('en')
const { slider, pieces: shelf } = en['home/furniture-shop']

const cloth = (page: Page, name: ChairCloth) => page.locator(`input[name="chair-cloth"][value="${name}"]`)
/** What the chair is covered with, and what the cloth is. */
const cover = (page: Page) =>
  page.locator('svg:has(> rect[rx="30"]) > rect').evaluate((seat) => getComputedStyle(seat).fill)
const colourOf = (page: Page, name: ChairCloth) =>
  cloth(page, name).evaluate((dot) => getComputedStyle(dot).backgroundColor)

describe.each([true, false])('the chair is covered anew, script: %s', (script) => {
  test('by pointer and keyboard, while its slide stays', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    const [first, second, third] = chairCloths
    expect(await cover(page)).toBe(await colourOf(page, first))
    await page.getByText(slider.cloths.names[third], { exact: true }).click()
    await eventually(() => cover(page)).toBe(await colourOf(page, third))
    await cloth(page, third).press('ArrowLeft')
    await eventually(() => cover(page)).toBe(await colourOf(page, second))
    expect(await page.locator('ul:has(h1)').evaluate((row) => row.scrollLeft)).toBe(0)
  })
})

test('cloth and pictures do not run for who wants rest', async ({ visitor }) => {
  const moves = async (motion: boolean) => {
    const page = await visitor.open(path, { motion })
    const card = page.locator('li[data-category] article').first()
    const back = card.locator('img + div').first()
    expect(await back.isVisible()).toBe(false)
    await card.hover()
    expect(await back.isVisible()).toBe(true)
    const isOpening = await back.evaluate((picture) => getComputedStyle(picture).animationName !== 'none')
    const isRunning = await page
      .locator('svg > rect[rx="30"]')
      .evaluate((seat) => Number.parseFloat(getComputedStyle(seat).transitionDuration) > 0)
    return [isOpening, isRunning]
  }
  expect(await moves(false)).toEqual([false, false])
  expect(await moves(true)).toEqual([true, true])
})

describe('the shelf', () => {
  const cards = (page: Page) => page.locator('li[data-category]').filter({ visible: true })
  const choose = (page: Page, value: string) => page.locator(`input[name="shelf"][value="${value}"]`).check()
  const wish = (page: Page, id: (typeof pieceIds)[number]) =>
    page.getByRole('checkbox', { name: shelf.wish.replace('{{name}}', shelf.items[id].name) })

  for (const script of [true, false])
    test(`shows a category, and what is wished for; script: ${script}`, async ({ visitor }) => {
      const page = await visitor.open(path, { script })
      expect(await cards(page).count()).toBe(pieceIds.length)
      await choose(page, 'tables')
      const tables = pieceIds.filter((id) => pieces[id].category === 'tables')
      expect(await cards(page).locator('h3').allTextContents()).toEqual(
        expect.arrayContaining(tables.map((id) => shelf.items[id].name)),
      )
      expect(await cards(page).count()).toBe(tables.length)
      await choose(page, 'wished')
      expect(await page.getByText(shelf.nothing).isVisible()).toBe(true)
      await choose(page, 'all')
      await wish(page, 'lamp').check()
      await choose(page, 'wished')
      expect(await cards(page).count()).toBe(1)
      expect(await page.getByText(shelf.nothing).isVisible()).toBe(false)
      expect(await stored(page)).toEqual({ cookie: '', local: {}, session: {} })
    })

  test('writes the wishes into the form, and not over what somebody wrote', async ({ visitor }) => {
    const page = await visitor.open(path)
    const notes = page.locator('#visit-form [name="message"]')
    await wish(page, 'sofa').check()
    await wish(page, 'shelf').check()
    await eventually(() => notes.inputValue()).toBe(`${shelf.items.sofa.name}, ${shelf.items.shelf.name}`)
    await notes.fill('At four, please.')
    await wish(page, 'lamp').check()
    expect(await notes.inputValue()).toBe('At four, please.')
  })

  test('asks about a piece: the link leads to the form and marks it', async ({ visitor }) => {
    const page = await visitor.open(path)
    await page.getByRole('link', { name: shelf.ask.replace('{{name}}', shelf.items.round.name) }).click()
    expect(new URL(page.url()).hash).toBe('#visit')
    expect(await wish(page, 'round').isChecked()).toBe(true)
    expect(await page.locator('#visit-form [name="message"]').inputValue()).toBe(shelf.items.round.name)
  })

  test('shows a piece from near and gives the focus back', async ({ visitor }) => {
    const page = await visitor.open(path)
    const link = page.getByRole('link', { name: shelf.view.replace('{{name}}', shelf.items.cabinet.name) })
    await link.click()
    const window = page.getByRole('dialog', { name: shelf.items.cabinet.name })
    await eventually(() => window.isVisible()).toBe(true)
    expect(await accessibility(page)).toEqual([])
    await page.keyboard.press('Escape')
    await eventually(() => window.isVisible()).toBe(false)
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('the window with the newsletter', () => {
  const { form, never, dismiss } = en['elements/subscription']
  const late = 40_000
  const before = (page: Page) => page.clock.install()
  const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)
  const kept = async (page: Page) => (await stored(page)).local[storage.offer.name] as string | undefined
  const again = async (page: Page) => {
    await page.reload()
    await page.waitForLoadState('load')
    await page.clock.runFor(late)
    return isOpen(page)
  }

  test('waits, opens once, and stays away after it was closed', async ({ visitor }) => {
    const page = await visitor.open(path, { before })
    await page.clock.runFor(10_000)
    expect(await isOpen(page)).toBe(false)
    await page.clock.runFor(late)
    await eventually(() => isOpen(page)).toBe(true)
    const window = page.getByRole('dialog', { name: form.title })
    expect(await window.getByLabel(never).isChecked()).toBe(false)
    expect(await accessibility(page)).toEqual([])
    await window.getByRole('button', { name: dismiss, exact: true }).click()
    await eventually(() => isOpen(page)).toBe(false)
    await eventually(() => kept(page)).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await again(page)).toBe(false)
  })

  test('closes with Escape and is told never to come again', async ({ visitor }) => {
    const page = await visitor.open(path, { before })
    await page.clock.runFor(late)
    await eventually(() => isOpen(page)).toBe(true)
    await page.getByRole('dialog', { name: form.title }).getByLabel(never).check()
    await page.keyboard.press('Escape')
    await eventually(() => kept(page)).toBe('never')
  })

  test('is not offered to who has subscribed in the footer', async ({ visitor, peer }) => {
    const reader = 'wood@primer.example'
    const page = await visitor.open(path)
    const footer = page.locator('footer form')
    await footer.locator('[name="email"]').fill(reader)
    await footer.locator('[name="consent"]').check()
    await footer.locator('[type="submit"]').click()
    await eventually(() => footer.getByRole('status').innerText()).toContain(en.forms.success.newsletter)
    expect(await kept(page)).toBe('never')
    await peer.waitForMail(({ envelope }) => envelope.to.includes(reader))
  })

  test('is not there without script; its form stands in the footer', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    expect(await page.locator('dialog#offer').isVisible()).toBe(false)
    expect(await page.locator('footer form [name="email"]').isVisible()).toBe(true)
  })
})
