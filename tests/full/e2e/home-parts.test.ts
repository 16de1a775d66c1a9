import { expect } from 'vitest'
import { steps } from '#client/demo/homes/application/facts.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, stored, test } from '#tests/support/browser.ts'

/* Homes with an interactive part that no other home has. */

test('home-application shows the screen of the step in view, and beside each step on a phone', async ({ visitor }) => {
  const page = await visitor.open(addressOf('home-application'))
  const shown = () => page.locator('[data-shows] [data-current]').getAttribute('data-screen')
  for (const id of [...steps, ...steps.toReversed()]) {
    await page
      .locator(`[data-step="${id}"]`)
      .evaluate((step) => step.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await eventually(shown).toBe(id)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.locator('[data-shows]').isVisible()).toBe(false)
  for (const id of steps)
    expect([id, await page.locator(`[data-step="${id}"] [data-screen="${id}"]`).isVisible()]).toEqual([id, true])
})

test('the lamp of home-personal-portfolio switches the theme by keyboard, announces its side, and lights that half of the face', async ({
  visitor,
}) => {
  const { lamp } = said('en')['home/personal-portfolio']
  const page = await visitor.open(addressOf('home-personal-portfolio'))
  const button = page.getByRole('button', { name: lamp.move })
  /** Returns the skin colour of the left and the right half of the face. */
  const skins = () =>
    page
      .locator('svg:has(clipPath) > g')
      .evaluateAll((halves) => halves.map((half) => getComputedStyle(half.querySelectorAll('path')[1]!).fill))
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  const [lit, shaded] = await skins()
  expect(lit).not.toBe(shaded)
  await button.focus()
  await page.keyboard.press('Enter')
  await eventually(scheme).toBe('dark')
  await eventually(async () => (await skins())[1]).toBe(lit)
  expect((await skins())[0]).not.toBe(lit)
  expect(await page.getByText(lamp.right).count()).toBe(1)
  expect(Object.values((await stored(page)).local)).toEqual(['dark'])
  await page.keyboard.press('Enter')
  await eventually(skins).toEqual([lit, shaded])
  expect(await page.getByText(lamp.left).count()).toBe(1)
})

test('the lamp of home-personal-portfolio is on the right in a dark theme and on the left after a click', async ({
  visitor,
}) => {
  const { lamp } = said('en')['home/personal-portfolio']
  const page = await visitor.open(addressOf('home-personal-portfolio'), { theme: 'dark' })
  const middleOf = async (selector: string) => {
    const { x, width } = (await page.locator(selector).boundingBox())!
    return x + width / 2
  }
  const button = page.getByRole('button', { name: lamp.move })
  const face = await middleOf('svg:has(clipPath)')
  expect(await middleOf(`button[aria-label="${lamp.move}"]`)).toBeGreaterThan(face)
  await button.click()
  await eventually(() => middleOf(`button[aria-label="${lamp.move}"]`)).toBeLessThan(face)
})

test('the contact form of home-cafe mails the message with the telephone number', async ({ visitor, peer }) => {
  const page = await visitor.open(addressOf('home-cafe'))
  const form = page.locator('form#cafe-letter')
  const note = 'A cake for twenty'
  await form.locator('[name="name"]').fill('Ana Anić')
  await form.locator('[name="email"]').fill('ana@primer.example')
  await form.locator('[name="phone"]').fill('+381 11 000 00 00')
  await form.locator('[name="message"]').fill(note)
  await form.locator('[name="consent"]').check()
  await form.getByRole('button', { name: said('en')['home/cafe'].visit.ask }).click()
  await form.locator('[data-kind="success"]').waitFor()
  const { parsed } = await peer.waitForMail(({ parsed: { text } }) => text?.includes(note) ?? false)
  expect(parsed.text).toContain('+381 11 000 00 00')
})

test('the typeface set of home-startup is removed when the visitor goes back to the index of homes', async ({
  visitor,
}) => {
  const words = said('en')['home/startup']
  const page = await visitor.open(addressOf('homes'))
  const typefaceSet = () => page.evaluate(() => document.documentElement.dataset['typefaceSet'])
  await page.getByRole('link', { name: words.title }).click()
  await eventually(() => page.locator('h1').innerText()).toBe(words.heading)
  expect(await typefaceSet()).toBe('product')
  await page.goBack()
  await eventually(typefaceSet).toBeUndefined()
})
