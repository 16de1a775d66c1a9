import type { Page } from 'playwright'
import { expect } from 'vitest'
import { keptOfKind, taskCount, taskKinds } from '#shared/content/homes/consulting.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/home-consulting'
const { method } = said('en')['home/consulting']

const steps = (page: Page) => page.getByRole('radiogroup', { name: method.label })
const kept = (page: Page) => page.locator('circle[data-kept="true"]').count()

test('the field is put in order step by step, by pointer and by keyboard, and each step is announced', async ({
  visitor,
}) => {
  const page = await visitor.open(path)
  expect(await kept(page)).toBe(taskCount)
  const place = () => page.locator('circle[data-kept]').nth(1).getAttribute('cx')
  const before = await place()
  await steps(page).locator('[value="kind"]').click()
  await eventually(place).not.toBe(before)
  await steps(page).locator('[value="kind"]').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await eventually(() => kept(page)).toBe(keptOfKind * taskKinds)
  await eventually(() => page.getByRole('status').filter({ hasText: method.steps.rest.text }).count()).toBe(1)
})

test('the dots move where motion is welcome, and are there at once where it is not', async ({ visitor }) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    const moves = await page
      .locator('circle[data-kept]')
      .first()
      .evaluate((dot) => getComputedStyle(dot).transitionProperty.includes('cx'))
    expect([motion, moves]).toEqual([motion, motion])
  }
})

test('without script all steps are read beside the heap', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const { title, text } of Object.values(method.steps)) {
    expect(await page.getByText(title, { exact: true }).first().isVisible()).toBe(true)
    expect(await page.getByText(text, { exact: true }).first().isVisible()).toBe(true)
  }
  expect(await kept(page)).toBe(taskCount)
})
