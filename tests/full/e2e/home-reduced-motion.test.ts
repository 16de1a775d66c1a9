import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { HomeName } from '#shared/routes/homes.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, settled, test } from '#tests/support/browser.ts'

/* Parts of homes that follow the pointer, the keyboard or the scroll position, except with reduced motion. */

interface Moving {
  home: HomeName
  /** Performs the action of the visitor; it can be repeated. */
  act: (page: Page) => Promise<unknown>
  /** Selects the elements that move; `property` is the style that changes. */
  selector: string
  property: string
}

/** Moves the pointer over a part, from its middle to its lower right corner. */
const pointAt = (selector: string) => async (page: Page) => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.move(x + width - 8, y + height - 8)
}
const enter = (selector: string) => async (page: Page) => {
  await page.mouse.move(0, 0)
  await page.locator(selector).first().hover()
}
const scrollToTopOf = (selector: string) => (page: Page) =>
  page.locator(selector).evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }))

const moving: readonly Moving[] = [
  {
    home: 'branding-agency',
    act: pointAt('[data-part="paper"]'),
    selector: '[data-part="paper"] [data-part="ink"]',
    property: 'translate',
  },
  {
    home: 'corporate',
    act: pointAt('svg:has(path[data-lit])'),
    selector: 'svg:has(path[data-lit]) path',
    property: 'fill',
  },
  {
    home: 'creative-agency',
    act: enter('main svg[data-ground] >> nth=-1'),
    selector: 'main svg[data-ground] g',
    property: 'transform',
  },
  { home: 'creative-portfolio', act: enter('h1'), selector: 'article', property: 'translate' },
  { home: 'freelancer', act: pointAt('main :has(> img)'), selector: 'main :has(> img)', property: 'transform' },
  {
    home: 'seo-agency',
    act: (page) => page.locator('form#report [name="site"]').pressSequentially('p'),
    selector: 'main svg > g',
    property: 'transform',
  },
  {
    home: 'hotel-resort',
    act: (page) => page.locator('form#stay [name="arrival"]').fill('2999-01-04'),
    selector: 'main svg circle',
    property: 'transform',
  },
  { home: 'spa-salon', act: scrollToTopOf('[data-arch]'), selector: '[data-arch]', property: 'clip-path' },
  {
    home: 'architecture',
    act: scrollToTopOf('figure:has(> ol)'),
    selector: 'figure:has(> ol)',
    property: '--sun',
  },
  {
    home: 'split-portfolio',
    act: (page) =>
      page.locator('[data-part="scroller"]').evaluate((one) => {
        one.style.scrollSnapType = 'none'
        one.scrollTo({ top: one.clientHeight / 4, behavior: 'instant' })
      }),
    selector: 'article > *',
    property: 'translate',
  },
]

test.for(moving)(
  'home-$home responds to the visitor with motion, and does not with reduced motion',
  async ({ home, act, selector, property }, { visitor }) => {
    const look = (page: Page) =>
      page
        .locator(selector)
        .evaluateAll((all, name) => all.map((one) => getComputedStyle(one).getPropertyValue(name)), property)

    const animated = await visitor.open(addressOf(`home-${home}`), { motion: true })
    const first = await look(animated)
    await eventually(async () => {
      await act(animated)
      return look(animated)
    }).not.toEqual(first)

    const reduced = await visitor.open(addressOf(`home-${home}`))
    const before = await look(reduced)
    // The second action proves that the first has been handled.
    for (let time = 0; time < 2; time += 1) {
      await act(reduced)
      await settled(reduced)
    }
    expect(await look(reduced)).toEqual(before)
  },
)

test('controls whose only effect is motion are hidden with reduced motion', async ({ visitor }) => {
  for (const [home, name] of [
    ['web-agency', said('en')['home/web-agency'].move],
    ['branding-agency', said('en')['home/branding-agency'].again],
  ] as const)
    for (const motion of [true, false]) {
      const page = await visitor.open(addressOf(`home-${home}`), { motion })
      const isOffered = () => page.getByRole('button', { name }).filter({ visible: true }).count()
      await eventually(async () => [home, motion, await isOffered()]).toEqual([home, motion, Number(motion)])
    }
})
