import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { DueMail, MailPayload, StoredMessage } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { wordsOf } from '#locales/words.ts'
import { readUnsubscribeToken } from '#server/mail/addresses.ts'
import { createCompose, messageIdDomain, type ComposedMail } from '#server/mail/compose.ts'
import { createFileTransport, createSmtpTransport } from '#server/mail/transport.ts'
import { startSmtpPeer, type ReceivedMail, type SmtpPeer } from '../../support/smtp-peer.ts'
import { message, orderMessage, settings, storeWith, subscriberId } from './samples.ts'

let peer: SmtpPeer
beforeAll(async () => {
  peer = await startSmtpPeer()
})
afterEach(() => peer.clear())
afterAll(() => peer.stop())

const due = (payload: MailPayload): DueMail => ({ id: 'row-1', payload, attempts: 0, refusals: 0, created: 0 })
const confirm: MailPayload = { kind: 'confirm', to: 'ana@primer.example', language: 'sr', secret: 'mailed-secret' }
const welcome: MailPayload = { kind: 'welcome', to: 'ana@primer.example', language: 'nl', subscriberId, keyVersion: 4 }
const access: MailPayload = { kind: 'access', to: 'ana@primer.example', language: 'fr', secret: 'mailed-secret' }
const contact: MailPayload = { kind: 'contact', messageId: 'message-1' }

const composing = (stored?: StoredMessage) =>
  createCompose({ store: storeWith(async (id) => (stored?.id === id ? stored : undefined)), settings })

async function composed(payload: MailPayload, stored?: StoredMessage): Promise<ComposedMail> {
  const composition = await composing(stored)(due(payload))
  if (composition.outcome !== 'composed') throw new Error(composition.reason)
  return composition.mail
}

/** Returns a mail after a real SMTP session. */
async function received(payload: MailPayload, stored?: StoredMessage): Promise<ReceivedMail> {
  const transport = createSmtpTransport({ url: peer.url })
  expect(await transport.send(await composed(payload, stored))).toBe('accepted')
  transport.close()
  return peer.waitForMail()
}

describe('every mail', () => {
  test.each([
    ['confirm', confirm, 'Stranka Primer'],
    ['welcome', welcome, 'Partij Voorbeeld'],
    ['contact', contact, 'Stranka Primer'],
    ['access', access, 'Parti Exemple'],
  ] as const)('%s comes from the party, as text and as HTML', async (_, payload, name) => {
    const { parsed, header, envelope } = await received(payload, message())
    expect(parsed.from).toEqual({ name, address: 'sajt@primer.example' })
    expect(envelope.from).toBe('sajt@primer.example')
    expect(parsed.messageId).toBe('<row-1@primer.example>')
    expect(header('Auto-Submitted')).toBe('auto-generated')
    expect(header('Content-Language')).toBe(
      { confirm: 'sr-Latn', welcome: 'nl', contact: 'sr-Latn', access: 'fr' }[payload.kind],
    )
    expect(header('Content-Type')).toMatch(/^multipart\/alternative/)
    expect(header('X-Mailer')).toBeUndefined()
    expect(parsed.text).toContain('-- ')
    expect(parsed.html).toContain('<!doctype html>')
    expect(parsed.attachments).toEqual([])
    expect(parsed.cc ?? parsed.bcc).toBeUndefined()
  })

  test('reads no file and no URL', async () => {
    const { content } = await composed(confirm)
    expect(content).toMatchObject({ disableFileAccess: true, disableUrlAccess: true })
  })

  test('has the same Message-ID at every attempt', async () => {
    expect((await composed(confirm)).content.messageId).toBe((await composed(confirm)).content.messageId)
  })
})

test('a mail of an unknown kind is refused, so that it stays in the outbox for a newer version', async () => {
  const newer = { kind: 'invitation', to: 'ana@primer.example', language: 'sr' } as unknown as MailPayload
  await expect(composing()(due(newer))).rejects.toThrow('This version has no mail of the kind “invitation”.')
})

describe('the one recipient', () => {
  test.each([confirm, welcome, access, contact])(
    'of %j is an object in the envelope, which is not parsed as a list',
    async (payload) => {
      const { content } = await composed(payload, message())
      const to = payload.kind === 'contact' ? 'sanduce@primer.example' : 'ana@primer.example'
      expect(content.envelope).toEqual({
        from: { name: '', address: 'sajt@primer.example' },
        to: [{ name: '', address: to }],
      })
      expect(content.to).toEqual({ name: '', address: to })
    },
  )

  // Earlier releases may have queued such addresses.
  test.each([
    ['victim@gmail.com(1)', 'the recipient is not an email address'],
    ['ana@127.0.0.1', 'the recipient is not an email address'],
    ['a@b.example, x@evil.example', 'the recipient is not an email address'],
    ['ана@primer.rs', 'the recipient needs SMTPUTF8'],
    ['ана@xn--e1afmkfd.xn--90a3ac', 'the recipient needs SMTPUTF8'],
  ])('a mail to %s is dropped: %s', async (to, reason) => {
    for (const payload of [confirm, welcome, access])
      expect(await composing()(due({ ...payload, to }))).toEqual({ outcome: 'dropped', reason })
  })
})

