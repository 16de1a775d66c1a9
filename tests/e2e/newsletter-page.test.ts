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

  test.for(['fr', 'nl'] as const)('ends no line of the consent at a hyphen in %s', async (language, { visitor }) => {
    const page = await visitor.open('/newsletter', { script: false, language })
    const lines = await page.locator('form#subscribe label:has([name="consent"])').evaluate((label) => {
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let most = 0
      while (walker.nextNode()) {
        const { currentNode } = walker
        const [word] = /\p{L}+-\p{L}+/u.exec(currentNode.textContent!) ?? []
        if (word === undefined) continue
        const start = currentNode.textContent!.indexOf(word)
        range.setStart(currentNode, start)
        range.setEnd(currentNode, start + word.length)
        for (let width = 200; width < 400; width += 4) {
          ;(label as HTMLElement).style.inlineSize = `${width}px`
          most = Math.max(most, new Set(Array.from(range.getClientRects(), ({ top }) => top)).size)
        }
      }
      return most
    })
    expect(lines).toBe(1)
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
