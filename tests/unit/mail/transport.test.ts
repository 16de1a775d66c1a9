import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OutboxMail } from '#db/store.ts'
import { createCompose, type Compose, type ComposedMail } from '#server/mail/compose.ts'
import {
  createFileTransport,
  createSmtpTransport,
  greetingName,
  deleteOrphanedMailFiles,
  type MailTransport,
} from '#server/mail/transport.ts'
import { isLocal } from '#server/isLocal.ts'
import { createOutboxWorker, type OutboxParts } from '#server/services/outbox.ts'
import { startSmtpPeer, type Behaviour, type SmtpPeer } from '../../support/smtp-peer.ts'
import { createOutboxStub } from './outbox-stub.ts'
import { settings, storeWith } from './samples.ts'

const compose: Compose = createCompose({ store: storeWith(async () => undefined), settings })

async function mail(id = 'row-1'): Promise<ComposedMail> {
  const composition = await compose({
    id,
    payload: { kind: 'confirm', to: 'ana@primer.example', language: 'sr', secret: 'mailed-secret' },
    attempts: 0,
    refusals: 0,
    created: 0,
  })
  if (composition.outcome !== 'composed') throw new Error(composition.reason)
  return composition.mail
}

describe('by SMTP', () => {
  let peer: SmtpPeer
  beforeEach(async () => {
    peer = await startSmtpPeer()
  })
  afterEach(() => peer.stop())

  const login = () => peer.url.replace('//', '//site:pass%40word@')
  const failure = async (url: string, behaviour: Behaviour) => {
    peer.behave(behaviour)
    const transport = createSmtpTransport({ url })
    return transport.send(await mail()).then(
      () => 'sent',
      ({ failure, code }) => ({ failure, code }),
    )
  }

  test.each<[Behaviour, string, string]>([
    [{ reject: 554, at: 'connect' }, 'unreachable', '554 CONN'],
    [{ reject: 421, at: 'connect' }, 'unreachable', '421 CONN'],
    [{ reject: 550, at: 'sender' }, 'deferred', '550 MAIL FROM'],
    [{ reject: 451, at: 'sender' }, 'deferred', '451 MAIL FROM'],
    [{ reject: 550, at: 'recipient' }, 'refused', '550 RCPT TO'],
    [{ reject: 550, at: 'recipient', text: '5.1.1 nobody' }, 'refused', '550 5.1.1 RCPT TO'],
    [{ reject: 450, at: 'recipient' }, 'deferred', '450 RCPT TO'],
    [{ reject: 554, at: 'data' }, 'refused', '554 DATA'],
    [{ reject: 503, at: 'data' }, 'deferred', '503 DATA'],
    [{ reject: 452, at: 'data' }, 'deferred', '452 DATA'],
    [{ drop: 'connect' }, 'deferred', 'ECONNECTION'],
    [{ drop: 'data' }, 'deferred', 'ECONNECTION'],
  ])('%j is %s', async (behaviour, kind, code) => {
    expect(await failure(peer.url, behaviour)).toEqual({ failure: kind, code })
    expect(peer.mails).toEqual([])
  })

  test('a refused login means unreachable, with any reply code', async () => {
    expect(await failure(login(), { reject: 535, at: 'login' })).toEqual({
      failure: 'unreachable',
      code: '535 AUTH PLAIN',
    })
    expect(await failure(login(), 'accept')).toBe('sent')
    expect(peer.logins).toEqual(['site', 'site'])
  })

  test('a server that does not listen or does not exist is unreachable', async () => {
    await peer.stop()
    expect(await failure(peer.url, 'accept')).toEqual({ failure: 'unreachable', code: 'ECONNREFUSED' })
    expect(await failure('smtp://mail.invalid', 'accept')).toMatchObject({ failure: 'unreachable' })
  })

  test.each([
    ['https://primer.example', 'primer.example'],
    ['http://localhost:3000', 'localhost'],
    ['https://странка.срб', 'xn--80aa3alnfh.xn--90a3ac'],
    ['http://192.0.2.7:8080', '[192.0.2.7]'],
    // The test server lowercases names.
    ['http://[2001:db8::7]:8080', '[ipv6:2001:db8::7]'],
  ])('the site of %s sends EHLO with %s', async (publicUrl, name) => {
    const transport = createSmtpTransport({ url: peer.url, name: greetingName(publicUrl) })
    await transport.send(await mail())
    transport.close()
    expect(peer.clients).toEqual([name])
  })

  test('without TLS nothing is sent if it is required, by the setting or in the URL', async () => {
    expect(await failure(`${peer.url}?requireTLS=true`, 'accept')).toMatchObject({ failure: 'unreachable' })
    const transport = createSmtpTransport({ url: login(), requiresTls: true })
    await expect(transport.send(await mail())).rejects.toMatchObject({ failure: 'unreachable' })
    expect([peer.seen, peer.logins]).toEqual([[], []])
  })

  test.each([
    ['smtp://localhost:25', true],
    ['smtp://user:word@127.0.0.1', true],
    ['smtp://[::1]:587', true],
    ['smtp://mail.localhost', true],
    ['smtp://mail.primer.example:587', false],
    ['smtp://127.primer.example', false],
    ['smtp://localhost.primer.example', false],
    ['smtp://postfix:25', false],
    ['smtp://[2001:db8::1]', false],
  ])('the connection to %s stays on this host: %s', (url, isOnThisHost) => {
    expect(isLocal(url)).toBe(isOnThisHost)
  })

  describe('with a DKIM key', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const dkim = {
      domain: 'primer.example',
      selector: 'site1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    }

    /** Returns a signed mail as the server received it. */
    async function signedMail(composed: ComposedMail): Promise<string> {
      const transport = createSmtpTransport({ url: peer.url, dkim })
      await transport.send(composed)
      transport.close()
      return peer.mails[0]!.raw
    }

    /** Verifies the signature of a mail by RFC 6376, with relaxed canonicalization of headers and body. Returns its tags. */
    function verify(raw: string): { isGenuine: boolean; tags: Record<string, string> } {
      const [head = '', ...rest] = raw.split('\r\n\r\n')
      const relaxed = (text: string) =>
        text
          .replace(/\r\n/g, '')
          .replace(/[ \t]+/g, ' ')
          .trim()
      const headers = head.split(/\r\n(?![ \t])/).map((line) => {
        const at = line.indexOf(':')
        return { name: line.slice(0, at).trim().toLowerCase(), value: line.slice(at + 1) }
      })
      const signature = headers.find(({ name }) => name === 'dkim-signature')!.value
      const tags = Object.fromEntries(
        relaxed(signature)
          .split(';')
          .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).trim()]),
      ) as Record<string, string>
      const body = rest
        .join('\r\n\r\n')
        .split('\r\n')
        .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
        .join('\r\n')
        .replace(/(?:\r\n)*$/, '\r\n')
      const signed = tags['h']!.split(':').map((field) => {
        const { value } = headers.findLast(({ name }) => name === field.toLowerCase())!
        return `${field.toLowerCase()}:${relaxed(value)}\r\n`
      })
      const unsigned = `dkim-signature:${relaxed(signature.replace(/\bb=[^;]*$/, 'b='))}`
      const isGenuine =
        createHash('sha256').update(body).digest('base64') === tags['bh'] &&
        createVerify('RSA-SHA256')
          .update(signed.join('') + unsigned)
          .verify(publicKey, tags['b']!.replaceAll(' ', ''), 'base64')
      return { isGenuine, tags }
    }

    test('each mail has a signature that verifies, and a changed mail does not', async () => {
      const raw = await signedMail(await mail())
      const { isGenuine, tags } = verify(raw)
      expect([isGenuine, tags['d'], tags['s']]).toEqual([true, 'primer.example', 'site1'])
      const [head = '', body = ''] = raw.split(/(?<=\r\n\r\n)([^]*)/)
      expect(verify(`${head}More.\r\n${body}`).isGenuine).toBe(false)
      expect(verify(raw.replace(/^Subject: /m, 'Subject: Not ')).isGenuine).toBe(false)
    })

    test('the signature covers both headers of the one-click unsubscribe', async () => {
      const composed = await mail()
      const unsubscribe = {
        'List-Unsubscribe': '<https://primer.example/u/1>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      const raw = await signedMail({ ...composed, content: { ...composed.content, headers: unsubscribe } })
      const { isGenuine, tags } = verify(raw)
      expect([isGenuine, tags['h']!.split(':')]).toEqual([
        true,
        expect.arrayContaining(['from', 'to', 'subject', 'date', 'list-unsubscribe', 'list-unsubscribe-post']),
      ])
    })
  })

  test('a server with an untrusted certificate is unreachable', async () => {
    const untrusted = await startSmtpPeer({ offersTls: true })
    const answer = await failure(untrusted.url, 'accept').finally(() => untrusted.stop())
    expect(answer).toMatchObject({ failure: 'unreachable', code: expect.stringContaining('CERT') as string })
  })

  test('the URL overrides timeouts', async () => {
    expect(await failure(`${peer.url}?socketTimeout=150`, { hang: 'data' })).toEqual({
      failure: 'deferred',
      code: 'ETIMEDOUT',
    })
  })

  test('a send can be aborted', async () => {
    peer.behave({ hang: 'data' })
    const controller = new AbortController()
    const sending = createSmtpTransport({ url: peer.url }).send(await mail(), controller.signal)
    const outcome = expect(sending).rejects.toMatchObject({ failure: 'deferred', code: 'EABORT' })
    await expect.poll(() => peer.seen).toHaveLength(1)
    controller.abort()
    await outcome
  })
})

