import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { Project, ProjectTeaser } from '#shared/content/content.ts'
import { projectPages, type ProjectPageName } from '#shared/content/portfolio.ts'
import { projectAccents, projectFilms } from '#shared/content/projectLooks.ts'
import type { SourceLanguage } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'
import { gatherContent } from '#scripts/vite/content.ts'
import { eventually, said, settled, test } from '#tests/support/browser.ts'

const content = gatherContent().files
const { list } = content.en.projects
const words = { ...said('en').portfolio, controls: said('en').controls }

const first = (page: ProjectPageName): ProjectTeaser => list.find((one) => one.page === page)!
/** One that is not at the bare address of its composition. */
const later = (page: ProjectPageName): ProjectTeaser => list.findLast((one) => one.page === page)!
const pathOf = ({ id, page }: ProjectTeaser): string =>
  addressOf(`project-${page}`, first(page).id === id ? {} : { params: { project: id } })
const fileOf = ({ id }: ProjectTeaser, language: SourceLanguage = 'en'): Project => content[language][`project/${id}`]!

const headingOf = (page: Page) => page.locator('h1').innerText()
const flat = (text: string) => text.replace(/\s+/g, ' ')
const bar = (page: Page) => page.getByRole('navigation', { name: words.around.label })

test('the bar leads through every project, newest first, and back', async ({ visitor }) => {
  const page = await visitor.open(pathOf(list[0]!))
  const titles = list.map(({ title }) => title)
  expect(await bar(page).locator('[rel="prev"]').count()).toBe(0)
  for (const project of list.slice(1)) {
    await bar(page).locator('[rel="next"]').click()
    await eventually(() => headingOf(page)).toBe(project.title)
    expect(new URL(page.url()).pathname).toBe(pathOf(project))
  }
  expect(await bar(page).locator('[rel="next"]').count()).toBe(0)
  const seen: string[] = []
  for (const title of titles.toReversed().slice(1)) {
    await bar(page).locator('[rel="prev"]').click()
    await eventually(() => headingOf(page)).toBe(title)
    seen.push(title)
  }
  expect(seen.at(-1)).toBe(titles[0])
  await bar(page).getByRole('link', { name: words.around.all }).click()
  await eventually(() => headingOf(page)).not.toBe(titles[0])
  expect(new URL(page.url()).pathname).toMatch(/^\/portfolio\/portfolio-/)
})

describe('addresses', () => {
  const answer = (url: string, path: string) => fetch(new URL(path, url), { redirect: 'manual' })

  test('a project that nobody knows is not found', async ({ site }) => {
    for (const page of projectPages)
      expect((await answer(site.url, `${addressOf(`project-${page}`)}/no-such-project`)).status).toBe(404)
  })

  test('of a project that nobody knows shows the 404 page, and goes on from there', async ({ visitor }) => {
    const page = await visitor.open(`${addressOf('project-03')}/no-such-project`)
    expect(await headingOf(page)).toBe(said('en').notFound.heading)
    await page.getByRole('link', { name: said('en').notFound.backHome }).click()
    await eventually(() => headingOf(page)).not.toBe(said('en').notFound.heading)
  })

  test('a project under another composition, or the first under its name, leads to its own address', async ({
    site,
  }) => {
    for (const project of list)
      for (const page of projectPages) {
        const asked = addressOf(`project-${page}`, { params: { project: project.id } })
        const { status, headers } = await answer(site.url, `${asked}?lng=fr`)
        if (asked === pathOf(project)) expect([asked, status]).toEqual([asked, 200])
        else expect([asked, status, headers.get('location')]).toEqual([asked, 308, `${pathOf(project)}?lng=fr`])
      }
  })
})

