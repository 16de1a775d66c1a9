import { describe, expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { route } from '#shared/routes/route.ts'
import { table } from '#shared/routes/table.ts'
import {
  inTurn,
  isPage,
  leftOut,
  loadsOf,
  missingPage,
  pageOfEachKind,
  pageOfEachRow,
  pages,
  pagesOf,
  planTurns,
  sizedTurns,
  spokenTurns,
  themes,
  turns,
  widths,
  type TestedPage,
} from '#tests/support/renderPlan.ts'

const many = (count: number): TestedPage[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `page-${at}`,
    path: `/page-${at}`,
    status: 200,
    isIndexable: true,
    toldPath: `/page-${at}`,
  }))

describe('the pages under test', () => {
  test('are every row of the table and the 404 page', () => {
    expect(new Set(pages.map(({ id }) => id))).toEqual(new Set([...table.map(({ id }) => id), missingPage.id]))
  })
  test('have addresses that the table knows, the 404 page one that it does not', () => {
    expect(pages.filter(({ path, status }) => isPage(path) !== (status === 200))).toEqual([])
  })
  test('of a route with a parameter need its values', () => {
    const product = route('product', '/shop/:id', 'contact', {})
    expect(() => pagesOf(product)).toThrow('needs the parameter id')
    expect(pagesOf(product, [{ id: '1' }, { id: '2' }]).map(({ path }) => path)).toEqual(['/shop/1', '/shop/2'])
  })
  test('of a route with an optional parameter have both addresses', () => {
    const blog = route('blog', '/blog/:category?', 'contact', {})
    expect(pagesOf(blog, [{ category: 'news' }]).map(({ path }) => path)).toEqual(['/blog', '/blog/news'])
  })
})

describe('the plan', () => {
  test('leaves out no page, language, theme or width', () => {
    expect(leftOut(turns)).toEqual([])
  })
  test.each(table.map(({ id }) => id))('is found out when it leaves out %s', (id) => {
    const others = pages.filter((page) => page.id !== id)
    expect(leftOut(planTurns(others, false))).toContain(`route ${id}`)
    expect(leftOut(planTurns(others, true))).toContain(`route ${id}`)
  })
  test('is found out when it leaves out a language, a theme or a width', () => {
    expect(leftOut(turns.filter(({ language }) => language !== 'nl'))).toContain('language nl')
    expect(leftOut(turns.filter(({ theme }) => theme !== 'dark'))).toContain('theme dark')
    expect(leftOut(turns.filter(({ width }) => width !== 390))).toContain('width 390')
  })
  test.each([1, 4, 5, 10, 20, 99, 236, 240])(
    'shows each of %d pages, and all languages in all looks between them',
    (count) => {
      const some = many(count)
      const plan = planTurns(some, false)
      expect(new Set(plan.map(({ page }) => page))).toEqual(new Set(some))
      const met = new Set(plan.map(({ language, theme, width }) => `${language} ${theme} ${width}`))
      const combinations = languages.length * themes.length * widths.length
      expect(met.size).toBe(Math.min(combinations, plan.length))
      expect(plan.length).toBeLessThanOrEqual(60 + count)
    },
  )
  test('shows few pages in every language, many pages once', () => {
    expect(new Set(planTurns(many(4), false).map(({ page, language }) => page.path + language)).size).toBe(20)
    expect(planTurns(many(236), false)).toHaveLength(236)
  })
  test('in full is everything by everything', () => {
    const full = planTurns(many(7), true)
    expect(full).toHaveLength(7 * languages.length * themes.length * widths.length)
    expect(new Set(full.map((turn) => JSON.stringify(turn))).size).toBe(full.length)
  })
  test('looks in turn at one page of each kind every day, and at every other page within some days', () => {
    const days = Array.from({ length: 3 }, (_, day) => inTurn(pageOfEachRow, 20_000 + day))
    for (const seen of days) expect(pageOfEachKind.filter((page) => !seen.includes(page))).toEqual([])
    expect(new Set(days.flat())).toEqual(new Set(pageOfEachRow))
  })
  test('loads a page once for both themes, half of the pages in the dark', () => {
    const full = planTurns(many(7), true)
    const loads = loadsOf(full)
    expect(loads).toHaveLength(full.length / themes.length)
    expect(new Set(loads.flat())).toEqual(new Set(full))
    for (const load of loads) expect(new Set(load.map(({ theme }) => theme))).toEqual(new Set(themes))
    for (const width of widths) {
      const first = loads.map(([load]) => load!).filter((load) => load.width === width)
      const dark = first.filter(({ theme }) => theme === 'dark').length
      expect(Math.abs(first.length - 2 * dark), `${width} wide`).toBeLessThanOrEqual(1)
    }
    expect(loadsOf(planTurns(many(236), false))).toHaveLength(236)
  })
  test('names each page and width once where language and theme play no part', () => {
    const sized = sizedTurns.map(({ page, width }) => `${page.path} ${width}`)
    expect(new Set(sized).size).toBe(sized.length)
    expect(new Set(sized)).toEqual(new Set(turns.map(({ page, width }) => `${page.path} ${width}`)))
    expect(new Set(sizedTurns.map(({ theme, width }) => `${theme} ${width}`)).size).toBe(themes.length * widths.length)
  })
  test('names each page and language once where looks play no part', () => {
    const spoken = spokenTurns.map(({ page, language }) => `${page.path} ${language}`)
    expect(new Set(spoken).size).toBe(spoken.length)
    expect(new Set(spoken)).toEqual(new Set(turns.map(({ page, language }) => `${page.path} ${language}`)))
  })
})
