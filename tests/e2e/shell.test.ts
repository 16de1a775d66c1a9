import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { shell } from '#client/site/shellTimings.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { footerPaths } from '#shared/routes/footers.ts'
import {
  accessibility,
  atRest,
  eventually,
  holdScript,
  hydrated,
  said,
  scrollTo,
  settled,
  test,
} from '#tests/support/browser.ts'
import { arrowFaults } from '#tests/support/arrowFaults.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const { common } = said('en')

/** The path of a long page. */
const long = '/contact'

const branch = (page: Page, name: string): Locator =>
  page.locator('header nav details:visible', { has: page.locator(`> summary:text-is("${name}")`) })
const summary = (page: Page, name: string) => branch(page, name).locator('> summary')
const links = (page: Page, name: string) => branch(page, name).getByRole('link')
const openNames = (page: Page) =>
  page
    .locator('header nav details[open] > summary')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent.trim()))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim())
const root = (page: Page, name: string) => page.locator('html').getAttribute(name)
const property = (page: Page, name: string) =>
  page.evaluate((property) => document.documentElement.style.getPropertyValue(property), name)
const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Waits for the behaviour that starts after hydration; it has measured the header by then. */
const ready = (page: Page) => eventually(() => root(page, 'data-behaviour')).toBe('')

/** Returns whether a part of the page is fully inside the viewport. */
const isInScreen = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left >= 0 && right <= document.documentElement.clientWidth && top >= 0 && bottom <= innerHeight
  })

