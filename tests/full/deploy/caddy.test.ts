import { expect, onTestFinished, test, type TestContext } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { startCaddy } from '#scripts/proxyServer.ts'
import { needsTool } from '#tests/support/stories/needs.ts'
import { siteOfTest, temporaryFolder } from '#tests/support/stories/site.ts'

/* Caddy with deploy/single/Caddyfile in front of the real server. */

async function behindCaddy(context: TestContext, env: Record<string, string> = {}) {
  needsTool(context, 'caddy')
  const port = await freePort()
  const settings = { TRUST_PROXY: '1', PUBLIC_URL: 'https://party.example', ...env }
  const start = (dataDir = temporaryFolder()) => siteOfTest({ port, dataDir, env: settings })
  const site = await start()
  const proxy = await startCaddy(`127.0.0.1:${port}`)
  onTestFinished(() => proxy.remove())
  return { proxy, site, start }
}

test('Caddy redirects plain HTTP, and serves pages by HTTPS with the site’s headers and compression', async (context) => {
  const { proxy } = await behindCaddy(context)
  const plain = await fetch(`http://localhost:${proxy.plainPort}/about?lng=fr`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/about?lng=fr'])
  const { status, headers } = await proxy.ask('/about?lng=fr', { headers: { 'accept-encoding': 'br' } })
  expect([status, headers['content-language'], headers['content-encoding']]).toEqual([200, 'fr', 'br'])
  expect(headers['strict-transport-security']).toContain('max-age=')
})

test('a forged X-Forwarded-For header passes Caddy without effect on the rate limit', async (context) => {
  const { proxy, site } = await behindCaddy(context)
  const statuses: number[] = []
  for (let number = 0; number < 30; number += 1) {
    const answer = await proxy.ask('/api/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${number}` },
      body: JSON.stringify({ email: `visitor.${number}@primer.example` }),
    })
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(site.output()).not.toContain('X-Forwarded-For')
})

test('visitors behind Caddy wait while the site is replaced, and see no error', async (context) => {
  const { proxy, site, start } = await behindCaddy(context, { RATE_LIMIT: 'off' })
  await site.kill()
  const asked = Promise.all(['/about', '/programme?lng=en', '/static/nothing'].map((path) => proxy.ask(path)))
  await start(site.dataDir)
  expect((await asked).map(({ status }) => status)).toEqual([200, 200, 404])
})
