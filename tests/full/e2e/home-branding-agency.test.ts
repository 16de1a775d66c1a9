import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-branding-agency')
const words = said('en')['home/branding-agency']
const { street } = words

const paper = (page: Page) => page.locator('[data-part="paper"]')
const inks = (page: Page) => paper(page).locator('[data-part="ink"]')
const again = (page: Page) => page.getByRole('button', { name: words.again })

/** When each animation of a part of the first letter begins and how far it is, in milliseconds; none where nothing moves. */
const animationsOf = (page: Page, part: 'ink' | 'lines') =>
  paper(page)
    .locator(`svg:first-child [data-part="${part}"]`)
    .evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ effect, currentTime }) => ({ delay: effect!.getTiming().delay!, time: Number(currentTime) })),
    )

const isMoved = (page: Page) =>
  inks(page)
    .first()
    .evaluate((ink) => {
      const { translate } = getComputedStyle(ink)
      return translate !== 'none' && translate.split(' ').some((part) => Math.abs(Number.parseFloat(part)) > 0.5)
    })

describe('the name of the house', () => {
  test('is drawn in lines first, then filled, and anew at the press of a button', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    expect(await inks(page).count()).toBe(4)
    await again(page).focus()
    await page.keyboard.press('Enter')
    const [[line], [ink]] = [await animationsOf(page, 'lines'), await animationsOf(page, 'ink')]
    expect(line!.delay).toBeLessThan(ink!.delay)
    expect(line!.time).toBeLessThan(3000)
    await eventually(async () => (await animationsOf(page, 'ink')).length).toBe(0)
    await again(page).click()
    expect((await animationsOf(page, 'ink')).length).toBe(1)
    expect(await accessibility(page)).toEqual([])
  })

  test('slides off its lines under the mouse, and back', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    const { x, y, width, height } = (await paper(page).boundingBox())!
    await eventually(async () => {
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.move(x + width - 4, y + height - 4)
      return isMoved(page)
    }).toBe(true)
    await page.mouse.move(x + width / 2, y + height + 200)
    await eventually(() => isMoved(page)).toBe(false)
  })

  test('stands still for who wants rest', async ({ visitor }) => {
    const page = await visitor.open(path)
    expect([...(await animationsOf(page, 'lines')), ...(await animationsOf(page, 'ink'))]).toEqual([])
    expect(await again(page).count()).toBe(0)
    const { x, y } = (await paper(page).boundingBox())!
    await page.mouse.move(x + 4, y + 4)
    expect(await isMoved(page)).toBe(false)
  })

  test('is written in the letters of the page', async ({ visitor }) => {
    const drawn = async (language: 'sr' | 'sr-Cyrl') =>
      inks(await visitor.open(path, { language })).evaluateAll((all) => all.map((one) => one.getAttribute('d')))
    const [latin, cyrillic] = [await drawn('sr'), await drawn('sr-Cyrl')]
    expect(latin.slice(2)).toEqual(cyrillic.slice(2))
    expect(latin.slice(0, 2)).not.toEqual(cyrillic.slice(0, 2))
  })
})

describe('the street', () => {
  test('shows more of its old signs by the keyboard', async ({ visitor }) => {
    const page = await visitor.open(path)
    const slider = page.getByRole('slider', { name: street.divider })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    expect(await slider.getAttribute('aria-valuetext')).toBe('52%')
    await page.keyboard.press('End')
    expect(await slider.getAttribute('aria-valuetext')).toBe('100%')
  })

  test('stands twice without script, both times whole', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    const boxOf = async (alt: string) => (await page.getByAltText(alt).filter({ visible: true }).boundingBox())!
    const [before, after] = [await boxOf(street.altBefore), await boxOf(street.altAfter)]
    expect(after.x).toBeGreaterThanOrEqual(before.x + before.width - 1)
    expect(await page.getByRole('slider', { name: street.divider }).count()).toBe(0)
    expect(await inks(page).count()).toBe(4)
    expect(await again(page).count()).toBe(0)
  })
})
