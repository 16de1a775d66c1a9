import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { stairSteps, type OfficeStep } from '#client/demo/homes/business/facts.ts'
import { roomPaints } from '#client/demo/homes/decor/facts.ts'
import { treatmentGroups, treatments, type TreatmentGroup } from '#client/demo/homes/dentist/facts.ts'
import { speakers, type Speaker } from '#client/demo/homes/events-conference/facts.ts'
import { lookPrices } from '#client/demo/homes/fashion-shop/facts.ts'
import { folios } from '#shared/content/homes/folios.ts'
import { chairCloths } from '#client/demo/homes/furniture-shop/facts.ts'
import { gymClasses, gymProgrammes, type GymProgramme } from '#client/demo/homes/gym-fitness/facts.ts'
import type { HomeName } from '#shared/routes/homes.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

/* Homes where radio buttons choose the visible part, by CSS alone, so that it works without script. */

interface Choice {
  home: HomeName
  /** The options in the order of the page. */
  options: readonly string[]
  first: string
  /** Returns the radio button of an option. */
  radio: (page: Page, option: string) => Locator
  /** Returns the names of the visible parts. */
  shown: (page: Page) => Promise<string[]>
  /** Returns the names of the parts that an option shows. Default: the name of the option. */
  expected?: (option: string) => string[]
  /** Returns the announcement of a chosen option. */
  announced?: (option: string) => string
}

/** Returns an attribute of every visible element that matches a selector. */
const seen = (page: Page, selector: string, attribute: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (all, name) =>
        all.flatMap((one) => (one.checkVisibility({ visibilityProperty: true }) ? [one.getAttribute(name)!] : [])),
      attribute,
    )
const byValue = (group: string) => (page: Page, option: string) =>
  page.locator(`input[type="radio"]${group}[value="${option}"]`)
const byName = (nameOf: (option: string) => string) => (page: Page, option: string) =>
  page.getByRole('radio', { name: nameOf(option), exact: true })

const business = said('en')['home/business'].steps.items
const dentist = said('en')['home/dentist']
const events = said('en')['home/events-conference']
const gym = said('en')['home/gym-fitness'].bar

const groups = Object.values(treatments).map(({ group }) => group)
const groupsOf = (option: string) => groups.filter((group) => option === 'all' || group === option)
const groupName = (option: string) =>
  option === 'all' ? dentist.prices.all : dentist.services.items[option as TreatmentGroup].title
const trainingsOf = (option: string) => gymProgrammes[option as GymProgramme]

const choices: readonly Choice[] = [
  {
    home: 'business',
    options: Object.keys(stairSteps),
    first: 'people',
    radio: byValue(''),
    shown: (page) => seen(page, 'p[data-step]', 'data-step'),
    announced: (option) => business[option as OfficeStep].text,
  },
  {
    home: 'dentist',
    options: ['all', ...treatmentGroups],
    first: 'all',
    radio: byName((option) => `${groupName(option)} (${groupsOf(option).length})`),
    shown: (page) => seen(page, '[data-group]', 'data-group'),
    expected: groupsOf,
    announced: (option) => `${groupName(option)}. ${dentist.prices.shown}: ${groupsOf(option).length}`,
  },
  {
    home: 'events-conference',
    options: speakers,
    first: 'gardener',
    radio: (page, option) => page.getByRole('radio', { name: events.speakers.roles[option as Speaker] }),
    shown: (page) => seen(page, '[data-talk]', 'data-talk'),
    announced: (option) => events.sessions[option as Speaker],
  },
  {
    home: 'gym-fitness',
    options: Object.keys(gymProgrammes),
    first: 'strong',
    radio: byName((option) => gym.programmes[option as GymProgramme].name),
    shown: (page) => seen(page, '[data-programme]', 'data-programme'),
    announced: (option) => {
      const minutes = trainingsOf(option).reduce((sum, each) => sum + gymClasses[each].minutes, 0)
      const { name } = gym.programmes[option as GymProgramme]
      return `${name}. ${gym.perWeek}: ${trainingsOf(option).length}. ${gym.minutes}: ${minutes}`
    },
  },
  {
    home: 'photography',
    // Each project has two frames.
    options: folios.photography.flatMap((_, at) => [String(2 * at + 1), String(2 * at + 2)]),
    first: '1',
    radio: byValue('[name="frame"]'),
    shown: (page) => seen(page, '[data-frame]', 'data-frame'),
    // The picture and the caption have the same name.
    expected: (option) => [option, option],
  },
  {
    home: 'decor',
    options: roomPaints,
    first: roomPaints[0],
    radio: byValue('[name="room-paint"]'),
    shown: (page) =>
      page.locator('section:has([name="room-paint"])').evaluate((section, paints) => {
        const parts = ['wall', 'sofa', 'rug', 'floor']
        const colour = (name: string) => getComputedStyle(section).getPropertyValue(name).trim()
        return paints.filter((paint) =>
          parts.every((part) => colour(`--${part}`) === colour(`--paint-${paint}-${part}`)),
        )
      }, roomPaints),
  },
  {
    home: 'furniture-shop',
    options: chairCloths,
    first: chairCloths[0],
    radio: byValue('[name="chair-cloth"]'),
    shown: (page) =>
      page.locator('svg:has(> rect[rx="39"]) > rect').evaluate((seat) => {
        const dots = [...document.querySelectorAll<HTMLInputElement>('[name="chair-cloth"]')]
        const colour = getComputedStyle(seat).fill
        return dots.filter((dot) => getComputedStyle(dot).backgroundColor === colour).map(({ value }) => value)
      }),
  },
  {
    home: 'fashion-shop',
    options: Object.keys(lookPrices),
    first: Object.keys(lookPrices)[0]!,
    radio: byValue('[name="look"]'),
    shown: (page) =>
      page
        .locator('li:has([name="look"])')
        .evaluateAll((looks) =>
          looks
            .filter((look) => look.querySelector('a')!.checkVisibility({ visibilityProperty: true }))
            .map((look) => look.querySelector('input')!.value),
        ),
  },
]

test.for(choices)(
  'home-$home shows the option chosen by pointer or arrow key, with and without script',
  async ({ home, options, first, radio, shown, ...choice }, { visitor }) => {
    for (const script of [true, false]) {
      const page = await visitor.open(addressOf(`home-${home}`), { script })
      const isShown = async (option: string) => {
        const expected = choice.expected ? choice.expected(option) : [option]
        await eventually(() => shown(page)).toEqual(expected)
        expect([script, option, await radio(page, option).isChecked()]).toEqual([script, option, true])
      }
      await isShown(first)
      for (const option of options) {
        await page.locator('label', { has: radio(page, option) }).click()
        await isShown(option)
      }
      const [before, last] = options.slice(-2) as [string, string]
      await radio(page, last).press('ArrowLeft')
      await isShown(before)
      if (script && choice.announced)
        await eventually(() => page.locator('main').getByRole('status').first().textContent()).toContain(
          choice.announced(before),
        )
      // Each option has other colours, so each needs a check of its contrast.
      if (script && home === 'decor') expect(await accessibility(page)).toEqual([])
    }
  },
)
