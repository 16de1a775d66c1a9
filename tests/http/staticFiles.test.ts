import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, extname, join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileListName, listFiles } from '#server/http/fileList.ts'
import { staticFiles } from '#server/http/middleware/staticFiles.ts'
import { dist } from '#tests/support/build.ts'
import { elements, oneSite, rawRequest } from '#tests/support/httpSite.ts'

const immutable = 'public, max-age=31536000, immutable'

const site = oneSite()

describe('the files of the build', () => {
  const client = join(dist, 'client')
  const files = readdirSync(join(client, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name))}`)
  const types: Readonly<Record<string, string>> = {
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.png': 'image/png',
    '.webp': 'image/webp',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
    '.txt': 'text/plain; charset=utf-8',
    '.zip': 'application/zip',
    '.webm': 'video/webm',
    '.mp4': 'video/mp4',
    '.mp3': 'audio/mpeg',
    '.vtt': 'text/vtt; charset=utf-8',
  }

  test('have hashed names and are immutable: the smallest and the largest of each type', async () => {
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) expect(file).toMatch(/^\/static\/(?:js|css|media)\/[^/]+-[\w-]{7}\.\w+$/)
    const sizeOf = (file: string) => statSync(join(client, file)).size
    const asked = [...Map.groupBy(files, extname).values()].flatMap((same) => {
      const sorted = same.toSorted((one, other) => sizeOf(one) - sizeOf(other))
      return [sorted[0]!, sorted.at(-1)!]
    })
    for (const file of asked) {
      const { status, headers, bytes } = await rawRequest(site().app, file)
      expect([file, status, headers['cache-control'], headers['content-type']]).toEqual([
        file,
        200,
        immutable,
        types[extname(file)],
      ])
      expect(headers.vary).toBe('Accept-Encoding')
      expect(bytes.equals(readFileSync(join(client, file)))).toBe(true)
    }
  })

  test('include every file that pages name', async () => {
    for (const path of ['/contact', '/newsletter/confirm', '/newsletter/unsubscribe', '/no-such-page'])
      for (const language of ['sr', 'sr-Cyrl', 'fr']) {
        const { text } = await rawRequest(site().app, `${path}?lng=${language}`)
        const named = [...elements(text, 'script'), ...elements(text, 'img'), ...elements(text, 'link')]
          .map(({ src, href }) => src ?? href ?? '')
          // The server generates the manifest; the icon of the tab is inline.
          .filter((address) => address.startsWith('/') && !address.startsWith('/site.webmanifest'))
        expect(named.length).toBeGreaterThan(3)
        expect(files).toEqual(expect.arrayContaining(named))
      }
  })

  test.each([
    '/manifest.json',
    '/static/../manifest.json',
    '/static/%2e%2e/manifest.json',
    '/MANIFEST.json',
    '//manifest.json',
  ])('%s is not served', async (path) => {
    const { status, text } = await rawRequest(site().app, path)
    expect(status).not.toBe(200)
    expect(text).not.toContain('"isEntry"')
  })

  test.each([
    '/server/main.js',
    '/static/../../server/main.js',
    '/static/..%2f..%2fserver/main.js',
    '/static/%2e%2e/%2e%2e/server/main.js',
    '/static/..\\..\\server\\main.js',
    '/migrations/0000_initial.sql',
    '/static/../../../package.json',
    '/static',
    '/static/js',
    '/static/js/',
  ])('%s gets the 404 page', async (path) => {
    expect((await rawRequest(site().app, path)).status).toBe(404)
  })

  test('a missing file gets the 404 page, which is not immutable', async () => {
    const { status, headers } = await rawRequest(site().app, '/static/js/gone-12345678.js')
    expect(status).toBe(404)
    expect(headers['cache-control']).not.toContain('immutable')
  })

  test('an invalid range is not an error of the server', async () => {
    for (const range of ['bytes=5-2', 'bytes=a-b', 'bytes=99999999-', 'items=0-5', 'bytes=-0']) {
      const { status, headers } = await rawRequest(site().app, files[0]!, { headers: { range } })
      expect([range, status < 500]).toEqual([range, true])
      if (status === 416)
        expect([headers['cache-control'], headers['content-encoding']]).toEqual(['no-store', undefined])
    }
  })

  test('other methods get 405', async () => {
    const { status, headers } = await rawRequest(site().app, files[0]!, { method: 'POST' })
    expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store'])
  })

  test('only pictures, films and sounds may be shown by other sites', async () => {
    const policies = new Map<string, string | undefined>()
    for (const [extension, same] of Map.groupBy(files, extname)) {
      const { headers } = await rawRequest(site().app, same[0]!, { method: 'HEAD' })
      policies.set(extension, headers['cross-origin-resource-policy'] as string | undefined)
    }
    const media = new Set(['.png', '.webp', '.svg', '.webm', '.mp4', '.mp3'])
    expect(policies).toEqual(
      new Map([...policies.keys()].map((type) => [type, media.has(type) ? 'cross-origin' : 'same-origin'])),
    )
    expect([...media].filter((type) => !policies.has(type))).toEqual([])
  })
})

describe('compressed copies', () => {
  const text = 'export const text = 1\n'.repeat(200)
  const contents: Readonly<Record<string, string | Buffer>> = {
    'static/js/both-12345678.js': text,
    'static/js/both-12345678.js.br': brotliCompressSync(text),
    'static/js/both-12345678.js.gz': gzipSync(text),
    'static/js/alone-12345678.js': text,
    'static/js/.hidden.js': text,
    'static/.hidden/file.js': text,
    '.env': 'SECRET=1',
    '.vite/manifest.json': '{}',
    'manifest.json': '{ "isEntry": true }',
    'index.html': '<p>never</p>',
  }
  let folder: string
  let app: Server

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'files-'))
    for (const [name, content] of Object.entries(contents)) {
      mkdirSync(dirname(join(folder, 'client', name)), { recursive: true })
      writeFileSync(join(folder, 'client', name), content)
    }
    writeFileSync(join(folder, fileListName), JSON.stringify(listFiles(join(folder, 'client'))))
    app = await site().serve(express().use(staticFiles(folder)))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const ask = (path: string, encodings: string) => rawRequest(app, path, { headers: { 'accept-encoding': encodings } })

  test.each([
    ['gzip, deflate, br', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['gzip, br;q=0', 'gzip', '.gz'],
    ['gzip;q=0, br;q=0', undefined, ''],
    ['gzip;q=1, br;q=0.5', 'gzip', '.gz'],
    ['*', 'br', '.br'],
    ['*;q=0', undefined, ''],
    ['brotli', undefined, ''],
    ['identity', undefined, ''],
  ])('%s gets %s', async (encodings, encoding, extension) => {
    const { status, headers, bytes } = await ask('/static/js/both-12345678.js', encodings)
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe(immutable)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(bytes.equals(readFileSync(join(folder, `client/static/js/both-12345678.js${extension}`)))).toBe(true)
  })

  describe('with conditions', () => {
    const path = '/static/js/both-12345678.js'
    const get = (headers: Record<string, string>, method = 'GET') =>
      rawRequest(app, path, { method, headers: { 'accept-encoding': 'identity', ...headers } })
    const validators = async () => {
      const { headers } = await get({})
      return { etag: headers.etag!, modified: headers['last-modified']! }
    }
    const before = new Date(0).toUTCString()

    test('have another ETag in each encoding, the same on every machine', async () => {
      const etags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (encoding) => (await get({ 'accept-encoding': encoding })).headers.etag),
      )
      expect(etags).toEqual(['"both-12345678.js-br"', '"both-12345678.js-gzip"', '"both-12345678.js"'])
    })

    test('get 304 for their ETag or date', async () => {
      const { etag, modified } = await validators()
      for (const headers of [
        { 'if-none-match': etag },
        { 'if-none-match': `"another", W/${etag}` },
        { 'if-modified-since': modified },
        { 'if-modified-since': new Date(Date.parse(modified) + 60_000).toUTCString() },
        { 'if-none-match': etag, 'if-modified-since': before },
      ] as Record<string, string>[])
        for (const method of ['GET', 'HEAD']) {
          const answer = await get(headers, method)
          expect([headers, answer.status, answer.bytes.length]).toEqual([headers, 304, 0])
          expect(answer.headers).toMatchObject({ etag, 'cache-control': immutable, vary: 'Accept-Encoding' })
        }
    })

    test('are sent for other ETags and dates', async () => {
      const { etag, modified } = await validators()
      for (const headers of [
        { 'if-none-match': '"another"' },
        { 'if-modified-since': before },
        { 'if-modified-since': 'nonsense' },
        { 'if-none-match': '"another"', 'if-modified-since': modified },
        { 'if-none-match': etag, 'accept-encoding': 'br' },
      ] as Record<string, string>[])
        expect([headers, (await get(headers)).status]).toEqual([headers, 200])
    })

    test.each([
      ['bytes=0-0', 0, 1],
      ['bytes=0-9', 0, 10],
      ['bytes=10-', 10, text.length],
      ['bytes=-5', text.length - 5, text.length],
      ['bytes=10-999999', 10, text.length],
    ])('%s gets that part', async (range, from, to) => {
      const answer = await get({ range })
      expect([answer.status, answer.text]).toEqual([206, text.slice(from, to)])
      expect(answer.headers).toMatchObject({
        'content-range': `bytes ${from}-${to - 1}/${text.length}`,
        'content-length': `${to - from}`,
        'accept-ranges': 'bytes',
      })
      const { etag, modified } = await validators()
      for (const condition of [etag, modified]) expect((await get({ range, 'if-range': condition })).status).toBe(206)
      for (const condition of ['"another"', before]) {
        const whole = await get({ range, 'if-range': condition })
        expect([whole.status, whole.text, whole.headers['content-range']]).toEqual([200, text, undefined])
      }
    })

    test('a range beyond the end gets 416, which is not cached', async () => {
      const { status, headers } = await get({ range: `bytes=${text.length}-` })
      expect([status, headers['content-range'], headers['cache-control'], headers.etag]).toEqual([
        416,
        `bytes */${text.length}`,
        'no-store',
        undefined,
      ])
    })

    test('HEAD returns the same headers without a body', async () => {
      const { date: _, ...whole } = (await get({})).headers
      const head = await get({}, 'HEAD')
      const { date: __, ...said } = head.headers
      expect([head.status, head.bytes.length, said]).toEqual([200, 0, whole])
    })
  })

  test('are not announced for files without them', async () => {
    const { headers, text: said } = await ask('/static/js/alone-12345678.js', 'gzip, br')
    expect(headers['content-encoding']).toBeUndefined()
    expect(said).toBe(text)
  })

  test.each([
    '/static/js/.hidden.js',
    '/static/.hidden/file.js',
    '/.env',
    '/.vite/manifest.json',
    '/manifest.json',
    '/index.html',
    '/',
  ])('%s is not served', async (path) => {
    expect((await ask(path, 'gzip, br')).status).toBe(404)
  })

  test('whose connection was closed are not an error', async () => {
    const failures: unknown[] = []
    const answered = Promise.withResolvers<void>()
    const leave: RequestHandler = (req, res, next) => {
      const send = res.sendFile.bind(res) as (...given: unknown[]) => void
      res.sendFile = (path: string, options: unknown, done?: unknown) => {
        send(path, options, (error: Error) => {
          ;(done as (error: Error) => void)(error)
          answered.resolve()
        })
      }
      req.socket.destroy()
      next()
    }
    const note: ErrorRequestHandler = (error, _req, _res, next) => {
      failures.push(error)
      next()
    }
    const left = await site().serve(express().use(leave, staticFiles(folder), note))
    await expect(rawRequest(left, '/static/js/both-12345678.js')).rejects.toThrow()
    await answered.promise
    expect(failures).toEqual([])
  })

  test('are served to the client library by name', async () => {
    expect((await request(app).get('/static/js/both-12345678.js')).text).toBe(text)
  })
})
