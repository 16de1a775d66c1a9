import { expect } from 'vitest'
import { openPositions, type PositionId } from '#shared/content/positions.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/page/our-team'
const words = said('en')['page/our-team']
const ids = Object.keys(openPositions) as PositionId[]

test('an open position says how much, where and whom to ask, and that it is a sample', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  const { offices } = said('en').organisation
  for (const id of ids) {
    const { title, link } = words.positions.items[id]
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    const said = await row.innerText()
    expect(said).toContain(String(openPositions[id].weeklyHours))
    expect(said).toContain(offices[openPositions[id].office].place)
    expect(await row.getByRole('link', { name: link }).getAttribute('href')).toBe('/contact?topic=join#write')
  }
  expect(await page.getByText(words.positions.sample, { exact: true }).isVisible()).toBe(true)
})

test('a colleague is heard at the press of a face', async ({ visitor }) => {
  const page = await visitor.open(path)
  const { title, items } = words.voices
  const { driver } = items
  // What turns a row is fetched when somebody comes near.
  await page.getByRole('heading', { name: title, exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: driver.role, exact: true }).click()
  await eventually(() =>
    page
      .getByText(driver.quote)
      .evaluate((one) => Number(getComputedStyle(one.closest('[aria-roledescription]')!).opacity)),
  ).toBe(1)
})

test('the film loads nothing before somebody plays it', async ({ visitor }) => {
  const page = await visitor.open(path)
  const film = page.locator('video')
  expect(await film.getAttribute('preload')).toBe('none')
  expect(await film.getAttribute('aria-label')).toBe(words.film.label)
})
