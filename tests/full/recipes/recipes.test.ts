import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect } from 'vitest'
import { checks } from '#scripts/check.ts'
import { feedPath } from '#shared/content/blog.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { footerPaths } from '#shared/routes/footers.ts'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { test as base } from '#tests/support/browser.ts'
import { root } from '#tests/support/build.ts'
import { copyWorkingTree, linkPackages } from '#tests/support/projectCopy.ts'
import { databaseOf, look } from '#tests/support/siteData.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'

/*
 * Creates one of each kind with `npm run new` in a copy of the project, writes its words, builds once and opens each
 * (docs/RECIPES.md).
 */

const pages = [
  ['page', 'statute'],
  ['home', 'bakery'],
  ['element', 'ribbons'],
  ['inner', 'our-history'],
  ['page-title', 'slanted'],
  ['header', 'narrow-header'],
  ['footer', 'one-sentence'],
  ['article', 'school-bell'],
  ['project', 'night-library'],
] as const
const others = [
  ['mail', 'farewell'],
  ['command', 'check-log'],
  ['command', 'mail', 'retry'],
] as const
const named = [...pages, ...others].map(([kind, ...words]) => ({ kind, words }))
const article = 'shared/content/posts/school-bell'

/** Returns the heading of a new page in a language. “Zebra” occurs on no other page. */
const headingOf = (kind: string, source: string) => `Zebra ${kind} ${source}`

/** A new language with the English words. */
const german = { name: 'de', ownName: 'Deutsch' }

interface Copy {
  folder: string
  /** The created files and folders, by kind. */
  made: Map<string, string[]>
  /** The output lines of `git status`: changed and new files. */
  changed: string[]
  /**
   * Runs Node in the copy.
   * @throws Error with its output when it fails
   */
  run: (...args: string[]) => Promise<string>
}

const execute = promisify(execFile)

async function copyProject(): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  copyWorkingTree(folder)
  linkPackages(folder)
  const options = { cwd: folder, maxBuffer: 2 ** 26 }
  const git = async (...args: string[]) =>
    (await execute('git', ['-c', 'user.name=Test', '-c', 'user.email=test@primer.example', ...args], options)).stdout
  const run = async (...args: string[]) => (await execute(process.execPath, args, options)).stdout

  await git('init', '-q')
  await git('add', '-A')
  await git('commit', '-q', '-m', 'Begin')
  const made = new Map<string, string[]>()
  for (const { kind, words } of named) {
    const output = await run('scripts/new.ts', kind, ...words)
    made.set(kind, [...(made.get(kind) ?? []), ...output.trim().split('\n')])
  }
  const changed = (await git('status', '--porcelain', '-z')).split('\0').filter(Boolean)
  return { folder, made, changed, run }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

/** Writes a unique heading into the words of each new page. */
function writeWords({ folder, made }: Copy): void {
  for (const [kind, paths] of made) {
    const files = paths.flatMap((path) =>
      path.startsWith('shared/content/') ? readdirSync(join(folder, path)).map((name) => `${path}/${name}`) : path,
    )
    for (const file of files) {
      const source = /(?:^locales\/|\/)(\w\w)(?:\/|\.json$)/.exec(file)?.[1]
      if (!file.endsWith('.json') || source === undefined) continue
      const words = readJson(join(folder, file))
      const keys = file.startsWith('shared/') ? ['title'] : ['heading', 'subject'].filter((key) => key in words)
      const changes = Object.fromEntries(keys.map((key) => [key, headingOf(kind, source)]))
      writeFileSync(join(folder, file), JSON.stringify({ ...words, ...changes }))
    }
  }
  // The newest article comes first in every list.
  const facts = join(folder, article, 'facts.json')
  writeFileSync(facts, JSON.stringify({ ...readJson(facts), date: '2099-01-01' }))
}

/** Adds a language with its row in the table. Its consent wordings and their hashes are the English ones. */
async function addGerman({ folder, run }: Copy): Promise<void> {
  await run('scripts/new.ts', 'language', german.name)
  const change = (file: string, pattern: RegExp, replacement: string) => {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(pattern, replacement))
  }
  const row = `${JSON.stringify({
    tag: german.name,
    intl: german.name,
    openGraph: 'de_DE',
    ownName: german.ownName,
    shortName: 'DE',
    script: 'latin',
    source: german.name,
  })}`
  change('shared/i18n/languages.ts', /^ {2}fr: \{$/gm, `  ${german.name}: ${row},\n  fr: {`)
  change('shared/consent/versions.ts', /^ {4}en: (.*)$/gm, `    en: $1\n    ${german.name}: $1`)
}

const test = base
  .extend('copy', { scope: 'file' }, async ({}, { onCleanup }): Promise<Copy> => {
    const copy = await copyProject()
    onCleanup(() => rmSync(copy.folder, { recursive: true, force: true }))
    writeWords(copy)
    return copy
  })
  // The tests of this file visit the site that is built from the copy.
  .extend('site', { scope: 'file' }, async ({ copy, peer }, { onCleanup }): Promise<SiteProcess> => {
    await addGerman(copy)
    await copy.run('scripts/build.ts')
    const dataDir = join(copy.folder, 'data')
    mkdirSync(dataDir, { recursive: true })
    const migrationsFolder = join(root, 'db/migrations')
    await (await openSqliteStore({ file: databaseOf(dataDir), migrationsFolder })).close()
    look(dataDir, (database) =>
      database
        .prepare(
          `INSERT INTO outbox (id, kind, payload, status, attempts, created, next_attempt, last_error)
           VALUES (?, 'farewell', ?, 'pending', 0, ?, 0, '')`,
        )
        .run(
          randomUUID(),
          JSON.stringify({ kind: 'farewell', to: 'ana@primer.example', language: 'fr', secret: 'secret' }),
          Date.now(),
        ),
    )
    const site = await startSite({
      dist: join(copy.folder, 'dist'),
      dataDir,
      env: { DEMO_PAGES: 'public', SMTP_URL: peer.url },
    })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })

