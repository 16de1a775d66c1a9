import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { samplePrices } from '#shared/content/pricing.ts'
import { formatEuros } from '#shared/i18n/figures.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const words = said('en')
const hasFocus = (part: Locator) => part.evaluate((element) => element === document.activeElement)

describe('an accordion', () => {
  const path = '/elements/accordions'
  const { examples } = words['elements/accordions']

  /** Returns for each answer of an accordion whether it is open. */
  const open = (page: Page, style: string) =>
    page
      .locator(`[data-example="${style}"] [data-ground] details`)
      .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))

  test.for([true, false])(
    'opens one answer at a time and leaves other accordions unchanged, with script: %s',
    async (script, { visitor }) => {
      const page = await visitor.open(path, { script })
      const styles = Object.keys(examples)
      for (const [index, style] of styles.entries()) {
        const question = (position: number) =>
          page.locator(`[data-example="${style}"] [data-ground] summary`).nth(position)
        expect(await open(page, style), style).toEqual([true, false, false])
        await question(1).click()
        await eventually(() => open(page, style)).toEqual([false, true, false])
        await question(0).press('Enter')
        await eventually(() => open(page, style)).toEqual([true, false, false])
        await question(0).press('Enter')
        await eventually(() => open(page, style)).toEqual([false, false, false])
        for (const other of styles.slice(index + 1))
          expect(await open(page, other), other).toEqual([true, false, false])
      }
    },
  )
})

test.for(['accordions', 'teams', 'team', 'team-carousel', 'testimonials', 'testimonials-carousel'])(
  'no two neighbouring examples of %s begin with the same sample',
  async (name, { visitor }) => {
    const page = await visitor.open(`/elements/${name}`, { script: false })
    const beginnings = await page
      .locator('[data-example] [data-ground]')
      .evaluateAll((all) =>
        all.map(
          (one) => one.querySelector('summary, h3, figcaption, a[href*="/programme"] > span:last-child')?.textContent,
        ),
      )
    expect(beginnings.length).toBeGreaterThan(4)
    for (const [index, beginning] of beginnings.entries()) {
      expect(beginning).toBeTruthy()
      expect(beginning).not.toBe(beginnings[index + 1])
    }
  },
)

describe('message boxes', () => {
  const path = '/elements/message-box'
  const { labels, messages, again } = words['elements/message-box']
  const { dismiss } = words.forms
  const sentences = Object.values(messages).map(({ sentence }) => sentence)

  test('close one by one, and the focus moves to the next one and then to the button that restores them', async ({
    visitor,
  }) => {
    const page = await visitor.open(path)
    for (const label of Object.values(labels)) {
      const group = page.getByRole('group', { name: label })
      const shown = async () => (await group.locator('p').allTextContents()).filter((text) => sentences.includes(text))
      const closing = group.getByRole('button', { name: dismiss })
      await closing.nth(1).press('Enter')
      await eventually(shown).toEqual([sentences[0], sentences[2], sentences[3]])
      await eventually(() => hasFocus(closing.nth(1))).toBe(true)
      for (const left of [2, 1, 0]) {
        await page.keyboard.press('Enter')
        await eventually(() => closing.count()).toBe(left)
        if (left > 0) await closing.nth(left - 1).focus()
      }
      const back = group.getByRole('button', { name: again })
      await eventually(() => hasFocus(back)).toBe(true)
      await page.keyboard.press('Enter')
      await eventually(shown).toEqual(sentences)
      await eventually(() => hasFocus(closing.first())).toBe(true)
    }
  })

  test('stay visible without script and have no buttons', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    for (const label of Object.values(labels)) {
      const group = page.getByRole('group', { name: label })
      for (const sentence of sentences) expect(await group.getByText(sentence).isVisible()).toBe(true)
      expect(await group.getByRole('button').count()).toBe(0)
    }
  })
})

