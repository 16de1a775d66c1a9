import { describe, expect } from 'vitest'
import type { Page } from 'playwright'
import { gymClasses, gymProgrammes, gymWeek, type GymProgramme } from '#shared/content/homes/gym-fitness.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { formatWeekday } from '#shared/i18n/weekdays.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, settled, test } from '#tests/support/browser.ts'

const path = addressOf('home-gym-fitness')
const words = said('en')['home/gym-fitness']
const programmes = Object.keys(gymProgrammes) as GymProgramme[]

const radio = (page: Page, id: GymProgramme) =>
  page.getByRole('radio', { name: words.bar.programmes[id].name, exact: true })
/** The programmes whose bar can be seen, and how many plates are on it. */
const loaded = (page: Page) =>
  page
    .locator('[data-programme]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        one.checkVisibility()
          ? [[one.getAttribute('data-programme'), one.querySelectorAll('[data-minutes]').length] as const]
          : [],
      ),
    )
const bar = (id: GymProgramme) => [[id, 2 * gymProgrammes[id].length]]

describe.each([true, false])('the bar of the week, script: %s', (script) => {
  test('bears a plate on each end for every training of the programme that is chosen', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    expect(await loaded(page)).toEqual(bar('strong'))
    for (const id of programmes) {
      await radio(page, id).check()
      await eventually(() => loaded(page)).toEqual(bar(id))
    }
    await radio(page, 'again').press('ArrowUp')
    await eventually(() => loaded(page)).toEqual(bar('breath'))
  })
})

test('what the choice comes to is said to those who listen', async ({ visitor }) => {
  const page = await visitor.open(path)
  await radio(page, 'first').check()
  const trainings = gymProgrammes.first
  const minutes = trainings.reduce((sum, each) => sum + gymClasses[each].minutes, 0)
  await eventually(() => page.locator('main').getByRole('status').first().textContent()).toBe(
    `${words.bar.programmes.first.name}. ${words.bar.perWeek}: ${trainings.length}. ${words.bar.minutes}: ${minutes}`,
  )
})

test('the plates slide on where motion is welcome, and lie there at once where it is not', async ({ visitor }) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    await radio(page, 'first').check()
    await settled(page)
    const moving = await page
      .locator('[data-programme="first"] [data-minutes]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName !== 'none'))
    expect([motion, moving]).toEqual([motion, [motion, motion, motion, motion]])
  }
})

test('a banner leads to the day on which it is trained first, and opens it', async ({ visitor }) => {
  const page = await visitor.open(path)
  const { day, hours } = gymWeek[1]
  const time = formatTime(hours.find(({ what }) => what === 'kettlebell')!.time, 'en')
  await page.getByRole('link', { name: `${words.ways.first}: ${formatWeekday(day, 'en')}, ${time}` }).press('Enter')
  expect(new URL(page.url()).hash).toBe(`#day-d${day}`)
  await eventually(() => page.locator(`#day-d${day}`).isVisible()).toBe(true)
  expect(await page.locator(`#day-d${gymWeek[0].day}`).isVisible()).toBe(false)
})

test('the schedule goes from day to day by the arrow keys', async ({ visitor }) => {
  const page = await visitor.open(path)
  const tab = (at: 0 | 1) => page.getByRole('tab', { name: formatWeekday(gymWeek[at].day, 'en', 'short'), exact: true })
  await tab(0).press('ArrowRight')
  expect(await tab(1).getAttribute('aria-selected')).toBe('true')
  expect(await page.locator(`#day-d${gymWeek[1].day}`).isVisible()).toBe(true)
})

test('without script every day of the schedule stands there', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const { day } of gymWeek) expect(await page.locator(`#day-d${day}`).isVisible()).toBe(true)
})
