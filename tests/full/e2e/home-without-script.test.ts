import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { steps } from '#client/demo/homes/application/facts.ts'
import { cafeMenu } from '#client/demo/homes/cafe/facts.ts'
import { conferenceDayIds } from '#client/demo/homes/events-conference/facts.ts'
import { remainderOf, monthInputs } from '#client/demo/homes/finance/facts.ts'
import { folios, type FolioName } from '#shared/content/homes/folios.ts'
import { dayRates } from '#client/demo/homes/freelancer/facts.ts'
import { gymWeek } from '#client/demo/homes/gym-fitness/facts.ts'
import { restaurantMenu } from '#client/demo/homes/restaurant/facts.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { HomeName } from '#shared/routes/homes.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

/* Interactive parts of homes without script: the page shows all their content, and no control that needs a script. */

interface FilmStill {
  /** Returns locators that match at least one element each; all matches are visible. */
  shows: (page: Page) => readonly Locator[]
  /** Returns locators whose matches are all hidden. */
  hides?: (page: Page) => readonly Locator[]
}

const en = said('en')
const { media } = en.controls
const month = { income: monthInputs.income.first, fixed: monthInputs.fixed.first, aside: monthInputs.aside.first }

/** Returns locators for the link and the picture of every project. */
const projects = (folio: FolioName) => (page: Page) =>
  folios[folio].flatMap((_, at) => {
    const project = page.locator('article').nth(at)
    return [project.getByRole('link').first(), project.locator('img').first()]
  })
const pauseButton = (page: Page) => [
  page.getByRole('button', { name: media.pause }).or(page.getByRole('button', { name: media.play })),
]

const homes: Partial<Record<HomeName, FilmStill>> = {
  application: {
    shows: (page) => steps.map((id) => page.locator(`[data-step="${id}"] [data-screen="${id}"]`)),
    hides: (page) => [page.locator('[data-shows]')],
  },
  'branding-agency': {
    shows: (page) => [page.locator('[data-part="paper"] [data-part="ink"]')],
    hides: (page) => [
      page.getByRole('slider', { name: en['home/branding-agency'].street.divider }),
      page.getByRole('button', { name: en['home/branding-agency'].again }),
    ],
  },
  cafe: {
    shows: (page) => [
      page.getByText(en['home/cafe'].loyalty.rule),
      ...Object.entries(cafeMenu).flatMap(([part, items]) =>
        Object.values(items).map((price) =>
          page.locator(`#cafe-menu-${part}`).getByText(formatMoney(price, 'en')).first(),
        ),
      ),
    ],
    hides: (page) => [page.getByRole('region', { name: en['home/cafe'].loyalty.title }).getByRole('button')],
  },
  consulting: {
    shows: (page) =>
      Object.values(en['home/consulting'].method.steps).flatMap(({ title, text }) => [
        page.getByText(title, { exact: true }).first(),
        page.getByText(text, { exact: true }).first(),
      ]),
  },
  corporate: {
    shows: (page) => [page.getByText(en['home/corporate'].tower.zones.offices, { exact: true })],
    hides: (page) => [page.getByRole('slider', { name: en['home/corporate'].tower.label })],
  },
  'creative-agency': {
    shows: (page) => [page.locator('main svg[data-ground]')],
    hides: (page) => [page.getByRole('button', { name: en['home/creative-agency'].turn })],
  },
  'creative-portfolio': { shows: projects('creative-portfolio'), hides: pauseButton },
  'vertical-portfolio': { shows: projects('vertical-portfolio'), hides: pauseButton },
  'split-portfolio': { shows: projects('split-portfolio') },
  'interactive-portfolio': {
    shows: (page) => {
      const rows = page.getByRole('list', { name: en['home/interactive-portfolio'].list }).locator('li')
      return folios['interactive-portfolio'].flatMap((_, at) => [
        rows.nth(at).getByRole('link'),
        rows.nth(at).locator('> div'),
      ])
    },
  },
  'personal-portfolio': {
    shows: (page) => [
      page.locator('svg:has(clipPath)'),
      page
        .getByRole('region', { name: en['home/personal-portfolio'].work.title })
        .getByRole('heading', { level: 3 })
        .getByRole('link'),
    ],
    hides: (page) => [
      page.getByRole('button', { name: en['home/personal-portfolio'].lamp.move }),
      page.getByText(en['home/personal-portfolio'].lamp.hint),
    ],
  },
  'digital-agency': {
    shows: (page) => [page.locator('[data-field]')],
    hides: (page) => [page.getByRole('button', { name: en['home/digital-agency'].swap })],
  },
  'events-conference': { shows: (page) => conferenceDayIds.map((id) => page.locator(`#day-${id}`)) },
  'gym-fitness': { shows: (page) => gymWeek.map(({ day }) => page.locator(`#day-d${day}`)) },
  finance: {
    shows: (page) => [
      page.locator('#sum output', { hasText: formatMoney(remainderOf(month), 'en') }),
      page.getByText(en['home/finance'].sum.lead),
    ],
    hides: (page) => [page.locator('#sum [type="range"]')],
  },
  freelancer: {
    shows: (page) => {
      const rates = page.getByRole('table', { name: en['home/freelancer'].rates.table })
      return dayRates.map(({ rate }) => rates.getByText(formatMoney(rate, 'en')))
    },
    hides: (page) => [page.locator('main [type="radio"]'), page.locator('output')],
  },
  'furniture-shop': {
    shows: (page) => [page.locator('footer form [name="email"]')],
    hides: (page) => [page.locator('dialog#offer')],
  },
  restaurant: {
    shows: (page) =>
      Object.entries(restaurantMenu).flatMap(([part, dishes]) =>
        Object.values<{ price: number }>(dishes).map(({ price }) =>
          page.locator(`#dishes-${part}`).getByText(formatMoney(price, 'en')).first(),
        ),
      ),
  },
  startup: { shows: (page) => [page.locator('#plans-monthly b'), page.locator('#plans-yearly b')] },
  'web-agency': {
    shows: (page) => [page.getByText(en['home/web-agency'].speed.quiet)],
    hides: (page) => [page.getByRole('button', { name: en['home/web-agency'].move })],
  },
  'yoga-meditation': {
    shows: (page) =>
      Object.values(en['home/yoga-meditation'].breath.parts).map((part) => page.getByText(part, { exact: true })),
    hides: (page) => [page.getByRole('button', { name: en['home/yoga-meditation'].breath.start })],
  },
}

/** Returns for each element of a locator whether it is visible. */
const seen = (locator: Locator) =>
  locator.evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect()
      return one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 0 && height > 0
    }),
  )

test.for(Object.keys(homes) as HomeName[])(
  'home-%s shows all its content without script, and no control that needs a script',
  async (home, { visitor }) => {
    const { shows, hides = () => [] } = homes[home]!
    const page = await visitor.open(addressOf(`home-${home}`), { script: false, motion: true })
    for (const locator of shows(page)) {
      const all = await seen(locator)
      expect(all, `${locator.toString()} is there`).not.toEqual([])
      expect(all, `${locator.toString()} can be seen`).not.toContain(false)
    }
    for (const locator of hides(page))
      expect(await seen(locator), `${locator.toString()} cannot be seen`).not.toContain(true)
    // A locator that matches nothing with script either would prove nothing.
    const scripted = await visitor.open(addressOf(`home-${home}`), { motion: true })
    for (const locator of hides(scripted))
      await eventually(async () => `${await locator.count()} × ${locator.toString()}`).not.toMatch(/^0 /)
  },
)
