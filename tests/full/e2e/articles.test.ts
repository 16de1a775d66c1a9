import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { articleTypes, blogLayouts, blogListings, type ArticleType } from '#shared/content/blogNames.ts'
import { addressOf } from '#shared/routes/url.ts'
import { gatherContent } from '#scripts/vite/content.ts'
import { articlePath } from '#tests/support/addresses.ts'
import { eventually, holdScript, hydrated, said, test } from '#tests/support/browser.ts'
import { readToTheEnd, shiftSoFar, watchShifts } from '#tests/support/layoutShift.ts'

const { files } = gatherContent()
const { list } = files.en.posts
const words = said('en')

/** Returns the first article of a type. */
const articleOf = (type: ArticleType) => list.find((post) => post.type === type)!
const pathOf = (type: ArticleType) => articlePath(articleOf(type))

/** Returns the name of the link to a page of the listing. */
const pageLink = (page: number) =>
  words.common.pages.page.replace('{{page, number}}', `${page}`).replace('{{pages, number}}', '4')

describe('an article', () => {
  test('shows its title, date, author and text without script', async ({ visitor }) => {
    const post = articleOf('standard')
    const page = await visitor.open(articlePath(post), { script: false, language: 'nl' })
    const { title } = files.nl.posts.list.find(({ id }) => id === post.id)!
    expect(await page.locator('h1').innerText()).toBe(title)
    expect(await page.locator('main time').first().getAttribute('datetime')).toBe(post.date)
    const { body } = files.nl[`post/${post.id}`]!
    const text = await page.locator('main').innerText()
    for (const block of body) if (typeof block === 'string') expect(text).toContain(block.slice(-60))
    expect(
      await page
        .getByRole('link', { name: said('nl').blog.authors[post.author].name })
        .first()
        .isVisible(),
    ).toBe(true)
    // Without script there is no copy button, but the address is shown.
    expect(await page.getByRole('button', { name: said('nl').controls.share.copy }).count()).toBe(0)
    const address = page.locator('#share-address')
    expect(await address.innerText()).toContain(articlePath(post))
    expect(await address.isVisible()).toBe(true)
  })

  test('can be shared by copying its address and by mail', async ({ visitor }) => {
    const page = await visitor.open(pathOf('standard'))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: words.controls.share.copy }).press('Enter')
    await eventually(() => page.getByRole('status').filter({ hasText: words.controls.share.copied }).count()).toBe(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(pathOf('standard'))
    expect(await page.locator('#share-address').isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('#share-address').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    const mail = await page.getByRole('link', { name: words.controls.share.mail }).getAttribute('href')
    expect(decodeURIComponent(mail!)).toContain(articleOf('standard').title)
  })

  test('shows and selects its address when the clipboard is closed', async ({ visitor }) => {
    const page = await visitor.open(pathOf('standard'))
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('closed'))
    })
    await page.getByRole('button', { name: words.controls.share.copy }).press('Enter')
    await eventually(() => page.locator('#share-address').isVisible()).toBe(true)
    expect(await page.evaluate(() => getSelection()!.toString())).toContain(pathOf('standard'))
  })

  test('links to the older and the newer article', async ({ visitor }) => {
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

  test('has audio controls and a transcript without script, and loads no audio', async ({ visitor }) => {
    const requests: string[] = []
    const page = await visitor.open(pathOf('audio'), {
      script: false,
      before: (opened) =>
        opened.on('request', (request) => request.resourceType() === 'media' && requests.push(request.url())),
    })
    expect(await page.locator('main audio[controls]').count()).toBe(1)
    const { transcript } = files.en[`post/${articleOf('audio').id}`]!
    await page.getByText(words.controls.media.transcript).click()
    for (const line of transcript!) expect(await page.getByText(line).isVisible()).toBe(true)
    expect(requests).toEqual([])
  })

  test('plays its recording by our button and moves in it by keys', async ({ visitor }) => {
    const page = await visitor.open(pathOf('audio'))
    const button = (name: string) => page.locator('main').getByRole('button', { name: new RegExp(`^${name}, `) })
    const bar = page.locator('main').getByRole('slider')
    const position = async () => Number(await bar.inputValue())
    await button(words.controls.media.play).press('Enter')
    await eventually(position).toBeGreaterThan(0)
    await button(words.controls.media.pause).press('Enter')
    await button(words.controls.media.play).waitFor()
    const paused = await position()
    await bar.press('PageUp')
    await eventually(position).toBeGreaterThan(paused + 1)
    expect(await bar.getAttribute('aria-valuetext')).toMatch(/^0:\d\d \/ 0:\d\d$/)
  })
})