describe.each(projectPages)('composition %s', (name) => {
  const project = later(name)
  const file = fileOf(project)

  test('has one heading, the way back, facts, the note and its accent', async ({ visitor }) => {
    const page = await visitor.open(pathOf(project))
    expect(await page.locator('h1').allInnerTexts()).toEqual([file.title])
    expect(await page.getByRole('navigation', { name: said('en').common.breadcrumb }).innerText()).toBe(
      [said('en').common.home, words.name, file.title].join('\n'),
    )
    const facts = page.locator('article dl')
    expect(await facts.locator('dt').allInnerTexts()).toEqual([
      words.facts.client,
      words.facts.date,
      words.facts.category,
    ])
    const [client, , category] = await facts.locator('dd').allInnerTexts()
    expect(client!.toLowerCase()).toBe(project.client.toLowerCase())
    expect(category).toBe(words.categories[project.category])
    expect(await facts.locator('time').getAttribute('datetime')).toBe(project.date)
    expect(await facts.locator('a').getAttribute('href')).toContain(`?category=${project.category}`)
    expect(await page.getByText(words.note, { exact: true }).isVisible()).toBe(true)
    expect(await page.locator('[data-accent]:has(> article)').getAttribute('data-accent')).toBe(
      projectAccents[project.category],
    )
    expect(await page.getByRole('region', { name: words.controls.share.title }).isVisible()).toBe(true)
  })

  test('says and shows all of a project, each picture once, without script', async ({ visitor }) => {
    const page = await visitor.open(pathOf(project), { script: false })
    const shown = flat(await page.locator('main').innerText())
    const { quote, pictures } = file
    for (const text of [
      file.description,
      ...file.body,
      quote.text,
      quote.by,
      ...pictures.map(({ caption }) => caption),
    ])
      expect(shown).toContain(flat(text))
    const alternatives = await page
      .locator('main img:not([data-scheme="dark"])')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
    expect(alternatives.toSorted()).toEqual(
      [project.alt, project.secondAlt, ...pictures.map(({ alt }) => alt)].toSorted(),
    )
    for (const title of [list[list.indexOf(project) - 1]?.title, list[list.indexOf(project) + 1]?.title])
      if (title !== undefined) expect(await bar(page).getByRole('link', { name: title }).isVisible()).toBe(true)
  })

  test('is printed without film, bar and band, and with every picture on the paper', async ({ visitor }) => {
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
    // White letters are for fields of colour, which no paper has.
    const isInk = await page.locator('main blockquote').evaluate((quote) => {
      const [red = 255] = (/\d+/.exec(getComputedStyle(quote).color) ?? []).map(Number)
      return red < 100
    })
    expect(isInk).toBe(true)
  })
})

test.for([
  ['sr', 'mart 2026.'],
  ['sr-Cyrl', 'март 2026.'],
  ['en', 'March 2026'],
  ['fr', 'mars 2026'],
  ['nl', 'maart 2026'],
] as const)('in %s a month is written as the language does', async ([language, month], { visitor }) => {
  const project = list.find(({ date }) => date === '2026-03')!
  const page = await visitor.open(pathOf(project), { language, script: false })
  expect(await page.locator('article dl time').textContent()).toBe(month)
})