describe('flip cards', () => {
  const path = '/elements/rotate-box'
  const boxes = Object.values(words['elements/rotate-box'].boxes)
  const [first, second] = boxes
  const box = (page: Page, title: string) => page.locator('[data-example="cards"] li', { hasText: title })
  /** Returns whether a card shows its back: turned over or, with reduced motion, faded in. */
  const isTurned = (page: Page, title: string) =>
    box(page, title).evaluate((one) => {
      const card = one.lastElementChild!
      const { m11 } = new DOMMatrix(getComputedStyle(card).transform)
      return (
        m11 < -0.99 ||
        (m11 > 0.99 &&
          getComputedStyle(card.lastElementChild!).opacity === '1' &&
          !matchMedia('(prefers-reduced-motion: no-preference)').matches)
      )
    })

  test.for([true, false])(
    'turn over on hover and focus, and back afterwards, with motion: %s',
    async (motion, { visitor }) => {
      const page = await visitor.open(path, { motion })
      await box(page, first!.subtitle).scrollIntoViewIfNeeded()
      expect(await isTurned(page, first!.subtitle)).toBe(false)
      await box(page, first!.subtitle).hover()
      await eventually(() => isTurned(page, first!.subtitle)).toBe(true)
      await page.mouse.move(0, 0)
      await eventually(() => isTurned(page, first!.subtitle)).toBe(false)
      await box(page, second!.subtitle).getByRole('button').focus()
      await page.keyboard.press('Tab')
      await eventually(() => page.evaluate(() => document.activeElement!.textContent)).toBe(second!.button)
      await eventually(() => isTurned(page, second!.subtitle)).toBe(true)
      expect(await isTurned(page, first!.subtitle)).toBe(false)
    },
  )

  test('turn over on a tap, and the link on the back works', async ({ visitor }) => {
    const page = await visitor.open(path, { touch: true, width: 390 })
    const turn = page.getByRole('button', { name: first!.turn })
    await turn.tap({ position: { x: 100, y: 100 } })
    await eventually(() => isTurned(page, first!.subtitle)).toBe(true)
    expect(await turn.getAttribute('aria-expanded')).toBe('true')
    await box(page, first!.subtitle).getByRole('link').tap()
    await eventually(() => new URL(page.url()).pathname).toBe('/contact')
  })

  test('show both sides below each other without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    for (const { title, text } of boxes) {
      const sides = await box(page, text).evaluate((one) => {
        const [front, back] = [...one.lastElementChild!.children].map((side) => side.getBoundingClientRect())
        return { isApart: back!.top >= front!.bottom, height: back!.height }
      })
      expect(sides.isApart).toBe(true)
      expect(sides.height).toBeGreaterThan(100)
      expect(await page.getByRole('heading', { name: title, exact: true }).isVisible()).toBe(true)
    }
    expect(await page.locator('[data-example="cards"] li').getByRole('button').count()).toBe(0)
  })
})

describe('text that appears on hover', () => {
  /** The styles of a team whose texts are always visible. */
  const alwaysVisible = ['directory', 'lead', 'side']
  /** Matches each of the texts: the examples of a page begin with different ones. */
  const oneOf = (texts: readonly string[]) => new RegExp(texts.map((text) => text.replace(/[.?()]/g, '\\$&')).join('|'))
  const textOf = ({ people }: { people: Readonly<Record<string, { text: string }>> }) =>
    oneOf(Object.values(people).map(({ text }) => text))
  const { texts, wide } = words['elements/interactive-banners']

  /** An item of every style, by element. */
  const subjects: Readonly<Record<string, readonly { style: string; item: string; text: RegExp }[]>> = {
    teams: Object.keys(words['elements/teams'].examples)
      .filter((style) => !alwaysVisible.includes(style))
      .map((style) => ({ style, item: 'article', text: textOf(words['elements/teams']) })),
    team: Object.keys(words['elements/team'].examples)
      .filter((style) => !alwaysVisible.includes(style))
      .map((style) => ({
        style,
        // The first person of a roster is open, and has a list of networks too.
        item: style === 'roster' ? 'li:nth-child(2):has(h3)' : style === 'pair' ? 'article' : 'li',
        text: textOf(words['elements/team']),
      })),
    'interactive-banners': Object.keys(words['elements/interactive-banners'].examples).map((style) => ({
      style,
      item: 'a',
      text: oneOf([...Object.values(texts), ...Object.values(wide)]),
    })),
    'fancy-text-box': [
      { style: 'cover', item: 'li', text: oneOf([words['elements/fancy-text-box'].items.contract.text]) },
    ],
  }
  const names = Object.keys(subjects)
  const firstOf = (page: Page, style: string, item: string) =>
    page.locator(`[data-example="${style}"] [data-ground] ${item}`).first()

  /** Returns whether a text is visible, and its middle is neither cut off nor covered. */
  const isReadable = (text: Locator): Promise<boolean> =>
    text.evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, top, width, height } = range.getClientRects()[0]!
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const isCut = (part: Element | null): boolean => {
        if (!part) return false
        const box = part.getBoundingClientRect()
        const isOutside = x < box.left || x > box.right || y < box.top || y > box.bottom
        return (getComputedStyle(part).overflow !== 'visible' && isOutside) || isCut(part.parentElement)
      }
      return (
        !isCut(element) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        hit !== null &&
        (hit === element || element.contains(hit) || hit.contains(element)) &&
        !hit.matches('img, main, section')
      )
    })

  test.for(names)('in %s appears on hover and on focus', async (name, { visitor }) => {
    const page = await visitor.open(`/elements/${name}`)
    for (const { style, item, text } of subjects[name]!) {
      const first = firstOf(page, style, item)
      const isShown = () => isReadable(first.getByText(text))
      await page.mouse.move(0, 0)
      await eventually(isShown).toBe(false)
      await first.hover({ position: { x: 20, y: 20 } })
      await eventually(isShown).toBe(true)
      await page.mouse.move(0, 0)
      await eventually(isShown).toBe(false)
      // A key press makes the next focus match `:focus-visible`.
      await page.keyboard.press('Tab')
      await (item === 'a' ? first : first.locator('a').first()).focus()
      await eventually(isShown).toBe(true)
    }
  })

  test.for(names)('in %s is visible on a touch screen', async (name, { visitor }) => {
    const page = await visitor.open(`/elements/${name}`, { touch: true, width: 390, script: false })
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true)
    for (const { style, item, text } of subjects[name]!)
      expect(await isReadable(firstOf(page, style, item).getByText(text)), style).toBe(true)
  })
})

