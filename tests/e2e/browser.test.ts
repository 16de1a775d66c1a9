import { describe, expect } from 'vitest'
import { accessibility, test } from '#tests/support/browser.ts'
import { brokenWords, overflows, overlappingTexts } from '#tests/support/layoutFaults.ts'

describe('what fails every test in the browser', () => {
  test('is an error or a warning in the console', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    visitor.expectNoise(/^error: planted$/, /^warning: careful$/)
    await page.evaluate(() => {
      console.error('planted')
      console.warn('careful')
      console.log('not this')
    })
  })

  test('is an exception that nobody catches', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    visitor.expectNoise(/^exception: thrown$/, /^exception: rejected$/)
    await page.evaluate(async () => {
      setTimeout(() => {
        throw new Error('thrown')
      })
      void Promise.reject(new Error('rejected'))
      await new Promise((done) => setTimeout(done, 50))
    })
  })

  test('is a request to another host, and what the security policy refuses', async ({ visitor }) => {
    const page = await visitor.open('/contact', {
      before: (page) =>
        page.route('https://elsewhere.test/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
        ),
    })
    visitor.expectNoise(
      /^error: .*Content Security Policy/,
      /^request: https:\/\/elsewhere\.test\/pixel$/,
      /^request: https:\/\/elsewhere\.test\/frame$/,
    )
    await page.evaluate(async () => {
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.test/pixel' }))
      document.querySelector('h1')!.setAttribute('style', 'color: red')
      await new Promise((done) => setTimeout(done, 50))
    })
    await page.goto('https://elsewhere.test/frame')
  })

  test('is a file of the page that is not there', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    visitor.expectNoise(/^error: Failed to load resource.*404.*\/static\/media\/none\.svg/)
    await page.evaluate(async () => {
      const image = Object.assign(new Image(), { src: '/static/media/none.svg' })
      document.body.append(image)
      await new Promise((done) => image.addEventListener('error', done))
    })
  })

  test('is not the 404 page itself', async ({ visitor }) => {
    await visitor.open('/no/such-page')
  })
})

describe('the measures find', () => {
  test('what nobody can read', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    expect(await accessibility(page)).toEqual([])
    await page.evaluate(() => {
      const text = document.querySelector('h2')!
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('h2 { color: #eee !important; background: #fff !important }')
      document.adoptedStyleSheets.push(sheet)
      text.insertAdjacentHTML('afterend', '<button type="button"></button>')
    })
    const found = (await accessibility(page)).join('\n')
    expect(found).toMatch(/^color-contrast/m)
    expect(found).toMatch(/^button-name/m)
  })

  test('what is too wide', async ({ visitor }) => {
    const page = await visitor.open('/contact', { width: 320 })
    expect(await overflows(page)).toEqual([])
    await page.evaluate(() => {
      document.querySelector('h2')!.textContent = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2)
    })
    expect((await overflows(page)).join('\n')).toMatch(/^h2/m)
  })

  test('a word that its line has no room for, hyphenated or not', async ({ visitor }) => {
    const page = await visitor.open('/contact', { width: 320 })
    expect(await brokenWords(page)).toEqual([])
    const write = (word: string) =>
      page.evaluate((word) => {
        const text = document.querySelector('h2')!
        text.style.inlineSize = '8em'
        text.textContent = word
      }, word)
    await write('Donaudampf\u00ADschifffahrts\u00ADgesellschaft')
    expect(await brokenWords(page)).toEqual([])
    await write('Donaudampfschifffahrtsgesellschaft')
    expect(await brokenWords(page)).toEqual([expect.stringMatching(/^h2 .* breaks/)])
  })

  test('a text that lies upon another', async ({ visitor }) => {
    const page = await visitor.open('/contact', { width: 320 })
    expect(await overlappingTexts(page)).toEqual([])
    await page.evaluate(() => {
      const text = document.querySelector('h2')!
      const upon = document.createElement('span')
      upon.textContent = 'Upon it'
      text.style.position = 'relative'
      Object.assign(upon.style, { position: 'absolute', insetBlockStart: '0', insetInlineStart: '0' })
      text.append(upon)
    })
    expect((await overlappingTexts(page)).join('\n')).toContain('Upon it')
  })
})
