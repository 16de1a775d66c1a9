import { describe, expect } from 'vitest'
import { fronts } from '#shared/content/homes/fronts.ts'
import { leadStories, popularPlaces } from '#shared/content/news.ts'
import { press } from '#shared/content/press.ts'
import { chapterIds } from '#shared/content/programme.ts'
import { innerPaths } from '#shared/routes/inner.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const path = innerPaths['latest-news']

describe.each([true, false])('the page of news, script: %s', (script) => {
  test('leads on from every story, place and topic, newest first', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    const { stories, popular, recent } = said('en')['page/latest-news']
    for (const { id, place } of leadStories) {
      const link = page.locator('main a').filter({ hasText: stories.items[id].link })
      expect(await link.count()).toBe(1)
      if ('anchor' in place) expect(await link.getAttribute('href')).toContain(`#${place.anchor}`)
    }
    for (const { id } of popularPlaces)
      expect(await page.getByRole('link', { name: popular.items[id].title, exact: true }).count()).toBe(1)
    for (const id of chapterIds) expect(await page.locator(`main a[href="/programme#${id}"]`).count()).toBe(1)
    const times = (list: string) =>
      page.locator(`main ${list} time`).evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime))
    expect(await times('ol')).toEqual(press.map(({ published }) => published).sort((a, b) => (a < b ? 1 : -1)))
    const articles = await times('ul')
    expect(articles).toHaveLength(fronts['latest-news'].wide)
    expect(articles).toEqual(articles.toSorted((a, b) => (a < b ? 1 : -1)))
    expect(await page.locator('main li:has(time) h3 a').count()).toBe(articles.length)
    expect(await page.getByText(said('en').pressItems.sample).count()).toBe(1)
    expect(await page.getByRole('link', { name: recent.contact }).getAttribute('href')).toContain('topic=media')
    expect(await overflows(page)).toEqual([])
    if (script) expect(await accessibility(page)).toEqual([])
  })

  test('its own sign-up comes back to its own place, and the one of the footer stays silent', async ({ visitor }) => {
    const language = 'fr'
    const { forms } = said(language)
    const page = await visitor.open(`${path}?lng=${language}`, { script, language })
    const form = page.locator('form#letter')
    await form.locator('[name="email"]').fill('reader@')
    await form.locator('button[type="submit"]').click()
    await eventually(() => form.locator('[id$="-error"]').allTextContents()).toContain(forms.errors.consentRequired)
    expect(await page.locator('form:not(#letter) [aria-invalid="true"]').count()).toBe(0)
    if (!script) expect(new URL(page.url()).hash).toBe('#letter')
    await form.locator('[name="email"]').fill(`news-${script}@primer.example`)
    await form.locator('[name="consent"]').check()
    await form.locator('button[type="submit"]').click()
    await eventually(() => form.getByRole('status').locator('p').filter({ visible: true }).allTextContents()).toEqual([
      forms.success.newsletter,
      forms.success.newsletterNext,
    ])
  })
})