describe('the header bar', () => {
  test.for([992, 1024, 1200, 1279, 1280])('fits one line at %i px in every language', async (width, { visitor }) => {
    const page = await visitor.open(long, { width })
    for (const language of languages) {
      await page.goto(`${long}?lng=${language}`)
      await page.evaluate(() => document.fonts.ready)
      const bar = await page.evaluate(() => {
        const inside = document.querySelector('header > div')!
        const edge = inside.getBoundingClientRect()
        const parts = [...inside.querySelectorAll('a, summary')].filter((part) => part.checkVisibility())
        const boxes = parts.map((part) => part.getBoundingClientRect())
        return {
          height: edge.height,
          isInside: boxes.every(({ left, right }) => left >= edge.left - 1 && right <= edge.right + 1),
          isApart: boxes.every(({ left }, at) => at === 0 || left >= boxes[at - 1]!.right - 1),
          tallest: Math.max(...boxes.map(({ height }) => height)),
        }
      })
      expect([language, bar]).toEqual([language, { height: 80, isInside: true, isApart: true, tallest: 44 }])
    }
  })

  test('is replaced by the burger menu below 992 px', async ({ visitor }) => {
    const page = await visitor.open(long, { width: 991 })
    const burger = page.locator('header [data-burger]')
    expect(await burger.isVisible()).toBe(true)
    expect(await summary(page, common.programme).count()).toBe(0)
    await page.setViewportSize({ width: 992, height: 800 })
    expect(await burger.isVisible()).toBe(false)
    expect(await summary(page, common.programme).count()).toBe(1)
  })

  test('opens a menu on hover and closes it when the pointer leaves', async ({ visitor }) => {
    const page = await visitor.open(long)
    await ready(page)
    await summary(page, common.programme).hover()
    await eventually(() => openNames(page)).toEqual([common.programme])
    // Moving the pointer into the branch keeps it open; so does the first click.
    await links(page, common.programme).nth(3).hover()
    await summary(page, common.programme).click()
    expect(await openNames(page)).toEqual([common.programme])
    await summary(page, common.takePart).hover()
    await eventually(() => openNames(page)).toEqual([common.takePart])
    await page.locator('h1').hover()
    await eventually(() => openNames(page)).toEqual([])
  })

  test('opens and closes a menu only after the hover delay', async ({ visitor }) => {
    const page = await visitor.open(long, { before: (page) => page.clock.install() })
    await ready(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await summary(page, common.programme).hover()
    await page.clock.runFor(shell.hoverOpens - 1)
    expect(await openNames(page)).toEqual([])
    await page.clock.runFor(1)
    expect(await openNames(page)).toEqual([common.programme])
    await page.locator('h1').hover()
    await page.clock.runFor(shell.hoverCloses - 1)
    expect(await openNames(page)).toEqual([common.programme])
    await page.clock.runFor(1)
    expect(await openNames(page)).toEqual([])
  })

  test('can be used by keyboard', async ({ visitor }) => {
    const page = await visitor.open(long)
    await ready(page)
    await summary(page, common.takePart).focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      expect(await openNames(page)).toEqual([common.takePart])
      await page.keyboard.press('Escape')
      expect(await openNames(page)).toEqual([])
      expect(await focused(page)).toBe(common.takePart)
    }
    await page.keyboard.press('ArrowDown')
    expect([await openNames(page), await focused(page)]).toEqual([[common.takePart], common.join])
    expect(await accessibility(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe(common.events)
    await page.keyboard.press('End')
    expect(await focused(page)).toBe(common.shop)
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe(common.shop)
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe(common.newsletter)
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe(common.takePart)
    // The branch closes when Tab leaves it.
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    expect([await openNames(page), await focused(page)]).toEqual([[], common.contact])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    expect([await openNames(page), await focused(page)]).toEqual([[], common.contact])
  })

  test('exposes the expanded state of a menu to assistive technology', async ({ visitor }) => {
    const page = await visitor.open(long)
    const client = await page.context().newCDPSession(page)
    const states = async () => {
      const { nodes } = await client.send('Accessibility.getFullAXTree')
      return nodes.flatMap(({ name, properties }) => {
        const state = properties?.find((one) => one.name === 'expanded')
        return name?.value === common.programme && state ? [state.value.value as boolean] : []
      })
    }
    expect(await states()).toEqual([false])
    await summary(page, common.programme).click()
    expect(await states()).toEqual([true])
  })

  test.for([
    { how: 'with script', script: true },
    { how: 'without script', script: false },
  ])('has at most one open menu, which closes when a link in it is followed: $how', async ({ script }, { visitor }) => {
    const page = await visitor.open(long, { script })
    const language = page.locator('header summary', { hasText: languageFacts.en.ownName })
    await summary(page, common.about).click()
    await summary(page, common.takePart).click()
    expect(await openNames(page)).toEqual([common.takePart])
    await language.click()
    expect(await openNames(page)).toEqual([])
    await summary(page, common.about).click()
    expect(await page.locator('header details[open]').count()).toBe(1)
    await links(page, common.about).getByText(common.people, { exact: true }).click()
    await eventually(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/about#people')
    await eventually(() => openNames(page)).toEqual([])
  })

  test('opens its menus inside the viewport at every width', async ({ visitor }) => {
    const page = await visitor.open(`${long}?lng=fr`, { width: 1440 })
    await ready(page)
    for (const width of [992, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of ['about', 'programme', 'takePart', 'contact'] as const) {
        await summary(page, said('fr').common[name]).click()
        await eventually(() => isInScreen(branch(page, said('fr').common[name]).locator('> ul'))).toBe(true)
        await page.keyboard.press('Escape')
      }
    }
    expect(await overflows(page)).toEqual([])
  })

  test('moves an open menu into the viewport half a second after a resize', async ({ visitor }) => {
    const page = await visitor.open(long, { before: (page) => page.clock.install() })
    await ready(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    // The browser fires `toggle` a little later; the branch is moved into the viewport again then.
    const toggled = page.evaluate(
      () =>
        new Promise<void>((done) => document.addEventListener('toggle', () => done(), { capture: true, once: true })),
    )
    await summary(page, common.contact).click()
    await toggled
    const panel = branch(page, common.contact).locator('> ul')
    const shift = () => panel.evaluate((list) => list.style.getPropertyValue('--menu-shift'))
    // Wider than any real branch, so that it overflows the viewport.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('header nav details[open] > ul { inline-size: 1300px }')
      document.adoptedStyleSheets.push(sheet)
      dispatchEvent(new Event('resize'))
    })
    await page.clock.runFor(shell.menuDelay - 1)
    expect(await shift()).toBe('')
    await page.clock.runFor(1)
    expect(await shift()).toMatch(/^\d+(?:\.\d+)?px$/)
    expect(await isInScreen(panel)).toBe(true)
  })
})

describe('the burger menu', () => {
  const burger = (page: Page) => page.locator('header [data-burger]')
  const isOpen = (page: Page) => burger(page).evaluate((menu: HTMLDetailsElement) => menu.open)
  const press = (page: Page) => burger(page).locator('> summary').tap()
  const isLocked = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

  test('can be used by touch, opens one branch at a time, and locks the page', async ({ visitor }) => {
    const page = await visitor.open(long, { width: 390, touch: true })
    await ready(page)
    await press(page)
    await eventually(() => isLocked(page)).toBe(true)
    expect(await page.locator('main').getAttribute('inert')).toBe('')
    expect(await accessibility(page)).toEqual([])
    await summary(page, common.programme).tap()
    await summary(page, common.takePart).tap()
    expect(await openNames(page)).toEqual([common.takePart])
    const rows = await burger(page)
      .locator('nav a:visible, nav summary:visible')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(48)
    await links(page, common.takePart).getByText(common.controller).tap()
    await eventually(() => page.url()).toContain('topic=controller')
    await eventually(() => isOpen(page)).toBe(false)
    await eventually(() => isLocked(page)).toBe(false)
    expect(await page.locator('main').getAttribute('inert')).toBeNull()
  })

  test('keeps the focus inside, and returns it to its button on Escape', async ({ visitor }) => {
    const page = await visitor.open(long, { width: 390 })
    await ready(page)
    await burger(page).locator('> summary').focus()
    await page.keyboard.press('Enter')
    await eventually(() => isLocked(page)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await eventually(() => focused(page)).toBe(languageFacts.nl.ownName)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(common.menu)
    await page.keyboard.press('Escape')
    expect([await isOpen(page), await focused(page)]).toEqual([false, common.menu])
    await eventually(() => isLocked(page)).toBe(false)
  })

  test('unlocks the page when the screen becomes wide', async ({ visitor }) => {
    const page = await visitor.open(long, { width: 900, touch: true })
    await ready(page)
    await press(page)
    await eventually(() => isLocked(page)).toBe(true)
    await page.setViewportSize({ width: 1000, height: 900 })
    await eventually(() => isLocked(page)).toBe(false)
    expect(await page.locator('main').getAttribute('inert')).toBeNull()
  })

  test('works without script', async ({ visitor }) => {
    const page = await visitor.open(long, { width: 390, script: false, touch: true })
    await press(page)
    await summary(page, common.programme).tap()
    await summary(page, common.about).tap()
    expect(await openNames(page)).toEqual([common.about])
    // Controls that need a script are hidden.
    expect(await page.locator('input[value="dark"]:visible').count()).toBe(0)
    await links(page, common.about).getByText(common.party, { exact: true }).tap()
    await eventually(() => new URL(page.url()).pathname).toBe('/about')
  })
})

describe('the header', () => {
  const isSeen = (page: Page) => page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom > 1)

  test('hides on scrolling down, returns on scrolling up, and is marked as scrolled beyond 5 px', async ({
    visitor,
  }) => {
    const page = await visitor.open(long)
    await ready(page)
    await scrollTo(page, shell.scrolledAbove)
    await settled(page)
    expect(await root(page, 'data-scrolled')).toBeNull()
    await scrollTo(page, shell.scrolledAbove + 1)
    await eventually(() => root(page, 'data-scrolled')).not.toBeNull()
    await scrollTo(page, 900)
    await eventually(() => isSeen(page)).toBe(false)
    await scrollTo(page, 800)
    await eventually(() => isSeen(page)).toBe(true)
    expect(await page.locator('header').evaluate((header) => getComputedStyle(header).boxShadow)).not.toBe('none')
    await scrollTo(page, 0)
    await eventually(() => root(page, 'data-scrolled')).toBeNull()
  })

  test('stays visible while it has the focus', async ({ visitor }) => {
    const page = await visitor.open(long)
    await ready(page)
    await scrollTo(page, 900)
    await eventually(() => isSeen(page)).toBe(false)
    await summary(page, common.programme).focus()
    await eventually(() => isSeen(page)).toBe(true)
    await scrollTo(page, 1200)
    await eventually(() => root(page, 'data-scrolled')).toBe('down')
    await atRest(page)
    expect(await isSeen(page)).toBe(true)
  })

  test('stays visible while a menu in it is open', async ({ visitor }) => {
    const page = await visitor.open(long)
    await ready(page)
    await summary(page, common.programme).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await scrollTo(page, 900)
    await eventually(() => root(page, 'data-scrolled')).toBe('down')
    await atRest(page)
    expect([await openNames(page), await isSeen(page)]).toEqual([[common.programme], true])
    await branch(page, common.programme).evaluate((menu: HTMLDetailsElement) => (menu.open = false))
    await eventually(() => isSeen(page)).toBe(false)
  })

  test('causes no layout shift when it hides', async ({ visitor }) => {
    const page = await visitor.open(long)
    await ready(page)
    const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
    const before = await top()
    await scrollTo(page, 900)
    await eventually(() => root(page, 'data-scrolled')).toBe('down')
    expect(await top()).toBe(before)
  })

  test('does not cover the target of an anchor', async ({ visitor }) => {
    const page = await visitor.open(long)
    await ready(page)
    await summary(page, common.contact).click()
    await links(page, common.contact).getByText(common.office).click()
    await eventually(() => scrolled(page)).toBeGreaterThan(300)
    const [header, heading] = [page.locator('header'), page.locator('#offices')]
    await eventually(() => isSeen(page)).toBe(true)
    const bottom = await header.evaluate((part) => part.getBoundingClientRect().bottom)
    const { y } = (await heading.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(bottom)
    expect(y).toBeLessThan(bottom + 200)
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('offices')
  })
})

describe('a change of page', () => {
  const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true })

  test('scrolls to the top, moves the focus to the content, and announces the title', async ({ visitor }) => {
    const page = await visitor.open(long, { motion: true })
    await scrollTo(page, 1500)
    expect(await page.getByRole('status').first().textContent()).toBe('')
    await footerLink(page, common.privacy).click()
    await eventually(() => page.locator('h1').textContent()).toContain(said('en').privacy.heading.slice(0, 5))
    await eventually(() => scrolled(page)).toBe(0)
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await eventually(() => page.title()).toContain(said('en').privacy.title)
    await eventually(() => page.getByRole('status').first().textContent()).toBe(await page.title())
  })

  /** Returns the scroll position once the history entry has stored it. */
  const place = async (page: Page) => {
    const kept = () => page.evaluate(() => (history.state as { scrolled?: number } | null)?.scrolled === scrollY)
    await eventually(kept).toBe(true)
    return scrolled(page)
  }
  /** Returns whether the page is scrolled to `top`, within 10 pixels: late fonts and pictures shift it. */
  const isAt = async (page: Page, top: number) => Math.abs((await scrolled(page)) - top) < 10
  /** Follows a link from the current scroll position; a click by Playwright would first scroll to the link. */
  const follow = async (page: Page, name: string) => {
    await footerLink(page, name).evaluate((link: HTMLElement) => link.click())
    await eventually(() => scrolled(page)).toBe(0)
  }

  test('restores the scroll position on back and forward, also after a reload', async ({ visitor }) => {
    const page = await visitor.open(long)
    await scrollTo(page, 700)
    const savedPosition = await place(page)
    await follow(page, common.privacy)
    await eventually(() => new URL(page.url()).pathname).toBe('/privacy')
    await scrollTo(page, 150)
    const second = await place(page)
    await page.goBack()
    await eventually(() => page.locator('h1').textContent()).toBe(said('en').contact.callNow)
    await eventually(() => isAt(page, savedPosition)).toBe(true)
    await page.goForward()
    await eventually(() => isAt(page, second)).toBe(true)
    await page.reload()
    await eventually(() => isAt(page, second)).toBe(true)
    await hydrated(page)
    await page.goBack()
    await eventually(() => isAt(page, savedPosition)).toBe(true)
  })

  test('restores the scroll position of a page from the back/forward cache', async ({ visitor }) => {
    const page = await visitor.open(long)
    await scrollTo(page, 700)
    // Chromium restores the scroll position; WebKit restores the page at the top.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      window.scrollTo({ top: 0, behavior: 'instant' })
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(await scrolled(page)).toBe(700)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  })

  test('restores page and scroll position when the visitor goes back before hydration', async ({ visitor }) => {
    const page = await visitor.open(long)
    await scrollTo(page, 700)
    const savedPosition = await place(page)
    await follow(page, common.privacy)
    const script = await holdScript(page)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.evaluate(() => history.back())
    await eventually(() => new URL(page.url()).pathname).toBe(long)
    script.release()
    await eventually(() => page.locator('h1').textContent()).toBe(said('en').contact.callNow)
    await hydrated(page)
    await eventually(() => isAt(page, savedPosition)).toBe(true)
    await eventually(() => page.title()).toContain(said('en').contact.title)
  })

  test('restores the scroll position when the page loads late', async ({ visitor }) => {
    const held: (() => void)[] = []
    let isHeld = false
    const page = await visitor.open(long, {
      before: (page) =>
        page.route('**/page-contact-*.js', async (route) => {
          if (isHeld) await new Promise<void>((go) => held.push(go))
          await route.continue()
        }),
    })
    await scrollTo(page, 1200)
    const savedPosition = await place(page)
    await follow(page, common.privacy)
    // A new document has not loaded the previous page, so it stays on its own page until then.
    await page.reload()
    await hydrated(page)
    isHeld = true
    await page.goBack()
    await eventually(() => held.length).toBeGreaterThan(0)
    expect(await page.locator('h1').textContent()).not.toBe(said('en').contact.callNow)
    for (const go of held) go()
    await eventually(() => page.locator('h1').textContent()).toBe(said('en').contact.callNow)
    await eventually(() => isAt(page, savedPosition)).toBe(true)
  })

  test('closes an open modal and unlocks the page', async ({ visitor }) => {
    const page = await visitor.open('/privacy')
    await footerLink(page, common.gallery).click()
    await page.locator('main a:has(img)').first().click()
    await page.locator('dialog[open]').waitFor()
    await eventually(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await page.evaluate(() => history.go(-2))
    await eventually(() => new URL(page.url()).pathname).toBe('/privacy')
    await eventually(() => page.locator('dialog[open]').count()).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  })
})

describe('the stored heights', () => {
  const names = ['--header-now', '--footer-now', '--document-now']
  const heights = async (page: Page) => Promise.all(names.map((name) => property(page, name)))
  const real = (page: Page) =>
    page.evaluate(() =>
      [
        document.querySelector<HTMLElement>('header')!.offsetHeight,
        document.querySelector<HTMLElement>('footer')!.offsetHeight,
        document.documentElement.scrollHeight,
      ].map((height) => `${height}px`),
    )

  test('are measured one second after load, resize and a change of page', async ({ visitor }) => {
    const page = await visitor.open(long, { before: (page) => page.clock.install() })
    await ready(page)
    // The delay after load has already begun.
    await page.clock.runFor(shell.layoutDelay)
    expect(await heights(page)).toEqual(await real(page))

    await page.clock.pauseAt(Date.now() + 60_000)
    const before = await heights(page)
    await page.setViewportSize({ width: 800, height: 700 })
    // The browser reports a resize with its next frame.
    await eventually(() => page.evaluate(() => innerWidth)).toBe(800)
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    await page.clock.runFor(shell.layoutDelay - 1)
    expect(await heights(page)).toEqual(before)
    await page.clock.runFor(1)
    expect(await heights(page)).toEqual(await real(page))

    await page.locator('footer').getByRole('link', { name: common.privacy, exact: true }).click()
    await eventually(async () => {
      await page.clock.runFor(0)
      return page.locator('h1').count()
    }).toBe(1)
    await eventually(() => property(page, '--footer-now')).toBe('')
    await page.clock.runFor(shell.layoutDelay)
    expect(await heights(page)).toEqual(await real(page))
  })
})

describe('the back-to-top link', () => {
  /** The path of a page without a control at the place of the arrow. */
  const plain = '/privacy'
  const arrow = (page: Page) => page.getByRole('link', { name: common.backToTop })

  test('appears beyond 300 px, scrolls to the top, and never covers the footer', async ({ visitor }) => {
    const page = await visitor.open(plain)
    await ready(page)
    await scrollTo(page, shell.arrowAbove)
    await settled(page)
    expect(await arrow(page).count()).toBe(0)
    await scrollTo(page, shell.arrowAbove + 1)
    await eventually(() => arrow(page).isVisible()).toBe(true)
    await scrollTo(page, 100_000)
    const [box, footer] = [await arrow(page).boundingBox(), await page.locator('footer').boundingBox()]
    expect(box!.y + box!.height).toBeLessThanOrEqual(footer!.y)
    await scrollTo(page, 800)
    await arrow(page).click()
    await eventually(() => scrolled(page)).toBe(0)
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  test.for([390, 1366])('hides above the submit button of a form at a width of %i px', async (width, { visitor }) => {
    const page = await visitor.open('/contact', { width })
    await ready(page)
    expect(await arrowFaults(page)).toEqual([])
    const button = page.locator('#contact-form button[type="submit"]')
    await eventually(async () => {
      // Scrolls the button under the arrow, again if the page has moved it.
      await button.evaluate((part) => {
        const { bottom } = part.getBoundingClientRect()
        scrollBy({ top: bottom - innerHeight + 30, behavior: 'instant' })
      })
      return arrow(page).isVisible()
    }).toBe(false)
    await scrollTo(page, 1000)
    await eventually(() => arrow(page).isVisible()).toBe(true)
  })

  test('scrolls smoothly with motion and instantly with reduced motion', async ({ visitor }) => {
    for (const motion of [true, false]) {
      const page = await visitor.open(plain, { motion })
      await ready(page)
      await page.evaluate(() => {
        const behaviours: unknown[] = []
        Object.assign(window, { behaviours })
        const scroll = window.scrollTo.bind(window)
        window.scrollTo = ((options: ScrollToOptions) => {
          behaviours.push(options.behavior)
          scroll(options)
        }) as typeof window.scrollTo
      })
      await page.mouse.wheel(0, 900)
      await eventually(() => arrow(page).isVisible()).toBe(true)
      await arrow(page).click()
      await eventually(() => scrolled(page)).toBe(0)
      expect(await page.evaluate(() => (window as unknown as { behaviours: string[] }).behaviours)).toEqual([
        motion ? 'smooth' : 'instant',
      ])
    }
  })

  test('hides above a button that an attribute has made visible', async ({ visitor }) => {
    const page = await visitor.open(plain)
    await ready(page)
    await scrollTo(page, 1000)
    await eventually(() => arrow(page).isVisible()).toBe(true)
    await arrow(page).evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      const button = Object.assign(document.createElement('button'), { id: 'shown-later', hidden: true })
      Object.assign(button.style, {
        position: 'fixed',
        left: `${left}px`,
        top: `${top}px`,
        width: '40px',
        height: '40px',
      })
      document.body.append(button)
    })
    await settled(page)
    expect(await arrow(page).isVisible()).toBe(true)
    await page.evaluate(() => (document.getElementById('shown-later')!.hidden = false))
    await eventually(() => arrow(page).isVisible()).toBe(false)
  })

  test('does not exist without script', async ({ visitor }) => {
    const page = await visitor.open(long, { script: false })
    expect(await arrow(page).count()).toBe(0)
  })
})

describe('the sliding footer', () => {
  const widths = { xl: [1200, 1440], lg: [992, 1199], md: [768, 991], sm: [576, 767], xs: [390, 575] } as const
  const slides = (page: Page) =>
    page.locator('footer').evaluate((footer) => getComputedStyle(footer).position === 'sticky')
  const fits = (page: Page) => eventually(() => root(page, 'data-footer-fits')).toBe('')
  const tall = 2600

  test('slides at the widths of its flag: xl, lg, md, sm or xs', async ({ visitor }) => {
    const page = await visitor.open(footerPaths['thin-row'], { motion: true, height: tall })
    await fits(page)
    for (const flag of Object.keys(widths)) {
      await page.locator('footer').evaluate((footer, one) => footer.setAttribute('data-slides', one), flag)
      for (const [other, both] of Object.entries(widths))
        for (const width of both) {
          await page.setViewportSize({ width, height: tall })
          expect([flag, width, await slides(page)]).toEqual([flag, width, flag === other])
        }
    }
  })

  test('slides from 1200 px on, but not when it is too tall, with reduced motion, or in print', async ({ visitor }) => {
    const page = await visitor.open(long, { motion: true, height: 1100 })
    await fits(page)
    expect(await slides(page)).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await slides(page)).toBe(false)
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
    expect(await slides(page)).toBe(false)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1440, height: 500 })
    await eventually(() => root(page, 'data-footer-fits')).toBeNull()
    expect(await slides(page)).toBe(false)
  })

  test('is in front of the content when it has the focus', async ({ visitor }) => {
    const page = await visitor.open(long, { motion: true, height: 1100 })
    await fits(page)
    const link = page.locator('footer').getByRole('link', { name: common.gallery, exact: true })
    await link.focus()
    await settled(page)
    const isOnTop = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
  })
})

