import { describe, expect, test as base } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { isThere } from '#scripts/setup/tools.mjs'
import { storage } from '#shared/content/storage.ts'
import { themeGrounds } from '#shared/theme.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'
import { startSmtpPeer, type ReceivedMail, type SmtpPeer } from '#tests/support/smtp-peer.ts'
import type { Engine, EnginePage, Key } from './engine.ts'

const { common, forms, 'newsletter/confirm': confirm, search, ...words } = wordsOf('en')

const phone = 390
const desk = 1440
const narrowest = 320
const widths = [narrowest, phone, desk] as const

const partyPages = [
  ...['/about', '/programme', '/gallery', '/contact', '/donate', '/transparency', '/press', '/newsletter'],
  ...['/privacy', '/accessibility', '/page/search-result'],
]

/** One page of each of the main kinds, and pages on which only one engine had a fault. */
const otherPages = [
  ...['/homes', '/home-finance', '/home-restaurant', '/home-magazine'],
  ...['/home-digital-agency', '/home-creative-agency', '/home-architecture', '/home-fashion-shop'],
  ...['/home-furniture-shop', '/home-lifestyle-blog'],
  ...['/elements/countdown', '/elements/pricing-table', '/elements/testimonials-carousel', '/feather'],
  ...['/elements/image-gallery', '/elements/clients', '/elements/highlights', '/headers'],
  ...[
    '/page/our-team',
    '/page/faq-s',
    '/portfolio/portfolio-classic-three-column',
    '/portfolio/single-project-page-02',
  ],
  ...['/blogs/blog-grid', '/blogs/author/1', '/blog-types/blog-standard-post/bicycle-on-a-train'],
  ...['/shop/shop-wide', '/shop/only-categories', '/shop/single-product', '/shop/shopping-cart'],
]

/** A visitor of the site with one page. */
interface Visitor {
  /** Opens a page of the site, and waits for its hydration when scripts run. */
  open(address: string, width?: number): Promise<void>
  /** Reloads the page and waits for its hydration. */
  reload(): Promise<void>
  evaluate: EnginePage['evaluate']
  press(key: Key): Promise<void>
  /** Clicks the first visible element that matches. */
  click(selector: string): Promise<void>
  /** Replaces the text of a field. */
  fill(selector: string, text: string): Promise<void>
  resize(width: number): Promise<void>
  textOf(selector: string): Promise<string | undefined>
  valueOf(selector: string): Promise<string | undefined>
  path(): Promise<string>
  hydrated(): Promise<void>
  /** Declares a fault that the test causes. It must occur. */
  expectFault(fault: RegExp): void
  faults: EnginePage['faults']
}

const eventually = <T>(look: () => T) => expect.poll(look)

/** Resolves when the page has begun another frame, also on pages without script. */
async function nextFrame({ evaluate }: Pick<EnginePage, 'evaluate'>): Promise<void> {
  const time = () => evaluate(() => document.timeline.currentTime)
  const before = await time()
  await eventually(time).not.toBe(before)
}

/** Scrolls an element into view and returns its middle; undefined when it is hidden or covered. */
const pointOf = (page: EnginePage, selector: string) =>
  page.evaluate((query) => {
    const part = [...document.querySelectorAll(query)].find((one) => one.checkVisibility())
    part?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = part?.getClientRects() ?? []
    if (!part || !box) return undefined
    const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]
    return part.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
  }, selector)

