import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { articleTypes, blogLayouts, blogListings, type ArticleType } from '#shared/content/blogNames.ts'
import { openFilms } from '#shared/content/media.ts'
import { addressOf } from '#shared/routes/url.ts'
import { gatherContent } from '#scripts/vite/content.ts'
import { articlePath } from '#tests/support/addresses.ts'
import { eventually, holdScript, hydrated, said, test } from '#tests/support/browser.ts'
import { readToTheEnd, shiftSoFar, watchShifts } from '#tests/support/layoutShift.ts'
import type { ReceivedMail } from '#tests/support/smtp-peer.ts'

const { files } = gatherContent()
const { list } = files.en.posts
const words = said('en')

/** The first article of a type. */
const articleOf = (type: ArticleType) => list.find((post) => post.type === type)!
const pathOf = (type: ArticleType) => articlePath(articleOf(type))

/** What the link to a page of all articles is called. */
const pageLink = (page: number) =>
  words.common.pages.page.replace('{{page, number}}', `${page}`).replace('{{pages, number}}', '4')

/** Notes the films and tunes that are asked for. */
function listenForMedia(asked: string[]) {
  return (page: Page) =>
    page.on('request', (request) => {
      if (/\.(?:webm|mp4|mp3)$/.test(new URL(request.url()).pathname)) asked.push(request.url())
    })
}

describe('an article', () => {
  test('says what it is, whose, and from when, and is read without script', async ({ visitor }) => {
    const post = articleOf('standard')
    const page = await visitor.open(articlePath(post), { script: false, language: 'nl' })
    const { title } = files.nl.posts.list.find(({ id }) => id === post.id)!
    expect(await page.locator('h1').innerText()).toBe(title)
    expect(await page.locator('main time').first().getAttribute('datetime')).toBe(post.date)
    const { body } = files.nl[`post/${post.id}`]!
    for (const block of body)
      if (typeof block === 'string') expect(await page.locator('main').innerText()).toContain(block.slice(-60))
    expect(
      await page
        .getByRole('link', { name: said('nl').blog.authors[post.author].name })
        .first()
        .isVisible(),
    ).toBe(true)
    // What needs a script is not there; the address is.
    expect(await page.getByRole('button', { name: said('nl').controls.share.copy }).count()).toBe(0)
    expect(await page.locator('#share-address').innerText()).toContain(articlePath(post))
  })

  test('is passed on without asking anybody', async ({ visitor }) => {
    const page = await visitor.open(pathOf('standard'))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: words.controls.share.copy }).press('Enter')
    await eventually(() => page.getByRole('status').filter({ hasText: words.controls.share.copied }).count()).toBe(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(pathOf('standard'))
    const mail = await page.getByRole('link', { name: words.controls.share.mail }).getAttribute('href')
    expect(decodeURIComponent(mail!)).toContain(articleOf('standard').title)
  })

  test('has a sidebar, unless it is one by itself', async ({ visitor }) => {
    const page = await visitor.open(pathOf('standard'))
    expect(await page.getByRole('complementary', { name: words.blog.sidebar.label }).count()).toBe(1)
    await page.goto(pathOf('fullWidth'))
    expect(await page.getByRole('complementary', { name: words.blog.sidebar.label }).count()).toBe(0)
  })

  test('leads to the older and the newer one, and back', async ({ visitor }) => {
    const [newest, second, third] = list
    const page = await visitor.open(articlePath(second!))
    await page.locator('a[rel="prev"]').last().click()
    await eventually(() => page.locator('h1').innerText()).toBe(third!.title)
    await page.locator('a[rel="next"]').last().click()
    await eventually(() => page.locator('h1').innerText()).toBe(second!.title)
    await page.locator('a[rel="next"]').last().click()
    await eventually(() => page.locator('h1').innerText()).toBe(newest!.title)
    expect(await page.locator('a[rel="next"]').count()).toBe(0)
  })
})

