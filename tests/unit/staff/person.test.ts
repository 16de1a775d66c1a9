import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { domainToASCII } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#db/store.ts'
import { wordingHashes } from '#shared/consent/versions.ts'
import { unsubscribeToken } from '#server/mail/addresses.ts'
import { confirmed, messageOf, orderMessageOf, requestOf } from '../db/samples.ts'
import { at, Capture, consentBy, publicUrl, secret, staffSite, subjectHash, typing, type StaffSite } from './staff.ts'

let site: StaffSite
beforeEach(() => {
  site = staffSite()
})
afterEach(() => site.remove())

const ana = 'ana@primer.example'
const boris = 'boris@primer.example'

/** Adds two people; Ana has a subscription, two messages and entries in the consent log. */
async function people(store: Store): Promise<void> {
  await confirmed(store, ana, { at, language: 'fr', consent: consentBy(ana, { language: 'fr' }) })
  await store.acceptMessage(
    messageOf(ana, {
      at,
      name: 'Ana P.',
      message: 'The first\nmessage',
      consent: consentBy(ana, { purpose: 'contact', form: 'contact', page: 'contact' }),
    }),
  )
  await store.acceptMessage(messageOf(ana, { at, name: 'Ana P.', message: 'The second' }))
  await confirmed(store, boris, { at })
}
const person = async (email: string) => {
  const store = await site.openStore(site.config)
  try {
    return await store.showPerson(email, subjectHash(email))
  } finally {
    await store.close()
  }
}

describe('show', () => {
  test('shows every stored record as text', async () => {
    await site.fill(people)
    const { subscriber } = await person(ana)
    const { code, out, err } = await site.staff(['show', ' ANA@Primer.EXAMPLE '])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`Unsubscribe link:  ${publicUrl}/u/${unsubscribeToken(secret, subscriber!.id, 1)}\n`)
    for (const line of [
      'Status:            confirmed',
      'Language:          French',
      'Signed up:         1 Mar 2026, 13:05',
      'Unsubscribed:      no',
    ]) {
      expect(out).toContain(`  ${line}\n`)
    }
    expect(out).toContain('Messages: 2\n')
    expect(out).toContain('    | The first\n    | message\n')
    expect(out).toContain('    | The second\n')
    expect(out).toContain('Mails: 4\n  1 Mar 2026, 13:05  asks a person to confirm the subscription, sent\n')
    expect(out).toContain('Entries in the consent log: 2\n')
    expect(out).toContain(
      '  1 Mar 2026, 13:05  given, newsletter, wording 3, French, form “newsletter” on page “home”\n',
    )
    expect(out).toContain('Never erased.\n')
    expect(out).not.toContain(boris)
  })

  test('shows an order as text and in the copy', async () => {
    const sent = orderMessageOf(ana, { at })
    await site.fill(async (store) => void (await store.acceptOrder(sent)))
    const { out } = await site.staff(['show', ana])
    for (const line of [
      'Order:     2026000001',
      'Ordered:   2 × tshirt_red_M (RSD\u00a01,400)',
      'Total:     RSD\u00a03,190, of which RSD\u00a0390 for delivery, after a discount of RSD\u00a00',
      'Payment:   invoice',
      'Address:   Улица Пример 1, 11000 Београд',
      'Sent to:   Ана Анић, Улица Пример 2, 21000 Нови Сад',
    ])
      expect(out).toContain(`${line}\n`)
    const copy = JSON.parse((await site.staff(['show', ana, '--format', 'json'])).out) as { messages: object[] }
    expect(copy.messages).toMatchObject([{ form: 'order', order: { number: 2026000001, ...sent.order } }])
    expect((await site.staff(['messages', '--topic', 'shop'])).out).toContain('2 × tshirt_red_M')
  })

  test('as json is a copy for the person', async () => {
    await site.fill(people)
    const { subscriber, messages, consents, mails } = await person(ana)
    const { out } = await site.staff(['show', ana, '--format', 'json'])
    expect(JSON.parse(out)).toEqual({
      email: ana,
      shown: '2026-03-01T12:05:00.000Z',
      subscriber: {
        ...subscriber,
        created: '2026-03-01T12:05:00.000Z',
        confirmed: '2026-03-01T12:05:01.000Z',
        unsubscribed: null,
        unsubscribeUrl: `${publicUrl}/u/${unsubscribeToken(secret, subscriber!.id, 1)}`,
      },
      messages: messages.map((message) => ({ ...message, at: '2026-03-01T12:05:00.000Z' })),
      consents: consents.map((consent) => ({ ...consent, at: '2026-03-01T12:05:00.000Z' })),
      mails: mails.map((mail) => ({
        ...mail,
        created: expect.stringMatching(/^2026-03-01T12:05:0\d\.000Z$/) as string,
      })),
      suppressed: false,
    })
    expect(mails.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'confirm sent',
      'welcome sent',
      'contact sent',
      'contact sent',
    ])
    expect(messages).toHaveLength(2)
    expect(consents).toHaveLength(2)
  })

  test('shows foreign text that cannot control the terminal', async () => {
    await site.fill((store) =>
      store.acceptMessage(messageOf(ana, { name: '\u001B[2J\u009B1m', message: '\u202Etext', page: '\u0007' })),
    )
    for (const argv of [
      ['show', ana],
      ['show', ana, '--format', 'json'],
    ]) {
      const { out } = await site.staff(argv)
      expect(out).toContain('[2J')
      expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    }
  })

  test('reports an unknown address', async () => {
    await site.fill(people)
    expect(await site.staff(['show', 'vera@primer.example'])).toEqual({
      code: 0,
      out: 'Nothing is stored about vera@primer.example. Check the spelling if you expected something.\n',
      err: '',
    })
    const { out } = await site.staff(['show', 'vera@primer.example', '--format', 'json'])
    expect(JSON.parse(out)).toMatchObject({ subscriber: null, messages: [], consents: [], suppressed: false })
  })

  test('finds an international address in either spelling', async () => {
    const ascii = `ana@${domainToASCII('пример.example')}`
    await site.fill((store) => confirmed(store, ascii))
    for (const typed of ['ana@пример.example', 'ANA@ПРИМЕР.example', ascii.toUpperCase()]) {
      const { out } = await site.staff(['show', typed])
      expect(out).toMatch(/^ana@xn--.+\n\nNewsletter\n {2}Status: {12}confirmed\n/)
    }
  })
})

