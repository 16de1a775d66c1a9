import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { postCategories, postsOnPage } from '#shared/content/blog.ts'
import { blogListings } from '#shared/content/blogNames.ts'
import { postFilters, projectCategories } from '#shared/content/listFilters.ts'
import { portfolioStyles } from '#shared/content/portfolio.ts'
import { blogFronts, businessFronts, type BlogFrontName } from '#shared/content/homes/fronts.ts'
import { languages } from '#shared/i18n/languages.ts'
import { table } from '#shared/routes/table.ts'
import { addressOf } from '#shared/routes/url.ts'
import { gatherContent } from '#scripts/vite/content.ts'
import { articlePath } from '#tests/support/addresses.ts'
import { oneSite, rawRequest, wordsOfHtml } from '#tests/support/httpSite.ts'

const site = oneSite({ env: { DEMO_PAGES: 'public' } })
const get = (path: string) => rawRequest(site().app, path)
const files = gatherContent().files.en
const { posts, projects } = files

/** Returns the ids of the articles in a listing. */
const shownIn = (html: string): string[] =>
  [...html.matchAll(/<h2[^>]*><a href="\/blog(?:s|-types)\/[^"]*\/([\w-]+?)(?:\?[^"]*)?"/g)].map(([, id = '']) => id)

describe('an address of content', () => {
  test.each([
    '/blog-types/blog-standard-post/no-such-article',
    '/blogs/blog-gallery-post/no-such-article',
    '/blogs/category/no-such-category',
    '/blogs/category/toString',
    '/blogs/author/0',
    '/blogs/author/10',
    '/portfolio/portfolio-classic-metro?category=no-such-category',
    '/portfolio/single-project-page-01/no-such-project',
    '/blog-types/blog-standard-post',
    '/blog-types/blog-standard-post/%00',
  ])('without content gets the 404 page: %s', async (path) => {
    for (const language of languages) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lng=${language}`
      expect([address, (await get(address)).status]).toEqual([address, 404])
    }
  })

  test('of an article under another type is redirected with its query', async () => {
    for (const post of posts.list)
      for (const row of table.filter(({ kind }) => kind === 'post')) {
        const path = row.path.replace(':id', post.id)
        const answer = await get(`${path}?lng=fr`)
        if (path === articlePath(post)) expect(answer.status).toBe(200)
        else expect([answer.status, answer.headers.location]).toEqual([308, `${articlePath(post)}?lng=fr`])
      }
  })

  test('of a project under another composition is redirected', async () => {
    const [first] = projects.list.filter(({ page }) => page === '02')
    const second = projects.list.filter(({ page }) => page === '02')[1]!
    const at = async (path: string) => (await get(path)).headers.location
    expect(await at(`/portfolio/single-project-page-01/${second.id}`)).toBe(
      `/portfolio/single-project-page-02/${second.id}`,
    )
    expect(await at(`/portfolio/single-project-page-01/${first!.id}`)).toBe('/portfolio/single-project-page-02')
  })
})

test.each(Object.keys(blogFronts) as BlogFrontName[])(
  'the home %s has newest and most liked articles, a quote, a recording and all counts',
  (home) => {
    const front = files[`blogFront/${home}`]!
    expect(front.list.map(({ id }) => id)).toEqual(
      posts.list.slice(blogFronts[home], blogFronts[home] + front.list.length).map(({ id }) => id),
    )
    const liked = posts.list.map(({ likes }) => likes).sort((a, b) => b - a)
    expect(front.mostLiked.map(({ likes }) => likes)).toEqual(liked.slice(0, front.mostLiked.length))
    expect(front.newestQuoted.id).toBe(posts.list.find(({ type }) => type === 'blockquote')?.id)
    expect(front.newestRecorded.id).toBe(posts.list.find(({ type }) => type === 'audio')?.id)
    expect(front.newestQuoted.quote.text).not.toBe('')
    for (const [category, count] of Object.entries(front.counts))
      expect([category, count]).toEqual([
        category,
        posts.list.filter((post) => post.category.some((one) => one === category)).length,
      ])
  },
)

test('no article is on more than two homes of businesses', () => {
  const counts = Map.groupBy(
    Object.values(businessFronts).flatMap(({ articles }) => [...articles] as string[]),
    (id) => id,
  )
  for (const [id, all] of counts) expect(all.length, id).toBeLessThanOrEqual(2)
})

test('no two pages with articles begin with the same picture', () => {
  const own = blogListings.map((listing) => posts.list.find(({ blogType }) => blogType === listing)!.wide.light)
  const leads = [
    ...own,
    ...(Object.keys(blogFronts) as BlogFrontName[]).map((home) => files[`blogFront/${home}`]!.list[0]!.wide.light),
  ]
  expect(new Set(leads).size).toBe(leads.length)
})

test('no two styles of the portfolio show the same print', () => {
  const prints = portfolioStyles.flatMap((style) => files[`listing/${style}`]!.list.map(({ wide }) => wide.light))
  expect(new Set(prints).size).toBe(prints.length)
})

test.each(portfolioStyles)('the style %s has full rows and two projects of each category', (style) => {
  const { list } = files[`listing/${style}`]!
  expect(list.length % 6).toBe(0)
  for (const category of projectCategories)
    expect([category, list.filter((one) => one.category === category).length]).not.toEqual([category, 1])
  expect(new Set(list.map(({ category }) => category)).size).toBe(projectCategories.length)
})

describe('a listing', () => {
  const pagesOf = (count: number) => Math.ceil(count / postsOnPage)

  test.each([
    'grid',
    'masonry',
    'classic',
    'simple',
    'side-image',
    'metro',
    'overlay-image',
    'modern',
    'clean',
    'widget',
    'standard',
  ])('shows every article once: %s', async (name) => {
    const seen: string[] = []
    for (let page = 1; page <= pagesOf(posts.list.length); page += 1) {
      const html = (await get(`/blogs/blog-${name}${page > 1 ? `?page=${page}` : ''}`)).text
      const shown = shownIn(html)
      expect(shown.length).toBeLessThanOrEqual(postsOnPage)
      seen.push(...shown)
    }
    expect([...seen].sort()).toEqual(posts.list.map(({ id }) => id).sort())
  })

  /** Returns the links of a page's filter: address, text and whether it is the current one. */
  const filterOf = (html: string, label: string) => {
    const [, nav = ''] = new RegExp(`<nav aria-label="${label}">(.*?)</nav>`, 's').exec(html) ?? []
    return [...nav.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', words = '']) => [
      /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&'),
      words.replace(/<!-- -->|<\/?(?:small|span)>/g, ''),
      attributes.includes('aria-current="page"'),
    ])
  }
  const inCategory = (category: string) => posts.list.filter((post) => post.category.some((one) => one === category))

  test.each(blogListings)(
    '%s is filtered by all, fashion, travel, lifestyle and business, with counts',
    async (name) => {
      const path = addressOf(`blog-${name}`)
      const { filter, categories } = wordsOf('en').blog
      const options = [
        [`${path}?lng=en`, `${filter.all} ${posts.list.length}`],
        ...postFilters.map((category) => [
          `${path}?lng=en&category=${category}`,
          `${categories[category].name} ${inCategory(category).length}`,
        ]),
      ]
      for (const [to = '', words] of options) {
        const { text } = await get(to)
        expect(filterOf(text, filter.label)).toEqual(options.map((option) => [...option, option[1] === words]))
      }
      expect((await get(`${path}?lng=en&category=party`)).status).toBe(404)
    },
  )

  test('with a filter has only the articles of its category on all its pages', async () => {
    for (const category of postFilters) {
      const wanted = inCategory(category).map(({ id }) => id)
      const seen: string[] = []
      for (let page = 1; page <= pagesOf(wanted.length); page += 1) {
        const { text } = await get(`/blogs/blog-grid?category=${category}${page > 1 ? `&page=${page}` : ''}`)
        seen.push(...shownIn(text))
        if (page > 1) expect(text).toContain(`href="/blogs/blog-grid?category=${category}"`)
        else if (wanted.length > postsOnPage) expect(text).toContain(`category=${category}&amp;page=2"`)
      }
      expect([...seen].sort()).toEqual([...wanted].sort())
    }
  })

  test.each(postCategories)('of the category %s is marked among links to all, with counts', async (shown) => {
    const { text } = await get(`/blogs/category/${shown}?lng=nl`)
    const { filter, categories } = wordsOf('nl').blog
    expect(filterOf(text, filter.label)).toEqual([
      ['/blogs/blog-grid?lng=nl', `${filter.all} ${posts.list.length}`, false],
      ...[...new Set([...postFilters, ...postCategories])].map((category) => [
        `/blogs/category/${category}?lng=nl`,
        `${categories[category].name} ${inCategory(category).length}`,
        category === shown,
      ]),
    ])
  })

  test('shows the last page for higher numbers and the first for invalid ones', async () => {
    const last = await get('/blogs/blog-grid?page=4&lng=en')
    expect((await get('/blogs/blog-grid?page=400&lng=en')).text.replaceAll('page=400', 'page=4')).toBe(last.text)
    expect(wordsOfHtml(last.text)).toContain('28 to 36 of 36')
    for (const odd of ['0', '-1', '1.5', 'x', '1e9', '%00']) {
      const answer = await get(`/blogs/blog-grid?page=${odd}`)
      expect([odd, answer.status, shownIn(answer.text)[0]]).toEqual([
        odd,
        200,
        shownIn((await get('/blogs/blog-grid')).text)[0],
      ])
    }
  })

  test.each(blogListings)('%s begins with its newest own article, and each page goes from new to old', async (name) => {
    const newestFirst = posts.list.map(({ id }) => id)
    const first = shownIn((await get(addressOf(`blog-${name}`))).text)
    expect(first[0]).toBe(posts.list.find(({ blogType }) => blogType === name)!.id)
    for (const shown of [first.slice(1), shownIn((await get(`${addressOf(`blog-${name}`)}?page=2`)).text)])
      expect(shown).toEqual(shown.toSorted((one, other) => newestFirst.indexOf(one) - newestFirst.indexOf(other)))
  })

  test('of a category or an author has only their articles', async () => {
    const inCategory = posts.list.filter(({ category }) => category.includes('fashion')).map(({ id }) => id)
    expect(shownIn((await get('/blogs/category/fashion')).text)).toEqual(inCategory)
    const byAuthor = posts.list.filter(({ author }) => author === '9').map(({ id }) => id)
    expect(shownIn((await get('/blogs/author/9')).text)).toEqual(byAuthor)
  })
})

test.each([
  ['sr', '128 dana 09 sati 41 minut 07 sekundi'],
  ['sr-Cyrl', '128 дана 09 сати 41 минут 07 секунди'],
  ['en', '128 days 09 hours 41 minutes 07 seconds'],
  ['fr', '128 jours 09 heures 41 minutes 07 secondes'],
  ['nl', '128 dagen 09 uur 41 minuten 07 seconden'],
])('a countdown names its units in %s in the plural forms of their numbers', async (language, said) => {
  for (const path of ['/elements/countdown', '/home-fashion-shop', '/home-events-conference', '/page/coming-soon']) {
    const { text } = await get(`${path}?lng=${language}`)
    expect(wordsOfHtml(text.replaceAll('</b>', '</b> ').replaceAll('</span>', '</span> '))).toContain(said)
  }
})
