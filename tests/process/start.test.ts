import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dist, root } from '#tests/support/build.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'
import { startSmtpPeer } from '#tests/support/smtp-peer.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()))
  rmSync(folder, { recursive: true, force: true })
})

/** The sites of the current test. They are stopped after it, even if it fails. */
const running: SiteProcess[] = []
async function start(env: Readonly<Record<string, string>> = {}): Promise<SiteProcess> {
  const site = await startSite({ dataDir: folder, env })
  running.push(site)
  return site
}

interface Ending {
  code: number | null
  /** Standard error, for the operator. */
  errors: string
  /** Standard output, the JSON log. */
  log: string
}

/** Starts a server that is expected to fail, and waits for its end. */
async function runToEnd(env: Readonly<Record<string, string>>): Promise<Ending> {
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  const output = { errors: '', log: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.log += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...output }
}

const lines = (text: string) => text.trim().split('\n')

describe('the start', () => {
  test('prints the address, the data folder and that mails are not sent', async () => {
    const site = await start()
    const output = site.output()
    const { port } = new URL(site.url)
    expect(lines(output)).toEqual([
      expect.stringContaining(`http://127.0.0.1:${port}`) as string,
      expect.stringContaining(folder) as string,
      expect.stringContaining(join(folder, 'mail')) as string,
    ])
    expect(output).toContain(`http://localhost:${port}`)
    expect(statSync(join(folder, 'site.sqlite')).isFile()).toBe(true)
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
    expect(await site.stop()).toBe(0)
    expect(lines(site.output())).toHaveLength(3)
  })

  test('with a public address lists the placeholders, and with a mail server has no note about mail', async () => {
    const peer = await startSmtpPeer()
    const site = await start({ PUBLIC_URL: 'https://primer.example', SMTP_URL: peer.url })
    // The list follows the line that the site runs.
    await vi.waitFor(() =>
      expect(site.output()).toMatch(
        /placeholders:\n {2}MAIL_FROM: .*\n {2}staff facts edit: name, .*\bphone\b.*\boffice-first\b/,
      ),
    )
    expect(site.output()).not.toContain('SMTP_URL')
    // Canonical addresses use PUBLIC_URL, not the Host header.
    const html = await (await fetch(`${site.url}/contact`)).text()
    expect(html).toContain('<link data-page rel="canonical" href="https://primer.example/contact">')
    expect(await site.stop()).toBe(0)
    await peer.stop()
  })

  test('warns once of a mail server that cannot be reached, and does not wait for it', async () => {
    const peer = await startSmtpPeer()
    peer.behave({ hang: 'connect' })
    const site = await start({ SMTP_URL: `${peer.url}?greetingTimeout=1500` })
    const warning = 'the mail server cannot be reached'
    expect(site.output()).not.toContain(warning)
    await expect.poll(() => site.output(), { timeout: 10_000 }).toContain(warning)
    await peer.stop()
    expect(site.output().split(warning)).toHaveLength(2)
  })

  test('a second time works with the stored data', async () => {
    const first = await start()
    await fetch(`${first.url}/api/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', email: 'ana@primer.example', message: 'Kept' }),
    })
    expect(await first.stop()).toBe(0)
    const second = await start()
    expect((await fetch(`${second.url}/contact`)).status).toBe(200)
    expect(await second.stop()).toBe(0)
  })
})

test('the version and the commit are in the first line of the log and in staff version', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const site = await start({ LOG_LEVEL: 'info', PUBLICURL: 'http://localhost' })
  const [first, second] = lines(site.output())
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, string>)
  expect(first).toMatchObject({
    version,
    commit: expect.stringMatching(/^(?:[\da-f]{40}(?:-dirty)?|unknown)$/) as string,
  })
  expect(second).toMatchObject({ level: 40, msg: 'PUBLICURL is not a setting. Was PUBLIC_URL meant?' })
  expect(await site.staff('version')).toMatchObject({
    code: 0,
    out: `Version ${version}, commit ${first?.['commit']}\n`,
  })
  expect(await site.stop()).toBe(0)
})

describe('the key', () => {
  const other = 'another key of the tests, long enough for one'

  test('missing or changed, ends the start with one sentence, and no key is created', async () => {
    expect(await (await start()).stop()).toBe(0)
    const secret = readFileSync(join(folder, 'secret'), 'utf8')
    rmSync(join(folder, 'secret'))
    const missing = await runToEnd({})
    expect([missing.code, lines(missing.errors)]).toEqual([1, [expect.stringContaining('The site’s key is missing')]])
    expect(existsSync(join(folder, 'secret'))).toBe(false)
    const wrong = await runToEnd({ SECRET: other })
    expect([wrong.code, lines(wrong.errors)]).toEqual([
      1,
      [expect.stringContaining('is not the one that the database')],
    ])

    const changed = await start({ SECRET: other, SECRET_PREVIOUS: secret })
    expect((await fetch(`${changed.url}/contact`)).status).toBe(200)
    expect(await changed.stop()).toBe(0)
    expect((await runToEnd({ SECRET: secret })).code).toBe(1)
    expect(await (await start({ SECRET: other })).stop()).toBe(0)
  })
})

describe('the stop', () => {
  test('finishes open requests and exits with 0', async () => {
    const site = await start()
    const requests = Array.from({ length: 20 }, () => fetch(`${site.url}/contact`).then((response) => response.text()))
    const stopped = site.stop()
    const answers = await Promise.allSettled(requests)
    expect(await stopped).toBe(0)
    // A request is answered completely or its connection is refused.
    for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value).toMatch(/<\/html>\s*$/)
  })

  test('makes /readyz answer 503 at once, while pages are still answered', async () => {
    const site = await start()
    // Requests run from before the signal until the port is closed after the grace period.
    const answers: string[] = []
    const ask = async (path: string) => {
      const answer = () => fetch(`${site.url}${path}`).catch(() => undefined)
      for (let response = await answer(); response; response = await answer())
        answers.push(`${path} ${response.status}`)
    }
    const asking = Promise.all(['/readyz', '/contact'].map(ask))
    await expect.poll(() => new Set(answers)).toEqual(new Set(['/readyz 200', '/contact 200']))
    expect(await site.stop()).toBe(0)
    await asking
    const since = new Set(answers.slice(answers.indexOf('/readyz 503')))
    expect(since).toEqual(new Set(['/readyz 503', '/contact 200']))
  })

  test('does not wait for an idle keep-alive connection', async () => {
    const site = await start()
    await (await fetch(`${site.url}/contact`, { headers: { connection: 'keep-alive' } })).text()
    const before = Date.now()
    expect(await site.stop()).toBe(0)
    // Grace period and a little more. Node.js alone keeps such a connection for 5 s.
    expect(Date.now() - before).toBeLessThan(5000)
  })
})

test('each invalid setting gets a sentence, and the start exits with 1', async () => {
  const { code, errors, log } = await runToEnd({ LOG_LEVEL: 'loud', DOUBLE_OPT_IN: 'maybe' })
  expect([code, log]).toEqual([1, ''])
  expect(lines(errors)).toEqual([
    expect.stringMatching(/^DOUBLE_OPT_IN must be one of/),
    expect.stringMatching(/^LOG_LEVEL must be one of/),
  ])
})

describe('a failed start', () => {
  test('names HOST when the machine does not have the address', async () => {
    const { code, errors } = await runToEnd({ HOST: '192.0.2.1', PORT: '0' })
    expect(code).toBe(1)
    expect(lines(errors)).toEqual([expect.stringMatching(/^HOST is not an address of this machine: 192\.0\.2\.1\./)])
  })

  test('shows the error without source code when the program has a bug', async () => {
    const fault = `import http from 'node:http'
      import { syncBuiltinESMExports } from 'node:module'
      http.createServer = () => { throw new Error('a fault') }
      syncBuiltinESMExports()`
    const { code, errors } = await runToEnd({
      PORT: '0',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    })
    expect(code).toBe(1)
    expect(errors).toMatch(/^The site could not start because of a bug:\nError: a fault\n +at /)
    expect(Math.max(...lines(errors).map(({ length }) => length))).toBeLessThan(1000)
  })

  test('names the port when it is in use', async () => {
    const other = createServer()
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, errors } = await runToEnd({ PORT: String(port) })
    expect(code).toBe(1)
    expect(lines(errors)).toEqual([`Port ${port} is in use already: stop the other program or set PORT.`])
    other.close()
  })

  test.each(['a file', 'where there can be no folder'])('names the data folder when it is %s', async (place) => {
    const path = place === 'a file' ? join(folder, 'taken') : '/proc/site'
    if (place === 'a file') writeFileSync(path, '')
    const { code, errors } = await runToEnd({ DATA_DIR: path, PORT: '0' })
    expect(code).toBe(1)
    expect(lines(errors)).toHaveLength(1)
    expect(errors).toContain(path)
    expect(errors).not.toMatch(/^\s+at /m)
  })

  test('says that a newer version has changed the database, and staff commands say so too', async () => {
    const site = await start()
    expect(await site.stop()).toBe(0)
    const database = new Database(join(folder, 'site.sqlite'))
    database.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('newer', ${Date.UTC(2100, 0)})`)
    database.close()
    const { code, errors } = await runToEnd({ PORT: '0' })
    expect([code, lines(errors)]).toEqual([
      1,
      [
        expect.stringMatching(
          /site\.sqlite was changed by a newer version of the site, and this version \(\d[^)]*\) cannot/,
        ),
      ],
    ])
    expect(await site.staff('stats')).toEqual({
      code: 1,
      out: '',
      err: 'A newer version of the site has changed the database: use the command of that version. Nothing was changed.\n',
    })
  })

  test('names the database file when it is not a database, and does not change it', async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'site.sqlite'),
      'This is no database at all, and it is long enough to be looked at.'.repeat(100),
    )
    const { size } = statSync(join(folder, 'site.sqlite'))
    const { code, errors } = await runToEnd({ PORT: '0' })
    expect(code).toBe(1)
    expect(errors).not.toMatch(/^\s+at /m)
    expect(lines(errors)).toEqual([expect.stringMatching(/site\.sqlite cannot be opened/)])
    expect(statSync(join(folder, 'site.sqlite')).size).toBe(size)
  })
})
