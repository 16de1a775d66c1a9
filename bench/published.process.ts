/*
 * Reads the content store and renders its pages as the built server does, with 10,000 pieces of news. The argument is a folder. The
 * figures are CPU milliseconds of a page, milliseconds of a publication, and bytes that searches keep.
 */
import { join } from 'node:path'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { prepareDraft } from '#server/publishing/prepareDraft.ts'
import { searchContent } from '#server/publishing/searchContent.ts'
import { createProductionRenderer } from '#server/rendering/production.ts'
import { createRegister } from '#server/publishing/register.ts'
import { createPublished } from '#server/services/published.ts'
import { createFacts } from '#server/services/facts.ts'
import { createShop } from '#server/services/shop.ts'
import { languages } from '#shared/i18n/languages.ts'
import { match } from '#shared/routes/matchRoute.ts'
import type { PageQuery } from '#shared/routes/query.ts'
import { answerWith, usedBytes } from './ask.ts'
import { newsDocument, seedNews } from './seedNews.ts'
import { median, root } from './site.ts'

const items = 10_000
const renders = 60

const [, , folder = ''] = process.argv
const file = join(folder, 'site.sqlite')
const options = { file, migrationsFolder: join(root, 'db/migrations') }
const now = () => Date.now()
await (await openSqliteStore(options)).close()
seedNews(file, items, now())
const store = await openSqliteStore(options)
const register = createRegister({ store, contentWatch: { current: () => '' } })
const shop = createShop({ store, contentWatch: { current: () => '' } })
const facts = createFacts({ store, contentWatch: { current: () => '' } })
const published = createPublished({ store, register, shop, facts, acceptedKeys: [], now })
const renderer = await createProductionRenderer(join(root, 'dist'))

async function render(path: string, query: PageQuery = {}): Promise<void> {
  const found = match(path)
  const content = await published.contentOf({ found, query, language: 'sr', isPreview: false })
  if (!content) throw new Error(`The page ${path} does not exist.`)
  await renderer.render({
    found,
    pathname: path,
    language: 'sr',
    addressed: false,
    query,
    visit: undefined,
    publicUrl: 'http://localhost',
    year: 2026,
    messageDays: 365,
    demoPages: 'hidden',
    content,
  })
}

const pages = {
  home: () => render('/'),
  list: () => render('/news'),
  deep: () => render('/news', { page: '800' }),
  tag: () => render('/news', { year: '2026', page: '2' }),
  article: () => render('/news/seed5000'),
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function publish(slug: string): Promise<number> {
  const document = newsDocument(slug, { en: { title: slug, lead: 'Lead.', body: 'Text.' } })
  const started = performance.now()
  const at = now()
  await store.saveContent({ kind: 'news', document, ...prepareDraft(document), by: 'ana', at, basedOn: null })
  await store.publishContent({ kind: 'news', slug, version: 1, by: 'ana', at })
  return performance.now() - started
}

let rounds = 0
answerWith(async () => {
  const figures: Record<string, number> = {}
  const times = Object.fromEntries(Object.keys(pages).map((name) => [name, [] as number[]]))
  // In turns, so that a busy machine slows all of them.
  for (let at = 0; at < renders; at++)
    for (const [name, page] of Object.entries(pages)) {
      const before = cpu()
      await page()
      times[name]!.push(cpu() - before)
    }
  for (const [name, list] of Object.entries(times)) figures[name] = median(list)
  rounds += 1
  const publications: number[] = []
  for (let at = 0; at < 10; at++) publications.push(await publish(`vest-${rounds}-${at}`))
  figures['publication'] = Math.max(...publications)
  const before = usedBytes()
  for (const language of languages) await searchContent(store, language, 'voda', {})
  figures['searches'] = usedBytes() - before
  return figures
})