function visitorOf(page: EnginePage, site: SiteProcess, script: boolean) {
  const field = (selector: string) => `${selector}:not([type="hidden"])`
  const visitor: Omit<Visitor, 'expectFault'> = {
    async open(address, width = desk) {
      await visitor.resize(width)
      await page.open(new URL(address, site.url).href)
      if (script) await visitor.hydrated()
    },
    async reload() {
      await page.evaluate(() => {
        Object.assign(window, { isOld: true })
        location.reload()
      })
      await eventually(() => page.evaluate(() => 'isOld' in window || document.readyState !== 'complete')).toBe(false)
      await visitor.hydrated()
    },
    evaluate: (look, argument) => page.evaluate(look, argument),
    press: (key) => page.press(key),
    async click(selector) {
      let last: { x: number; y: number } | undefined
      // The element has stopped moving when it is twice at the same place.
      await eventually(async () => {
        const before = last
        last = await pointOf(page, selector)
        return last !== undefined && last.x === before?.x && last.y === before.y
      }).toBe(true)
      await page.clickAt(last!.x, last!.y)
    },
    async fill(selector, text) {
      await visitor.click(field(selector))
      const isReady = await page.evaluate((query) => {
        const input = document.activeElement as HTMLInputElement
        input.select()
        return input.matches(query)
      }, field(selector))
      expect(isReady, `${selector} has the focus`).toBe(true)
      await page.type(text)
      await eventually(() => visitor.valueOf(field(selector))).toBe(text)
      // Firefox scrolls to the typed text in the next frame, which would move the target of the next click.
      await nextFrame(page)
    },
    async resize(width) {
      await page.resize(width, width === desk ? 900 : 844)
      await eventually(() => page.evaluate(() => innerWidth)).toBe(width)
    },
    textOf: (selector) => page.evaluate((query) => document.querySelector(query)?.textContent, selector),
    valueOf: (selector) => page.evaluate((query) => document.querySelector<HTMLInputElement>(query)?.value, selector),
    path: () => page.evaluate(() => location.pathname),
    async hydrated() {
      await eventually(() => page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(true)
    },
    faults: () => page.faults(),
  }
  return visitor
}

/** Resolves when the page has painted some frames, because a carousel measures itself a few frames after a resize. */
async function painted(visitor: Visitor, frames = 5): Promise<void> {
  await visitor.evaluate((last) => {
    const { dataset } = document.documentElement
    const count = (frame: number) => {
      dataset['frame'] = String(frame)
      if (frame < last) requestAnimationFrame(() => count(frame + 1))
    }
    count(0)
  }, frames)
  await eventually(() => visitor.evaluate(() => document.documentElement.dataset['frame'])).toBe(String(frames))
}

/**
 * Returns the texts with a picture over their middle. Texts that are invisible, cut off, or without pointer events are skipped.
 */
const coveredTexts = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(() => {
    const covered = new Set<string>()
    const canBeHit = (part: Element | null, x: number, y: number): boolean => {
      if (!part) return true
      const { clipPath, overflow, pointerEvents } = getComputedStyle(part)
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const isCutOff = overflow !== 'visible' && (x < left || x > right || y < top || y > bottom)
      return clipPath === 'none' && pointerEvents !== 'none' && !isCutOff && canBeHit(part.parentElement, x, y)
    }
    const step = innerHeight / 2
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const part = text.parentElement!
        if (!/\S/.test(text.textContent!) || !part.checkVisibility({ opacityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const [box] = range.getClientRects()
        if (!box || box.width < 2 || box.top < 0 || box.bottom > innerHeight) continue
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const hit = document.elementFromPoint(x, y)
        if (hit?.localName === 'img' && canBeHit(part, x, y)) covered.add(text.textContent!.trim().slice(0, 30))
      }
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return [...covered]
  })

/** Returns the layout faults of the open page at its current width. */
async function layoutFaults(visitor: Visitor): Promise<string[]> {
  const loaded = () =>
    visitor.evaluate(() =>
      [...document.images].every((image) => {
        // Loads lazy images without scrolling.
        image.loading = 'eager'
        return image.complete
      }),
    )
  await eventually(loaded).toBe(true)
  await painted(visitor)
  const covered = await coveredTexts(visitor)
  const faults = await visitor.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const shown = [...document.images].filter((image) => image.checkVisibility())
    const flat = shown.filter((image) => image.getBoundingClientRect().height < 1 || image.naturalWidth === 0)
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in a window of ${clientWidth} px`] : []),
      ...flat.map(({ src }) => `not to be seen in a window of ${clientWidth} px: ${src}`),
    ]
  })
  const { width } = await visitor.evaluate(() => ({ width: innerWidth }))
  return [...faults, ...covered.map((text) => `covered by a picture in a window of ${width} px: ${text}`)]
}

/** Opens a page at one width, then checks the other widths too; returns all faults. */
async function pageFaults(visitor: Visitor, path: string, width: number): Promise<string[]> {
  await visitor.open(`${path}?lng=en`, width)
  const faults: string[] = []
  for (const other of [width, ...widths]) {
    await visitor.resize(other)
    faults.push(...(await layoutFaults(visitor)))
  }
  return [...new Set([...faults, ...(await visitor.faults())])].map((fault) => `${path}: ${fault}`)
}

const about = (text: string) => (mail: ReceivedMail) => (mail.parsed.text ?? '').includes(text)

/** Declares the journeys of one engine. They are skipped when one of its packages is not installed. */
export function testJourneys(name: string, packages: readonly string[], start: () => Promise<Engine>): void {
  const missing = packages.filter((one) => !isThere(one))
  if (missing.length > 0) console.warn(`The journeys in ${name} are skipped: ${missing.join(', ')} is not installed.`)

  const test = base
    .extend('engine', { scope: 'file' }, async ({}, { onCleanup }): Promise<Engine> => {
      const engine = await start()
      onCleanup(() => engine.stop())
      return engine
    })
    .extend('peer', { scope: 'file' }, async ({}, { onCleanup }): Promise<SmtpPeer> => {
      const peer = await startSmtpPeer()
      onCleanup(() => peer.stop())
      return peer
    })
    .extend('site', { scope: 'file' }, async ({ peer }, { onCleanup }): Promise<SiteProcess> => {
      const site = await startSite({ env: { SMTP_URL: peer.url, MAIL_RETRY_BASE_MS: '100' } })
      onCleanup(async () => {
        await site.stop()
      })
      return site
    })
    .extend('script', true)
    .extend('visitor', async ({ engine, site, script }, { onCleanup }): Promise<Visitor> => {
      const page = await engine.newPage({ script })
      const expected: RegExp[] = []
      onCleanup(async () => {
        const faults = await page.faults()
        await page.close()
        expect(faults.filter((line) => !expected.some((fault) => fault.test(line)))).toEqual([])
        expect(expected.filter((fault) => !faults.some((line) => fault.test(line))).map(String)).toEqual([])
      })
      return {
        ...visitorOf(page, site, script),
        expectFault(fault) {
          expected.push(fault)
        },
      }
    })

  describe.skipIf(missing.length > 0)(name, () => {
    test('the home page has no fault when it is opened at each width and resized to the others', async ({
      visitor,
    }) => {
      const faults = []
      for (const width of widths) faults.push(...(await pageFaults(visitor, '/', width)))
      expect(faults).toEqual([])
    })

    test('the pages of the party have no fault', async ({ visitor }) => {
      const faults = []
      for (const [at, path] of partyPages.entries()) faults.push(...(await pageFaults(visitor, path, widths[at % 3]!)))
      expect(faults).toEqual([])
    })

    test('the pages of the main kinds have no fault', async ({ visitor }) => {
      const faults = []
      for (const [at, path] of otherPages.entries()) faults.push(...(await pageFaults(visitor, path, widths[at % 3]!)))
      expect(faults).toEqual([])

      await visitor.open('/headers?lng=en')
      const shares = await visitor.evaluate(() =>
        [...document.querySelectorAll('main li > div > div')].map((preview) =>
          Math.round((100 * preview.getBoundingClientRect().width) / preview.parentElement!.clientWidth),
        ),
      )
      expect(new Set(shares), 'widths of the previews of headers in their places, in percent').toEqual(new Set([100]))

      await visitor.open('/elements/call-to-action?lng=en')
      const offset = await visitor.evaluate(() => {
        const middle = (part: Element) => part.getBoundingClientRect().left + part.getBoundingClientRect().width / 2
        const poster = document.querySelector('[data-look="poster"]')!
        return Math.round(middle(poster.querySelector('h2, h3')!) - middle(poster))
      })
      expect(offset, 'pixels between the middles of a poster and its heading').toBe(0)
    })

    test('the burger menu opens, leads to a page and closes by keyboard on a phone', async ({ visitor }) => {
      const burger = 'header [data-burger="narrow"]'
      const focused = () => visitor.evaluate(() => document.activeElement?.textContent)
      const isOpen = () => visitor.evaluate((menu) => document.querySelector<HTMLDetailsElement>(menu)!.open, burger)
      await visitor.open('/contact', phone)
      for (let step = 0; step < 4; step += 1) await visitor.press('Tab')
      await eventually(focused).toBe(common.menu)
      await visitor.press('Enter')
      await eventually(isOpen).toBe(true)
      await visitor.press('Escape')
      await eventually(isOpen).toBe(false)
      await eventually(focused).toBe(common.menu)
      await visitor.press('Enter')
      await eventually(isOpen).toBe(true)
      for (let step = 0; step < 3; step += 1) await visitor.press('Tab')
      await eventually(focused).toBe(common.gallery)
      await visitor.press('Enter')
      await eventually(() => visitor.path()).toBe('/gallery')
      await eventually(isOpen).toBe(false)
    })

    test('a change of language translates the page, keeps the typed text, and is stored', async ({ visitor }) => {
      const language = () => visitor.evaluate(() => document.documentElement.lang)
      await visitor.open('/contact')
      await visitor.fill('#contact-form [name="name"]', 'Ana')
      // Click inside the summary, then continue by keyboard.
      const menu = 'header details:not([data-branch]):has(a[hreflang])'
      await visitor.click(`${menu} > summary`)
      await eventually(() =>
        visitor.evaluate((one) => document.querySelector<HTMLDetailsElement>(one)!.open, menu),
      ).toBe(true)
      await visitor.press('Tab')
      await eventually(() =>
        visitor.evaluate((one) => [...document.querySelectorAll(`${one} a`)].indexOf(document.activeElement!), menu),
      ).toBe(0)
      await visitor.click('footer a[hreflang="sr-Cyrl"]')
      await eventually(() => visitor.textOf('h1')).toBe(wordsOf('sr-Cyrl').contact.callNow)
      await eventually(language).toBe('sr-Cyrl')
      expect(await visitor.valueOf('#contact-form [name="name"]')).toBe('Ana')
      await visitor.open('/about')
      expect(await language()).toBe('sr-Cyrl')
    })

    test('a chosen theme is applied and stored', async ({ visitor }) => {
      const ground = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const [light, dark] = [themeGrounds.light, themeGrounds.dark].map(
        (hex) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`,
      )
      await visitor.open('/contact')
      expect(await ground()).toBe(light)
      await visitor.click('footer label:has([value="dark"])')
      await eventually(ground).toBe(dark)
      await visitor.open('/about')
      expect(await ground()).toBe(dark)
      expect(await visitor.evaluate(() => ({ ...localStorage }))).toEqual({ [storage.theme.name]: 'dark' })
    })

    test('the contact form reports invalid fields, and is mailed after a correction', async ({ visitor, peer }) => {
      const form = 'form#contact-form'
      const errors = () =>
        visitor.evaluate(() =>
          [...document.querySelectorAll('form#contact-form [id$="-error"]')].map(({ textContent }) => textContent),
        )
      // Open another page first: with the same page open, the anchor would only scroll and not load the document.
      await visitor.open('/about', phone)
      await visitor.open(`/contact?lng=en#contact-form`, phone)
      expect(await visitor.evaluate(() => scrollY)).toBeGreaterThan(0)
      await visitor.fill(`${form} [name="email"]`, 'ana@')
      await visitor.click(`${form} [type="submit"]`)
      const { required, invalidEmail, consentRequired } = forms.errors
      await eventually(errors).toEqual([required, invalidEmail, required, consentRequired])
      await eventually(() => visitor.textOf(`${form} [data-kind="problem"] p`)).toBe(forms.problems.invalid)

      await visitor.fill(`${form} [name="name"]`, 'Ana')
      await visitor.fill(`${form} [name="email"]`, 'ana@primer.example')
      await visitor.fill(`${form} [name="message"]`, `A message from ${name}`)
      await visitor.click(`${form} label:has([name="consent"])`)
      await eventually(errors).toEqual([])
      await visitor.click(`${form} [type="submit"]`)
      await eventually(() => visitor.textOf(`${form} [data-kind="success"] p`)).toBe(forms.success.contact)
      const mail = await peer.waitForMail(about(`A message from ${name}`))
      expect(mail.parsed.replyTo).toEqual([{ name: 'Ana', address: 'ana@primer.example' }])
    })

    test('a newsletter subscription is confirmed by the mailed link', async ({ visitor, peer }) => {
      const form = 'form#newsletter'
      const reader = 'reader@primer.example'
      const heading = () => visitor.textOf('h1')
      const isTo = (subject: string) => (mail: ReceivedMail) =>
        mail.envelope.to.includes(reader) && mail.parsed.subject === subject
      await visitor.open('/about')
      await visitor.fill(`${form} [name="email"]`, reader)
      await visitor.click(`${form} label:has([name="consent"])`)
      await visitor.click(`${form} [type="submit"]`)
      await eventually(() => visitor.textOf(`${form} [data-kind="success"] p`)).toBe(forms.success.newsletter)
      const { parsed } = await peer.waitForMail(isTo(words['mails/confirm'].subject))
      const [link] = /https?:\/\/\S+\/newsletter\/confirm\S+/.exec(parsed.text ?? '') ?? []
      await visitor.open(link!)
      await eventually(heading).toBe(confirm.ready.heading)
      await visitor.click('main form [type="submit"]')
      await eventually(heading).toBe(confirm.done.heading)
      await peer.waitForMail(isTo(words['mails/welcome'].subject))
    })

    test('the search shows suggestions and results', async ({ visitor }) => {
      const suggestions = () =>
        visitor.evaluate(
          () => [...document.querySelectorAll('[role="option"]')].filter((option) => option.checkVisibility()).length,
        )
      await visitor.open('/page/search-result')
      await visitor.fill('main [name="q"]', 'privacy')
      await eventually(suggestions).toBeGreaterThan(0)
      await visitor.press('Escape')
      await eventually(suggestions).toBe(0)
      await visitor.press('Enter')
      await eventually(() => visitor.textOf('h1')).toBe(search.results.replace('{{q}}', 'privacy'))
      await visitor.click('#results li a[href^="/privacy"]')
      await eventually(() => visitor.path()).toBe('/privacy')
    })

    test('a product is added to the cart, and its order is mailed to the office', async ({ visitor, peer }) => {
      await visitor.open('/shop/single-product/usb?lng=en')
      await visitor.fill('main form [name="quantity"]', '2')
      await visitor.click('main form:has([name="act"][value="add"]) [type="submit"]')
      await visitor.click('main form [role="status"] a')
      await eventually(() => visitor.path()).toBe('/shop/shopping-cart')
      const quantity = 'main input[name="quantity.usb"]'
      await eventually(() => visitor.valueOf(quantity)).toBe('2')
      await visitor.click('main button[name="quantity.usb"][value="3"]')
      await eventually(() => visitor.valueOf(quantity)).toBe('3')
      await visitor.click('main aside a[href^="/shop/checkout"]')
      await eventually(() => visitor.path()).toBe('/shop/checkout')

      const typed = { name: 'Ana', email: 'ana@primer.example', street: 'Ulica 5', postcode: '21000', town: 'Novi Sad' }
      for (const [field, text] of Object.entries(typed)) await visitor.fill(`form#order [name="${field}"]`, text)
      await visitor.click('form#order label:has([name="consent"])')
      await visitor.click('form#order [type="submit"]')
      await eventually(() => visitor.path()).toBe('/shop/order')
      const [number] = /\b20\d{8}\b/.exec((await visitor.textOf('main')) ?? '') ?? []
      const mail = await peer.waitForMail(({ parsed }) => (parsed.subject ?? '').includes(number!))
      expect(mail.parsed.text).toContain(typed.street)
    })

    test('a link opens a page without loading a document, and Back restores the scroll position', async ({
      visitor,
    }) => {
      const scrolled = () => visitor.evaluate(() => Math.round(scrollY))
      const leave = (address: string) =>
        visitor.evaluate((to) => {
          scrollTo({ top: 900, behavior: 'instant' })
          location.assign(to)
        }, address)
      await visitor.open('/about')
      await leave('/programme')
      await eventually(() => visitor.path()).toBe('/programme')
      await visitor.hydrated()
      await visitor.evaluate(() => history.back())
      await eventually(() => visitor.path()).toBe('/about')
      await eventually(scrolled).toBe(900)
      await visitor.reload()
      await eventually(scrolled).toBe(900)

      await visitor.evaluate(() => Object.assign(window, { isSameDocument: true }) && undefined)
      await visitor.click('footer a[href^="/privacy"]')
      await eventually(() => visitor.path()).toBe('/privacy')
      await eventually(scrolled).toBe(0)
      await visitor.evaluate(() => history.back())
      await eventually(() => visitor.path()).toBe('/about')
      await eventually(scrolled).toBeGreaterThan(500)
      expect(await visitor.evaluate(() => 'isSameDocument' in window)).toBe(true)
    })

    describe('a visitor without script', () => {
      test.override('script', false)

      test('gets errors for missing fields of the contact form, and can send it after a correction', async ({
        visitor,
        peer,
      }) => {
        const form = 'form#contact-form'
        await visitor.open('/contact?lng=en', phone)
        expect(await visitor.evaluate(() => 'script' in document.documentElement.dataset)).toBe(false)
        // The answer to the incomplete form.
        visitor.expectFault(/^422: .*\/api\/send/)
        await visitor.fill(`${form} [name="name"]`, 'Ana')
        await visitor.fill(`${form} [name="email"]`, 'ana@primer.example')
        await visitor.click(`${form} [type="submit"]`)
        await eventually(() => visitor.textOf(`${form} [data-kind="problem"] p`)).toBe(forms.problems.invalid)
        expect(await visitor.valueOf(`${form} [name="name"]`)).toBe('Ana')

        await visitor.fill(`${form} [name="message"]`, `Without script from ${name}`)
        await visitor.click(`${form} label:has([name="consent"])`)
        await visitor.click(`${form} [type="submit"]`)
        await eventually(() => visitor.textOf(`${form} [data-kind="success"] p`)).toBe(forms.success.contact)
        await peer.waitForMail(about(`Without script from ${name}`))
      })
    })
  })
}
