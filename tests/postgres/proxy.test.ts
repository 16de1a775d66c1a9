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

/** Two instances behind the proxy of deploy/several, as an operator sets them up. */
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

test('what may be kept is kept, and what depends on the visitor is not', async (context) => {
  needsTool(context, 'nginx')
  const { proxy } = await behindProxy()
  const cached = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: given } = await proxy.ask(path, { headers })
    return [status, given['x-cache'], given['content-language']]
  }
  expect(await cached('/about?lng=fr')).toEqual([200, 'MISS', 'fr'])
  expect(await cached('/about?lng=fr')).toEqual([200, 'HIT', 'fr'])
  expect(await cached('/about?lng=nl')).toEqual([200, 'MISS', 'nl'])

  const [file = ''] = /\/static\/js\/[\w-]+\.js/.exec((await proxy.ask('/about?lng=fr')).body) ?? []
  expect((await cached(file)).slice(0, 2)).toEqual([200, 'MISS'])
  expect((await cached(file)).slice(0, 2)).toEqual([200, 'HIT'])

  // A bare address is another page for each language.
  for (const language of ['fr', 'nl', 'fr']) {
    const [status, from, given] = await cached('/about', { 'accept-language': language })
    expect([status, given]).toEqual([200, language])
    expect(from).not.toBe('HIT')
  }
  expect((await cached('/readyz')).slice(0, 2)).not.toContain('HIT')
})

test('plain HTTP leads to TLS, and the visitor’s word about their address is not believed', async (context) => {
  needsTool(context, 'nginx')
  const { proxy } = await behindProxy()
  const plain = await fetch(`http://127.0.0.1:${proxy.plainPort}/about`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/about'])
  expect((await proxy.ask('/about')).headers['strict-transport-security']).toContain('max-age=')

  // The limit of one place is met although each claims to come from another.
  const statuses: number[] = []
  for (let number = 0; number < 30; number += 1) {
    const claimed = { 'x-forwarded-for': `198.51.100.${number}` }
    statuses.push((await signUp(proxy, `visitor.${number}@primer.example`, claimed)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('where one instance is killed the other answers, forms too; where both are, kept pages are shown', async (context) => {
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