describe('a gallery of pictures', () => {
  const path = '/elements/image-gallery'
  const lightbox = { ...words.gallery, ...words.controls.lightbox }
  const styles = Object.keys(words['elements/image-gallery'].examples)
  const pictures = (page: Page, style: string) => page.locator(`[data-example="${style}"] figure > a:has(img)`)

  test('opens a picture in the lightbox, announces its number, follows keys and returns the focus, in every style', async ({
    visitor,
  }) => {
    const page = await visitor.open(path)
    const dialog = page.getByRole('dialog')
    for (const style of styles) {
      const all = await page.locator(`[data-example="${style}"] figcaption`).allTextContents()
      const says = (at: number) =>
        lightbox.announcement
          .split('. {{alt}}')[0]!
          .replace('{{n}}', String(at + 1))
          .replace('{{total}}', String(all.length))
          .replace('{{caption}}', all[at]!)
      const shows = (at: number) => eventually(() => dialog.getByRole('status').textContent()).toContain(says(at))
      await pictures(page, style).nth(1).click()
      await dialog.waitFor()
      await shows(1)
      for (const [key, at] of [
        ['ArrowRight', 2],
        ['ArrowLeft', 1],
        ['End', all.length - 1],
        ['ArrowRight', all.length - 1],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key)
        await shows(at)
      }
      await page.keyboard.press('Escape')
      await eventually(() => dialog.count()).toBe(0)
      // The focus returns after the dialog has closed.
      await eventually(() => hasFocus(pictures(page, style).first())).toBe(true)
    }
  })

  test('opens a picture in the full window without script, in every style', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    const { width, height } = page.viewportSize()!
    for (const style of styles) {
      const picture = pictures(page, style).nth(1)
      await picture.click()
      const figure = page.locator('figure:target')
      expect(await figure.boundingBox(), style).toMatchObject({ x: 0, y: 0, width, height })
      await figure.getByText(lightbox.close).click()
      expect(await figure.count(), style).toBe(0)
      expect((await picture.boundingBox())!.width, style).toBeLessThan(width)
    }
  })
})

test('the drop cap is a whole letter of the language, and the paragraph is read and copied unbroken', async ({
  visitor,
}) => {
  for (const [language, letter] of [
    ['sr-Cyrl', 'Љ'],
    ['sr', 'Lj'],
    ['nl', 'IJ'],
    ['fr', 'É'],
  ] as const) {
    const page = await visitor.open(`/elements/dropcaps?lng=${language}`)
    const first = page.locator('[data-example] p[data-look]').first()
    expect(await first.locator('[aria-hidden] > span').textContent(), language).toBe(letter)
    const { text } = said(language)['elements/dropcaps']
    const exposed = (await first.ariaSnapshot()).replace(/^- paragraph: "?|"$/g, '')
    expect(exposed, language).toBe(text)
    const copied = await first.evaluate((one) => {
      getSelection()!.selectAllChildren(one)
      return String(getSelection())
    })
    expect(copied.replace(/\s+/g, ' ').trim(), language).toBe(text.replace(/\s+/g, ' '))
  }
})

test('lettered lists use the alphabet of the language', async ({ visitor }) => {
  const alphabets = {
    'sr-Cyrl': ['а', 'б', 'в', 'г', 'д', 'ђ'],
    sr: ['a', 'b', 'c', 'č', 'ć', 'd'],
    en: 'lower-alpha',
  } as const
  for (const [language, alphabet] of Object.entries(alphabets)) {
    const page = await visitor.open(`/elements/lists?lng=${language}`)
    const item = page.locator('[data-look="letters"] > li').first()
    // The build may shorten the name of a counter style, but the used name must be declared.
    const { used, declared } = await item.evaluate((one) => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const inside = (rule: CSSRule): CSSRule[] => [
        rule,
        ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(inside) : []),
      ]
      const styles = rules.flatMap(inside).filter((rule) => rule instanceof CSSCounterStyleRule)
      const used = /counter\(\w+, ([\w-]+)\)/.exec(getComputedStyle(one, '::before').content)?.[1]
      return { used, declared: styles.find(({ name }) => name === used)?.symbols }
    })
    if (typeof alphabet === 'string') expect(used, language).toBe(alphabet)
    else expect(declared?.match(/\p{L}+/gu)?.slice(0, 6), language).toEqual(alphabet)
  }
})

