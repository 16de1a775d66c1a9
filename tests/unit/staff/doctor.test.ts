import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoreUnavailable } from '#shared/errors.ts'
import { readConfig } from '#server/config.ts'
import { minFreeSpace } from '#server/freeSpace.ts'
import { diskFinding } from '#server/staff/commands/status.ts'
import { createFormatter } from '#server/staff/formatter.ts'
import type { ContentDocument, FactFields } from '#shared/publishing/documents.ts'
import { publishDocument } from '#tests/support/content.ts'
import { startSmtpPeer, type SmtpPeer } from '#tests/support/smtp-peer.ts'
import { staffSite, type StaffSite } from './staff.ts'

const healthy: RequestListener = (_req, res) =>
  void res.setHeader('content-type', 'application/json').end('{"status":"ok"}')

let peer: SmtpPeer
let answer: RequestListener
let front: Server
/** The address of `front`. */
let frontUrl: string
let site: StaffSite | undefined
beforeEach(async () => {
  peer = await startSmtpPeer()
  answer = healthy
  front = createServer((req, res) => answer(req, res)).listen(0, '127.0.0.1')
  await once(front, 'listening')
  frontUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await peer.stop()
  front.close()
  front.closeAllConnections()
  site?.remove()
})

/** Makes the public address lead to `front`, as DNS and a proxy with TLS do. */
function publish(url = 'https://party.test'): string {
  const real = fetch
  vi.stubGlobal('fetch', (at: URL, options: RequestInit) =>
    at.origin === url ? real(frontUrl + at.pathname, options) : Promise.reject(new TypeError('fetch failed')),
  )
  return url
}

interface Finding {
  check: string
  state: string
  message: string
}

type StaffParts = Parameters<StaffSite['staff']>[1]

/** Runs the doctor on a set-up, and returns its findings. */
async function findings(
  env: Record<string, string> = {},
  { before = async () => {}, ...parts }: NonNullable<StaffParts> & { before?: (site: StaffSite) => Promise<void> } = {},
): Promise<{ code: number; err: string; found: Finding[]; of: (check: string) => Finding[] }> {
  site = staffSite({ SMTP_URL: peer.url, PUBLIC_URL: frontUrl, ...env })
  await site.fill()
  await before(site)
  const { code, out, err } = await site.staff(['doctor', '--format', 'json'], { now: Date.now, ...parts })
  const found = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Finding)
  return { code, err, found, of: (check) => found.filter((finding) => finding.check === check) }
}

const one = (state: string, ...words: string[]) => [
  expect.objectContaining({
    state,
    message: expect.toSatisfy((message: string) => words.every((word) => message.includes(word))) as string,
  }) as Finding,
]

test('a sound public site has no fault, and only placeholders to warn of', async () => {
  const { code, err, found } = await findings({ PUBLIC_URL: publish() })
  expect(found.map(({ check, state }) => `${check} ${state}`)).toEqual([
    'settings ok',
    'database ok',
    'key ok',
    'media ok',
    'donations ok',
    'disk ok',
    'mail ok',
    'address ok',
    'address ok',
    'placeholders warning',
  ])
  expect([code, err]).toEqual([0, ''])
  expect(peer.seen).toEqual([])
})

test('placeholders of a local site are named, and are no warning yet', async () => {
  const { found } = await findings({ PUBLIC_URL: frontUrl })
  expect(found.find(({ check }) => check === 'placeholders')).toMatchObject({
    state: 'ok',
    message: expect.stringMatching(
      /staff facts edit.*Visitors see them once the address of the site is public/,
    ) as string,
  })
})

test('a published sentence about an amount that the page of donations does not offer is a warning', async () => {
  const fact = (slug: string, values: FactFields['values'], title?: string): ContentDocument => ({
    slug,
    fields: { kind: 'fact', values },
    texts: title === undefined ? {} : { en: { title, lead: '', body: '' } },
  })
  const before = (filled: StaffSite) =>
    filled.fill(async (store) => {
      for (const dinars of ['3000', '700']) await publishDocument(store, fact(`amount-${dinars}`, {}, 'Pays for rent.'))
      await publishDocument(store, fact('amounts', { amounts: ['700', '900'] }))
    })
  const { code, of } = await findings({ PUBLIC_URL: publish() }, { before })
  expect(of('facts')).toEqual(one('warning', 'amount-3000', 'staff facts withdraw amount-3000'))
  expect(of('facts')[0]!.message).not.toContain('amount-700')
  expect(code).toBe(0)
})

test('the text has one line for each check, in the language of staff', async () => {
  site = staffSite({ SMTP_URL: peer.url, PUBLIC_URL: frontUrl })
  await site.fill()
  const { out } = await site.staff(['doctor'], { now: Date.now })
  expect(out).toMatch(/^ok {7}The settings are valid\.\nok {7}The database in .+\n(?:(?:ok|warning) +.+\n)+$/)
  const serbian = await site.staff(['doctor'], { now: Date.now, language: () => 'sr' })
  expect(serbian.out).toMatch(/^u redu {6}Podešavanja su ispravna\.\n/)
  expect(serbian.out.split('\n')).toHaveLength(out.split('\n').length)
})

