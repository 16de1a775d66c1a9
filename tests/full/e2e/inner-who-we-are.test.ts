import { describe, expect } from 'vitest'
import { innerPaths } from '#shared/routes/inner.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = innerPaths['who-we-are']

describe('the film behind the title', () => {
  test('can be stopped', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    const film = page.locator('header video')
    await eventually(() => film.evaluate((video) => !(video as HTMLVideoElement).paused)).toBe(true)
    await page.getByRole('button', { name: said('en').controls.media.pause }).click()
    await eventually(() => film.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true)
  })

  test('is a still for whoever asked for rest, and without script', async ({ visitor }) => {
    for (const script of [true, false]) {
      const page = await visitor.open(path, { script })
      expect(await page.locator('video').count()).toBe(0)
    }
  })
})

describe.each([
  { script: true, language: 'en' },
  { script: false, language: 'fr' },
] as const)('the sign-up in large, script: $script', ({ script, language }) => {
  const { forms, mails } = said(language)

  test('answers at its own place, not in the footer, and the mail arrives', async ({ visitor, peer }) => {
    const page = await visitor.open(`${path}?lng=${language}`, { script, language })
    const form = page.locator('form#mail-who')
    const answers = () => form.getByRole('status').locator('p').filter({ visible: true }).allTextContents()
    const email = `who-${script}@primer.example`
    await form.locator('[name="email"]').fill('who@')
    await form.locator('[type="submit"]').click()
    await eventually(answers).toEqual([forms.errors.invalidEmail])
    if (!script) expect(new URL(page.url()).hash).toBe('#mail-who')
    await form.locator('[name="email"]').fill(email)
    await form.locator('[name="consent"]').check()
    await form.locator('[type="submit"]').click()
    await eventually(answers).toEqual([forms.success.newsletter, forms.success.newsletterNext])
    expect(await page.locator('form#newsletter [role="status"] p').filter({ visible: true }).count()).toBe(0)
    await peer.waitForMail((mail) => mail.envelope.to.includes(email) && mail.parsed.subject === mails.confirm.subject)
  })
})
