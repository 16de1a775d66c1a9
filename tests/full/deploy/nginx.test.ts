import { afterAll, beforeAll, expect, onTestFinished, test, type TestContext } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { startPostgres, type PostgresServer } from '#scripts/postgresServer.ts'
import { postgresPrograms } from '#scripts/setup/postgres.mjs'
import { startDns, type DnsServer } from '#scripts/dnsServer.ts'
import { reportOf } from '#tests/support/figures.ts'
import { postgresBase } from '#tests/support/postgresBase.ts'
import { startNginx, type ProxyServer } from '#scripts/proxyServer.ts'
import type { SiteProcess } from '#tests/support/siteProcess.ts'
import { publishedTo } from '#tests/support/stories/publication.ts'
import { needsTool, notRun } from '#tests/support/stories/needs.ts'
import { eventually } from '#tests/support/stories/site.ts'

/* nginx with deploy/several/nginx.conf in front of real instances on PostgreSQL. */

let server: PostgresServer | undefined
beforeAll(async () => {
  if (postgresPrograms()) server = await startPostgres()
})
afterAll(() => server?.remove())

interface Several {
  proxy: ProxyServer
  dns: DnsServer
  sites: SiteProcess[]
  /** Starts another instance, as a new container has another address. */
  instance: (address: string) => Promise<SiteProcess>
}

/** Starts two instances behind the proxy, 127.0.0.2 and 127.0.0.3. */
async function behindProxy(context: TestContext, env: Record<string, string> = {}): Promise<Several> {
  needsTool(context, 'nginx')
  if (!server) notRun(context, 'it needs PostgreSQL')
  const base = await postgresBase(server)
  const port = await freePort()
  const instance = (host: string) =>
    base.site({ host, port, env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://party.example', ...env } })
  const sites = await Promise.all(['127.0.0.2', '127.0.0.3'].map(instance))
  const dns = await startDns()
  onTestFinished(() => dns.remove())
  dns.set(['127.0.0.2', '127.0.0.3'])
  const proxy = await startNginx(dns.port, port)
  onTestFinished(() => proxy.remove())
  return { proxy, dns, sites, instance }
}

const signUp = (proxy: ProxyServer, email: string, headers: Record<string, string> = {}) =>
  proxy.ask('/api/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email }),
  })

test('the proxy caches pages with a language and files, and no page that depends on the visitor', async (context) => {
  const { proxy } = await behindProxy(context)
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
  const { proxy } = await behindProxy(context)
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

test('no request fails when one instance is killed and the other is replaced under a new address', async (context) => {
  const { proxy, dns, sites, instance } = await behindProxy(context, { RATE_LIMIT: 'off' })
  const statuses: number[] = []
  let isOver = false
  const visitors = [1, 2, 3].map(async (visitor) => {
    for (let turn = 0; !isOver; turn += 1) {
      statuses.push((await proxy.ask('/about')).status)
      statuses.push((await signUp(proxy, `visitor.${visitor}.${turn}@primer.example`)).status)
    }
  })
  const requests = async (more = 60) => {
    const from = statuses.length
    await eventually(() => statuses.length).toBeGreaterThan(from + more)
  }
  await requests()
  // The name has the address of the killed instance for a while.
  await sites[0]!.kill()
  await requests()
  dns.set(['127.0.0.3'])
  await instance('127.0.0.4')
  dns.set(['127.0.0.3', '127.0.0.4'])
  // With the second lookup nginx has used the answer to the first.
  await eventually(() => dns.lookups()).toBeGreaterThan(1)
  await sites[1]!.kill()
  dns.set(['127.0.0.4'])
  await requests()
  isOver = true
  await Promise.all(visitors)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})

test('what is published is visible through the proxy within two seconds, and what is withdrawn is gone', async (context) => {
  const { proxy, sites } = await behindProxy(context, { RATE_LIMIT: 'off' })
  const reader = async (place: string) => (await proxy.ask(place)).body
  await publishedTo(reportOf(context), { sites, readers: [reader], kinds: ['news', 'notice'] })
})

test('cached pages are shown while no instance answers', async (context) => {
  const { proxy, sites } = await behindProxy(context, { RATE_LIMIT: 'off' })
  await proxy.ask('/programme?lng=en')
  await Promise.all(sites.map((site) => site.kill()))
  expect((await proxy.ask('/programme?lng=en')).status).toBe(200)
  expect((await signUp(proxy, 'nobody@primer.example')).status).toBeGreaterThanOrEqual(500)
})