test('long headers begin on the line of their name, by SMTP and in a file', async () => {
  const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.example`
  const host = `${'c'.repeat(60)}.example`
  const compose = createCompose({
    store: storeWith(async () => message({ name: '', email: long })),
    settings: { ...settings, publicUrl: `https://${host}`, contactInbox: long, mailFrom: long },
  })
  const directory = await mkdtemp(join(tmpdir(), 'long-headers-'))
  for (const payload of [{ ...confirm, to: long }, { ...welcome, to: long }, contact]) {
    const composition = await compose(due(payload))
    if (composition.outcome !== 'composed') throw new Error(composition.reason)
    const transport = createSmtpTransport({ url: peer.url })
    await transport.send(composition.mail)
    transport.close()
    await createFileTransport({ directory: join(directory, payload.kind) }).send(composition.mail)
    const file = await readFile(join(directory, payload.kind, 'row-1.eml'), 'utf8')
    const { raw, header } = await peer.waitForMail()
    for (const text of [raw, file]) {
      const headers = text.slice(0, text.indexOf('\r\n\r\n'))
      expect(headers).not.toMatch(/^[\w-]+:[ \t]*$/m)
      expect(headers).toContain(`\r\nMessage-ID: <row-1@${host}>\r\n`)
      // On one line: some programs cannot read a folded List-Unsubscribe.
      if (payload.kind === 'welcome')
        expect(headers).toMatch(/^List-Unsubscribe: <https:\S+>, <mailto:\S+\?subject=unsubscribe>$/m)
    }
    expect(header('Message-ID')).toBe(`<row-1@${host}>`)
    peer.clear()
  }
  await rm(directory, { recursive: true })
})

