import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '#scripts/check.ts'
import { feedPath } from '#shared/content/blog.ts'
import { toLatin } from '#shared/i18n/latin.ts'
import { languageFacts, languages, type SourceLanguage } from '#shared/i18n/languages.ts'
import { openSqliteStore } from '#db/sqlite/open.ts'
import { root } from '#tests/support/build.ts'
import { databaseOf, look } from '#tests/support/siteData.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'
import { temporaryFolder } from '#tests/support/stories/site.ts'
import { messageOf, start, subjectHash } from '#tests/unit/db/samples.ts'
import { addCommand, count } from './addCommand.ts'
import { addFooter, oneSentence } from './addFooter.ts'
import { addHome, bakery } from './addHome.ts'
import { addLanguage, german } from './addLanguage.ts'
import { addMail, farewell } from './addMail.ts'
import { addPage, statute } from './addPage.ts'
import { addPost, bell } from './addPost.ts'
import { cloneProject, type Clone } from './clone.ts'
import { follow, type Followed } from './recipe.ts'

/*
 * The recipes of docs/RECIPES.md, each followed to the letter in a copy of the project. Then compiler, tests, build and a visitor say
 * whether they lead where they promise to.
 */

/** The language comes last: it has the words of all the others. */
const recipes = [addPage, addPost, addHome, addFooter, addMail, addCommand, addLanguage]
const titles = recipes.map(({ title }) => title)

let clone: Clone
const followed = new Map<string, Followed>()

beforeAll(async () => {
  clone = cloneProject()
  for (const recipe of recipes) followed.set(recipe.title, await follow(recipe, clone))
})
afterAll(() => clone?.remove())

test.each(titles)('“%s” names what one touches, and nothing else', (title) => {
  expect(followed.get(title)).toEqual({ unused: [], unnamed: [] })
})

describe('with all of them followed', () => {
  test.each(checks.filter(({ name }) => name.startsWith('types')))('$name are right', async ({ args }) => {
    await clone.run(args)
  })

  test('words, facts, colours and tables keep to the rules', async () => {
    const files = ['locales', 'shared', 'client/contrast', 'client/search', 'mail/letters', 'mail/compose', 'db/sqlite']
    const untrue = [
      // Most words of the language that was added are English ones.
      `en and ${german.code} share no text`,
      `${german.code}\\b.*wrongNumbers finds nothing`,
      // Nor any other mail: now there is one.
      '.*takes back a welcome mail',
      // The database of that release takes no mail of the new kind.
      '.*that take the kinds of mail out of a CHECK',
    ]
    await clone.run([
      ...['node_modules/vitest/vitest.mjs', 'run', '--project=unit', ...files.map((name) => `tests/unit/${name}`)],
      ...['--testNamePattern', `^(?!${untrue.join('|')})`],
    ])
  })

  test('whoever unsubscribes is sent the mail, and no number of a mail that is gone is given again', async () => {
    const folder = temporaryFolder()
    const file = databaseOf(folder)
    const before = await openSqliteStore({ file, migrationsFolder: join(root, 'db/migrations') })
    await before.acceptMessage(messageOf('gone@primer.example'))
    await before.erasePerson('gone@primer.example', subjectHash('gone@primer.example'), start)
    await before.close()

    const mails = JSON.parse(
      await clone.run(['tests/full/recipes/farewell.process.ts', file, 'ana@primer.example']),
    ) as unknown
    expect(mails).toEqual([
      expect.objectContaining({
        kind: farewell.kind,
        outcome: 'composed',
        mail: expect.objectContaining({
          content: expect.objectContaining({
            to: { name: '', address: 'ana@primer.example' },
            subject: farewell.words.fr.subject,
            text: expect.stringContaining('a été résiliée'),
          }),
        }),
      }),
    ])
    const numbers = look(folder, (database) => database.prepare('SELECT seq FROM outbox').pluck().all())
    expect(numbers).toEqual([2, 3, 4])
  })

  test('the staff have the command', async () => {
    const folder = temporaryFolder()
    const file = databaseOf(folder)
    await (await openSqliteStore({ file, migrationsFolder: join(root, 'db/migrations') })).close()
    expect(await clone.run(['server/staff/main.ts', 'help'])).toContain(count.purpose)
    expect(await clone.run(['server/staff/main.ts', count.name], { DATA_DIR: folder })).toBe('0\n')
  })

  test('what nobody has filled in yet is known in the language that was added', async () => {
    const script = `import { placeholderFacts } from '#shared/content/placeholders.ts'
      process.stdout.write(placeholderFacts([{ name: '${german.party.name}' }], {}).join())`
    expect(await clone.run(['--input-type=module', '--eval', script])).toBe('locales/*/organisation.json: name')
  })
})