describe('a broken set-up is found:', () => {
  test('a wrong setting, with each problem in a line', async () => {
    const { code, err, found } = await findings({}, { config: () => readConfig({ PORT: 'x', TRUST_PROXY: 'y' }) })
    expect(found).toEqual([
      ...one('fault', 'PORT must be a whole number.'),
      ...one('fault', 'TRUST_PROXY must be a whole number.'),
    ])
    expect([code, err]).toEqual([1, '2 faults were found.\n'])
  })

  test('no database', async () => {
    const { code, of } = await findings({}, { before: async ({ folder }) => rmSync(join(folder, 'site.sqlite')) })
    expect(of('database')).toEqual(one('fault', 'There is no database in', 'start the site once'))
    expect(code).toBe(1)
  })

  test('a damaged database', async () => {
    const { of } = await findings(
      {},
      { before: async ({ folder }) => writeFileSync(join(folder, 'site.sqlite'), 'x'.repeat(9000)) },
    )
    expect(of('database')).toEqual(one('fault', 'damaged'))
  })

  test('a database that cannot be written', async () => {
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
    const { of } = await findings(
      {},
      {
        openStore: async (config) => ({
          ...(await site!.openStore(config)),
          checkWritable: () => Promise.reject(new StoreUnavailable(full)),
        }),
      },
    )
    expect(of('database')).toEqual(one('fault', 'cannot be written: the disk is full'))
  })

  test('a lost key', async () => {
    const { of } = await findings({ SECRET: '' })
    expect(of('key')).toEqual(one('fault', 'The site’s key is missing', 'set SECRET'))
  })

  test('another key than the database was made with', async () => {
    const wrong = { SECRET: 'another key with enough characters' }
    const { of } = await findings({}, { config: () => readConfig({ DATA_DIR: site!.folder, ...wrong }) })
    expect(of('key')).toEqual(one('fault', 'is not the one that the database was made with'))
  })

  test.each([
    [minFreeSpace, 'ok', 'enough space'],
    [minFreeSpace - 1, 'warning', 'almost full'],
    [undefined, 'warning', 'free space'],
  ] as const)('a disk with %s free bytes: %s', (free, state, words) => {
    const formatter = createFormatter('en')
    const finding = diskFinding('/data', free, formatter)
    expect(finding.state).toBe(state)
    expect(formatter.text(finding.text)).toContain(words)
  })

  test('no mail server', async () => {
    expect((await findings({ SMTP_URL: '' })).of('mail')).toEqual(one('warning', 'SMTP_URL is empty'))
  })

  test('a mail server that cannot be reached', async () => {
    await peer.stop()
    const { code, of } = await findings()
    expect(of('mail')).toEqual(one('fault', 'cannot be reached (ECONNREFUSED)', '587'))
    expect(code).toBe(1)
  })

  test('a mail server whose name is unknown', async () => {
    expect((await findings({ SMTP_URL: 'smtp://mail.invalid' })).of('mail')).toEqual(
      one('fault', 'mail.invalid is unknown'),
    )
  })

  test('a login that the mail server refuses', async () => {
    peer.behave({ reject: 535, at: 'login' })
    const { of } = await findings({ SMTP_URL: peer.url.replace('//', '//user:wrong@') })
    expect(of('mail')).toEqual(one('fault', 'refuses the login', '%40'))
    expect(JSON.stringify(of('mail'))).not.toContain('wrong')
  })

  test('a mail server whose certificate is not valid', async () => {
    const untrusted = await startSmtpPeer({ offersTls: true })
    const { of } = await findings({ SMTP_URL: untrusted.url }).finally(() => untrusted.stop())
    expect(of('mail')).toEqual(one('fault', 'certificate of the mail server'))
  })

  test('a mail server without encryption on another machine', async () => {
    // The same machine under a name that does not say so.
    const SMTP_URL = `smtp://0.0.0.0:${peer.port}`
    const { of } = await findings({ SMTP_URL })
    expect(of('mail')).toEqual(one('fault', 'offers no encryption', 'smtps://'))
    const optional = await findings({ SMTP_URL, SMTP_TLS: 'optional' })
    expect(optional.of('mail')).toEqual(one('warning', 'without encryption', 'smtps://'))
  })

  test('a mail server that refuses the session', async () => {
    peer.behave({ reject: 554, at: 'connect' })
    expect((await findings()).of('mail')).toEqual(one('fault', '554'))
  })

  test('a public address at which nothing answers', async () => {
    front.close()
    expect((await findings()).of('address')).toEqual(one('fault', 'ECONNREFUSED', 'Start the site, and set PUBLIC_URL'))
    // The same machine under a name that does not say so.
    const { port } = new URL(frontUrl)
    site!.remove()
    const { of } = await findings({ PUBLIC_URL: `http://0.0.0.0:${port}` })
    expect(of('address')).toEqual(one('fault', 'ECONNREFUSED', 'the firewall'))
  })

  test('a public address whose name is unknown', async () => {
    const { of } = await findings({ PUBLIC_URL: 'https://party.invalid' })
    expect(of('address')).toEqual(one('fault', 'The name in https://party.invalid is unknown'))
  })

  test('a public address whose certificate is not valid', async () => {
    // It has a self-signed certificate, and the client never comes to HTTP.
    const untrusted = new SMTPServer({ secure: true, logger: false })
    untrusted.on('error', () => {})
    untrusted.listen(0, '127.0.0.1')
    await once(untrusted.server, 'listening')
    const url = `https://127.0.0.1:${(untrusted.server.address() as AddressInfo).port}`
    const { of } = await findings({ PUBLIC_URL: url }).finally(() => untrusted.close())
    expect(of('address')).toEqual(one('fault', `certificate at ${url} is not valid`))
  })

  test('a proxy that redirects in a circle', async () => {
    answer = (req, res) => void res.writeHead(301, { location: req.url }).end()
    expect((await findings()).of('address')).toEqual(one('fault', 'redirects in a circle'))
  })

  test('a public address that redirects elsewhere', async () => {
    const other = createServer(healthy).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const target = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    answer = (req, res) => void res.writeHead(301, { location: target + req.url! }).end()
    const { of } = await findings().finally(() => other.close())
    expect(of('address')[0]).toEqual(one('fault', `redirects to ${target}`)[0])
  })

  test('a proxy that does not reach the site', async () => {
    answer = (_req, res) => void res.writeHead(502).end('Bad Gateway')
    expect((await findings()).of('address')[0]).toEqual(one('fault', 'only the proxy answers (502)')[0])
  })

  test('another program at the public address', async () => {
    answer = (_req, res) => void res.end('<h1>Welcome to nginx!</h1>')
    expect((await findings()).of('address')[0]).toEqual(one('fault', 'another program answers (200)')[0])
  })

  test('a public address that only this machine can open, and one without https', async () => {
    expect((await findings()).of('address')[0]).toEqual(one('warning', 'only this machine')[0])
    site!.remove()
    const { of } = await findings({ PUBLIC_URL: publish('http://party.test') })
    expect(of('address')[0]).toEqual(one('warning', 'without https')[0])
  })

  test('a clock that is wrong', async () => {
    const { code, of } = await findings({}, { now: () => Date.now() + 90_000 })
    expect(of('address')[1]).toEqual(one('warning', 'clock differs by', 'timedatectl')[0])
    expect(code).toBe(0)
  })

  test('placeholders', async () => {
    const { of } = await findings({ PUBLIC_URL: publish() })
    expect(of('placeholders')).toEqual(one('warning', 'MAIL_FROM', 'staff facts edit'))
  })
})