test('prices change between month and year and are formatted in the language', async ({ visitor }) => {
  for (const language of ['sr', 'en'] as const) {
    const page = await visitor.open(`/elements/pricing-table?lng=${language}`)
    const { yearly } = said(language)['elements/pricing-table']
    const prices = () =>
      page
        .locator('[data-example="terms"] b')
        .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [(one as HTMLElement).innerText] : [])))
    const euros = (of: Readonly<Record<string, number>>) =>
      Object.values(of).map((amount) => formatEuros(amount, language))
    expect(await prices()).toEqual(euros(samplePrices.monthly.of))
    await page.getByRole('tab', { name: yearly }).click()
    await eventually(prices).toEqual(euros(samplePrices.yearly.of))
  }
})

test('price labels are shown in capitals on every page with prices, but are not stored in capitals', async ({
  visitor,
}) => {
  const paths = [
    '/elements/pricing-table',
    '/page/pricing-packages',
    '/page/our-services',
    ...(['application', 'design-agency', 'gym-fitness', 'seo-agency', 'startup', 'web-agency'] as const).map((home) =>
      addressOf(`home-${home}`),
    ),
  ]
  for (const path of paths) {
    const page = await visitor.open(path, { language: 'en' })
    const labels = await page
      .locator('p > b + span, [role="tab"], label:has(> [type="radio"]) > span')
      .filter({ hasText: /^(?:per (?:month|year)|monthly|yearly)$/i })
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => ({ shown: (one as HTMLElement).innerText, stored: one.textContent })))
    expect(labels.length, path).toBeGreaterThan(0)
    for (const { shown, stored } of labels) {
      expect(['MONTHLY', 'YEARLY', 'PER MONTH', 'PER YEAR'], path).toContain(shown)
      expect(stored, path).not.toBe(shown)
    }
  }
})

test('every list of the kit is exposed as a list with its visible rows', async ({ visitor }) => {
  const page = await visitor.open('/elements/lists', { script: false })
  const grounds = page.locator('[data-example] [data-ground]')
  const lists = grounds.locator('ul, ol')
  expect(await lists.count()).toBeGreaterThan(5)
  expect(await grounds.getByRole('list').count()).toBe(await lists.count())
  for (const list of await lists.all()) {
    const rows = await list.locator('> *').count()
    expect(rows).toBeGreaterThan(0)
    expect(await list.locator('> li').and(list.getByRole('listitem')).count()).toBe(rows)
  }
  const terms = await page.locator('[data-example] dl dt').count()
  expect(terms).toBeGreaterThan(0)
  expect(await page.locator('[data-example] dl').getByRole('term').count()).toBe(terms)
})

test('info banners show pictures whose middle nothing covers, and no text lies directly on a picture', async ({
  visitor,
}) => {
  const page = await visitor.open('/elements/info-banner')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const style of Object.keys(words['elements/info-banner'].examples)) {
      const banners = page.locator(`[data-example="${style}"] article`)
      expect(await banners.count(), style).toBeGreaterThan(0)
      for (const banner of await banners.all()) {
        const picture = banner.locator('img').first()
        await picture.scrollIntoViewIfNeeded()
        await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        const { width: wide, height: high } = (await picture.boundingBox())!
        expect(Math.min(wide, high), `${style}, ${width}`).toBeGreaterThan(100)
        // Words may overlap the lower edge.
        const isSeen = await picture.evaluate((image) => {
          image.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, right, top, width, height } = image.getBoundingClientRect()
          const isAt = (part: number) => document.elementFromPoint(left + width / 2, top + height * part) === image
          return left >= 0 && right <= innerWidth && isAt(0.1) && isAt(0.5)
        })
        expect([style, width, isSeen]).toEqual([style, width, true])
        const sentence = banner.locator('p')
        await sentence.scrollIntoViewIfNeeded()
        // The first letters must have a ground of their own; a picture alone is not enough.
        const isOnPicture = await sentence.evaluate((one) => {
          const { left, top, height } = one.getBoundingClientRect()
          const hasGround = (part: Element) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)'
          const [, ...under] = document.elementsFromPoint(left + 4, top + height / 2)
          return under.find((part) => part.tagName === 'IMG' || hasGround(part))?.tagName === 'IMG'
        })
        expect(isOnPicture, `${style}, ${width}`).toBe(false)
      }
    }
  }
})
