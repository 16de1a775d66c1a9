import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { footerSlides, slideWidthNames, slideWidths } from '#shared/content/footerSlides.ts'
import { footerNames, footerPaths, type FooterName } from '#shared/routes/footers.ts'
import { accessibility, eventually, said, settled, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import type { ReceivedMail } from '#tests/support/smtp-peer.ts'

const footerOf = (page: Page) => page.locator('footer[data-footer]:not(main *)')
const isSticky = (page: Page) => footerOf(page).evaluate((footer) => getComputedStyle(footer).position === 'sticky')
const fits = (page: Page) => eventually(() => page.locator('html').getAttribute('data-footer-fits')).toBe('')
/** Higher than any footer is. */
const tall = 2600

/** The screens on both sides of each breakpoint, with the flag that counts there. */
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

describe('every footer', () => {
  test.for(footerNames)('%s stands below its page, slid off where its flags say so', async (name, { visitor }) => {
    const page = await visitor.open(footerPaths[name], { motion: true, height: tall })
    expect(await footerOf(page).count()).toBe(1)
    await fits(page)
    for (const { width, flag } of screens) {
      await page.setViewportSize({ width, height: tall })
      expect([width, await isSticky(page)]).toEqual([width, footerSlides[name][flag]])
    }
  })

  test.for(footerNames)('%s: the table of its page says what its flags say', async (name, { visitor }) => {
    const page = await visitor.open(footerPaths[name], { script: false, width: 390 })
    const { slides } = said('en').frames
    const rows = page.locator('main table tbody tr')
    expect(await rows.locator('td').allTextContents()).toEqual(
      slideWidthNames.map((width) => (footerSlides[name][width] ? slides.yes : slides.no)),
    )
    const heads = await rows.locator('th').allTextContents()
    const numbers = heads.map((head) => (head.match(/[\d,]+/g) ?? []).map((digits) => Number(digits.replace(',', ''))))
    expect(numbers).toEqual(slideWidthNames.map((width) => Object.values(slideWidths[width])))
    expect(await overflows(page)).toEqual([])
  })

  test.for(footerNames)('%s says the year and who made the site, and has no faults', async (name, { visitor }) => {
    const page = await visitor.open(footerPaths[name], { width: 390, language: 'nl' })
    const { common, organisation } = said('nl')
    const text = (await footerOf(page).textContent())!
    expect(text).toContain(`© ${new Date().getFullYear()} ${organisation.name}`)
    expect(text).toContain(common.designCredit.replace('{{studio}}', organisation.studio))
    expect(await accessibility(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
  })

  test.for(footerNames.filter((name) => footerSlides[name].xl))(
    '%s shows what has the focus in it while the page lies on it',
    async (name, { visitor }) => {
      const page = await visitor.open(footerPaths[name], { motion: true, height: 1000 })
      await fits(page)
      for (const link of [footerOf(page).locator('a').first(), footerOf(page).locator('a').last()]) {
        await page.evaluate(() => scrollTo(0, 0))
        await link.evaluate((element) => element.focus({ preventScroll: true }))
        await settled(page)
        const isOnTop = () =>
          link.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          })
        await eventually(isOnTop).toBe(true)
      }
    },
  )
})

const withNewsletter: readonly FooterName[] = ['wordmark', 'marks', 'call', 'centred']

describe.for([
  { how: 'with script', script: true, language: 'en' },
  { how: 'without script', script: false, language: 'fr' },
] as const)('the newsletter, $how', ({ script, language }) => {
  test('is in the footers that say so', async ({ visitor }) => {
    for (const name of footerNames) {
      const page = await visitor.open(`${footerPaths[name]}?lng=${language}`, { script, language })
      expect([name, await footerOf(page).locator('form').count()]).toEqual([
        name,
        withNewsletter.includes(name) ? 1 : 0,
      ])
    }
  })

  test.for(withNewsletter)('%s asks for what it needs, then signs up', async (name, { visitor, peer }) => {
    const { forms, mails } = said(language)
    const at = `footer-${name}`
    const email = `${name}-${script}@primer.example`
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
    // Without script the answer is a page of its own, which ends with the same footer.
    expect(await footerOf(page).locator(`form#${at}`).count()).toBe(1)
    await peer.waitForMail(
      (mail: ReceivedMail) => mail.envelope.to.includes(email) && mail.parsed.subject === mails.confirm.subject,
    )
  })
})

describe('what a footer offers', () => {
  test.for([{ script: true }, { script: false }])(
    'the site on a home screen is explained where the buttons lead, script $script',
    async ({ script }, { visitor }) => {
      const { buttons, steps } = said('en')['footers/home-screen']
      const page = await visitor.open(footerPaths['home-screen'], { script, width: 390 })
      for (const device of ['phone', 'computer'] as const) {
        await footerOf(page).getByRole('link', { name: buttons[device].large }).click()
        const heading = page.getByRole('heading', { name: steps[device].title, exact: true })
        await eventually(() =>
          heading.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return top >= 0 && bottom <= innerHeight
          }),
        ).toBe(true)
      }
    },
  )

  test('the largest row changes the language, the page stays', async ({ visitor }) => {
    const page = await visitor.open(footerPaths.languages)
    await footerOf(page).getByRole('link', { name: 'Nederlands' }).click()
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('nl')
    await eventually(() => page.locator('h1').textContent()).toBe(said('nl')['footers/languages'].heading)
  })

  test('two chapters of the programme are really there', async ({ visitor }) => {
    const page = await visitor.open(footerPaths['two-pictures'])
    const { common } = said('en')
    await footerOf(page).getByRole('link', { name: common.chapters.europe, exact: true }).click()
    await eventually(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/programme#europe')
    await eventually(() => page.locator('#europe').count()).toBe(1)
  })

  test('the name is as wide as the screen at every width, and no wider', async ({ visitor }) => {
    for (const width of [390, 768, 1440]) {
      const page = await visitor.open(footerPaths.wordmark, { width, language: 'sr-Cyrl' })
      const lines = await footerOf(page)
        .locator('text')
        .evaluateAll((all) =>
          all.filter((text) => text.checkVisibility()).map((text) => text.getBoundingClientRect().width / innerWidth),
        )
      expect(lines.length).toBe(width < 768 ? 2 : 1)
      for (const share of lines) expect(share).toSatisfy((it: number) => it > 0.85 && it <= 1)
    }
  })

  test('the address is a headline that breaks after its @ alone', async ({ visitor }) => {
    const page = await visitor.open(footerPaths['big-mail'], { width: 320 })
    const mail = footerOf(page).locator('a[href^="mailto:"]')
    expect(await mail.locator('wbr').count()).toBe(1)
    const lines = () =>
      mail.evaluate((link) => new Set([...link.getClientRects()].map(({ top }) => Math.round(top))).size)
    expect(await lines()).toBe(2)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await lines()).toBe(1)
  })
})

test('the index shows each footer whole', async ({ visitor }) => {
  const page = await visitor.open('/footers')
  const previews = page.locator('main li [inert]')
  expect(await previews.count()).toBe(footerNames.length)
  for (const preview of await previews.all()) {
    const [box, footer] = [await preview.boundingBox(), await preview.locator('footer').boundingBox()]
    expect(footer!.y).toBeGreaterThanOrEqual(box!.y - 1)
    expect(footer!.y + footer!.height).toBeLessThanOrEqual(box!.y + box!.height + 1)
  }
})
