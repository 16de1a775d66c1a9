import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/home-business'
const { steps } = said('en')['home/business']

const stairs = (page: Page) => page.getByRole('radiogroup', { name: steps.label })
/** What is seen of the meanings of the three numbers. */
const meanings = (page: Page) => stairs(page).locator('p[data-step]').filter({ visible: true }).allTextContents()

for (const script of [true, false])
  test(`the step that is pressed says what its number means; script: ${script}`, async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    expect(await meanings(page)).toEqual([steps.items.people.text])
    await stairs(page).locator('label[data-step="number"]').click()
    expect(await meanings(page)).toEqual([steps.items.number.text])
  })

test('arrow keys go up and down the stairs, which is announced', async ({ visitor }) => {
  const page = await visitor.open(path)
  await stairs(page).locator('[value="people"]').focus()
  await page.keyboard.press('ArrowUp')
  expect(await meanings(page)).toEqual([steps.items.years.text])
  await eventually(() => stairs(page).getByRole('status').textContent()).toBe(steps.items.years.text)
})

test('the steps rise where motion is welcome, and stand still where it is not', async ({ visitor }) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    const rising = await stairs(page)
      .locator('label')
      .evaluateAll((all) => all.map((step) => getComputedStyle(step).animationName !== 'none'))
    expect([motion, rising]).toEqual([motion, [motion, motion, motion]])
  }
})
