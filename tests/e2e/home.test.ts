import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { figureIds, figuresOf, sampleRoll, totalsOf } from '#shared/content/figures.ts'
import { municipalities, municipalitiesByName, municipalityWords } from '#shared/content/municipalities.ts'
import { chapterIds } from '#shared/content/programme.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const [first, second] = municipalities as readonly [(typeof municipalities)[0], (typeof municipalities)[0]]
const last = municipalities.at(-1)!
const nameOf = (municipality: (typeof municipalities)[0], language: Language = 'en') =>
  municipalityWords(municipality, language).name

const map = (page: Page) => page.getByRole('group', { name: said('en').home.figures.map.legend })
const radio = (page: Page, municipality: (typeof municipalities)[0]) =>
  map(page).getByRole('radio', { name: nameOf(municipality), exact: true })
const status = (page: Page) => page.locator('section[aria-labelledby="figures"] [role="status"]')

/** Returns the visible texts of the panel under the map. */
const panel = (page: Page) =>
  map(page).evaluate((group) => {
    const shown = [...group.querySelectorAll('b')].filter((part) => part.checkVisibility())
    return shown.map((part) => part.textContent)
  })
const factsOf = ({ voters, controllers }: { voters: number; controllers: number }, name: string) => [
  name,
  formatNumber(voters, 'en'),
  formatNumber(controllers, 'en'),
]
const everything = factsOf(totalsOf(municipalities), said('en').home.figures.map.all)
const figures = figuresOf(sampleRoll)
const shownFigures = (page: Page) => page.locator('#figures ~ dl dt + dd').allTextContents()
const finalFigures = (language: Language) => figureIds.map((id) => formatNumber(figures[id].value, language))

describe('the map of municipalities', () => {
  test('has a labelled cell for each municipality and shows the totals until one is chosen', async ({ visitor }) => {
    const page = await visitor.open('/')
    expect(await map(page).getByRole('radio').count()).toBe(municipalities.length)
    for (const municipality of municipalities) expect(await radio(page, municipality).count()).toBe(1)
    expect(await map(page).locator('label > span:first-of-type').allTextContents()).toEqual(
      municipalities.map((municipality) => municipalityWords(municipality, 'en').label),
    )
    expect(await panel(page)).toEqual(everything)
    expect(await status(page).textContent()).toBe('')
  })

  test('is one tab stop, in which arrow keys choose the municipality', async ({ visitor }) => {
    const page = await visitor.open('/')
    await page.locator('#figures ~ a').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await eventually(() => panel(page)).toEqual(factsOf(first, nameOf(first)))
    await page.keyboard.press('ArrowRight')
    await eventually(() => panel(page)).toEqual(factsOf(second, nameOf(second)))
    await eventually(() => radio(page, second).evaluate((input) => input === document.activeElement)).toBe(true)
    const sentence = said('en')
      .home.figures.map.chosen.replace('{{name}}', nameOf(second))
      .replace('{{voters}}', formatNumber(second.voters, 'en'))
      .replace('{{controllers}}', formatNumber(second.controllers, 'en'))
    await eventually(() => status(page).textContent()).toBe(sentence)
    // Arrow keys wrap around, as in a group of radio buttons.
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await eventually(() => panel(page)).toEqual(factsOf(last, nameOf(last)))
    await page.keyboard.press('Tab')
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('summary')
    await page.keyboard.press('Shift+Tab')
    await eventually(() => radio(page, last).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('can be used by touch at 320 px, with cells of at least 44 px', async ({ visitor }) => {
    const page = await visitor.open('/', { width: 320, touch: true })
    await radio(page, second).tap()
    await eventually(() => panel(page)).toEqual(factsOf(second, nameOf(second)))
    const boxes = await map(page)
      .getByRole('radio')
      .evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      )
    for (const box of boxes) for (const side of box) expect(side).toBeGreaterThanOrEqual(43.5)
  })

  test('announces the choice in the language of the page and keeps it when the language changes', async ({
    visitor,
  }) => {
    const page = await visitor.open('/', { language: 'sr-Cyrl' })
    const choose = (name: string) => page.getByRole('radio', { name, exact: true })
    await choose(second.name).check()
    await eventually(() => status(page).textContent()).toContain(second.name)
    await page.locator('footer').getByRole('link', { name: languageFacts.fr.ownName, exact: true }).click()
    await eventually(() => status(page).textContent()).toContain(nameOf(second, 'fr'))
    expect(await choose(nameOf(second, 'fr')).isChecked()).toBe(true)
    expect(await choose(nameOf(second, 'fr')).getAttribute('lang')).toBe('sr-Latn')
  })

  test('works without script', async ({ visitor }) => {
    const page = await visitor.open('/', { script: false })
    expect(await panel(page)).toEqual(everything)
    await radio(page, last).check()
    expect(await panel(page)).toEqual(factsOf(last, nameOf(last)))
    await page.keyboard.press('ArrowLeft')
    expect((await panel(page))[0]).toBe(nameOf(municipalities.at(-2)!))
  })
})

describe('the table of municipalities', () => {
  test.for([true, false])('holds the data of the map, with script: %s', async (script, { visitor }) => {
    const page = await visitor.open('/', { script })
    const table = page.getByRole('table', { name: said('en').home.figures.table.caption })
    expect(await table.isVisible()).toBe(false)
    await page.getByText(said('en').home.figures.table.summary).click()
    expect(await table.isVisible()).toBe(true)
    const rows = await table
      .locator('tbody tr')
      .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent)))
    expect(rows).toEqual(municipalitiesByName(municipalities, 'en').map((one) => factsOf(one, nameOf(one))))
    expect(await table.locator('tfoot td').allTextContents()).toEqual(everything.slice(1))
  })
})

describe('the figures of the home page', () => {
  test.for(['sr-Cyrl', 'en', 'fr'] as const)(
    'are in the document with their dates in %s',
    async (language, { visitor }) => {
      const page = await visitor.open('/', { script: false, language })
      expect(await shownFigures(page)).toEqual(finalFigures(language))
      const sources = await page.locator('#figures ~ dl dd + dd').allTextContents()
      for (const [at, id] of figureIds.entries())
        expect(sources[at]!.replaceAll('\u00a0', ' ')).toContain(formatDate(figures[id].asOf, language))
    },
  )
})

describe('the co-presidents on the home page', () => {
  test.for([390, 768, 1440])('have the same size at a width of %i px', async (width, { visitor }) => {
    const page = await visitor.open('/', { width })
    const sizes = await page.locator('section[aria-labelledby="co-presidents"] article').evaluateAll((articles) =>
      articles.map((article) => {
        const picture = [...article.querySelectorAll('img')].find((image) => image.checkVisibility())!
        const name = article.querySelector('h3')!
        return [article.clientWidth, picture.clientWidth, picture.clientHeight, getComputedStyle(name).fontSize]
      }),
    )
    expect(sizes).toHaveLength(2)
    expect(sizes[0]).toEqual(sizes[1])
  })
})

describe('the links of the first screen of the home page', () => {
  test('lead to the application and to chapters of the programme', async ({ visitor }) => {
    const page = await visitor.open('/?lng=en')
    const hero = page.locator('main section').first()
    const to = (name: string) => hero.getByRole('link', { name }).getAttribute('href')
    expect(await to(said('en').common.join)).toBe('/join?lng=en')
    expect(await to(said('en').home.hero.button)).toBe('/programme?lng=en')
    const chapters = await page
      .locator('section[aria-labelledby="pillars"] a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)))
    expect(new Set(chapters).size).toBe(3)
    for (const chapter of chapters) expect(chapterIds).toContain(chapter)
  })
})