describe('the head of an article', () => {
  test('with a gallery enlarges a picture, and comes back to it', async ({ visitor }) => {
    const page = await visitor.open(pathOf('gallery'))
    const second = page.getByRole('link', { name: words.controls.lightbox.enlarge }).nth(1)
    await second.press('Enter')
    await eventually(() => page.getByRole('dialog').count()).toBe(1)
    expect(await page.getByRole('dialog').innerText()).toContain(
      files.en[`post/${articleOf('gallery').id}`]!.pictures[1]!.caption,
    )
    await page.keyboard.press('Escape')
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
    expect(await second.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('with a gallery enlarges a picture without script, too', async ({ visitor }) => {
    const page = await visitor.open(pathOf('gallery'), { script: false })
    const first = page.getByRole('link', { name: words.controls.lightbox.enlarge }).first()
    const before = (await first.boundingBox())!.width
    await first.click()
    expect((await page.locator('figure:target img:visible').first().boundingBox())!.width).toBeGreaterThan(before)
  })

  test('with a slider goes on by its buttons, and is a row without script', async ({ visitor }) => {
    const { pictures } = files.en[`post/${articleOf('slider').id}`]!
    const page = await visitor.open(pathOf('slider'))
    const slider = page.getByRole('region', { name: words.blog.media.slider })
    await slider.getByRole('button', { name: words.controls.carousel.next }).click()
    const isShown = (caption: string) =>
      slider.getByText(caption).evaluate((one) => {
        const { left, right } = one.getBoundingClientRect()
        return left >= 0 && right <= innerWidth + 1
      })
    await eventually(() => isShown(pictures[1]!.caption)).toBe(true)
    const plain = await visitor.open(pathOf('slider'), { script: false })
    for (const { caption } of pictures) expect(await plain.getByText(caption).count()).toBe(1)
  })

  test('with a film of ours loads nothing before somebody plays it', async ({ visitor }) => {
    const asked: string[] = []
    const page = await visitor.open(pathOf('html5Video'), { before: listenForMedia(asked) })
    const film = page.locator('main video')
    expect(await film.getAttribute('aria-label')).toBe(files.en[`post/${articleOf('html5Video').id}`]!.media!.label)
    expect(await film.evaluate((one: HTMLVideoElement) => [one.controls, one.preload])).toEqual([true, 'none'])
    expect(asked).toEqual([])
  })

  test.for(['youtubeVideo', 'vimeoVideo'] as const)(
    'with a film of another site asks first: %s',
    async (type, { visitor }) => {
      const film = openFilms[articleOf(type).foreign!]
      visitor.expectNoise(/^request: https:\/\//)
      const asked: string[] = []
      const page = await visitor.open(pathOf(type), {
        before: async (opened) => {
          opened.on('request', (request) => asked.push(new URL(request.url()).host))
          await opened.route(`${new URL(film.frame).origin}/**`, (route) =>
            route.fulfill({ body: '<p>Elsewhere</p>', contentType: 'text/html' }),
          )
        },
      })
      const own = new URL(page.url()).host
      expect(asked.filter((host) => host !== own)).toEqual([])
      const link = page.locator(`main a[href="${film.page}"]`)
      await link.press('Enter')
      await eventually(() => page.locator('main iframe').getAttribute('src')).toBe(film.frame)
      const plain = await visitor.open(pathOf(type), { script: false })
      expect(await plain.locator(`main a[href="${film.page}"]`).isVisible()).toBe(true)
    },
  )

  test('with a tune has controls and says what is heard', async ({ visitor }) => {
    const asked: string[] = []
    const page = await visitor.open(pathOf('audio'), { script: false, before: listenForMedia(asked) })
    expect(await page.locator('main audio[controls]').count()).toBe(1)
    const { transcript } = files.en[`post/${articleOf('audio').id}`]!
    await page.getByText(words.controls.media.transcript).click()
    for (const line of transcript!) expect(await page.getByText(line).isVisible()).toBe(true)
    expect(asked).toEqual([])
  })

  test('with a quotation says whose it is', async ({ visitor }) => {
    const { quote } = files.en[`post/${articleOf('blockquote').id}`]!
    const page = await visitor.open(pathOf('blockquote'), { script: false })
    const figure = page
      .locator('main figure')
      .filter({ has: page.locator('blockquote') })
      .first()
    expect(await figure.locator('blockquote').innerText()).toBe(quote!.text)
    expect(await figure.locator('figcaption').innerText()).toBe(quote!.by)
  })
})

describe.each([390, 1440])('nothing moves while a page of the paper is read, %i wide', (width) => {
  test.for([
    ...blogListings.map((listing) => addressOf(`blog-${listing}`)),
    ...articleTypes.map(pathOf),
    ...blogLayouts.map((layout) => addressOf(`blog-layout-${layout}`)),
  ])('%s', async (path, { visitor }) => {
    const page = await visitor.open(path, { fresh: true, width, before: watchShifts })
    await readToTheEnd(page)
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01)
  })
})

describe('a comment', () => {
  const fill = async (page: Page, text: string) => {
    const form = page.locator('form#comment')
    await form.locator('[name="name"]').fill('Ana Anić')
    await form.locator('[name="email"]').fill('ana@primer.example')
    await form.locator('[name="message"]').fill(text)
    await form.locator('[name="consent"]').check()
    return form
  }
  const about = (text: string) => (mail: ReceivedMail) => (mail.parsed.text ?? '').includes(text)

  test.for([true, false])(
    'reaches the editors, who see under what it was written; script: %s',
    async (script, { visitor, peer }) => {
      const text = `What about the ${script ? 'second' : 'third'} tree?`
      const page = await visitor.open(pathOf('gallery'), { script })
      const form = await fill(page, text)
      await form.locator('button[type="submit"]').click()
      await eventually(() => page.locator('form#comment [data-kind="success"]').isVisible()).toBe(true)
      expect(new URL(page.url()).pathname).toBe(pathOf('gallery'))
      await eventually(() => peer.mails.filter(about(text)).length).toBe(1)
      const mail = peer.mails.find(about(text))!.parsed.text!
      expect(mail).toContain(said('sr').forms.topics.comment)
      expect(mail).toContain(pathOf('gallery'))
    },
  )

  test('that lacks something comes back with what was typed, on the same page', async ({ visitor }) => {
    const page = await visitor.open(pathOf('blockquote'), { script: false, language: 'fr' })
    const form = await fill(page, 'Une question.')
    await form.locator('[name="email"]').fill('ana at primer')
    await form.locator('button[type="submit"]').click()
    expect(await page.locator('h1').innerText()).toBe(
      files.fr.posts.list.find(({ id }) => id === articleOf('blockquote').id)!.title,
    )
    expect(await page.locator('form#comment [name="message"]').inputValue()).toBe('Une question.')
    expect(await page.locator('form#comment').innerText()).toContain(said('fr').forms.errors.invalidEmail)
  })

  test('typed before the script came is kept', async ({ visitor }) => {
    let release = () => {}
    const page = await visitor.open(pathOf('standard'), {
      hydrated: false,
      before: async (opened) => {
        release = (await holdScript(opened)).release
      },
    })
    await page.locator('form#comment [name="message"]').fill('Before the script')
    release()
    await hydrated(page)
    expect(await page.locator('form#comment [name="message"]').inputValue()).toBe('Before the script')
  })
})

describe('a listing', () => {
  test('goes to its next page in place, says so, and back again', async ({ visitor }) => {
    const page = await visitor.open('/blogs/blog-grid')
    await page.evaluate(() => Object.assign(window, { same: true }))
    const first = await page.locator('main h2').first().innerText()
    await page
      .getByRole('navigation', { name: words.blog.pages })
      .getByRole('link', { name: pageLink(2) })
      .click()
    await eventually(() => page.locator('main [role="status"]').first().innerText()).toBe('10 to 18 of 36')
    expect(await page.locator('main h2').first().innerText()).not.toBe(first)
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
    await page.goBack()
    await eventually(() => page.locator('main h2').first().innerText()).toBe(first)
  })

  test('has links to its pages without script', async ({ visitor }) => {
    const page = await visitor.open('/blogs/blog-masonry?page=3', { script: false })
    const pages = page.getByRole('navigation', { name: words.blog.pages })
    expect(await pages.locator('[aria-current="page"]').innerText()).toContain('3')
    await pages.getByRole('link', { name: pageLink(4) }).click()
    expect(new URL(page.url()).search).toBe('?page=4')
  })

  test('leads by the whole card to the article, and by the chip to its category', async ({ visitor }) => {
    const page = await visitor.open('/blogs/blog-grid')
    const card = page.locator('main article').first()
    const title = await card.locator('h2').innerText()
    await card.locator('a').first().click()
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/blogs\/category\//)
    await page.goBack()
    const box = (await page.locator('main article').first().locator('img:visible').first().boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await eventually(() => page.locator('h1').innerText()).toBe(title)
  })
})
