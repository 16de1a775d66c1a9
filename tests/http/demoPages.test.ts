import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { elementPaths } from '#shared/routes/elements.ts'
import { innerPaths } from '#shared/routes/inner.ts'
import { elements, oneSite } from '#tests/support/httpSite.ts'

const paths = ['/elements', elementPaths.accordions]
/** Pages that replace another page, which are never indexed. */
const standIns = (['maintenance', 'coming-soon', 'coming-soon-V2', 'error-404'] as const).map(
  (name) => innerPaths[name],
)

describe.each(['hidden', 'public'] as const)('the demonstration pages with DEMO_PAGES=%s', (demoPages) => {
  const site = oneSite({ env: { DEMO_PAGES: demoPages } })
  const isPublic = demoPages === 'public'

  test.each(paths)('%s has robots and structured data to match', async (path) => {
    const { text, status } = await request(site().app).get(path)
    expect(status).toBe(200)
    const robots = elements(text, 'meta').filter(({ name }) => name === 'robots')
    expect(robots.map(({ content }) => content)).toEqual(isPublic ? [] : ['noindex'])
    expect(text.includes('application/ld+json')).toBe(isPublic)
  })

  test('the page of questions fills in the facts of its answers, also for search engines', async () => {
    const { text } = await request(site().app).get(innerPaths['faq-s'])
    expect(text).not.toContain('{{')
  })

  test.each(standIns)('%s is never indexed', async (path) => {
    const { text } = await request(site().app).get(path)
    expect(elements(text, 'meta')).toContainEqual(expect.objectContaining({ name: 'robots', content: 'noindex' }))
  })

  test('are in the sitemap only when they are public', async () => {
    const { text } = await request(site().app).get('/sitemap.xml')
    for (const path of paths) expect(text.includes(`${path}</loc>`)).toBe(isPublic)
    for (const path of standIns) expect(text).not.toContain(`${path}</loc>`)
  })
})
