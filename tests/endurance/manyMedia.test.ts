import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import type { Store } from '#db/store.ts'
import { createRegister } from '#server/publishing/register.ts'
import { createPublished } from '#server/services/published.ts'
import { createFacts } from '#server/services/facts.ts'
import { createShop } from '#server/services/shop.ts'
import type { LeadPicture } from '#shared/publishing/documents.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { root } from '#tests/support/build.ts'
import { reportOf } from '#tests/support/figures.ts'
import { copyNews, seedMedia } from '#tests/support/manyMedia.ts'
import { newsDocument, publish } from '#tests/support/publishing.ts'
import { databaseOf } from '#tests/support/siteData.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'

const day = 24 * 60 * 60 * 1000
const news = 10_000
const pictures = 20_000
/** The number of items with a photograph. */
const shown = 15

/** Returns a site with 10,000 pieces of news, of which the newest show photographs. */
async function siteWith(count: number): Promise<{ dataDir: string; open: () => Promise<Store> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'many-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const file = databaseOf(dataDir)
  const open = () => openSqliteStore({ file, migrationsFolder: join(root, 'db/migrations') })
  const at = Date.now() - 2 * day
  await (await open()).close()
  seedMedia(dataDir, count, at)
  const store = await open()
  await publish(
    store,
    newsDocument('news', 'Вести', {
      'sr-Cyrl': { title: 'Вести', lead: 'Увод.', body: 'Општина је отворила нову чесму.\n\n'.repeat(100) },
    }),
    at,
  )
  for (let index = 0; index < shown; index += 1) {
    const document = newsDocument(`shown${index}`, 'Вода')
    // Also the last of the seeded pictures.
    const picture: LeadPicture = { name: `seed${index % 2 ? index : count - 1 - index}.jpg`, look: 'plain' }
    await publish(store, { ...document, fields: Object.assign(document.fields, { picture }) }, at + index + 1)
  }
  await store.close()
  copyNews(dataDir, 'news', news)
  return { dataDir, open }
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!

/** Returns the median times of each work in milliseconds. They are measured in turns, so that a busy machine slows all of them. */
async function timesOf<Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[]
  const times = names.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, name] of names.entries()) {
      const started = performance.now()
      await works[name]()
      times[at]!.push(performance.now() - started)
    }
  return Object.fromEntries(names.map((name, at) => [name, median(times[at]!)])) as Record<Name, number>
}

test('20,000 photographs slow neither start nor backup, lists and pages', async (context) => {
  const report = reportOf(context)
  const [few, many] = [await siteWith(shown), await siteWith(pictures)]

  const pageOf = async ({ open }: typeof few) => {
    const store = await open()
    onTestFinished(() => store.close())
    const register = createRegister({ store, contentWatch: { current: () => '' } })
    const shop = createShop({ store, contentWatch: { current: () => '' } })
    const facts = createFacts({ store, contentWatch: { current: () => '' } })
    const published = createPublished({ store, register, shop, facts, acceptedKeys: [], now: () => Date.now() })
    return async (path: string) => {
      const request = { found: match(path), query: {}, language: 'sr', isPreview: false } as const
      const text = JSON.stringify(await published.contentOf(request))
      expect(text).toContain('/media/')
    }
  }
  const [fewPages, manyPages] = [await pageOf(few), await pageOf(many)]
  const pages = await timesOf(100, {
    fewHome: () => fewPages('/'),
    manyHome: () => manyPages('/'),
    fewNews: () => fewPages('/news'),
    manyNews: () => manyPages('/news'),
  })
  report('the home page read, as a multiple', pages.manyHome / pages.fewHome, '', { most: 1.5 })
  report('the list of news read, as a multiple', pages.manyNews / pages.fewNews, '', { most: 1.5 })

  const start =
    ({ dataDir }: typeof few) =>
    async () =>
      (await startSite({ dataDir })).kill()
  const starts = await timesOf(5, { few: start(few), many: start(many) })
  report('the start, as a multiple', starts.many / starts.few, '', { most: 1.3 })

  const sites = [await startSite({ dataDir: few.dataDir }), await startSite({ dataDir: many.dataDir })] as const
  onTestFinished(() => Promise.all(sites.map((site) => site.stop())).then(() => {}))
  const staff = (site: SiteProcess, command: string) => async () => {
    const { code, err } = await site.staff(...command.split(' '))
    if (command !== 'doctor') expect([command, code, err]).toEqual([command, 0, expect.any(String)])
  }
  // The first backup copies every file.
  for (const site of sites) await staff(site, 'backup')()
  const [fewSite, manySite] = sites
  const commands = await timesOf(3, {
    fewBackup: staff(fewSite, 'backup'),
    manyBackup: staff(manySite, 'backup'),
    fewShow: staff(fewSite, 'media show seed1.jpg'),
    manyShow: staff(manySite, 'media show seed1.jpg'),
    newsList: staff(manySite, 'news list'),
    mediaList: staff(manySite, 'media list'),
    sweep: staff(manySite, 'media sweep'),
    doctor: staff(manySite, 'doctor'),
  })
  // It compares 260,000 names with its folder: 2.1 and 2.3.
  report('a backup after the first, as a multiple', commands.manyBackup / commands.fewBackup, '', { most: 3 })
  report('where a photograph is used, as a multiple', commands.manyShow / commands.fewShow, '', { most: 1.3 })
  report('the list of 20,000 photographs, as a multiple of 10,000 news', commands.mediaList / commands.newsList, '', {
    most: 2,
  })
  report('a sweep, as a multiple of a backup', commands.sweep / commands.manyBackup, '', { most: 1 })
  report('a check of all files, as a multiple of a backup', commands.doctor / commands.manyBackup, '', { most: 1 })
})