describe('unsubscribe', () => {
  const unsubscribe = (typed: string) => site.staff(['unsubscribe', typed])

  test('ends the subscription, and logs that staff did it', async () => {
    await site.fill((store) => confirmed(store, ana, { at, language: 'fr', consent: consentBy(ana) }))
    expect(await unsubscribe('ANA@primer.example')).toEqual({
      code: 0,
      out: 'ana@primer.example is unsubscribed. The consent log records that staff did it on request.\n',
      err: '',
    })
    await site.fill(async (store) => {
      const { subscriber, consents, mails } = await store.showPerson(ana, subjectHash(ana))
      expect(subscriber).toMatchObject({ status: 'unsubscribed', unsubscribed: at })
      expect(consents.at(-1)).toMatchObject({
        act: 'withdrawn',
        purpose: 'newsletter',
        form: 'staff',
        page: '',
        language: 'fr',
        wordingHash: wordingHashes.newsletter.fr,
      })
      expect(mails.filter(({ kind, status }) => kind === 'welcome' && status === 'pending')).toEqual([])
      expect(await store.verifyConsent()).toMatchObject({ intact: true })
    })
    expect((await site.staff(['export'])).out).not.toContain(ana)
    expect((await site.staff(['show', ana])).out).toContain('withdrawn, newsletter, wording 1, French, form “staff”')
  })

  test('of an unsubscribed or unknown address changes nothing', async () => {
    await site.fill((store) => confirmed(store, ana, { at, consent: consentBy(ana) }))
    await unsubscribe(ana)
    const again = await unsubscribe(ana)
    expect([again.code, again.out]).toEqual([
      0,
      'ana@primer.example has been unsubscribed since 1 Mar 2026, 13:05; nothing was changed.\n',
    ])
    expect((await unsubscribe('nobody@primer.example')).out).toContain('is not a subscriber')
    await site.fill(async (store) => {
      const { consents } = await store.showPerson(ana, subjectHash(ana))
      expect(consents.filter(({ act }) => act === 'withdrawn')).toHaveLength(1)
    })
  })

  test('ends a subscription that is not confirmed yet', async () => {
    await site.fill((store) => store.requestSubscription(requestOf(ana, { at, consent: consentBy(ana) })))
    expect((await unsubscribe(ana)).out).toContain('is unsubscribed')
    expect((await site.staff(['export', '--status', 'unsubscribed'])).out).toContain(ana)
  })
})

