import { expect } from 'vitest'
import { openPositions, type PositionId } from '#shared/content/positions.ts'
import { said, test } from '#tests/support/browser.ts'

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

test('what the colleagues say stands together, each with who says it', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  const { voices } = words
  const quotes = page.getByRole('region', { name: voices.title }).getByRole('figure')
  expect(await quotes.count()).toBe(Object.keys(voices.items).length)
  for (const { quote, role } of Object.values(voices.items))
    expect(await quotes.filter({ hasText: quote }).getByText(role, { exact: true }).isVisible()).toBe(true)
  expect(await page.getByText(voices.sample, { exact: true }).count()).toBe(1)
})

test('the film loads nothing before somebody plays it', async ({ visitor }) => {
  const page = await visitor.open(path)
  const film = page.locator('video')
  expect(await film.getAttribute('preload')).toBe('none')
  expect(await film.getAttribute('aria-label')).toBe(words.film.label)
})
