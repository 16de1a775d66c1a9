import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const { questions } = said('en')['elements/accordions']
const styles = Object.keys(said('en')['elements/accordions'].examples)
const [first, second] = Object.values(questions)

/** Which answers of one accordion can be read, by position. */
const open = (page: Page, style: string, ground: 'light' | 'dark') =>
  page
    .locator(`[data-example="${style}"] [data-ground="${ground}"] details`)
    .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))

describe.each([{ script: true }, { script: false }])('an accordion, script: $script', ({ script }) => {
  test('opens one answer at a time, by pointer and keyboard, and leaves the others alone', async ({ visitor }) => {
    const page = await visitor.open('/elements/accordions', { script })
    for (const style of styles) {
      const question = (text: string) =>
        page.locator(`[data-example="${style}"] [data-ground="dark"] summary`, { hasText: text })
      expect(await open(page, style, 'dark')).toEqual([true, false, false])
      await question(second!.question).click()
      await eventually(() => open(page, style, 'dark')).toEqual([false, true, false])
      await question(first!.question).press('Enter')
      await eventually(() => open(page, style, 'dark')).toEqual([true, false, false])
      await question(first!.question).press('Enter')
      await eventually(() => open(page, style, 'dark')).toEqual([false, false, false])
      expect(await open(page, style, 'light')).toEqual([true, false, false])
    }
  })
})
