import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { contentKinds, type ContentKind } from '#shared/publishing/documents.ts'
import { dist, root } from '#tests/support/build.ts'
import { exampleItem, exampleMedium, type ExampleItem } from '#tests/support/exampleItems.ts'
import type { Report } from '#tests/support/figures.ts'
import { toJpeg } from '#tests/support/photographs/jpeg.ts'
import { landscape } from '#tests/support/photographs/scenes.ts'
import { countOf, databaseOf } from '#tests/support/siteData.ts'
import { staffFlags, type SiteProcess } from '#tests/support/siteProcess.ts'
import { dealt, folderBase, sitesOn, type Setting } from './base.ts'
import { eventually, swift, temporaryFolder } from './site.ts'

/** The longest time until a change is visible everywhere, in milliseconds. */
const visibleWithin = 2_000

/** Returns the text of a place, from one site or through a proxy. */
type Reader = (path: string) => Promise<string>

const readerOf =
  (site: SiteProcess): Reader =>
  async (path) =>
    (await fetch(site.url + path)).text()

/** Returns the places of each reader that do not show a version of an item, or show it although they should not. */
async function wrongPlaces(readers: readonly Reader[], item: ExampleItem, version: number, isShown = true) {
  const looks = readers.flatMap((read, number) =>
    item.placesOf(version).map(async ({ path, shows }) => {
      const isRight = (await read(path)).includes(shows) === isShown
      return isRight ? [] : [`${number}: ${path}`]
    }),
  )
  return (await Promise.all(looks)).flat()
}

/** Resolves when every reader has seen or missed an item in every place. */
const untilShown = (readers: readonly Reader[], { placesOf }: ExampleItem, isShown: boolean) =>
  Promise.all(
    readers.flatMap((read, number) =>
      placesOf(0).map(({ path, shows }) =>
        eventually(async () => (await read(path)).includes(shows), `${number}: ${path}`).toBe(isShown),
      ),
    ),
  )

async function staff(site: SiteProcess, ...args: string[]): Promise<void> {
  const { code, err } = await site.staff(...args, '--as', 'Ana')
  expect(code, `${args.join(' ')}: ${err}`).toBe(0)
}

/** Returns the function that writes a version of an item as a draft, by the real command. */
function writer(folder: string) {
  return (site: SiteProcess, { folder: kind, slug, begin, fileOf }: ExampleItem, version: number) => {
    const file = join(folder, `${slug}.md`)
    writeFileSync(file, fileOf(version))
    return staff(site, kind, version === 0 ? begin : 'edit', slug, '--file', file)
  }
}

/** Adds the photograph that items of some kinds show. */
async function addMedium(site: SiteProcess, folder: string): Promise<void> {
  const file = join(folder, exampleMedium)
  writeFileSync(file, toJpeg(landscape(960, 640, 3)))
  await staff(site, 'media', 'add', file, '--alt', 'sr=Поглед на долину')
}

/** Publishes and withdraws an item of each kind by the real command, and measures when every site shows or hides it in every place. */
export async function publishedEverywhere(
  report: Report,
  { kinds, base = folderBase(), instances = 1 }: { kinds?: readonly ContentKind[] } & Setting,
) {
  const sites = await sitesOn(base, instances, swift(undefined))
  await publishedTo(report, { sites, readers: sites.map(readerOf), ...(kinds && { kinds }) })
}

/** Publishes and withdraws an item of each kind on sites, and measures when every reader sees or misses it in every place. */
export async function publishedTo(
  report: Report,
  {
    sites,
    readers,
    kinds = contentKinds,
  }: { sites: readonly SiteProcess[]; readers: readonly Reader[]; kinds?: readonly ContentKind[] },
) {
  const folder = temporaryFolder()
  const write = writer(folder)
  await addMedium(dealt(sites, 0), folder)
  for (const [turn, kind] of kinds.entries()) {
    const item = exampleItem(kind)
    const site = dealt(sites, turn)
    await write(site, item, 0)
    expect(await wrongPlaces(readers, item, 0, false)).toEqual([])
    let slowest = 0
    for (const [act, isShown] of [
      ['publish', true],
      ['withdraw', false],
    ] as const) {
      await staff(site, item.folder, act, item.slug)
      const since = performance.now()
      await untilShown(readers, item, isShown)
      slowest = Math.max(slowest, performance.now() - since)
    }
    report(`until a change of the kind ${kind} is visible`, Math.round(slowest), 'ms', { most: visibleWithin })
  }
}

