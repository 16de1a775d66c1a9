import { expect } from 'vitest'
import { accessibility, test } from '#tests/support/browser.ts'
import { brokenWords, overflows, overlappingTexts } from '#tests/support/layoutFaults.ts'

// Proves that the checks of all browser tests report faults: each check gets a page with a planted fault.

test('a test fails on a console error, an exception, a foreign request, a CSP violation and a missing file', async ({
  visitor,
}) => {
  const page = await visitor.open('/contact', {
    before: (opened) => opened.route('https://elsewhere.test/**', (route) => route.fulfill({ body: '' })),
  })
  visitor.expectNoise(
    /^error: planted$/,
    /^warning: careful$/,
    /^exception: thrown$/,
    /^error: .*Content Security Policy/,
    /^request: https:\/\/elsewhere\.test\/pixel$/,
    /^error: Failed to load resource.*404.*\/static\/media\/none\.svg/,
  )
  const exception = page.waitForEvent('pageerror')
  await page.evaluate(async () => {
    console.error('planted')
    console.warn('careful')
    console.log('not this')
    setTimeout(() => {
      throw new Error('thrown')
    })
    document.querySelector('h1')!.setAttribute('style', 'color: red')
    for (const src of ['https://elsewhere.test/pixel', '/static/media/none.svg']) {
      const image = Object.assign(new Image(), { src })
      document.body.append(image)
      await new Promise((done) => image.addEventListener('error', done))
    }
  })
  await exception
})

test('the checks of a page find low contrast, overflow, a broken word and overlapping texts', async ({ visitor }) => {
  const page = await visitor.open('/contact', { width: 320 })
  const faults = async () => [
    ...(await accessibility(page)),
    ...(await overflows(page)),
    ...(await brokenWords(page)),
    ...(await overlappingTexts(page)),
  ]
  expect(await faults()).toEqual([])
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän'
  await page.evaluate((word) => {
    const [first, second] = document.querySelectorAll<HTMLElement>('h2')
    first!.textContent = word.repeat(2)
    first!.style.whiteSpace = 'nowrap'
    const narrow = document.createElement('p')
    Object.assign(narrow.style, { inlineSize: '8em', overflowWrap: 'anywhere', hyphens: 'manual' })
    narrow.textContent = word
    Object.assign(narrow.style, { color: '#eee', background: '#fff' })
    const cover = document.createElement('span')
    cover.textContent = 'Upon it'
    second!.style.position = 'relative'
    Object.assign(cover.style, { position: 'absolute', insetBlockStart: '0', insetInlineStart: '0' })
    second!.append(cover)
    first!.after(narrow)
  }, long)
  expect((await faults()).join('\n')).toMatch(/color-contrast[^]*^document: [^]*^p .* breaks[^]*overlaps/m)
})
