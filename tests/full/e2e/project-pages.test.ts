import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { ProjectTeaser } from '#shared/content/content.ts'
import { projectPages, type ProjectPageName } from '#shared/content/portfolio.ts'
import { addressOf } from '#shared/routes/url.ts'
import { gatherContent } from '#scripts/vite/content.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const content = gatherContent().files
const { list } = content.en.projects
const words = said('en').portfolio

const first = (page: ProjectPageName): ProjectTeaser => list.find((one) => one.page === page)!
/** Returns a project whose address contains its id: not the first of its composition. */
const later = (page: ProjectPageName): ProjectTeaser => list.findLast((one) => one.page === page)!
const pathOf = ({ id, page }: ProjectTeaser): string =>
  addressOf(`project-${page}`, first(page).id === id ? {} : { params: { project: id } })

const headingOf = (page: Page) => page.locator('h1').innerText()
const flat = (text: string) => text.replace(/\s+/g, ' ')
const bar = (page: Page) => page.getByRole('navigation', { name: words.around.label })

test('the navigation bar links each project to its neighbours, newest first', async ({ visitor }) => {
  const step = async (page: Page, rel: 'prev' | 'next', to: ProjectTeaser) => {
    await bar(page).locator(`[rel="${rel}"]`).click()
    await eventually(() => headingOf(page)).toBe(to.title)
    await eventually(() => new URL(page.url()).pathname).toBe(pathOf(to))
  }
  const page = await visitor.open(pathOf(list[0]!))
  expect(await bar(page).locator('[rel="prev"]').count()).toBe(0)
  await step(page, 'next', list[1]!)
  await step(page, 'next', list[2]!)
  await step(page, 'prev', list[1]!)
  await page.goto(pathOf(list.at(-1)!))
  await step(page, 'next', list[0]!)
  await bar(page).getByRole('link', { name: words.around.all }).click()
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/portfolio\/portfolio-/)
})

describe('the address of a project', () => {
  const answer = (url: string, path: string) => fetch(new URL(path, url), { redirect: 'manual' })

  test('with an unknown name gets 404', async ({ site }) => {
    for (const page of projectPages)
      expect((await answer(site.url, `${addressOf(`project-${page}`)}/no-such-project`)).status).toBe(404)
  })

  test('under another composition is redirected to its own', async ({ site }) => {
    for (const project of list)
      for (const page of projectPages) {
        const requestedPath = addressOf(`project-${page}`, { params: { project: project.id } })
        const { status, headers } = await answer(site.url, `${requestedPath}?lng=fr`)
        if (requestedPath === pathOf(project)) expect([requestedPath, status]).toEqual([requestedPath, 200])
        else
          expect([requestedPath, status, headers.get('location')]).toEqual([
            requestedPath,
            308,
            `${pathOf(project)}?lng=fr`,
          ])
      }
  })
})

describe.each(projectPages)('composition %s', (name) => {
  const project = later(name)
  const file = content.en[`project/${project.id}`]!

  test('shows all texts and each picture once without script', async ({ visitor }) => {
    const page = await visitor.open(pathOf(project), { script: false })
    const shown = flat(await page.locator('main').innerText())
    const { quote, pictures } = file
    for (const text of [
      file.description,
      ...file.result.flatMap(({ value, label }) => [value, label]),
      ...file.body,
      quote.text,
      quote.by,
      ...pictures.map(({ caption }) => caption),
    ])
      expect(shown).toContain(flat(text))
    const alternatives = await page
      .locator('main article img:not([data-scheme="dark"])')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
    expect(alternatives.toSorted()).toEqual(
      [project.alt, project.secondAlt, ...pictures.map(({ alt }) => alt)].toSorted(),
    )
  })

  test('prints all pictures without video, navigation and buttons, in dark text', async ({ visitor }) => {
    const page = await visitor.open(pathOf(project), { width: 680 })
    await page.emulateMedia({ media: 'print' })
    const printed = () =>
      page.evaluate(() => {
        const seen = [...document.querySelectorAll('main img')].filter((image) => image.checkVisibility())
        const places = seen.map((image) => image.getBoundingClientRect())
        return {
          pictures: seen.length,
          isInside: places.every(({ left, right }) => left >= 0 && Math.round(right) <= innerWidth),
          others: [...document.querySelectorAll('main :is(nav, video, button)')].filter((part) =>
            part.checkVisibility(),
          ).length,
        }
      })
    await eventually(printed).toEqual({ pictures: 2 + file.pictures.length, isInside: true, others: 0 })
    // Coloured grounds are not printed, so white letters would be invisible.
    const isInk = await page.locator('main blockquote').evaluate((quote) => {
      const [red = 255] = (/\d+/.exec(getComputedStyle(quote).color) ?? []).map(Number)
      return red < 100
    })
    expect(isInk).toBe(true)
  })
})

test('the month of a project is formatted in the language', async ({ site }) => {
  const project = list.find(({ date }) => date === '2026-03')!
  for (const [language, month] of [
    ['sr', 'mart 2026.'],
    ['sr-Cyrl', 'март 2026.'],
    ['en', 'March 2026'],
    ['fr', 'mars 2026'],
    ['nl', 'maart 2026'],
  ] as const) {
    const html = await (await fetch(new URL(`${pathOf(project)}?lng=${language}`, site.url))).text()
    expect(/<time [^>]*>([^<]*)<\/time>/.exec(html.slice(html.indexOf('<article')))?.[1], language).toBe(month)
  }
})