describe('an element with an entrance effect', () => {
  /** Returns the number of elements that wait below the first screen. */
  const waiting = (page: Page) => page.locator('[data-reveal="waiting"]').count()
  const faded = (page: Page) =>
    page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.filter((part) => getComputedStyle(part).opacity !== '1').length)
  const has = (page: Page) => page.locator('[data-reveal]').count()

  test.for([
    { how: 'without script', visit: { script: false, motion: true } },
    { how: 'under 768 px', visit: { width: 767, motion: true } },
    { how: 'with reduced motion', visit: { motion: false } },
  ])('is shown at once $how', async ({ visit }, { visitor }) => {
    const page = await visitor.open('/', visit)
    expect(await has(page)).toBeGreaterThan(0)
    expect([await waiting(page), await faded(page)]).toEqual([0, 0])
  })

  test('appears once, when it comes into view, without a layout shift', async ({ visitor }) => {
    const page = await visitor.open('/', { motion: true })
    await eventually(() => waiting(page)).toBeGreaterThan(0)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    const first = page.locator('[data-reveal="waiting"]').first()
    const part = await first.elementHandle()
    expect(await part.evaluate((element) => element.getBoundingClientRect().top >= innerHeight)).toBe(true)
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await eventually(() => part.evaluate((element) => element.getAttribute('data-reveal'))).toBe('entering')
    await eventually(() => part.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    await scrollTo(page, 0)
    await settled(page)
    expect(await part.evaluate((element) => element.getAttribute('data-reveal'))).toBe('entering')
    expect(await height()).toBe(before)
  })

  test('appears within 0.5, 0.6 or 0.8 s, delayed by its place in the row', async ({ visitor }) => {
    const page = await visitor.open('/', { motion: true })
    await eventually(() => waiting(page)).toBeGreaterThan(0)
    const seen = new Set<string>()
    for (const part of await page.$$('[data-reveal="waiting"]')) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await eventually(() => part.evaluate((element) => element.getAttribute('data-reveal'))).toBe('entering')
      const [duration, delay] = await part.evaluate((element) => {
        const { transitionDuration, transitionDelay } = getComputedStyle(element)
        return [transitionDuration, transitionDelay]
      })
      seen.add(duration)
      const place = await part.evaluate((element) => [...element.parentElement!.children].indexOf(element))
      // An element that is alone in its row has no delay.
      if (duration !== '0.8s') expect(Number.parseFloat(delay)).toBeCloseTo(0.08 * Math.min(place, 5))
    }
    expect([...seen].sort()).toEqual(['0.5s', '0.6s', '0.8s'])
  })
})
