import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { noticeSectionIds, privacyNotice } from '#shared/content/privacyNotice.ts'
import { retentionDays } from '#shared/content/retention.ts'
import { storage, type StorageEntry } from '#shared/content/storage.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { eventually, said, stored, test } from '#tests/support/browser.ts'

const { privacy, forms, common } = said('en')
const day = 24 * 60 * 60 * 1000

/** Returns the names of the stored items that the page lists, each with its place. */
const listedItems = (page: Page) =>
  page
    .locator('#browser tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector('code')!.textContent} ${row.getAttribute('data-place')}`),
    )

/** Returns the items that the browser stores, in the same form. */
async function storedItems(page: Page): Promise<string[]> {
  const { cookie, local, session } = await stored(page)
  const cookies = cookie
    .split('; ')
    .filter(Boolean)
    .map((one) => one.split('=')[0]!)
  return [
    ...cookies.map((name) => `${name} cookie`),
    ...Object.keys(local).map((name) => `${name} local`),
    ...Object.keys(session).map((name) => `${name} session`),
  ]
}

const placesOf = ({ name, places }: StorageEntry) => places.map((place) => `${name} ${place}`)

describe('the list of stored items', () => {
  test('has exactly the items of shared/content/storage.ts', async ({ visitor }) => {
    const page = await visitor.open('/privacy')
    expect(await listedItems(page)).toEqual(Object.values(storage).flatMap(placesOf))
  })

  test('has every item that the browser stores: none at first, the language once it is chosen', async ({ visitor }) => {
    const page = await visitor.open('/privacy')
    expect(await storedItems(page)).toEqual([])
    await page.locator('footer').getByRole('link', { name: languageFacts.fr.ownName, exact: true }).click()
    await eventually(() => page.locator('h1').textContent()).toBe(said('fr').privacy.heading)
    expect(await storedItems(page)).toEqual(placesOf(storage.language))
    const list = await listedItems(page)
    for (const thing of await storedItems(page)) expect(list).toContain(thing)

    const [cookie] = await page.context().cookies()
    const days = Math.round((cookie!.expires * 1000 - Date.now()) / day)
    expect(
      await page
        .locator(`[data-kept="${storage.language.name}"][data-place="cookie"]`)
        .locator('td')
        .last()
        .textContent(),
    ).toBe(said('fr').privacy.kept.howLong.days_other.replace('{{count, number}}', String(days)))
  })
})

test('the privacy notice states its version, its date and the retention periods', async ({ visitor }) => {
  const page = await visitor.open('/privacy')
  const date = formatDate(privacyNotice.since, 'en')
  expect(await page.getByText(date).textContent()).toBe(
    privacy.version.replace('{{version}}', String(privacyNotice.version)).replace('{{date}}', date),
  )
  const text = await page.locator('#retention').textContent()
  for (const days of Object.values(retentionDays)) expect(text).toContain(` ${days} day`)
})

describe('the table of contents of the privacy notice', () => {
  test('has every section in each language', async ({ visitor }) => {
    const page = await visitor.open('/privacy', { script: false })
    for (const language of languages) {
      await page.goto(`/privacy?lng=${language}`)
      const words = said(language).privacy
      expect(await page.getByRole('navigation', { name: words.contents }).getByRole('link').allTextContents()).toEqual(
        noticeSectionIds.map((id) => words.sections[id].title),
      )
    }
  })

  test('leads to a section by keyboard and marks it as current', async ({ visitor }) => {
    const page = await visitor.open('/privacy')
    const contents = page.getByRole('navigation', { name: privacy.contents })
    for (const id of ['retention', 'withdraw', 'changes'] as const) {
      await contents.getByRole('link', { name: privacy.sections[id].title, exact: true }).focus()
      await page.keyboard.press('Enter')
      await eventually(() => new URL(page.url()).hash).toBe(`#${id}`)
      await eventually(() =>
        page.locator(`#${id} h2`).evaluate((heading) => heading.getBoundingClientRect().top),
      ).toBeLessThan(450)
      const { top, header } = await page.evaluate(
        (anchor) => ({
          top: document.querySelector(`#${anchor} h2`)!.getBoundingClientRect().top,
          header: document.querySelector('body header')!.getBoundingClientRect().bottom,
        }),
        id,
      )
      expect(top).toBeGreaterThanOrEqual(Math.max(0, header))
      await eventually(() => contents.locator('[aria-current]').allTextContents()).toEqual([privacy.sections[id].title])
    }
  })
})

test('the privacy links of the form and the footer lead to the privacy notice', async ({ visitor }) => {
  for (const name of [forms.privacyLink, common.privacy]) {
    const page = await visitor.open('/contact')
    await page.getByRole('link', { name, exact: true }).last().click()
    await eventually(() => page.locator('h1').textContent()).toBe(privacy.heading)
    await eventually(() => new URL(page.url()).pathname).toBe('/privacy')
  }
})
