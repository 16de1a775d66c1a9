import { describe, expect } from 'vitest'
import { atRest, eventually, test } from '#tests/support/browser.ts'

describe.each([{ script: true }, { script: false }])('the line over a box, script: $script', ({ script }) => {
  test('grows under the pointer and where its link has the focus', async ({ visitor }) => {
    const page = await visitor.open('/elements/overline-icon-box', { script })
    const box = page.locator('[data-example="overline"] li').first()
    const line = () => box.evaluate((one) => getComputedStyle(one).backgroundSize)
    const before = await line()
    await box.hover()
    await eventually(line).not.toBe(before)
    await atRest(page)
    const whole = await line()
    await page.mouse.move(0, 0)
    await eventually(line).toBe(before)
    await box.getByRole('link').focus()
    await eventually(line).toBe(whole)
    expect(whole.startsWith('100%')).toBe(true)
  })
})