describe('the site with all of them', () => {
  let site: SiteProcess
  beforeAll(async () => {
    await clone.run(['scripts/build.ts'])
    // The picture of the home is taken from the site, and the site built with it.
    await clone.run(['scripts/thumbnails.ts'])
    await clone.run(['scripts/build.ts'])
    site = await startSite({ dist: join(clone.folder, 'dist'), env: { DEMO_PAGES: 'public' } })
  })
  afterAll(() => site?.stop())

  const everyLanguage = [...languages, german.code]

  test('has the staff command', async () => {
    expect(await clone.run(['dist/server/staff.js', 'help'])).toContain(count.purpose)
  })

  /** What a recipe says, as a page in that language does; the language that was added has English words. */
  function said<Words>(
    words: Readonly<Record<SourceLanguage, Words>>,
    language: string,
    one: (words: Words) => string,
  ) {
    const source = language === german.code ? 'en' : languageFacts[language as keyof typeof languageFacts].source
    return language === 'sr' ? toLatin(one(words.sr)) : one(words[source])
  }

  async function read(path: string, language?: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await fetch(
      `${site.url}${path}${language ? `${path.includes('?') ? '&' : '?'}lng=${language}` : ''}`,
      {
        headers,
      },
    )
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
  /** The first heading of a page, without its mark-up. */
  const headingOf = (page: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1]?.replace(/<[^>]*>/g, '')
  const footerOf = (page: string) => page.slice(page.indexOf('<footer'))

  describe.each(everyLanguage)('in %s', (language) => {
    test('has the page, with its words and a place in the menu', async () => {
      const page = await read(statute.path, language)
      expect(headingOf(page)).toBe(said(statute.words, language, ({ heading }) => heading))
      expect(page).toContain(said(statute.words, language, ({ money }) => money.text))
      expect(page).toContain(said(statute.words, language, ({ description }) => description))
      const menu = (await read('/', language)).split('</header>')[0]
      expect(menu).toContain(`href="${statute.path}?lng=${language}"`)
    })

    test('finds the page', async () => {
      const asked = said(statute.words, language, ({ title }) => title)
      const results = await read(`/page/search-result?q=${encodeURIComponent(asked)}`, language)
      expect(results.slice(results.indexOf('<main'))).toContain(`href="${statute.path}?lng=${language}"`)
    })

    test('has the article, in its listings and in the feed', async () => {
      const title = said(bell.words, language, (words) => words.title)
      expect(headingOf(await read(bell.path, language))).toBe(title)
      expect(await read('/blogs/blog-grid', language)).toContain(title)
      expect(await read(`/blogs/category/${bell.category}`, language)).toContain(title)
      expect(await read(feedPath, language)).toContain(title)
    })

    test('has the home, with its picture in the index', async () => {
      const home = await read(bakery.path, language)
      expect(headingOf(home)).toBe(said(bakery.words, language, ({ heading }) => heading))
      expect(home).toContain(said(bakery.words, language, ({ batches }) => batches.rye))
      expect(home).toMatch(/<html[^>]* data-accent="bakery"/)
      const index = await read('/homes', language)
      expect(index).toContain(said(bakery.words, language, ({ title }) => title))
      expect(index).toMatch(/<img[^>]* src="[^"]*[/_]bakery[_-][^"]*\.webp"/)
    })

    test('has the footer under its page, and in the index', async () => {
      const page = await read(oneSentence.path, language)
      expect(headingOf(page)).toBe(said(oneSentence.words, language, ({ heading }) => heading))
      expect(page).toContain(said(oneSentence.words, language, ({ text }) => text))
      expect(footerOf(page)).toContain(said(oneSentence.words, language, ({ sentence }) => sentence))
      const index = await read('/footers', language)
      expect(index).toContain(`href="${oneSentence.path}?lng=${language}"`)
      expect(index).toContain(said(oneSentence.words, language, ({ sentence }) => sentence))
    })
  })

  test('tells search engines of all of it, in every language', async () => {
    const sitemap = await read('/sitemap.xml')
    for (const path of [statute.path, bell.path, bakery.path, oneSentence.path])
      for (const language of everyLanguage) expect(sitemap).toContain(`<loc>${site.url}${path}?lng=${language}</loc>`)
  })

  test('speaks the language that was added', async () => {
    const page = await read('/about', german.code)
    expect(page).toContain(`<html lang="${german.code}"`)
    expect(headingOf(page)).toBe(german.about.heading)
    expect(page).toContain(german.party.name)
    expect(headingOf(await read('/about', undefined, { 'accept-language': 'de-AT,de;q=0.9' }))).toBe(
      german.about.heading,
    )
  })

  test('offers the language in the switch of every page, and names it to search engines', async () => {
    for (const language of everyLanguage) {
      const page = await read('/about', language)
      expect(page).toMatch(new RegExp(`<a[^>]* hrefLang="${german.code}"[^>]*>${german.ownName}`, 'i'))
      expect(page).toContain(`hreflang="${german.code}" href="${site.url}/about?lng=${german.code}"`)
    }
  })
})
