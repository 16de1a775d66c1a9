import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createDocument, scriptJson } from '#server/rendering/document.ts'
import { createPageCache, identityOf, cacheBody } from '#server/rendering/pageCache.ts'
import { fontSources } from '#server/rendering/fonts.ts'
import { bootScript, laterId } from '#shared/boot.ts'
import { escapeHtml } from '#shared/escapeHtml.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { layerStatement } from '#shared/layers.ts'
import { themeGrounds, themeScript } from '#shared/theme.ts'
import type { RenderedPage } from '#shared/rendering.ts'
import { decode, elements, stateOf } from '#tests/support/httpSite.ts'

const nasty = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '&amp; &lt; &#x3c;',
  '\u2028\u2029\u0000',
  '$& $1 $` $$',
  'Ђорђе 🌹',
]

describe('escapeHtml', () => {
  test.each(nasty)('%j is escaped for text and attributes', (text) => {
    const escaped = escapeHtml(text)
    expect(escaped).not.toMatch(/[<>"']/)
    expect(decode(escaped)).toBe(text)
  })
})

describe('scriptJson', () => {
  test.each(nasty)('%j does not end a script element', (text) => {
    const json = scriptJson({ [text]: [text] })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ [text]: [text] })
  })
})

const page = (text: string): RenderedPage => ({
  head: [
    { tag: 'title', text },
    { tag: 'meta', attributes: { name: 'description', content: text } },
    { tag: 'link', attributes: { rel: 'canonical', href: text } },
  ],
  frame: [{ tag: 'link', attributes: { rel: 'icon', href: '/icon.png' } }],
  manifest: '/site.webmanifest',
  structuredData: { name: text },
  html: '<p>rendered</p>',
  aside: '<template></template>',
  firstPictures: [{ href: '/static/media/hero-dark.svg', scheme: 'dark' }],
  words: ['/static/media/words.json'],
  modules: { page: 'client/pages/home/Page.tsx' },
  styleModules: [],
  accent: text,
  typefaceSet: undefined,
  state: {
    language: 'sr',
    publicUrl: text,
    year: 2026,
    messageDays: 365,
    demoPages: 'hidden',
    visit: null,
    page: { name: 'home', words: [], shell: 'site' },
    address: text,
  },
})
const assets = {
  script: '/static/js/entry.js',
  modules: { page: '/static/js/page.js', footer: '/static/js/footer.js' },
  styles: `${layerStatement}\n.one{color:red}`,
  styleFiles: ['/static/css/one.css', '/static/css/two.css'],
  partStyleFiles: [],
  modulePreloads: ['/static/js/page.js'],
  fonts: ['/static/media/font.woff2'],
}

describe('a document', () => {
  test.each(languages)('declares the language %s', (language) => {
    const document = createDocument(page('x'), language, assets)
    expect(elements(document, 'html')[0]?.['lang']).toBe(languageFacts[language].tag)
  })

  test.each(nasty)('contains %j as text', (text) => {
    const document = createDocument(page(text), 'sr', assets)
    const whole = createDocument(page('x'), 'sr', assets)
    for (const tag of ['script', 'meta', 'link', 'img', 'style'])
      expect(elements(document, tag)).toHaveLength(elements(whole, tag).length)
    expect(elements(document, 'html')[0]?.['data-accent']).toBe(text)
    expect(elements(document, 'meta').find(({ name }) => name === 'description')?.['content']).toBe(text)
    expect(elements(document, 'link').find(({ rel }) => rel === 'canonical')?.['href']).toBe(text)
    expect(decode(/<title[^>]*>([^]*?)<\/title>/.exec(document)?.[1] ?? '')).toBe(text)
    expect(stateOf(document)).toEqual(page(text).state)
    const data = /<script data-page type="application\/ld\+json">([^]*?)<\/script>/.exec(document)?.[1]
    expect(JSON.parse(data ?? '')).toEqual({ name: text })
  })

  test('has its styles inline, layers first, and links their files without loading them', () => {
    const document = createDocument(page('x'), 'sr', assets)
    const order = document.indexOf(`<style>${assets.styles}</style>`)
    expect(order).toBeGreaterThan(0)
    expect(order).toBeLessThan(document.indexOf('rel="stylesheet"'))
    expect(document.indexOf('charset')).toBeLessThan(200)
    const files = elements(document, 'link').map(({ rel, href }) => [rel, href])
    expect(files).toEqual([
      ['canonical', 'x'],
      ['icon', '/icon.png'],
      ['preload', '/static/media/hero-dark.svg'],
      ['preload', '/static/media/font.woff2'],
      ['stylesheet', '/static/css/one.css'],
      ['stylesheet', '/static/css/two.css'],
      ['modulepreload', '/static/js/page.js'],
      ['preload', '/static/media/words.json'],
      ['manifest', '/site.webmanifest'],
    ])
    for (const { disabled } of elements(document, 'link').filter(({ rel }) => rel === 'stylesheet'))
      expect(disabled).toBe('')
    // Chromium preloads disabled style sheets, but not those in a template.
    expect(document.indexOf('rel="stylesheet"')).toBeGreaterThan(document.indexOf(`<template id="${laterId}">`))
    expect(elements(document, 'script').at(-2)).toMatchObject({
      type: 'module',
      src: '/static/js/entry.js',
      'data-page-module': '/static/js/page.js',
      'data-footer-module': '/static/js/footer.js',
    })
  })
})

