import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { eventually, hydrated, said, test, type Visitor } from '#tests/support/browser.ts'

const { common } = said('en')
const previousPath = '/privacy'

interface Overlay {
  name: string
  path: string
  width?: number
  /** The control that opens it and gets the focus back after it closes. */
  opener: (page: Page) => ReturnType<Page['locator']>
  isOpen: (page: Page) => Promise<boolean>
}

const isDialogOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)
const isDetailsOpen = (selector: string) => async (page: Page) => (await page.locator(`${selector}[open]`).count()) > 0

const overlays: readonly Overlay[] = [
  {
    name: 'the lightbox',
    path: '/gallery',
    opener: (page) => page.locator('main a:has(img)').first(),
    isOpen: isDialogOpen,
  },
  {
    name: 'a window',
    path: '/model-popup/simple-modal',
    opener: (page) => page.locator('main a[href^="#modal-"]').first(),
    isOpen: isDialogOpen,
  },
  {
    name: 'the search of the party’s header',
    path: '/about',
    opener: (page) => page.locator('header').getByRole('link', { name: common.search.open }),
    isOpen: isDialogOpen,
  },
  {
    name: 'the search of another header',
    path: '/headers/white-header',
    opener: (page) => page.locator('header [data-search] > summary'),
    isOpen: isDetailsOpen('header [data-search]'),
  },
  {
    name: 'the cart in a header',
    path: '/headers/white-header',
    opener: (page) => page.locator('header [data-cart] > summary'),
    isOpen: isDetailsOpen('header [data-cart]'),
  },
  {
    name: 'the burger',
    path: '/about',
    width: 390,
    opener: (page) => page.locator('header [data-burger] > summary'),
    isOpen: isDetailsOpen('header [data-burger]'),
  },
]

/** Opens the page of an overlay from another page, then opens the overlay. */
async function openOverlay(visitor: Visitor, { path, width = 1440, opener, isOpen }: Overlay): Promise<Page> {
  const page = await visitor.open(previousPath, { width })
  await page.goto(path)
  await hydrated(page)
  await opener(page).press('Enter')
  await eventually(() => isOpen(page)).toBe(true)
  // The page adds the history entry when it handles the opening, a moment later.
  await eventually(() => hasEntry(page)).toBe(true)
  return page
}
const hasEntry = (page: Page) =>
  page.evaluate(() => (history.state as { overlay?: string } | null)?.overlay !== undefined)
const pathOf = (page: Page) => new URL(page.url()).pathname
/** Goes back after `evaluate` has returned, because the navigation may end the context of the call. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back(), 0))
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-locked'))

describe.for(overlays)('$name', (overlay) => {
  test('closes when the visitor goes back, stays closed on forward, and a second step back leaves the page', async ({
    visitor,
  }) => {
    const page = await openOverlay(visitor, overlay)
    await goBack(page)
    await eventually(() => overlay.isOpen(page)).toBe(false)
    expect(pathOf(page)).toBe(overlay.path)
    await eventually(() => overlay.opener(page).evaluate((part) => part === document.activeElement)).toBe(true)
    await eventually(() => isLocked(page)).toBe(false)
    // Going forward does not open it again.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          let changes = 0
          // The first change is the step forward, the second is the page's own step back.
          navigation.addEventListener('currententrychange', () => (changes += 1) === 2 && done())
          history.forward()
        }),
    )
    await eventually(() => hasEntry(page)).toBe(false)
    expect([pathOf(page), await overlay.isOpen(page)]).toEqual([overlay.path, false])
    await overlay.opener(page).press('Enter')
    await eventually(() => hasEntry(page)).toBe(true)
    await goBack(page)
    await eventually(() => overlay.isOpen(page)).toBe(false)
    await goBack(page)
    await eventually(() => pathOf(page)).toBe(previousPath)
  })

  test('leaves no history entry when it is closed by Escape or the page is reloaded', async ({ visitor }) => {
    const page = await openOverlay(visitor, overlay)
    await page.keyboard.press('Escape')
    await eventually(() => overlay.isOpen(page)).toBe(false)
    await eventually(() => hasEntry(page)).toBe(false)
    await overlay.opener(page).press('Enter')
    await eventually(() => hasEntry(page)).toBe(true)
    await page.reload()
    await hydrated(page)
    await eventually(() => hasEntry(page)).toBe(false)
    expect([pathOf(page), await overlay.isOpen(page)]).toEqual([overlay.path, false])
    await goBack(page)
    await eventually(() => pathOf(page)).toBe(previousPath)
  })
})

describe('a link in an overlay', () => {
  test.for(overlays.filter(({ name }) => /search|cart|burger/.test(name)))(
    'opens another page, from which Back leads to the page with the overlay closed: $name',
    async (overlay, { visitor }) => {
      const page = await openOverlay(visitor, overlay)
      const link = page
        .locator(':is(dialog:modal, header details[open]) a[href^="/"]:not([rel], [href*="#"]):visible')
        .last()
      const to = new URL((await link.getAttribute('href'))!, page.url()).pathname
      await link.press('Enter')
      await eventually(() => pathOf(page)).toBe(to)
      await eventually(() => overlay.isOpen(page)).toBe(false)
      await goBack(page)
      await eventually(() => pathOf(page)).toBe(overlay.path)
      await hydrated(page)
      expect(await overlay.isOpen(page)).toBe(false)
      await goBack(page)
      await eventually(() => pathOf(page)).toBe(previousPath)
    },
  )
})

test('Back leaves the page when its modal was opened by the address', async ({ visitor }) => {
  const page = await visitor.open(previousPath)
  await page.goto('/model-popup/simple-modal#modal-plain')
  await eventually(() => isDialogOpen(page)).toBe(true)
  expect(await hasEntry(page)).toBe(false)
  await goBack(page)
  await eventually(() => pathOf(page)).toBe(previousPath)
})

test('Back closes the second overlay after the first was closed by Escape', async ({ visitor }) => {
  const [search, cart] = overlays.filter(({ path }) => path === '/headers/white-header') as [Overlay, Overlay]
  const page = await openOverlay(visitor, cart)
  await page.keyboard.press('Escape')
  await search.opener(page).press('Enter')
  await eventually(() => search.isOpen(page)).toBe(true)
  await eventually(() => hasEntry(page)).toBe(true)
  await goBack(page)
  await eventually(() => search.isOpen(page)).toBe(false)
  expect(pathOf(page)).toBe('/headers/white-header')
  await goBack(page)
  await eventually(() => pathOf(page)).toBe(previousPath)
})

test.for(overlays.filter(({ name }) => name.includes('search')))(
  'a search in an overlay leads to the results, also by Forward after Back: $name',
  async (overlay, { visitor }) => {
    const page = await openOverlay(visitor, overlay)
    await page.locator('header, dialog:modal').getByLabel(common.search.label).fill('privacy')
    await page.keyboard.press('Enter')
    await eventually(() => pathOf(page)).toBe('/page/search-result')
    await hydrated(page)
    await goBack(page)
    await eventually(() => pathOf(page)).toBe(overlay.path)
    await hydrated(page)
    await eventually(() => hasEntry(page)).toBe(false)
    await page.evaluate(() => void setTimeout(() => history.forward(), 0))
    await eventually(() => pathOf(page)).toBe('/page/search-result')
  },
)
