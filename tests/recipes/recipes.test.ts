import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { feedPath } from '#shared/content/blog.ts'
import { sourceLanguages } from '#shared/i18n/languages.ts'
import { addFooter, footer } from './addFooter.ts'
import { addHome, home, takeThumbnail } from './addHome.ts'
import { addLanguage, german } from './addLanguage.ts'
import { addMail, mail } from './addMail.ts'
import { addPage, page } from './addPage.ts'
import { addPost, post } from './addPost.ts'
import { cloneSources, type Clone } from './clone.ts'

/**
 * The recipes of the README, each followed to the letter in a copy of the sources; then the compiler, the build and a visitor say whether
 * they lead where they promise to. A line that a recipe names and that is no longer there fails it, too.
 */

let clone: Clone
beforeAll(() => {
  clone = cloneSources()
})
afterAll(() => clone.remove())

/** What `npm run check types` runs. */
const projects = ['shared', 'locales', 'db', 'server', 'client']

describe('the recipe', () => {
  // The language comes last: its words are those of all the others.
  test.for([
    { name: 'Add a page', follow: addPage },
    { name: 'Add an article or a project', follow: addPost },
    { name: 'Add a home', follow: addHome },
    { name: 'Add a footer', follow: addFooter },
    { name: 'Add a mail', follow: addMail },
    { name: 'Add a language', follow: addLanguage },
  ])('“$name” can be followed', ({ name, follow }) => {
    expect(clone.read('README.md')).toContain(`**${name}.**`)
    follow(clone)
  })
})

describe('what was made by them', () => {
  test.for(projects)('compiles in %s', (project) => {
    clone.run(['node_modules/typescript/bin/tsc', '--project', `${project}/tsconfig.json`, '--noEmit'])
  })

  test('is built; the home’s picture is taken from the site, and the site built with it', () => {
    clone.run(['scripts/build.ts'])
    expect(takeThumbnail(clone)).toContain(home.name)
    clone.run(['scripts/build.ts'])
  })

  describe('is served:', () => {
    let origin: string
    let server: ChildProcess
    const dataDir = mkdtempSync(join(tmpdir(), 'recipes-data-'))
    beforeAll(async () => {
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      server = spawn(process.execPath, ['dist/server/main.js'], {
        cwd: clone.folder,
        env: { ...process.env, NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir },
        stdio: 'ignore',
      })
      const isUp = () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isUp, { timeout: 20_000 }).toBe(true)
    })
    afterAll(async () => {
      server.kill()
      await once(server, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    })

    const get = async (path: string, language = 'en') => {
      const answer = await fetch(`${origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
      return { status: answer.status, text: await answer.text() }
    }
    const languagesOf = (source: string) => (source === 'sr' ? ['sr-Cyrl'] : [source])

    test.for([
      { what: 'the page', ...page, said: 'lead' as const },
      { what: 'the home', ...home, said: 'heading' as const },
      { what: 'the footer', ...footer, said: 'text' as const },
    ])('$what, in the words of every language', async ({ path, words, said }) => {
      for (const source of sourceLanguages)
        for (const language of languagesOf(source)) {
          const { status, text } = await get(path, language)
          expect(status).toBe(200)
          expect(text).toContain((words[source] as Record<string, string>)[said])
        }
    })

    test('the page is told to search engines and found by the search', async () => {
      expect((await get('/sitemap.xml')).text).toContain(page.path)
      expect((await get('/page/search-result?q=statute')).text).toContain(page.words.en.title)
    })

    test('the article has its page, stands in its listing and in the feed', async () => {
      for (const source of sourceLanguages)
        for (const language of languagesOf(source))
          expect((await get(post.path, language)).text).toContain(post.titles[source])
      expect((await get('/blogs/blog-grid')).text).toContain(post.titles.en)
      expect((await get(feedPath)).text).toContain(post.titles.en)
    })

    test('the indexes know the home and the footer', async () => {
      expect((await get('/homes')).text).toContain(home.path)
      expect((await get('/footers')).text).toContain(footer.path)
    })

    test('the language has its pages, its place in the switch, and its name for search engines', async () => {
      const { status, text } = await get('/about', german.code)
      expect(status).toBe(200)
      expect(text).toContain('<html lang="de"')
      expect(text).toContain(german.aboutHeading)
      const english = (await get('/about')).text
      expect(english).toContain(german.ownName)
      expect(english).toContain(`hreflang="${german.code}"`)
      const asked = await fetch(`${origin}/about`, { headers: { 'accept-language': 'de-AT' } })
      expect(await asked.text()).toContain(german.aboutHeading)
    })

    test('whoever unsubscribes gets the mail, in their language', async () => {
      const box = join(dataDir, 'mail')
      const mails = () =>
        Promise.all(
          (existsSync(box) ? readdirSync(box) : []).map((file) => PostalMime.parse(readFileSync(join(box, file)))),
        )
      /** The address in a mail that looks so. */
      const address = async (pattern: RegExp) => {
        let found: string | undefined
        const look = async () => {
          found = (await mails()).map(({ text = '' }) => pattern.exec(text)?.[0]).find(Boolean)
          return found
        }
        await expect.poll(look, { timeout: 20_000 }).toBeDefined()
        return new URL(found!)
      }
      const post = (path: string, fields: Record<string, string>) =>
        fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields) })

      const reader = { email: 'lectrice@primer.example', consent: 'on', lng: 'fr' }
      const signedUp = await fetch(`${origin}/api/subscribe?lng=fr`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
        body: JSON.stringify(reader),
      })
      expect(signedUp.status).toBe(200)
      const confirm = await address(/http\S+\/newsletter\/confirm\S+/)
      expect((await post('/newsletter/confirm?lng=fr', { t: confirm.searchParams.get('t')! })).ok).toBe(true)
      const leave = await address(/http\S+\/u\/\S+/)
      expect((await post(leave.pathname, { 'List-Unsubscribe': 'One-Click' })).ok).toBe(true)
      const subjects = async () => (await mails()).map(({ subject }) => subject)
      await expect.poll(subjects, { timeout: 20_000 }).toContain(mail.words.fr.subject)
    })
  })
})
