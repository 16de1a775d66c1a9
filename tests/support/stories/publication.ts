import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { dist, root } from '#tests/support/build.ts'
import type { Report } from '#tests/support/figures.ts'
import { databaseOf } from '#tests/support/siteData.ts'
import { staffFlags, type SiteProcess } from '#tests/support/siteProcess.ts'
import { dealt, folderBase, sitesOn, type Setting } from './base.ts'
import { eventually, swift, temporaryFolder } from './site.ts'

/** The longest time until a change is visible everywhere, in milliseconds. */
const visibleWithin = 2_000

/** Addresses of one site that show a published piece of news. */
const placesOf = (slug: string) => [
  '/?lng=sr',
  '/news?lng=sr-Cyrl',
  `/news/${slug}?lng=fr`,
  '/news/feed.xml?lng=sr',
  '/sitemap.xml',
  `/page/search-result?lng=sr&q=${slug}`,
]

/** Returns the text of a place, from one site or through a proxy. */
type Reader = (place: string) => Promise<string>

const readerOf =
  (site: SiteProcess): Reader =>
  async (place) =>
    (await fetch(site.url + place)).text()

/** Returns the places of each reader whose text does not have the mark, or has it although it should not. */
async function wrongPlaces(readers: readonly Reader[], slug: string, mark: string, isShown: boolean) {
  const wrong: string[] = []
  for (const [number, read] of readers.entries())
    for (const place of placesOf(slug)) {
      // The sitemap has the address alone.
      const text = await read(place)
      const has = place === '/sitemap.xml' ? text.includes(`/news/${slug}`) : text.includes(mark)
      if (has !== isShown) wrong.push(`${number}: ${place}`)
    }
  return wrong
}

function newsFile(folder: string, slug: string, mark: string): string {
  const file = join(folder, `${slug}.md`)
  writeFileSync(file, `---\ntitle: ${slug} ${mark}\nlead: Кратак увод.\ntags: [проба]\n---\nТекст ${mark}.\n`)
  return file
}

async function staff(site: SiteProcess, ...args: string[]): Promise<void> {
  const { code, err } = await site.staff(...args)
  expect([code, err], args.join(' ')).toEqual([0, ''])
}

/** Publishes and withdraws news by the real command, and measures when every site shows or hides it in every place. */
export async function publishedEverywhere(
  report: Report,
  { rounds, base = folderBase(), instances = 1 }: { rounds: number } & Setting,
) {
  const sites = await sitesOn(base, instances, swift(undefined))
  await publishedTo(report, { sites, readers: sites.map(readerOf), rounds })
}

/** Publishes and withdraws news on sites, and measures when every reader sees or misses it in every place. */
export async function publishedTo(
  report: Report,
  { sites, readers, rounds }: { sites: readonly SiteProcess[]; readers: readonly Reader[]; rounds: number },
) {
  const folder = temporaryFolder()
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    const slug = `proba${round}`
    const mark = `mark${round}x`
    const site = dealt(sites, round)
    await staff(site, 'news', 'new', slug, '--file', newsFile(folder, slug, mark), '--as', 'Ana')
    for (const [act, isShown] of [
      ['publish', true],
      ['withdraw', false],
    ] as const) {
      await staff(site, 'news', act, slug, '--as', 'Ana')
      const since = performance.now()
      await eventually(() => wrongPlaces(readers, slug, mark, isShown)).toEqual([])
      slowest = Math.max(slowest, performance.now() - since)
    }
  }
  report(`until a change is visible on ${sites.length} sites`, slowest, 'ms', { most: visibleWithin })
}

/**
 * Kills the staff command at random moments of a publication. Every place of the site then shows the old version or the new one.
 */
export async function killedWhilePublishing(
  report: Report,
  { kills, base = folderBase() }: { kills: number } & Pick<Setting, 'base'>,
) {
  const site = await base.site({ env: swift(undefined) })
  const folder = temporaryFolder()
  const slug = 'proba'
  await staff(site, 'news', 'new', slug, '--file', newsFile(folder, slug, 'mark0x'), '--as', 'Ana')
  await staff(site, 'news', 'publish', slug, '--as', 'Ana')
  const env = { ...process.env, SECRET: swift(undefined)['SECRET'], DATA_DIR: site.dataDir, PUBLIC_URL: site.url }
  const started = performance.now()
  await site.staff('news', 'list')
  const length = performance.now() - started

  let cut = 0
  for (let kill = 1; kill <= kills; kill++) {
    await staff(site, 'news', 'edit', slug, '--file', newsFile(folder, slug, `mark${kill}x`), '--as', 'Ana')
    const child = spawn(
      process.execPath,
      [...staffFlags, join(dist, 'server/staff.js'), 'news', 'publish', slug, '--as', 'Ana'],
      { cwd: root, env, stdio: 'ignore' },
    )
    const ended = once(child, 'exit')
    await wait(length * (0.5 + kill / kills))
    if (child.exitCode === null) cut += 1
    child.kill('SIGKILL')
    await ended
    const { out } = await site.staff('news', 'show', slug)
    const shown = [...Array(kill + 1).keys()].find((version) => out.includes(`mark${version}x`))
    expect(shown, out).toBeDefined()
    // All places agree on one version once the site has noticed.
    await eventually(async () => {
      const marks = await Promise.all(
        placesOf(slug).map(async (place) => /mark\d+x/.exec(await readerOf(site)(place))?.[0]),
      )
      return new Set(marks.filter((mark) => mark !== undefined)).size
    }).toBe(1)
    await staff(site, 'news', 'publish', slug, '--as', 'Ana')
  }
  report('publications cut by kill -9', cut, '', { least: 1 })
  expect(await base.data.integrity()).toBe('ok')
}

/** Publishes on a full disk: the command says so, every place shows the old version, and the new one when there is room again. */
export async function publishedOnFullDisk() {
  const site = await folderBase().site({ env: swift(undefined) })
  const readers = [readerOf(site)]
  const folder = temporaryFolder()
  const slug = 'proba'
  await staff(site, 'news', 'new', slug, '--file', newsFile(folder, slug, 'mark0x'), '--as', 'Ana')
  await staff(site, 'news', 'publish', slug, '--as', 'Ana')
  await staff(site, 'news', 'edit', slug, '--file', newsFile(folder, slug, 'mark1x'), '--as', 'Ana')
  await eventually(() => wrongPlaces(readers, slug, 'mark0x', true)).toEqual([])
  const env = { ...process.env, SECRET: swift(undefined)['SECRET'], DATA_DIR: site.dataDir, PUBLIC_URL: site.url }
  const command = [...staffFlags, join(dist, 'server/staff.js'), 'news', 'publish', slug, '--as', 'Ana']
  const log = `${databaseOf(site.dataDir)}-wal`
  // No room at all, and room for the first pages of the publication.
  for (const room of [0, 4_500]) {
    const size = (statSync(log, { throwIfNoEntry: false })?.size ?? 0) + room
    const limit = `--fsize=${room === 0 ? 0 : size}:`
    const { status, stderr } = spawnSync('prlimit', [limit, process.execPath, ...command], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    expect([status, stderr], `room for ${room} bytes`).toEqual([1, expect.stringContaining('Nothing was changed.')])
    expect(await wrongPlaces(readers, slug, 'mark0x', true)).toEqual([])
  }
  await staff(site, 'news', 'publish', slug, '--as', 'Ana')
  await eventually(() => wrongPlaces(readers, slug, 'mark1x', true)).toEqual([])
}