describe('with another key than the database was made with', () => {
  const other = 'another key, which is as long as it must be'
  const sentence =
    'The site’s key is not the one that the database was made with: put that key back (SECRET, or the file “secret” in the data folder), or set it as SECRET_PREVIOUS to change the key. Nothing was changed.\n'
  const commands = [['export'], ['show', ana], ['unsubscribe', ana], ['erase', ana, '--yes']]

  test.each(commands)('staff %s refuses in one sentence', async (...argv) => {
    await site.fill((store) => confirmed(store, ana, { at, consent: consentBy(ana) }))
    const refused = await site.staff(argv, { config: () => ({ ...site.config, secret: other }) })
    expect(refused).toEqual({ code: 1, out: '', err: sentence })
    const { code, out } = await site.staff(['show', ana])
    expect([code, out]).toEqual([0, expect.stringContaining('confirmed')])
  })

  test.each(commands)('staff %s works if SECRET_PREVIOUS is the right key', async (...argv) => {
    await site.fill((store) => confirmed(store, ana, { at, consent: consentBy(ana) }))
    const config = () => ({ ...site.config, secret: other, secretPrevious: site.config.secret })
    expect((await site.staff(argv, { config })).code).toBe(0)
  })

  test('staff show finds entries that were logged with the previous key', async () => {
    await site.fill(async (store) => {
      await confirmed(store, ana, { at, consent: consentBy(ana) })
      await store.erasePerson(ana, subjectHash(ana), at)
    })
    const config = () => ({ ...site.config, secret: other, secretPrevious: site.config.secret })
    const { out } = await site.staff(['show', ana], { config })
    expect(out).toContain('Erased before')
    expect(out).toMatch(/Entries in the consent log: [1-9]/)
  })
})