describe('a copy of each kind of part', () => {
  test('changes no existing file except generated ones', ({ copy }) => {
    const known = copy.changed.filter((line) => !line.startsWith('??')).map((line) => line.slice(3))
    expect(known.filter((file) => !file.includes('.generated.'))).toEqual([])
    const added = copy.changed.filter((line) => line.startsWith('??')).map((line) => line.slice(3).replace(/\/$/, ''))
    expect(added.sort()).toEqual([...copy.made.values()].flat().sort())
  })

  test('passes the type checks and has current generated files', async ({ copy }) => {
    const types = checks.filter(({ name }) => name.startsWith('types'))
    for (const { args } of types) await copy.run(...args)
    expect(await copy.run('scripts/generate.ts', '--check')).toBe('')
  })
})

describe('the site with one more part of each kind', () => {
  const read = async (url: string) => {
    const answer = await fetch(url)
    expect(answer.status, url).toBe(200)
    return answer.text()
  }
  const pathOf = async ({ url }: SiteProcess, name: string) => {
    const places = [...(await read(`${url}/sitemap.xml`)).matchAll(/<loc>([^<?]*)<\/loc>/g)].map(([, loc]) => loc!)
    // The address of a footer contains its number.
    const end = name === 'one-sentence' ? `footer-style-${Object.keys(footerPaths).length + 1}` : name
    const found = places.filter((place) => new RegExp(`/(?:home-)?${end}$`).test(place))
    expect(found, name).toHaveLength(1)
    return found[0]!.slice(url.length)
  }

  test.for(pages)('serves the %s %s in every language with its heading', async ([kind, name], { site }) => {
    const path = await pathOf(site, name)
    for (const language of languages) {
      const page = await read(`${site.url}${path}?lng=${language}`)
      const heading = /<h1[^>]*>([^]*?)<\/h1>/.exec(page)?.[1]?.replace(/<[^>]*>/g, '')
      expect(heading, `${path} in ${language}`).toContain(headingOf(kind, languageFacts[language].source))
    }
  })

  test.for(pages)('hydrates the %s %s without console messages', async ([, name], { site, visitor }) => {
    const path = await pathOf(site, name)
    await visitor.open(path, { language: languages[name.length % languages.length]! })
  })

  test('is served in the added language', async ({ site }) => {
    const page = await read(`${site.url}/about?lng=${german.name}`)
    expect(page).toContain(`<html lang="${german.name}"`)
    expect(page).toMatch(new RegExp(`<a[^>]* hrefLang="fr"[^>]*>Français`, 'i'))
    expect(await read(`${site.url}/about`)).toContain(`hreflang="${german.name}"`)
    const negotiated = await fetch(`${site.url}/about`, { headers: { 'accept-language': 'de-AT,de;q=0.9' } })
    expect(negotiated.headers.get('content-language')).toBe(german.name)
  })

  test('has the new article in listings, feed, search and sitemap', async ({ site }) => {
    const title = headingOf('article', 'fr')
    const path = await pathOf(site, 'school-bell')
    for (const address of [
      '/blogs/blog-grid',
      '/blogs/blog-masonry',
      '/blogs/category/startup',
      '/blogs/author/6',
      // The sidebar lists the newest articles.
      '/blog-types/blog-blockquote-post/when-to-say-no',
      // The page lists articles with the same tags.
      '/blog-types/blog-standard-post/receipt-photo',
      feedPath,
    ])
      expect(await read(`${site.url}${address}?lng=fr`), address).toContain(title)
    expect(await read(`${site.url}/page/search-result?q=zebra+article&lng=fr`)).toContain(`href="${path}?lng=fr"`)
    expect(await read(`${site.url}/sitemap.xml`)).toContain(`${site.url}${path}?lng=nl`)
    expect(await read(`${site.url}/blogs/category/city?lng=fr`)).not.toContain('Zebra')
  })

  test('sends the new mail', async ({ site: _, peer }) => {
    const mail = await peer.waitForMail(({ envelope }) => envelope.to.includes('ana@primer.example'))
    expect(mail.parsed.subject).toBe(headingOf('mail', 'fr'))
    expect(mail.parsed.text).toContain(headingOf('mail', 'fr'))
  })

  test('runs the staff commands', async ({ copy, site: _ }) => {
    const staff = (...args: string[]) => copy.run('dist/server/staff.js', ...args)
    expect(await staff('help')).toMatch(/^ +check-log .*[^]*^ +mail retry /m)
    expect(await staff('check-log')).toContain('The consent log is intact')
  })
})

test('a build fails with the name of the missing file when an article lacks a language', async ({ copy }) => {
  rmSync(join(copy.folder, article, 'nl.json'))
  const gather = `import { gatherContent } from '#scripts/vite/content.ts'\ngatherContent()`
  await expect(copy.run('--input-type=module', '--eval', gather)).rejects.toThrow(`${article}/nl.json is missing`)
})