describe('the script at the end of a document', () => {
  /** Runs the script in a browser without paint entries, like Firefox with a document that is scrolled at its first paint. */
  function boot() {
    const frames: (() => void)[] = []
    const timers: (() => void)[] = []
    const asked: string[] = []
    const runInTurn = (queue: (() => void)[]) => queue.splice(0).forEach((each) => each())
    const nextFrame = () => {
      runInTurn(frames)
      while (timers.length > 0) runInTurn(timers)
    }
    const browser = {
      document: {
        getElementById: (id: string) => (id === laterId ? { content: { children: ['words', 'script'] } } : null),
        head: { append: (one: string) => asked.push(one) },
      },
      requestAnimationFrame: (look: () => void) => frames.push(look),
      setTimeout: (look: () => void) => timers.push(look),
      PerformanceObserver: class {
        static readonly supportedEntryTypes = ['paint']
        observe() {}
      },
    }
    runInNewContext(bootScript, { ...browser, window: browser })
    return { asked, nextFrame }
  }

  test('loads everything in the template once and in order when the browser reports no paint', () => {
    const { asked, nextFrame } = boot()
    for (let frame = 0; frame < 5; frame += 1) nextFrame()
    expect(asked).toEqual(['words', 'script'])
  })

  test('loads nothing before the first frame has been painted', () => {
    const { asked, nextFrame } = boot()
    expect(asked).toEqual([])
    nextFrame()
    expect(asked).toEqual([])
  })
})

test('a document applies the chosen theme before its style sheets', () => {
  const document = createDocument(page('x'), 'sr', assets)
  const at = document.indexOf(`<script>${themeScript}</script>`)
  expect(at).toBeGreaterThan(document.lastIndexOf('name="theme-color"'))
  expect(at).toBeGreaterThan(document.indexOf('name="color-scheme"'))
  expect(at).toBeLessThan(document.indexOf('rel="stylesheet"'))
  expect(elements(document, 'meta').filter(({ name }) => name === 'theme-color')).toEqual([
    { name: 'theme-color', media: '(prefers-color-scheme: light)', content: themeGrounds.light },
    { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: themeGrounds.dark },
  ])
})

test('each language preloads only the fonts of its script', () => {
  for (const language of languages) {
    expect(fontSources(language, undefined).length).toBeGreaterThan(0)
    const cyrillic = fontSources(language, undefined).some((source) => source.includes('cyrillic'))
    expect([language, cyrillic]).toEqual([language, language === 'sr-Cyrl'])
  }
})

describe('the page cache', () => {
  const html = (name: string, length = 1000) => `${name} `.repeat(length)
  const make = (name: string, length?: number) => {
    const calls = { count: 0 }
    const render = async () => {
      calls.count += 1
      return { ...(await cacheBody(html(name, length))), headers: {}, place: 0 }
    }
    return { calls, render }
  }

  test('renders a page once for simultaneous requests', async () => {
    const cache = createPageCache(1_000_000)
    const { calls, render } = make('one')
    const pages = await Promise.all([cache.get('one', render), cache.get('one', render), cache.get('one', render)])
    expect(await cache.get('one', render)).toBe(pages[0])
    expect(new Set(pages).size).toBe(1)
    expect(calls.count).toBe(1)
  })

  test('stores bodies in buffers of their own', async () => {
    const { bodies } = await cacheBody(html('one'))
    for (const body of Object.values(bodies)) expect(body.buffer.byteLength).toBe(body.length)
  })

  test('distinguishes pages by their key', async () => {
    const cache = createPageCache(1_000_000)
    const one = await cache.get('one', make('one').render)
    const two = await cache.get('two', make('two').render)
    expect(identityOf(one).toString()).toBe(html('one'))
    expect(identityOf(two).toString()).toBe(html('two'))
    expect(one.etag).not.toBe(two.etag)
    expect((await cacheBody(html('one'))).etag).toBe(one.etag)
  })

  test('removes the least recently used page when it is full', async () => {
    const size = Object.values((await cacheBody(html('a'))).bodies).reduce((sum, body) => sum + body.length, 0)
    const cache = createPageCache(size * 2.5)
    const [a, b, c] = [make('a'), make('b'), make('c')]
    await cache.get('a', a.render)
    await cache.get('b', b.render)
    await cache.get('a', a.render)
    await cache.get('c', c.render)
    await cache.get('a', a.render)
    expect([a.calls.count, b.calls.count, c.calls.count]).toEqual([1, 1, 1])
    await cache.get('b', b.render)
    expect(b.calls.count).toBe(2)
  })

  test('returns a page that is larger than the cache without storing it', async () => {
    const cache = createPageCache(10)
    const { calls, render } = make('large')
    expect(identityOf(await cache.get('large', render)).toString()).toBe(html('large'))
    await setImmediate()
    await cache.get('large', render)
    expect(calls.count).toBe(2)
  })

  test('recompresses pages to fewer bytes with the same content', async () => {
    const cache = createPageCache(1_000_000)
    const text = Array.from({ length: 3000 }, (_, at) => `${at * 7919} ${html('one', at % 5)}`).join('')
    const page = await cache.get('one', async () => ({ ...(await cacheBody(text)), headers: {}, place: 0 }))
    const { etag, bodies } = page
    const before = { size: bodies.br.length, fullness: cache.fullness() }
    const stopping = new AbortController()
    const compressing = cache.recompressCached(stopping.signal)
    await expect.poll(() => page.bodies.br.length).toBeLessThan(before.size)
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(text)
    expect(page.etag).toBe(etag)
    expect(before.fullness - cache.fullness()).toBeCloseTo((before.size - page.bodies.br.length) / 1_000_000, 9)
    stopping.abort()
    await compressing
  })

  test('does not store a failure', async () => {
    const cache = createPageCache(1_000_000)
    const { render } = make('one')
    await expect(cache.get('one', () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
    expect(identityOf(await cache.get('one', render)).toString()).toBe(html('one'))
  })
})
