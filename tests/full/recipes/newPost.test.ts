import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceLanguages } from '#shared/i18n/languages.ts'
import { root } from '#tests/support/build.ts'
import { copyWorkingTree, linkPackages } from '#tests/support/projectCopy.ts'
import { startSite } from '#tests/support/siteProcess.ts'
import { temporaryFolder } from '#tests/support/stories/site.ts'

const model = 'shared/content/posts/receipt-photo'
const added = 'shared/content/posts/zebra-crossing'

/** The project as it stands here, in another folder. */
function copyOfProject(): string {
  const folder = temporaryFolder()
  copyWorkingTree(folder, (name) => !name.startsWith('tests/'))
  linkPackages(folder)
  return folder
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

/** Writes one more article: another one's facts and words with a title, a day and tags of its own. */
function addPost(project: string, languages: readonly string[]): void {
  mkdirSync(join(project, added), { recursive: true })
  const facts = { ...readJson(join(project, model, 'facts.json')), date: '2099-01-01', category: ['travel'], author: 4 }
  writeFileSync(join(project, added, 'facts.json'), JSON.stringify(facts))
  for (const language of languages) {
    const words = { ...readJson(join(project, model, `${language}.json`)), title: `Zebra ${language}` }
    writeFileSync(join(project, added, `${language}.json`), JSON.stringify(words))
  }
}

const vite = (project: string, ...args: string[]) =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', ...args],
    {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
      stdio: 'pipe',
    },
  )

describe('one more folder', () => {
  test('is an article of every listing, feed and index, with nothing else said', async () => {
    const project = copyOfProject()
    addPost(project, sourceLanguages)
    vite(project)
    vite(project, '--ssr')
    cpSync(join(project, 'db/migrations'), join(project, 'dist/migrations'), { recursive: true })
    const site = await startSite({ dist: join(project, 'dist'), env: { DEMO_PAGES: 'public' } })
    try {
      const path = '/blog-types/blog-standard-post/zebra-crossing'
      const read = async (address: string) => (await fetch(site.url + address)).text()
      for (const address of [
        path,
        '/blogs/blog-grid',
        '/blogs/blog-masonry',
        '/blogs/category/travel',
        '/blogs/author/4',
        // Among the newest of every sidebar.
        '/blog-types/blog-blockquote-post/when-to-say-no',
        // Under the article with the same tags.
        '/blog-types/blog-standard-post/receipt-photo',
        '/blogs/feed.xml',
      ])
        expect(await read(`${address}?lng=fr`), address).toContain('Zebra fr')
      expect(await read('/page/search-result?q=zebra&lng=fr')).toContain(`href="${path}?lng=fr"`)
      expect(await read('/sitemap.xml')).toContain(`${site.url}${path}?lng=nl`)
      expect(await read(`${path}?lng=fr`)).toMatch(/"@type":"Article"/)
      expect(await read('/blogs/category/city?lng=fr')).not.toContain('Zebra')
      const words = /\/static\/media\/words-fr-post-zebra-crossing-[\w-]+\.json/.exec(await read(`${path}?lng=fr`))
      expect((await fetch(site.url + words![0])).status).toBe(200)
    } finally {
      await site.stop()
    }
  })

  test('without one of the languages is no site', () => {
    const project = copyOfProject()
    addPost(project, ['sr', 'en', 'fr'])
    expect(() => vite(project, '--ssr')).toThrow('shared/content/posts/zebra-crossing/nl.json is missing')
  })
})