describe('as files', () => {
  let parent: string
  let directory: string
  let transport: MailTransport
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'filed-mail-'))
    directory = join(parent, 'mail')
    transport = createFileTransport({ directory })
  })
  afterEach(() => rm(parent, { recursive: true }))

  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

  test('a mail is one valid .eml file, readable only by its owner', async () => {
    expect(await transport.isFiled!('row-1')).toBe(false)
    expect(await transport.send(await mail())).toBe('filed')
    expect(await transport.isFiled!('row-1')).toBe(true)
    expect(await readdir(directory)).toEqual(['row-1.eml'])
    expect(await modeOf(directory)).toBe('700')
    expect(await modeOf(join(directory, 'row-1.eml'))).toBe('600')

    const bytes = await readFile(join(directory, 'row-1.eml'))
    const parsed = await PostalMime.parse(bytes)
    expect(parsed.to).toEqual([{ name: '', address: 'ana@primer.example' }])
    expect(parsed.messageId).toBe('<row-1@primer.example>')
    expect(parsed.text).toContain('https://primer.example/newsletter/confirm?lng=sr&t=mailed-secret')
    expect(bytes.toString().match(/(?<!\r)\n/)).toBeNull()
  })

  test('a mail is written once', async () => {
    await transport.send(await mail())
    await writeFile(join(directory, 'row-1.eml'), 'read and marked')
    expect(await transport.send(await mail())).toBe('filed')
    expect(await readFile(join(directory, 'row-1.eml'), 'utf8')).toBe('read and marked')
  })

  test('a draft that a crash has left is overwritten', async () => {
    await transport.send(await mail('other'))
    await writeFile(join(directory, '.row-1.part'), 'half a')
    expect(await transport.isFiled!('row-1')).toBe(false)
    await transport.send(await mail())
    expect((await readdir(directory)).sort()).toEqual(['other.eml', 'row-1.eml'])
  })

  test('a folder that cannot be written defers the mail', async () => {
    await writeFile(directory, 'a file where the folder should be')
    await expect(transport.send(await mail())).rejects.toMatchObject({ name: 'MailNotSent', failure: 'deferred' })
  })

  test('an id with path characters is refused', async () => {
    await expect(transport.send({ ...(await mail()), id: '../escape' })).rejects.toThrow('cannot be a file name')
    expect(await readdir(parent)).toEqual([])
  })

  test('files of mails that no longer wait are deleted', async () => {
    const rows = (list: [string, OutboxMail['status']][]) =>
      async function* (): AsyncGenerator<OutboxMail> {
        for (const [id, status] of list)
          yield {
            id,
            status,
            kind: 'confirm',
            to: null,
            attempts: 0,
            created: 0,
            queued: 0,
            nextAttempt: 0,
            lastError: '',
          }
      }
    expect(await deleteOrphanedMailFiles(directory, rows([]))).toBe(0)
    for (const id of ['waits', 'held', 'dead', 'sent', 'erased']) await transport.send(await mail(id))
    await writeFile(join(directory, '.gone.part'), 'half a')
    await writeFile(join(directory, 'notes.txt'), 'of the operator')
    const left = rows([
      ['waits', 'pending'],
      ['held', 'held'],
      ['dead', 'dead'],
      ['sent', 'sent'],
    ])
    expect(await deleteOrphanedMailFiles(directory, left)).toBe(3)
    expect((await readdir(directory)).sort()).toEqual(['dead.eml', 'held.eml', 'notes.txt', 'waits.eml'])
  })

  describe('with the outbox', () => {
    const timings = { retryBaseMs: 20, retryMaxMs: 200, leaseMs: 5000, timeoutMs: 4000 }
    const log = { info: () => {}, warn: () => {}, error: () => {} } as unknown as OutboxParts['log']
    let shift = 0
    const clock = () => Date.now() + shift

    test('a filed mail is composed and written once, and is sent when a server is configured', async () => {
      const stub = createOutboxStub(clock)
      const row = stub.queue('row-1', { kind: 'confirm', to: 'ana@primer.example', language: 'sr', secret: 'x' })
      const composing = vi.fn(compose)
      const parts = { store: stub.store, compose: composing, clock, timings, log }
      const filing = createOutboxWorker({ ...parts, transport })
      filing.start()
      await expect.poll(() => transport.isFiled!('row-1')).toBe(true)
      const { mtimeMs } = await stat(join(directory, 'row-1.eml'))

      // Two more leases, each after the end of the previous one.
      for (const attempts of [2, 3]) {
        shift += 121_000
        filing.wake()
        await expect.poll(() => row.attempts).toBe(attempts)
      }
      expect(row.failures).toEqual([])
      await filing.stop()
      expect(row).toMatchObject({ status: 'pending', lease: 0, acceptedAt: undefined })
      expect(composing).toHaveBeenCalledTimes(1)
      expect((await stat(join(directory, 'row-1.eml'))).mtimeMs).toBe(mtimeMs)

      const peer = await startSmtpPeer()
      const sending = createOutboxWorker({ ...parts, transport: createSmtpTransport({ url: peer.url }) })
      sending.start()
      await peer.waitForMail(({ envelope }) => envelope.to[0] === 'ana@primer.example')
      await sending.stop()
      expect(row.status).toBe('sent')
      await peer.stop()
    })

    test('at most two mails are composed for files at once, so that visitors do not wait', async () => {
      const stub = createOutboxStub(clock)
      const names = ['row-1', 'row-2', 'row-3', 'row-4', 'row-5']
      for (const name of names)
        stub.queue(name, { kind: 'confirm', to: 'ana@primer.example', language: 'sr', secret: 'x' })
      let open = 0
      let most = 0
      const counting: typeof compose = async (mail) => {
        most = Math.max(most, (open += 1))
        await new Promise((resolve) => setTimeout(resolve, 5))
        open -= 1
        return compose(mail)
      }
      const filing = createOutboxWorker({ store: stub.store, compose: counting, clock, timings, log, transport })
      filing.start()
      await expect.poll(() => Promise.all(names.map((name) => transport.isFiled!(name)))).not.toContain(false)
      await filing.stop()
      expect(most).toBeLessThanOrEqual(2)
    })

    test('a mail is filed once the folder can be written again', async () => {
      const stub = createOutboxStub(clock)
      const row = stub.queue('row-1', { kind: 'confirm', to: 'ana@primer.example', language: 'sr', secret: 'x' })
      await writeFile(directory, 'in the way')
      const filing = createOutboxWorker({ store: stub.store, compose, clock, timings, log, transport })
      filing.start()
      await expect.poll(() => row.failures.length).toBeGreaterThanOrEqual(1)
      await rm(directory)
      await expect.poll(() => readdir(directory).catch(() => [])).toEqual(['row-1.eml'])
      await filing.stop()
      expect(row.status).toBe('pending')
    })
  })
})
