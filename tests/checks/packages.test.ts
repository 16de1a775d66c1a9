import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string; resolved?: string }>
}

/** The first safe version of packages with an advisory that could affect the site, and the advisory. */
const safeVersions = {
  'body-parser': ['2.2.1', 'CVE-2025-13466: many small fields of a form post'],
  cookie: ['0.7.0', 'CVE-2024-47764: names and paths out of bounds'],
  'drizzle-orm': ['0.45.2', 'CVE-2026-39356: identifiers that were not escaped'],
  express: ['5.0.0', 'CVE-2024-43796: redirects'],
  'form-data': ['4.0.4', 'CVE-2025-7783: boundaries that can be guessed'],
  i18next: ['26.3.4', 'CVE-2026-63402: inherited functions overwritten by resources'],
  'i18next-http-middleware': ['3.9.7', 'CVE-2026-48714: prototype pollution by missing keys'],
  nodemailer: ['10.0.12', 'the latest advisories about its address parser and its file access'],
  'path-to-regexp': ['8.0.0', 'CVE-2024-45296: regular expressions with exponential time'],
  playwright: ['1.55.1', 'CVE-2025-59288: browsers downloaded without verification'],
  qs: ['6.14.1', 'CVE-2025-15284: lists without a limit'],
  'react-router': ['7.12.0', 'CVE-2025-59057 and others: markup in metadata, redirects'],
  send: ['0.19.0', 'CVE-2024-43799: markup in redirects'],
  vite: ['7.1.11', 'CVE-2025-62522: files that its server should not serve'],
  vitest: ['3.0.5', 'CVE-2025-24964: its server could be driven by other sites'],
} as const

const numbers = (version: string) => version.split(/[.+-]/).slice(0, 3).map(Number)
function isAtLeast(version: string, required: string): boolean {
  const [present, needed] = [numbers(version), numbers(required)]
  const at = needed.findIndex((number, place) => number !== present[place])
  return at === -1 || (present[at] ?? 0) > needed[at]!
}

test.for(Object.entries(safeVersions))('%s is at least %s', ([name, [required]]) => {
  const found = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
  expect(found).not.toEqual([])
  for (const [path, { version = '' }] of found)
    expect([path, version, isAtLeast(version, required)]).toEqual([path, version, true])
})

test('SQLite is at least 3.50.2 (CVE-2025-6965)', () => {
  const database = new Database(':memory:')
  const version = database.prepare<[], { version: string }>('SELECT sqlite_version() AS version').get()?.version ?? ''
  database.close()
  expect([version, isAtLeast(version, '3.50.2')]).toEqual([version, true])
})

describe('npm run audit', () => {
  /** Runs the audit against a local registry. Without `answer` the registry is unreachable. */
  async function audit(answer: RequestListener | undefined) {
    const server = createServer(answer)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    if (!answer) server.close()
    try {
      return await new Promise<{ code: unknown; output: string }>((resolve) => {
        const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_fetch_retries: '0' }
        execFile(process.execPath, ['scripts/audit.mjs'], { cwd: root, env }, (error, output) =>
          resolve({ code: error ? error.code : 0, output }),
        )
      })
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }
  const json =
    (status: number, body: unknown): RequestListener =>
    (req, res) => {
      req.resume()
      req.on('end', () => res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)))
    }

  test('exits with 0 when no vulnerability is known', async () => {
    const { code, output } = await audit(json(200, {}))
    expect([code, output]).toEqual([0, expect.stringMatching(/^No known vulnerabilities in the \d{3,} packages/)])
  })

  test('exits with 1 and prints the advisory when a vulnerability is known', async () => {
    const advisory = {
      id: 1,
      url: 'https://advisories.example/1',
      title: 'Marker',
      severity: 'high',
      vulnerable_versions: '<999',
      cwe: [],
      cvss: { score: 7, vectorString: null },
    }
    const version = packages['node_modules/helmet']?.version ?? ''
    const metadata = {
      name: 'helmet',
      'dist-tags': { latest: version },
      versions: { [version]: { name: 'helmet', version } },
    }
    const registry: RequestListener = (req, res) =>
      json(200, req.method === 'POST' ? { helmet: [advisory] } : metadata)(req, res)
    const { code, output } = await audit(registry)
    expect([code, output]).toEqual([1, expect.stringContaining('helmet')])
    expect(output).toContain('Marker https://advisories.example/1')
  })

  test('exits with 2 and does not claim safety when the registry gives no valid answer', async () => {
    for (const answer of [undefined, json(405, {}), json(200, 'nonsense')]) {
      const { code, output } = await audit(answer)
      expect([code, output]).toEqual([2, expect.stringMatching(/^The registry did not answer: .+/)])
      expect(output).not.toContain('No known')
    }
  })
})