describe('erase', () => {
  const questions = () => Object.assign(new Capture(), { isTTY: true })

  test('warns, asks, and erases when the address is typed again', async () => {
    await site.fill(people)
    const { code, out, err } = await site.staff(['erase', ana], {
      stdin: typing(' Ana@PRIMER.example'),
      stderr: questions(),
    })
    expect(code).toBe(0)
    expect(err).toBe(
      `This erases for ${ana}: the subscription and 2 messages, and the mails about them. It cannot be undone.\n` +
        'These stay: a keyed hash of the address, so that no import adds the address again, and 2 entries in the consent log.\n' +
        'To erase, type the address once more: ',
    )
    expect(out).toBe(
      `Erased for ${ana}: the subscription, 2 messages and 4 mails. These stay: a keyed hash of the address, so that no import adds the address again, and the consent log.\n`,
    )
    expect(await person(ana)).toMatchObject({ subscriber: undefined, messages: [], suppressed: true })
    expect((await person(ana)).consents).toHaveLength(2)
    expect(site.found([ana, 'The second', 'Ana P.', boris])).toEqual([boris])
    expect((await person(boris)).subscriber?.status).toBe('confirmed')
  })

  test.for([
    ['another address', boris],
    ['only yes', 'yes'],
    ['nothing', ''],
    ['the end of the input', undefined],
  ] as const)('erases nothing after %s', async ([, line]) => {
    await site.fill(people)
    const { code, out, err } = await site.staff(['erase', ana], { stdin: typing(line), stderr: questions() })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/\n?Nothing was erased: the address was not typed once more\.\n$/)
    expect((await person(ana)).messages).toHaveLength(2)
    expect((await person(ana)).suppressed).toBe(false)
  })

  test('is refused without a terminal and without --yes', async () => {
    await site.fill(people)
    for (const parts of [{}, { stdin: typing(ana) }, { stderr: questions() }]) {
      const { code, out, err } = await site.staff(['erase', ana], parts)
      expect([code, out, err]).toEqual([
        2,
        '',
        'Nothing was erased: there is no terminal for the question. In a script add --yes.\n',
      ])
    }
    expect((await person(ana)).messages).toHaveLength(2)
  })

  test('--yes asks nothing', async () => {
    await site.fill(people)
    const { code, out, err } = await site.staff(['erase', '--yes', ana])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Erased for ana@primer\.example: the subscription, 2 messages and 4 mails\./)
    expect(site.found([ana])).toEqual([])

    const again = await site.staff(['erase', ana, '--yes'])
    expect(again).toEqual({ code: 0, out: `Nothing more was stored about ${ana}: it was erased before.\n`, err: '' })
    expect((await site.staff(['show', ana])).out).toContain('Erased before: no import adds this address again')
  })

  test('an unknown address changes nothing', async () => {
    await site.fill(people)
    const { code, out } = await site.staff(['erase', 'vera@primer.example', '--yes'])
    expect(code).toBe(0)
    expect(out).toBe(
      'Nothing about vera@primer.example is stored that could be erased, and nothing was changed. Check the spelling if you expected something.\n',
    )
    expect((await person('vera@primer.example')).suppressed).toBe(false)
  })

  test('deletes the files of the person’s mails', async () => {
    const mails: string[] = []
    await site.fill(async (store) => {
      await store.requestSubscription(requestOf(ana, { at }))
      await store.acceptMessage(messageOf(ana, { at }))
      await store.requestSubscription(requestOf(boris, { at }))
      for await (const { id } of store.listMail()) mails.push(id)
    })
    const folder = join(site.folder, 'mail')
    mkdirSync(folder)
    for (const id of mails) writeFileSync(join(folder, `${id}.eml`), '')
    expect(readdirSync(folder)).toHaveLength(3)
    await site.staff(['erase', ana, '--yes'])
    expect(readdirSync(folder)).toHaveLength(1)
    expect(existsSync(join(folder, `${mails.at(-1)}.eml`))).toBe(true)
  })

  test('fails if a mail file could not be deleted', async () => {
    await site.fill(people)
    // A folder with the name of a mail file cannot be deleted as a file.
    const file = join(site.folder, 'mail', 'gone.eml')
    mkdirSync(file, { recursive: true })
    const { code, out, err } = await site.staff(['erase', ana, '--yes'])
    expect(code).toBe(1)
    expect(out).toMatch(/^Erased for/)
    expect(err).toBe(
      `The database is changed, but not all mail files in ${join(site.folder, 'mail')} could be deleted: the operating system refused it. Solve this, then run the same command again.\n`,
    )
    rmdirSync(file)
    expect((await site.staff(['erase', ana, '--yes'])).code).toBe(0)
  })

  test('fails if traces are left in the database files', async () => {
    await site.fill(people)
    const openStore = async (): Promise<Store> => {
      const store = await site.openStore(site.config)
      return {
        ...store,
        erasePerson: async (...given) => ({ ...(await store.erasePerson(...given)), complete: false }),
      }
    }
    const { code, out, err } = await site.staff(['erase', ana, '--yes'], { openStore })
    expect(code).toBe(1)
    expect(out).toMatch(/^Erased for/)
    expect(err).toBe(
      'The data is erased, but traces of it are still in the database files, because the site was using them. Run the same command again when the site is less busy.\n',
    )
  })
})