describe('a comment', () => {
  const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
    const form = page.locator('form#comment')
    if (!(await form.isVisible())) await page.locator('details:has(form#comment) > summary').click()
    for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
    return form
  }

  test.for([
    { script: true, language: 'en', type: 'gallery' },
    { script: false, language: 'fr', type: 'blockquote' },
  ] as const)(
    'is returned with its error and the typed text, and then mailed to the editors, script: $script',
    async ({ script, language, type }, { visitor, peer }) => {
      const text = `What about the ${script ? 'second' : 'third'} tree?`
      const page = await visitor.open(pathOf(type), { script, language })
      const form = await fill(page, { name: 'Ana Anić', email: 'ana at primer', message: text })
      await form.locator('[name="consent"]').check()
      await form.locator('button[type="submit"]').click()
      await eventually(() => form.innerText()).toContain(said(language).forms.errors.invalidEmail)
      expect(await form.locator('[name="message"]').inputValue()).toBe(text)
      expect(await page.locator('h1').innerText()).toBe(
        files[language].posts.list.find(({ id }) => id === articleOf(type).id)!.title,
      )
      await fill(page, { email: 'ana@primer.example' })
      await form.locator('button[type="submit"]').click()
      await eventually(() => form.locator('[data-kind="success"]').isVisible()).toBe(true)
      await eventually(() => new URL(page.url()).pathname).toBe(pathOf(type))
      const mail = await peer.waitForMail(({ parsed }) => (parsed.text ?? '').includes(text))
      expect(mail.parsed.text).toContain(said('sr').forms.topics.comment)
      expect(mail.parsed.text).toContain(pathOf(type))
    },
  )

  test('has a form that Back after an error finds open without script', async ({ visitor }) => {
    const page = await visitor.open(pathOf('slider'), { script: false })
    const form = await fill(page, { name: 'Ana Anić', email: 'ana at primer', message: 'Which lake?' })
    await form.locator('button[type="submit"]').click()
    await eventually(() => form.innerText()).toContain(words.forms.errors.invalidEmail)
    await page.goBack()
    expect(await form.isVisible()).toBe(true)
  })

  test('that was typed before hydration is kept', async ({ visitor }) => {
    let release = () => {}
    const page = await visitor.open(pathOf('standard'), {
      hydrated: false,
      before: async (opened) => {
        release = (await holdScript(opened)).release
      },
    })
    await page.locator('details:has(form#comment) > summary').click()
    await page.locator('form#comment [name="message"]').fill('Before the script')
    release()
    await hydrated(page)
    expect(await page.locator('form#comment [name="message"]').inputValue()).toBe('Before the script')
  })
})

describe('a blog listing', () => {
  test('shows its next page without a reload, announces it, and returns on Back', async ({ visitor }) => {
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
    await eventually(() => new URL(page.url()).search).toBe('?page=4')
  })

  test('links each card to its article and each chip to its category', async ({ visitor }) => {
    const page = await visitor.open('/blogs/blog-grid')
    const card = page.locator('main article').first()
    const title = await card.locator('h2').innerText()
    await card.locator('a').first().click()
    await page.waitForURL((url) => url.pathname.startsWith('/blogs/category/'))
    await page.goBack()
    const box = (await page.locator('main article').first().locator('img:visible').first().boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await eventually(() => page.locator('h1').innerText()).toBe(title)
  })
})

/** All kinds of pages with articles, at the widths of a phone and a desktop in turn. */
const read = [
  ...blogListings.map((listing) => addressOf(`blog-${listing}`)),
  ...articleTypes.map(pathOf),
  ...blogLayouts.map((layout) => addressOf(`blog-layout-${layout}`)),
].map((path, at) => ({ path, width: at % 2 === 0 ? 390 : 1440 }))

test.for(read)('nothing shifts while $path is read at a width of $width px', async ({ path, width }, { visitor }) => {
  const page = await visitor.open(path, { fresh: true, width, before: watchShifts })
  await readToTheEnd(page)
  expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01)
})
