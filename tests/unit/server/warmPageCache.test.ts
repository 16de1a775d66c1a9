import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warmPageCache, type WarmUpParts } from '#server/http/warmPageCache.ts'
import type { PageCache } from '#server/rendering/pageCache.ts'
import { storage } from '#shared/content/storage.ts'
import { languages } from '#shared/i18n/languages.ts'

const rest = vi.fn<(worked: number, signal: AbortSignal) => Promise<void>>()

let site: Server
let port: number
/** The requests to the site: method, address and cookie. */
let asked: string[]
let answer: RequestListener
let fullness: number
let stopping: AbortController

beforeEach(async () => {
  asked = []
  fullness = 0
  stopping = new AbortController()
  rest.mockReset().mockResolvedValue()
  answer = (_req, res) => res.end()
  site = createServer((req, res) => {
    asked.push(`${req.method} ${req.url} ${req.headers.cookie}`)
    answer(req, res)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  ;({ port } = site.address() as AddressInfo)
})
afterEach(() => {
  site.closeAllConnections()
  site.close()
})

const addresses = ['/', '/about', '/contact']
const fill = (parts: Partial<WarmUpParts> = {}) =>
  warmPageCache({
    host: '127.0.0.1',
    port,
    addresses,
    pages: { fullness: () => fullness } as PageCache,
    signal: stopping.signal,
    rest,
    ...parts,
  })
const inEachLanguage = (address: string) =>
  languages.map((language) => `HEAD ${address} ${storage.language.name}=${language}`)

test('each address is requested once in each language, in the given order', async () => {
  await fill()
  expect(asked).toEqual(addresses.flatMap(inEachLanguage))
})

test('requests follow each other with a pause after each', async () => {
  const events: string[] = []
  answer = (_req, res) => {
    events.push('asked')
    setTimeout(() => {
      events.push('answered')
      res.end()
    }, 5)
  }
  rest.mockImplementation(async (worked, signal) => {
    expect(worked).toBeGreaterThan(4)
    expect(signal).toBe(stopping.signal)
    await Promise.resolve()
    events.push('rested')
  })
  await fill({ addresses: ['/'] })
  expect(events).toEqual(languages.flatMap(() => ['asked', 'answered', 'rested']))
})

test('requests end when the cache is three quarters full', async () => {
  rest.mockImplementation(async () => {
    fullness += 0.25
  })
  await fill()
  expect(asked).toEqual(inEachLanguage('/').slice(0, 3))
})

test('nothing is requested after a stop', async () => {
  rest.mockImplementation(async () => {
    if (asked.length === 2) stopping.abort()
  })
  await fill()
  expect(asked).toEqual(inEachLanguage('/').slice(0, 2))
  expect(rest).toHaveBeenCalledTimes(2)
})

test('a stop does not wait for an answer', async () => {
  answer = () => stopping.abort()
  await fill()
  expect(asked).toHaveLength(1)
})

test('other addresses are requested after one has failed', async () => {
  answer = (req, res) => {
    if (req.url === '/') req.socket.destroy()
    else if (req.url === '/about') res.writeHead(500).end()
    else res.end()
  }
  await fill()
  expect(asked).toEqual(addresses.flatMap(inEachLanguage))
})

test('an unreachable site is not an error', async () => {
  site.close()
  await once(site, 'close')
  await fill()
  expect(asked).toEqual([])
})
