import type { Page } from 'playwright'
import { expect } from 'vitest'
import { footerLayouts } from '#client/demo/footers/layouts.generated.ts'
import { slideWidthNames, type SlideWidth } from '#shared/content/footerSlides.ts'
import { footerNames, footerPaths, type FooterName } from '#shared/routes/footers.ts'
import { eventually, said, test } from '#tests/support/browser.ts'
import type { ReceivedMail } from '#tests/support/smtp-peer.ts'

const footerOf = (page: Page) => page.locator('footer[data-footer]:not(main *)')
const isSticky = (page: Page) => footerOf(page).evaluate((footer) => getComputedStyle(footer).position === 'sticky')
const fits = (page: Page) => eventually(() => page.locator('html').getAttribute('data-footer-fits')).toBe('')
/** A screen height larger than any footer, in pixels. */
const tall = 2600

/** The widths on both sides of each breakpoint, with the name of the flag that applies. */
const screens = [
  { width: 1440, flag: 'xl' },
  { width: 1200, flag: 'xl' },
  { width: 1199, flag: 'lg' },
  { width: 992, flag: 'lg' },
  { width: 991, flag: 'md' },
  { width: 768, flag: 'md' },
  { width: 767, flag: 'sm' },
  { width: 576, flag: 'sm' },
  { width: 575, flag: 'xs' },
  { width: 390, flag: 'xs' },
] as const

const withNewsletter: readonly FooterName[] = ['wordmark', 'marks', 'call', 'centred']

test.for(footerNames)(
  'the footer %s slides at the widths that its page shows, is in front when it has the focus, and has the current year',
  async (name, { visitor }) => {
    const language = 'nl'
    const { common, organisation, frames } = said(language)
    const slides: readonly SlideWidth[] = footerLayouts[name].slides
    const page = await visitor.open(footerPaths[name], { language, motion: true, height: tall })
    const footer = footerOf(page)
    expect(await footer.count()).toBe(1)
    await fits(page)
    for (const { width, flag } of screens) {
      await page.setViewportSize({ width, height: tall })
      expect(await isSticky(page), `${width}`).toBe(slides.includes(flag))
    }
    const rows = page.locator('main [data-slides]')
    expect(await rows.locator('span').allTextContents()).toEqual(
      slideWidthNames.map((width) => (slides.includes(width) ? frames.slides.yes : frames.slides.no)),
    )
    const text = (await footer.textContent())!
    expect(text).toContain(`© ${new Date().getFullYear()} ${organisation.name}`)
    expect(text).toContain(common.designCredit.replace('{{studio}}', organisation.studio))
    expect(await footer.locator('form').count()).toBe(withNewsletter.includes(name) ? 1 : 0)

    if (!slides.includes('xl')) return
    await page.setViewportSize({ width: 1440, height: 1000 })
    await fits(page)
    for (const link of [footer.locator('a').first(), footer.locator('a').last()]) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await link.evaluate((element) => element.focus({ preventScroll: true }))
      const isOnTop = () =>
        link.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      await eventually(isOnTop).toBe(true)
    }
  },
)

test.for(withNewsletter.map((name, at) => ({ name, script: at % 2 === 0 })))(
  'the newsletter form in the footer $name reports a missing consent, then subscribes, script: $script',
  async ({ name, script }, { visitor, peer }) => {
    const language = 'fr'
    const { forms, 'mails/confirm': words } = said(language)
    const at = `footer-${name}`
    const email = `${name}@primer.example`
    const page = await visitor.open(`${footerPaths[name]}?lng=${language}`, { script, language })
    const form = page.locator(`form#${at}`)
    const sentences = () => form.getByRole('status').locator('p').filter({ visible: true }).allTextContents()
    await form.locator('[name="email"]').fill(email)
    await form.locator('button[type="submit"]').click()
    await eventually(() => form.locator('[id$="-error"]').allTextContents()).toEqual([forms.errors.consentRequired])
    expect(await form.locator('[name="email"]').inputValue()).toBe(email)
    await form.locator('[name="consent"]').check()
    await form.locator('button[type="submit"]').click()
    await eventually(sentences).toEqual([forms.success.newsletter, forms.success.newsletterNext])
    // Without script the answer is a separate page with the same footer.
    expect(await footerOf(page).locator(`form#${at}`).count()).toBe(1)
    await peer.waitForMail(
      (mail: ReceivedMail) => mail.envelope.to.includes(email) && mail.parsed.subject === words.subject,
    )
  },
)