test('Message-IDs use the domain of the sender when the site has no public host', () => {
  expect(messageIdDomain('https://www.primer.example', 'a@mail.example')).toBe('www.primer.example')
  for (const local of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(messageIdDomain(local, 'a@mail.example')).toBe('mail.example')
})

describe('a confirmation', () => {
  test('goes to the address that was entered, with the link to confirm', async () => {
    const { parsed, envelope, header } = await received(confirm)
    expect(envelope.to).toEqual(['ana@primer.example'])
    expect(parsed.to).toEqual([{ name: '', address: 'ana@primer.example' }])
    expect(parsed.subject).toBe('Potvrdite prijavu na bilten')
    expect(parsed.text).toContain('https://primer.example/newsletter/confirm?lng=sr&t=mailed-secret')
    expect(parsed.replyTo).toBeUndefined()
    expect(header('List-Unsubscribe')).toBeUndefined()
  })
})

describe('an access mail', () => {
  test('goes to its address and has no List-Unsubscribe header', async () => {
    const { parsed, envelope, header } = await received(access)
    expect(envelope.to).toEqual(['ana@primer.example'])
    expect(parsed.to).toEqual([{ name: '', address: 'ana@primer.example' }])
    expect(parsed.subject).toBe('Le lien vers vos données')
    expect(parsed.text).toContain('https://primer.example/newsletter/my-data?lng=fr&t=mailed-secret')
    expect(parsed.replyTo).toBeUndefined()
    expect(header('List-Unsubscribe')).toBeUndefined()
  })
})

describe('a welcome', () => {
  test('has the headers for one-click unsubscribe', async () => {
    const { header, parsed } = await received(welcome)
    const [, address = '', mailto] = /^<(https:[^>]+)>, <(mailto:[^>]+)>$/.exec(header('List-Unsubscribe') ?? '') ?? []
    expect(mailto).toBe('mailto:sanduce@primer.example?subject=unsubscribe')
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const token = address.replace('https://primer.example/u/', '')
    expect(readUnsubscribeToken(settings.secret, token)).toEqual({ id: subscriberId, keyVersion: 4 })
    expect(parsed.text).toContain(address)
    expect(parsed.html).toContain(`href="${address}"`)
  })
})

describe('a contact mail', () => {
  test('goes only to the inbox, with the visitor in Reply-To', async () => {
    const { parsed, envelope } = await received(contact, message())
    expect(envelope.to).toEqual(['sanduce@primer.example'])
    expect(parsed.to).toEqual([{ name: '', address: 'sanduce@primer.example' }])
    expect(parsed.replyTo).toEqual([{ name: 'Ime Prezime', address: 'ime@primer.example' }])
    expect(parsed.subject).toBe('Poruka sa sajta')
    expect(parsed.text).toContain('> Prijavljujem se za kontrolu izbora.')
  })

  test.each([
    ['a new header in the name', { name: 'Eve\r\nBcc: x@evil.example' }, 'Eve Bcc: x@evil.example'],
    [
      'a list in the name',
      { name: 'Eve, <x@evil.example>, "y" <z@evil.example>' },
      'Eve, <x@evil.example>, "y" <z@evil.example>',
    ],
    ['an encoded word in the name', { name: '=?utf-8?Q?=0D=0ABcc:_x@evil.example?=' }, undefined],
    ['a name that ends the header block', { name: 'Eve\n\n<script>' }, 'Eve <script>'],
  ])('adds no recipient and no header from %s', async (_, changes, name) => {
    const { parsed, envelope, raw, header } = await received(contact, message(changes))
    expect(envelope.to).toEqual(['sanduce@primer.example'])
    expect(raw).not.toMatch(/^bcc:/im)
    expect(header('Subject')).toBe('Poruka sa sajta')
    expect(parsed.replyTo).toHaveLength(1)
    expect(parsed.replyTo![0]!.address).toBe('ime@primer.example')
    if (name) expect(parsed.replyTo![0]!.name).toBe(name)
  })

  test.each(['a@b.c\r\nBcc: x', 'a@b.example, x@evil.example', '<x@evil.example>', 'a@b.example\0', ''])(
    'has no Reply-To for an invalid address: %j',
    async (email) => {
      const { parsed, envelope, raw } = await received(contact, message({ email }))
      expect(envelope.to).toEqual(['sanduce@primer.example'])
      expect(raw).not.toMatch(/^(?:bcc|reply-to):/im)
      expect(parsed.text).toContain('> Prijavljujem se')
    },
  )

  test.each(['İbrahim@primer.rs', 'ана@xn--e1afmkfd.xn--90a3ac'])(
    'has %s with its non-ASCII local part in Reply-To',
    async (email) => {
      const { parsed, envelope } = await received(contact, message({ email }))
      expect(envelope.to).toEqual(['sanduce@primer.example'])
      expect(parsed.replyTo).toEqual([
        { name: 'Ime Prezime', address: email.replace('xn--e1afmkfd.xn--90a3ac', 'пример.срб') },
      ])
    },
  )

  test('has nothing of the message in its headers', async () => {
    const { raw } = await received(contact, message({ message: 'Tajna reč: jabuka', municipality: 'Kruška' }))
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(headers).not.toMatch(/jabuka|Kru/)
  })

  test('about an order goes only to the inbox, with the customer in Reply-To', async () => {
    const { parsed, envelope, raw, header } = await received(
      contact,
      orderMessage({ name: 'Eve\r\nBcc: x@evil.example' }),
    )
    expect(envelope.to).toEqual(['sanduce@primer.example'])
    expect(raw).not.toMatch(/^bcc:/im)
    expect(header('Subject')).toBe('=?UTF-8?Q?Porud=C5=BEbina_2026000123_sa_sajta?=')
    expect(parsed.subject).toBe('Porudžbina 2026000123 sa sajta')
    expect(parsed.replyTo).toEqual([{ name: 'Eve Bcc: x@evil.example', address: 'ime@primer.example' }])
    expect(parsed.text).toContain('Ukupno')
    expect(parsed.html).toContain('Preduzeće Primer d.o.o.')
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(headers).not.toMatch(/Preduze|Ulica|pozvonite/)
  })

  test.each([
    ['', message(), 'Poruka sa sajta'],
    ['', orderMessage(), 'Porudžbina 2026000123 sa sajta'],
    ['[Sumnjivo] ', message({ status: 'suspect' }), 'Poruka sa sajta'],
    ['[Sumnjivo] ', orderMessage({ status: 'suspect' }), 'Porudžbina 2026000123 sa sajta'],
  ])('about a suspect message is marked (“%s”) in its subject and below its heading', async (mark, stored, subject) => {
    const { parsed } = await received(contact, stored)
    expect(parsed.subject).toBe(`${mark}${subject}`)
    expect(parsed.text?.includes(wordsOf('sr').mails.suspect.note.slice(0, 40))).toBe(mark !== '')
  })

  test.each([
    ['is gone', undefined],
    ['is past its time', { ...message(), topic: null, name: '', email: '', message: '' }],
  ])('is dropped when the message %s', async (_, stored) => {
    expect(await composing(stored)(due(contact))).toEqual({ outcome: 'dropped', reason: expect.any(String) })
  })

  test('is rejected with StoreUnavailable when the message cannot be read', async () => {
    const compose = createCompose({ store: storeWith(() => Promise.reject(new StoreUnavailable())), settings })
    await expect(compose(due(contact))).rejects.toBeInstanceOf(StoreUnavailable)
  })
})