/** Returns the versions up to one that a site shows in the places that tell versions apart. */
async function versionsShown(read: Reader, { placesOf }: ExampleItem, newest: number): Promise<number[]> {
  const shown = new Set<number>()
  for (const [index, { path, isSame }] of placesOf(0).entries()) {
    if (isSame) continue
    const text = await read(path)
    const found = [...Array(newest + 1).keys()].filter((version) => text.includes(placesOf(version)[index]!.shows))
    for (const version of found.length > 0 ? found : [-1]) shown.add(version)
  }
  return [...shown]
}

/**
 * Kills the staff command at random moments of publications of each kind. Every place of every site then shows the old version or the
 * new one, and the log says which.
 */
export async function killedWhilePublishing(
  report: Report,
  {
    kinds = contentKinds,
    kills,
    base = folderBase(),
    instances = 1,
  }: { kinds?: readonly ContentKind[]; kills: number } & Setting,
) {
  const sites = await sitesOn(base, instances, swift(undefined))
  const [site] = sites as [SiteProcess]
  const folder = temporaryFolder()
  const write = writer(folder)
  await addMedium(site, folder)
  const started = performance.now()
  await site.staff('news', 'list')
  const length = performance.now() - started

  const outcomes = { cut: 0, old: 0, new: 0 }
  for (const kind of kinds) {
    const item = exampleItem(kind)
    const publications = () =>
      countOf(base.data, `SELECT count(*) FROM content_log WHERE kind = '${kind}' AND act = 'published'`)
    await write(site, item, 0)
    await staff(site, item.folder, 'publish', item.slug)
    for (let kill = 1; kill <= kills; kill++) {
      await write(site, item, kill)
      const before = await publications()
      const child = spawn(
        process.execPath,
        [...staffFlags, join(dist, 'server/staff.js'), item.folder, 'publish', item.slug, '--as', 'Ana'],
        { cwd: root, env: site.env, stdio: 'ignore' },
      )
      const ended = once(child, 'exit')
      await wait(length * (0.5 + kill / kills))
      if (child.exitCode === null) outcomes.cut += 1
      child.kill('SIGKILL')
      await ended
      // PostgreSQL may still commit for a client that has ended.
      await wait(100)
      const isNew = (await publications()) > before
      outcomes[isNew ? 'new' : 'old'] += 1
      const version = isNew ? kill : kill - 1
      for (const one of sites)
        await eventually(() => versionsShown(readerOf(one), item, kill), `${kind}, kill ${kill}`).toEqual([version])
      await staff(site, item.folder, 'publish', item.slug)
    }
  }
  report('publications cut by kill -9', outcomes.cut, '', { least: 1 })
  report('… that left the old version', outcomes.old, '')
  report('… that left the new version', outcomes.new, '')
  expect(await base.data.integrity()).toBe('ok')
}

/**
 * Publishes an item of each kind on a full disk: the command says so, every place shows the old version, and the new one when there is
 * room again.
 */
export async function publishedOnFullDisk({ kinds = contentKinds }: { kinds?: readonly ContentKind[] } = {}) {
  const site = await folderBase().site({ env: swift(undefined) })
  const readers = [readerOf(site)]
  const folder = temporaryFolder()
  const write = writer(folder)
  await addMedium(site, folder)
  for (const item of kinds.map(exampleItem)) {
    await write(site, item, 0)
    await staff(site, item.folder, 'publish', item.slug)
    await write(site, item, 1)
    await eventually(() => wrongPlaces(readers, item, 0)).toEqual([])
    const command = [join(dist, 'server/staff.js'), item.folder, 'publish', item.slug, '--as', 'Ana']
    const log = `${databaseOf(site.dataDir)}-wal`
    // No room at all, and room for the first pages of the publication.
    for (const room of [0, 4_500]) {
      const size = (statSync(log, { throwIfNoEntry: false })?.size ?? 0) + room
      const limit = `--fsize=${room === 0 ? 0 : size}:`
      const { status, stderr } = spawnSync('prlimit', [limit, process.execPath, ...staffFlags, ...command], {
        cwd: root,
        env: site.env,
        encoding: 'utf8',
      })
      const failed = [1, expect.stringContaining('Nothing was changed.')]
      expect([status, stderr], `${item.kind} with room for ${room} bytes`).toEqual(failed)
      expect(await wrongPlaces(readers, item, 0)).toEqual([])
    }
    await staff(site, item.folder, 'publish', item.slug)
    await eventually(() => wrongPlaces(readers, item, 1)).toEqual([])
  }
}
