import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { postgresBase } from '#tests/support/postgresBase.ts'
import { startPostgres, type PostgresServer } from '#scripts/postgresServer.ts'
import { startProxy, type ProxyServer } from '#tests/support/proxyServer.ts'
import type { SiteProcess } from '#tests/support/siteProcess.ts'
import { sitesOn } from '#tests/support/stories/base.ts'
import { needsTool } from '#tests/support/stories/needs.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

/** Starts two instances behind the proxy of deploy/several. */
async function behindProxy(env: Record<string, string> = {}): Promise<{ sites: SiteProcess[]; proxy: ProxyServer }> {
  const base = await postgresBase(server)
  const sites = await sitesOn(base, 2, { TRUST_PROXY: '1', PUBLIC_URL: 'https://party.example', ...env })
  const [one, other] = sites.map(({ url }) => new URL(url).host.replace('localhost', '127.0.0.1'))
  const proxy = await startProxy([one!, other!])
  onTestFinished(() => proxy.remove())
  return { sites, proxy }
}

const signUp = (proxy: ProxyServer, email: string, headers: Record<string, string> = {}) =>
  proxy.ask('/api/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email }),
  })

test('the proxy caches pages with a language and files, and no page that depends on the visitor', async (context) => {
  needsTool(context, 'nginx')
  const { proxy } = await behindProxy()
  const cached = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: received } = await proxy.ask(path, { headers })
    return [status, received['x-cache'], received['content-language']]
  }
  expect(await cached('/about?lng=fr')).toEqual([200, 'MISS', 'fr'])
  expect(await cached('/about?lng=fr')).toEqual([200, 'HIT', 'fr'])
  expect(await cached('/about?lng=nl')).toEqual([200, 'MISS', 'nl'])

  const [file = ''] = /\/static\/js\/[\w-]+\.js/.exec((await proxy.ask('/about?lng=fr')).body) ?? []
  expect((await cached(file)).slice(0, 2)).toEqual([200, 'MISS'])
  expect((await cached(file)).slice(0, 2)).toEqual([200, 'HIT'])

  // An address without a language depends on Accept-Language.
  for (const language of ['fr', 'nl', 'fr']) {
    const [status, cacheStatus, contentLanguage] = await cached('/about', { 'accept-language': language })
    expect([status, contentLanguage]).toEqual([200, language])
    expect(cacheStatus).not.toBe('HIT')
  }
  expect((await cached('/readyz')).slice(0, 2)).not.toContain('HIT')
})

test('plain HTTP redirects to HTTPS, and a forged X-Forwarded-For header changes no rate limit', async (context) => {
  needsTool(context, 'nginx')
  const { proxy } = await behindProxy()
  const plain = await fetch(`http://127.0.0.1:${proxy.plainPort}/about`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/about'])
  expect((await proxy.ask('/about')).headers['strict-transport-security']).toContain('max-age=')

  // All requests share one rate limit, although each claims another network.
  const statuses: number[] = []
  for (let number = 0; number < 30; number += 1) {
    const claimed = { 'x-forwarded-for': `198.51.100.${number}` }
    statuses.push((await signUp(proxy, `visitor.${number}@primer.example`, claimed)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('the other instance answers when one is killed, and cached pages are shown when both are', async (context) => {
  needsTool(context, 'nginx')
  const { proxy, sites } = await behindProxy({ RATE_LIMIT: 'off' })
  await proxy.ask('/programme?lng=en')
  await sites[0]!.kill()
  const statuses: number[] = []
  for (let number = 0; number < 20; number += 1) {
    statuses.push((await proxy.ask('/about')).status, (await signUp(proxy, `late.${number}@primer.example`)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  await sites[1]!.kill()
  expect((await proxy.ask('/programme?lng=en')).status).toBe(200)
  expect((await signUp(proxy, 'nobody@primer.example')).status).toBeGreaterThanOrEqual(500)
})
