import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { innerPaths } from '#shared/routes/inner.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = innerPaths['about-me']

describe('a day in parts', () => {
  const panels = (page: Page) =>
    page
      .locator('[id^="day-"]:not([id$="-tab"])')
      .evaluateAll((all) => all.filter((panel) => panel.checkVisibility()).map(({ id }) => id))

  test('is gone through by pointer and keyboard', async ({ visitor }) => {
    const { day } = said('en')['page/about-me']
    const page = await visitor.open(path)
    await eventually(() => panels(page)).toEqual(['day-morning'])
    await page.getByRole('tab', { name: day.parts.noon.label }).click()
    await eventually(() => panels(page)).toEqual(['day-noon'])
    await page.keyboard.press('ArrowRight')
    await eventually(() => panels(page)).toEqual(['day-evening'])
    await eventually(() => page.locator('#day-evening').textContent()).toContain(day.parts.evening.text)
  })

  test('stands there as a whole without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    expect(await panels(page)).toEqual(['day-morning', 'day-noon', 'day-evening'])
  })
})

describe.each([
  { script: true, language: 'en' },
  { script: false, language: 'sr-Cyrl' },
] as const)('the letter to the person, script: $script', ({ script, language }) => {
  const { forms } = said(language)
  const answers = (page: Page) =>
    page.locator('form#write-me').getByRole('status').locator('p').filter({ visible: true }).allTextContents()

  test('says at its own place what is missing, then arrives', async ({ visitor, peer }) => {
    const page = await visitor.open(`${path}?lng=${language}`, { script, language })
    const form = page.locator('form#write-me')
    const field = (name: string) => form.locator(`[name="${name}"]`)
    const send = form.getByRole('button', { name: said(language)['page/about-me'].write.send })
    const email = `letter-to-her-${script}@primer.example`
    await field('name').fill('Ana Anić')
    await field('email').fill(email)
    await field('message').fill('What does the third line of my payslip mean?')
    await send.click()
    await eventually(() => form.locator('[id$="-error"]').allTextContents()).toEqual([forms.errors.consentRequired])
    expect(await field('email').inputValue()).toBe(email)
    if (!script) expect(new URL(page.url()).hash).toBe('#write-me')
    await field('consent').check()
    await send.click()
    await eventually(async () => (await answers(page))[0]).toBe(forms.success.contact)
    await peer.waitForMail((mail) => mail.parsed.replyTo?.some(({ address }) => address === email) ?? false)
  })
})