describe('a slider', () => {
  const slider = (page: Page) => page.getByRole('region', { name: words.pictures })
  /** The captions in reach: what waits its turn is not. */
  const captions = (page: Page) =>
    slider(page).evaluate((whole) =>
      [...whole.querySelectorAll('figcaption')]
        .filter((caption) => !caption.closest('[inert]'))
        .map(({ textContent }) => textContent),
    )
  const { pictures } = fileOf(first('05'))
  const order = [words.views.first, words.views.second, pictures[0]!.caption]

  test('goes with the arrow keys, round and round', async ({ visitor }) => {
    const page = await visitor.open(pathOf(first('05')))
    await eventually(() => captions(page)).toEqual([order[0]])
    await slider(page).getByRole('group', { name: words.controls.carousel.slides }).focus()
    for (const at of [1, 2, 0]) {
      await page.keyboard.press('ArrowRight')
      await eventually(() => captions(page)).toEqual([order[at]])
    }
    await page.keyboard.press('ArrowLeft')
    await eventually(() => captions(page)).toEqual([order[2]])
  })

  test.for([
    ['01', 3, 4],
    ['04', 2, 3],
    ['05', 1, 3],
  ] as const)('of composition %s shows %i of %i beside each other', async ([name, beside, total], { visitor }) => {
    const page = await visitor.open(pathOf(first(name)))
    await slider(page).scrollIntoViewIfNeeded()
    await eventually(async () => (await captions(page)).length).toBe(beside)
    expect(await slider(page).locator('figure').count()).toBe(total)
  })

  test('is a row to scroll without script', async ({ visitor }) => {
    const page = await visitor.open(pathOf(first('05')), { script: false })
    const row = slider(page).getByRole('group', { name: words.controls.carousel.slides })
    const place = () => row.evaluate((viewport) => viewport.scrollLeft)
    await row.focus()
    expect(await place()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await eventually(place).toBeGreaterThan(0)
    expect(await slider(page).getByRole('button').count()).toBe(0)
  })
})

describe('a wall', () => {
  test.for([
    ['02', 0],
    ['05', 1],
  ] as const)('of composition %s enlarges by keyboard', async ([name, from], { visitor }) => {
    const page = await visitor.open(pathOf(first(name)))
    const hung = fileOf(first(name)).pictures.slice(from)
    const links = page.getByRole('link', { name: words.controls.lightbox.enlarge })
    expect(await links.count()).toBe(hung.length)
    await links.first().focus()
    await page.keyboard.press('Enter')
    const shown = page.getByRole('dialog').locator('figcaption')
    await eventually(() => shown.textContent()).toBe(hung[0]!.caption)
    await page.keyboard.press('ArrowRight')
    await eventually(() => shown.textContent()).toBe(hung[1]!.caption)
    await page.keyboard.press('Escape')
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
    expect(await links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('enlarges without script', async ({ visitor }) => {
    const page = await visitor.open(pathOf(first('02')), { script: false })
    const link = page.getByRole('link', { name: words.controls.lightbox.enlarge }).first()
    await link.click()
    const size = await page.locator('figure:target').evaluate((figure) => {
      const { width, height } = figure.getBoundingClientRect()
      return [width - document.documentElement.clientWidth, height - innerHeight].map(Math.round)
    })
    expect(size).toEqual([0, 0])
  })
})

describe('a film', () => {
  test.for(['02', '03'] as const)(
    'of composition %s is loaded when it is played, and named',
    async (name, { visitor }) => {
      const project = first(name)
      const page = await visitor.open(pathOf(project))
      const film = page.locator('video')
      expect(await film.getAttribute('aria-label')).toBe(words.films[projectFilms[project.category]])
      expect(await film.evaluate((video: HTMLVideoElement) => [video.preload, video.readyState])).toEqual(['none', 0])
      expect(await film.locator('source').first().getAttribute('src')).toContain(projectFilms[project.category])
    },
  )
})

describe('the head of composition 01', () => {
  /** How far the picture is from its frame. */
  const shift = (page: Page) =>
    page.locator('header img:visible').evaluate((image) => {
      const glide = image.parentElement!
      return Math.round(image.getBoundingClientRect().top - glide.parentElement!.getBoundingClientRect().top)
    })
  const path = pathOf(first('01'))

  test('glides behind its frame', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    const before = await shift(page)
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
    await eventually(() => shift(page)).not.toBe(before)
  })

  test('stands still for who asks for rest', async ({ visitor }) => {
    const page = await visitor.open(path)
    const before = await shift(page)
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
    await settled(page)
    await settled(page)
    expect(await shift(page)).toBe(before)
  })
})

describe('what stays in sight', () => {
  const top = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().top)

  test('is the head of composition 04 beside its pictures, on a wide screen alone', async ({ visitor }) => {
    for (const [width, isStuck] of [
      [1440, true],
      [768, false],
    ] as const) {
      const page = await visitor.open(pathOf(first('04')), { width })
      await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }))
      await settled(page)
      expect((await top(page, 'article header')) >= 0).toBe(isStuck)
    }
  })
})