describe('mail test', () => {
  const to = 'ana@primer.example'
  const send = async (env: Record<string, string> = {}, parts: StaffParts = {}) => {
    site = staffSite({ SMTP_URL: peer.url, ...env })
    return site.staff(['mail', 'test', to], parts)
  }

  test('sends one mail at once, shows the answer and stores nothing', async () => {
    const { code, out, err } = await send()
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(
      /^127\.0\.0\.1:\d+ accepted the test mail to ana@primer\.example: “250 .+”\. Now look into the inbox\.\n$/,
    )
    expect(peer.mails).toHaveLength(1)
    const { envelope, parsed } = peer.mails[0]!
    expect(envelope).toEqual({ from: site!.config.mailFrom, to: [to] })
    expect(parsed.subject).toBe('Test mail from https://primer.example')
    expect(parsed.text).toContain('nothing needs to be done')
    await expect(site!.staff(['mail', 'list', '--all'])).resolves.toMatchObject({ code: 1 })
  })

  test('is in the language of staff', async () => {
    await send({}, { language: () => 'sr' })
    expect(peer.mails[0]!.parsed.subject).toBe('Probni imejl sa sajta https://primer.example')
  })

  test('shows the answer of a server that refuses it', async () => {
    peer.behave({ reject: 550, at: 'sender', text: 'Sender not allowed' })
    const { code, err } = await send()
    expect(code).toBe(1)
    expect(err).toContain('did not accept the test mail')
    expect(err).toContain('Sender not allowed')
    expect(err).toContain('MAIL_FROM')
  })

  test('says what to do about a server that cannot be reached, or is not set', async () => {
    await peer.stop()
    expect(await send()).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be reached (ECONNREFUSED)') as string,
    })
    site!.remove()
    expect(await send({ SMTP_URL: '' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('SMTP_URL is empty') as string,
    })
  })
})
