import { describe, expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const { newsletter, forms, common, 'newsletter/my-data': myData, privacy } = said('en')

describe('the form of the newsletter page', () => {
  test('subscribes, and is the only sign-up form on the page', async ({ visitor, peer }) => {
    const page = await visitor.open('/newsletter')
    const form = page.locator('form#subscribe')
    expect(await page.locator('form[action^="/api/subscribe"]').count()).toBe(1)
    await form.locator('[name="email"]').fill('own-page@primer.example')
    await form.locator('[name="consent"]').check()
    await form.locator('button[type="submit"]').click()
    await eventually(() => form.locator('[data-kind="success"]').count()).toBe(1)
    await peer.waitForMail(({ envelope }) => envelope.to.includes('own-page@primer.example'))
  })

  test('subscribes without script and returns to its anchor', async ({ visitor, peer }) => {
    const page = await visitor.open('/newsletter?lng=en', { script: false })
    const form = page.locator('form#subscribe')
    await form.locator('[name="email"]').fill('no-script-page@primer.example')
    await form.locator('[name="consent"]').check()
    await form.locator('button[type="submit"]').click()
    await eventually(() => page.url()).toMatch(/\/newsletter\?(?=.*sent=newsletter)(?=.*lng=en).*#subscribe$/)
    expect(await form.locator('[data-kind="success"]').textContent()).toContain(forms.success.newsletter)
    await peer.waitForMail(({ envelope }) => envelope.to.includes('no-script-page@primer.example'))
  })

  test('keeps the typed address without script when the consent is missing', async ({ visitor }) => {
    const page = await visitor.open('/newsletter?lng=en', { script: false })
    const form = page.locator('form#subscribe')
    await form.locator('[name="email"]').fill('kept@primer.example')
    await form.evaluate((element) => element.setAttribute('novalidate', ''))
    await form.locator('button[type="submit"]').click()
    await eventually(() => form.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0)
    expect(await form.locator('[name="email"]').inputValue()).toBe('kept@primer.example')
  })
})

test('the newsletter page links to the privacy notice and to the visitor’s stored data', async ({ visitor }) => {
  const page = await visitor.open('/newsletter', { script: false })
  const main = page.locator('main')
  await main.getByRole('link', { name: newsletter.kept.privacy }).click()
  expect(await page.locator('h1').textContent()).toBe(privacy.heading)
  await page.goBack()
  await main.getByRole('link', { name: newsletter.leaving.data }).click()
  expect(await page.locator('h1').textContent()).toBe(myData.ask.heading)
  await page.getByRole('navigation', { name: common.breadcrumb }).getByRole('link', { name: common.newsletter }).click()
  expect(await page.locator('h1').textContent()).toBe(newsletter.heading)
})
