import Database from 'better-sqlite3'
import { reach } from '#shared/content/organisation.ts'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OutboxMail, Store } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { databaseFile } from '#server/dataFolder.ts'
import {
  collect,
  confirmed,
  day,
  deliver,
  hour,
  messageOf,
  orderMessageOf,
  requestOf,
  unsubscribeBy,
} from '../db/samples.ts'
import { at, staffSite, type StaffSite } from './staff.ts'

let site: StaffSite
beforeEach(() => {
  site = staffSite()
})
afterEach(() => site.remove())

describe('stats', () => {
  const fill = () =>
    site.fill(async (store) => {
      await confirmed(store, 'a@primer.example', { at, language: 'fr' })
      await confirmed(store, 'b@primer.example', { at, language: 'sr-Cyrl' })
      await confirmed(store, 'c@primer.example', { at, language: 'sr-Cyrl' })
      const gone = await confirmed(store, 'd@primer.example', { at })
      await unsubscribeBy(store, gone.id, at)
      await store.requestSubscription(requestOf('e@primer.example', { at }))
      await store.acceptMessage(messageOf('a@primer.example', { at, status: 'suspect' }))
    })

  test('is a table', async () => {
    await fill()
    const { code, out, err } = await site.staff(['stats'])
    expect([code, err]).toEqual([0, ''])
    expect(out.replaceAll(/ +(?=\d+$)/gm, ' ')).toBe(
      [
        ...[
          'Subscribers',
          '  pending: not confirmed yet 1',
          '  confirmed 3',
          '  bouncing: confirmed, but the address refuses mail 0',
          '  unsubscribed 1',
          '',
        ],
        ...[
          'Confirmed subscribers by language',
          '  Serbian (Latin) 0',
          '  Serbian (Cyrillic) 2',
          '  English 0',
          '  French 1',
          '  Dutch 0',
          '',
        ],
        ...['Messages', '  accepted 0', '  suspect: perhaps from robots 1', ''],
        ...[
          'Mails',
          '  pending: waiting to be sent 2',
          '  sent 8',
          '  held: waited too long, see “staff mail list” 0',
          '  failed: refused for good, see “staff mail list” 0',
          '',
        ],
      ].join('\n'),
    )
    const widths = new Set(
      out
        .split('\n')
        .filter((line) => line.startsWith('  '))
        .map((line) => line.length),
    )
    expect(widths.size).toBe(1)
  })

  test('is json for programs', async () => {
    await fill()
    const { out } = await site.staff(['stats', '--format', 'json'])
    expect(JSON.parse(out)).toEqual({
      subscribers: { pending: 1, confirmed: 3, bouncing: 0, unsubscribed: 1 },
      subscribersByLanguage: { fr: 1, 'sr-Cyrl': 2 },
      messages: { accepted: 0, suspect: 1 },
      mail: { pending: 2, sent: 8, held: 0, dead: 0 },
    })
  })
})

describe('status', () => {
  const late = { now: () => at + 80 * hour }

  test('of a new site reports no problem', async () => {
    await site.fill()
    const { code, out, err } = await site.staff(['status'])
    expect([code, err]).toEqual([0, ''])
    expect(out.split('\n')).toEqual([
      'The database is writable.',
      expect.stringMatching(/^The disk of \S+ (?:has enough space|is almost full): [\d.]+ (?:bytes|[kMGT]B) free\./),
      'No mail is waiting to be sent.',
      'No mail is held or has failed.',
      '',
    ])
  })

  test('counts pending mails with the oldest time, and held and failed mails', async () => {
    await site.fill(async (store) => {
      await store.requestSubscription(requestOf('dead@primer.example', { at }))
      const [mail] = await store.leaseDueMail(at, at + hour, 1)
      await store.recordMailFailure(mail!.id, { nextAttempt: at, error: '550', dead: true })
      await store.acceptMessage(messageOf('held@primer.example', { at }))
      await store.leaseDueMail(at + 73 * hour, at + 74 * hour, 1)
      await store.requestSubscription(requestOf('new@primer.example', { at: at + 73 * hour }))
      await store.acceptMessage(messageOf('newer@primer.example', { at: at + 74 * hour }))
    })
    const { code, out } = await site.staff(['status'], late)
    expect(code).toBe(0)
    expect(out.split('\n').slice(2)).toEqual([
      '2 mails are waiting to be sent, the oldest since 4 Mar 2026, 14:05.',
      'Mails that need a decision: 1 held, 1 failed. “staff mail list” shows them.',
      '',
    ])
    const json = await site.staff(['status', '--format', 'json'], late)
    expect(JSON.parse(json.out)).toEqual({
      database: 'writable',
      disk: expect.stringMatching(/^(?:enough|low)$/),
      freeBytes: expect.any(Number),
      mail: { waiting: 2, oldest: '2026-03-04T13:05:00.000Z', held: 1, dead: 1 },
    })
  })

  test('exits with 1 if the database is not writable', async () => {
    await site.fill()
    const openStore: typeof site.openStore = async (config) => ({
      ...(await site.openStore(config)),
      checkWritable: () => Promise.reject(new StoreUnavailable(Object.assign(new Error(), { code: 'ENOSPC' }))),
    })
    const { code, out, err } = await site.staff(['status'], { openStore })
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      'The database could not be used: the disk is full; free some space and try again. Nothing was changed.\n',
    )
  })
})

describe('messages', () => {
  test('are listed as text, with Belgrade time in winter and in summer', async () => {
    await site.fill(async (store) => {
      await store.acceptMessage(
        messageOf('ana@primer.example', {
          at,
          topic: 'media',
          name: 'Ana P.',
          message: 'One\n\ttwo\r\n\nthree',
          language: 'nl',
        }),
      )
      await store.acceptMessage(
        messageOf('boris@primer.example', {
          at: Date.UTC(2026, 6, 1, 22, 30),
          status: 'suspect',
          phone: '',
          municipality: '',
          page: '',
        }),
      )
    })
    const { code, out, err } = await site.staff(['messages'])
    expect([code, err]).toEqual([0, '2 messages.\n'])
    const number = /Number: .+/g
    expect(out.replaceAll(number, 'Number: #')).toBe(
      [
        '2 Jul 2026, 00:30, form “contact”, topic “question”, Serbian (Cyrillic), suspect: perhaps from a robot',
        '  From:    Милица Јовић <boris@primer.example>',
        '  Number: #',
        '  | When is the next assembly of the local board?',
        '',
        '1 Mar 2026, 13:05, form “contact”, topic “media”, Dutch',
        '  From:    Ana P. <ana@primer.example>',
        '  Phone:   +381 60 555 0101',
        '  Place:   Vračar',
        '  Page:    contact',
        '  Number: #',
        '  | One',
        '  |     two',
        '  | ',
        '  | three',
        '',
      ].join('\n'),
    )
  })

  test('cannot control the terminal or look like our own output', async () => {
    const hostile = '\u001B[2J\u001B]0;title\u0007\u009B31m\u0000\b\r\u007F\u202E\u2066\u200B\uFEFF\u00AD\u{E0041}'
    const forged = '1 Mar 2026, 13:05, form “contact”'
    await site.fill((store) =>
      store.acceptMessage(
        messageOf(`${hostile}@primer.example`, {
          at,
          name: `N${hostile}\n${forged}`,
          phone: `P${hostile}`,
          municipality: `M${hostile}\u2028${forged}`,
          page: `p${hostile}`,
          message: `T${hostile}\n${forged}\n\u2028${forged}\u0085${forged}`,
        }),
      ),
    )
    for (const argv of [['messages'], ['messages', '--format', 'json']]) {
      const { out } = await site.staff(argv)
      expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      expect(out.split('\n').filter((line) => line.startsWith(forged))).toHaveLength(argv.length === 1 ? 1 : 0)
    }
    const { out } = await site.staff(['messages'])
    expect(out).toContain(
      'P<U+001B>[2J<U+001B>]0;title<U+0007><U+009B>31m<U+0000><U+0008><U+000D><U+007F><U+202E><U+2066><U+200B><U+FEFF><U+00AD><U+E0041>',
    )
    expect(out).toContain(`N<U+001B>[2J`)
    expect(out).toContain(`<U+000A>${forged}`)
    expect(out).toContain(`  | ${forged}\n  | <U+2028>${forged}<U+0085>${forged}\n`)
    const json = await site.staff(['messages', '--format', 'json'])
    expect(JSON.parse(json.out)).toMatchObject({
      phone: `P${hostile}`,
      name: `N${hostile}\n${forged}`,
      at: '2026-03-01T12:05:00.000Z',
    })
  })

  test('in other scripts and with emoji are unchanged', async () => {
    const message = 'Ђорђе, çà et là — 👩‍🔬 עברית ✓'
    await site.fill((store) => store.acceptMessage(messageOf('ana@primer.example', { message })))
    expect((await site.staff(['messages'])).out).toContain(`  | ${message}\n`)
  })

  test.for([
    [[], ['a', 'b', 'c', 'd']],
    [
      ['--topic', 'media'],
      ['b', 'd'],
    ],
    [
      ['--status', 'accepted'],
      ['a', 'b', 'c'],
    ],
    [['--status', 'suspect'], ['d']],
    [
      ['--since', '2026-03-03'],
      ['c', 'd'],
    ],
    [['--topic', 'media', '--status', 'accepted', '--since', '2026-03-02'], ['b']],
    [['--topic', 'shop'], []],
  ] as [string[], string[]][])('%j', async ([options, texts]) => {
    await site.fill(async (store) => {
      await store.acceptMessage(messageOf('x@primer.example', { at, message: 'a' }))
      await store.acceptMessage(messageOf('x@primer.example', { at: at + day, message: 'b', topic: 'media' }))
      await store.acceptMessage(messageOf('x@primer.example', { at: at + 2 * day, message: 'c', topic: 'join' }))
      await store.acceptMessage(
        messageOf('x@primer.example', { at: at + 3 * day, message: 'd', topic: 'media', status: 'suspect' }),
      )
    })
    const { code, out, err } = await site.staff(['messages', '--format', 'json', ...options])
    const lines = out.split('\n').slice(0, -1)
    expect(lines.map((line) => JSON.parse(line).message)).toEqual(texts.toReversed())
    expect(code).toBe(0)
    expect(err).toBe(['There are no such messages.\n', '1 message.\n'][texts.length] ?? `${texts.length} messages.\n`)
  })

  test('are found by their text in either script, and limited to the newest', async () => {
    await site.fill(async (store) => {
      for (const [place, message] of [...['one', 'two', 'three'].entries()])
        await store.acceptMessage(messageOf('x@primer.example', { at: at + place * day, message }))
      await store.acceptMessage(messageOf('y@primer.example', { at: at + 3 * day, name: 'Ђорђе Чех', message: 'four' }))
      await store.acceptOrder({ ...orderMessageOf('z@primer.example', { message: 'five' }), year: 2026 })
    })
    const listed = async (...options: string[]) => {
      const { out, err } = await site.staff(['messages', '--format', 'json', ...options])
      const lines = out.split('\n').slice(0, -1)
      return [lines.map((line) => (JSON.parse(line) as { message: string }).message), err] as const
    }
    expect(await listed('--limit', '2')).toEqual([['five', 'four'], '2 messages. There are older ones.\n'])
    expect(await listed('--limit', '5')).toEqual([['five', 'four', 'three', 'two', 'one'], '5 messages.\n'])
    for (const text of ['đorđe', 'Đorđe', 'ЂОРЂЕ ч', 'y@PRIMER'])
      expect(await listed('--find', text)).toEqual([['four'], '1 message.\n'])
    expect(await listed('--find', 'x@primer', '--limit', '1')).toEqual([
      ['three'],
      '1 message. There are older ones.\n',
    ])
    expect(await listed('--find', '2026000001')).toEqual([['five'], '1 message.\n'])
    expect(await listed('--find', '%')).toEqual([[], 'There are no such messages.\n'])
    expect(await site.staff(['messages', '--find', ' '])).toMatchObject({ code: 2 })
    expect(await site.staff(['messages', '--limit', '0'])).toMatchObject({ code: 2 })
  })

  test('after the storage period show only date and form', async () => {
    await site.fill(async (store) => {
      await store.acceptMessage(messageOf('ana@primer.example', { at }))
      await store.purge(at + 400 * day, 365)
    })
    const { out } = await site.staff(['messages'])
    expect(out).toMatch(
      /^1 Mar 2026, 13:05, form “contact”, Serbian \(Cyrillic\)\n {2}The storage period is over: only the date and the form were kept\.\n {2}Number: {2}\S+\n$/,
    )
  })
})

describe('mail', () => {
  let held: OutboxMail
  let dead: OutboxMail
  let pending: OutboxMail

  const withServer = () => ({ config: () => ({ ...site.config, smtpUrl: 'smtp://mail.primer.example' }) })

  const mails = async (): Promise<OutboxMail[]> => {
    const store = await site.openStore(site.config)
    try {
      return await collect(store.listMail())
    } finally {
      await store.close()
    }
  }

  beforeEach(async () => {
    await site.fill(async (store: Store) => {
      await store.requestSubscription(requestOf('dead@primer.example', { at }))
      const [taken] = await store.leaseDueMail(at, at + hour, 1)
      await store.recordMailFailure(taken!.id, { nextAttempt: at, error: '550 5.1.1 RCPT TO\u001B[2J', dead: true })
      await store.acceptMessage(messageOf('held@primer.example', { at }))
      await store.leaseDueMail(at + 73 * hour, at + 74 * hour, 1)
      await store.requestSubscription(requestOf('new@primer.example', { at: at + 73 * hour }))
    })
    const all = await mails()
    ;[dead, held, pending] = [all[0]!, all[1]!, all[2]!]
    expect([dead.status, held.status, pending.status]).toEqual(['dead', 'held', 'pending'])
  })

  test('list shows recipient, purpose, waiting time and last answer of each unsent mail', async () => {
    await site.fill(async (store) => {
      const [taken] = await store.leaseDueMail(at + 73 * hour, at + 74 * hour, 1)
      await store.recordMailFailure(taken!.id, { nextAttempt: at + 75 * hour, error: '451 4.7.1 DATA', dead: false })
    })
    const { code, out, err } = await site.staff(['mail', 'list'], withServer())
    expect(code).toBe(0)
    expect(out).toBe(
      `${held.id}  held\n  to ${reach.email}: sends a visitor’s message to the party\n  waiting since 1 Mar 2026, 13:05, never tried\n` +
        `${dead.id}  failed\n  to dead@primer.example: asks a person to confirm the subscription\n  waiting since 1 Mar 2026, 13:05, tried 1 time, last answer: “550 5.1.1 RCPT TO<U+001B>[2J”\n` +
        `${pending.id}  pending\n  to new@primer.example: asks a person to confirm the subscription\n  waiting since 4 Mar 2026, 14:05, tried 1 time, last answer: “451 4.7.1 DATA”, next attempt: 4 Mar 2026, 16:05\n`,
    )
    expect(err).toBe('3 mails: 1 held, 1 failed and 1 pending.\n')
  })

  test('list reports no unsent mail only if there is none', async () => {
    await site.staff(['mail', 'drop', '--all'])
    expect((await site.staff(['mail', 'list'])).err).toBe('1 mail: 1 pending.\n')
    await site.fill((store) => deliver(store, at + 73 * hour))
    expect(await site.staff(['mail', 'list'])).toEqual({
      code: 0,
      out: '',
      err: 'No mail is waiting, held or failed.\n',
    })
    const { out, err } = await site.staff(['mail', 'list', '--all'])
    expect(out).toBe(
      `${pending.id}  sent\n  asks a person to confirm the subscription\n  written 4 Mar 2026, 14:05, tried 1 time\n`,
    )
    expect(err).toBe('1 mail: 1 sent.\n')
  })

  test('list reports that mails are not sent without a mail server', async () => {
    const { out } = await site.staff(['mail', 'list'])
    expect(out).toContain(
      'to new@primer.example: asks a person to confirm the subscription\n  waiting since 4 Mar 2026, 14:05, not sent, because SMTP_URL is empty\n',
    )
  })

  test('list shows the time of the release for a released mail', async () => {
    await site.staff(['mail', 'release', held.id], { now: () => at + 80 * hour })
    expect((await site.staff(['mail', 'list'], withServer())).out).toContain(
      'waiting since 4 Mar 2026, 21:05, never tried',
    )
  })

  test('list --all as json shows every mail', async () => {
    const { out, err } = await site.staff(['mail', 'list', '--all', '--format', 'json'])
    const lines = out.split('\n').slice(0, -1)
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([dead.id, held.id, pending.id])
    const iso = '2026-03-01T12:05:00.000Z'
    expect(JSON.parse(lines[1]!)).toEqual({
      ...held,
      to: reach.email,
      created: iso,
      queued: iso,
      nextAttempt: iso,
    })
    expect(err).toBe('3 mails: 1 failed, 1 held and 1 pending.\n')
  })

  test('release by id changes only this mail', async () => {
    const { code, out } = await site.staff(['mail', 'release', held.id], { now: () => at + 80 * hour })
    expect(code).toBe(0)
    expect(out).toBe(
      `1 mail was released (1 held).\nSMTP_URL is empty: mails are not sent, but written as files to ${site.folder}.\n`,
    )
    expect((await mails()).map(({ status }) => status)).toEqual(['dead', 'pending', 'pending'])
    expect((await mails())[1]!.nextAttempt).toBe(at + 80 * hour)
  })

  test('release --all', async () => {
    const config = () => ({ ...site.config, smtpUrl: 'smtp://localhost' })
    const { out } = await site.staff(['mail', 'release', '--all'], { config })
    expect(out).toBe(
      '2 mails were released (1 held and 1 failed).\nThe site sends released mails within a minute while it runs.\n',
    )
    expect((await mails()).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
    const again = await site.staff(['mail', 'release', '--all'])
    expect(again).toEqual({ code: 0, out: 'No mail is held or has failed: nothing was changed.\n', err: '' })
  })

  test('drop by id deletes the mail and its file', async () => {
    const folder = join(site.folder, 'mail')
    mkdirSync(folder)
    for (const { id } of [held, dead]) writeFileSync(join(folder, `${id}.eml`), '')
    const { code, out } = await site.staff(['mail', 'drop', dead.id])
    expect([code, out]).toEqual([0, '1 mail was discarded for good (1 failed).\n'])
    expect((await mails()).map(({ id }) => id)).toEqual([held.id, pending.id])
    expect([held, dead].map(({ id }) => existsSync(join(folder, `${id}.eml`)))).toEqual([true, false])
  })

  test('drop --all keeps pending mail', async () => {
    const { out } = await site.staff(['mail', 'drop', '--all'])
    expect(out).toBe('2 mails were discarded for good (1 held and 1 failed).\n')
    expect((await mails()).map(({ id }) => id)).toEqual([pending.id])
    expect((await site.staff(['mail', 'drop', '--all'])).out).toBe(
      'No mail is held or has failed: nothing was changed.\n',
    )
    expect((await site.staff(['mail', 'list'])).err).toBe('1 mail: 1 pending.\n')
  })

  test.for(['release', 'drop'])('%s changes nothing if one id is unknown', async (action) => {
    for (const id of ['misspelt\u001B', pending.id]) {
      const { code, out, err } = await site.staff(['mail', action, held.id, id])
      expect([code, out]).toEqual([1, ''])
      expect(err).toBe(
        `No held or failed mail has this id: “${id.replace('\u001B', '<U+001B>')}”. Nothing was changed: compare with “staff mail list”.\n`,
      )
    }
    expect((await mails()).map(({ status }) => status)).toEqual(['dead', 'held', 'pending'])
  })
})

describe('verify-consent', () => {
  const people = ['a', 'b', 'c'].map((name) => `${name}@primer.example`)
  beforeEach(() =>
    site.fill(async (store) => {
      for (const email of people) await store.requestSubscription(requestOf(email, { at }))
    }),
  )

  /** Changes the log with access to the file. */
  function tamper(statement: string): void {
    const database = new Database(databaseFile(site.config))
    database.exec('DROP TRIGGER consent_log_no_update; DROP TRIGGER consent_log_no_delete')
    expect(database.prepare(statement).run().changes).toBe(1)
    database.close()
  }

  test('reports an intact log and the hash of its last entry', async () => {
    const { code, out, err } = await site.staff(['verify-consent'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^The consent log is intact: 3 entries\.\nHash of the last entry: [0-9a-f]{64}\n$/)
  })

  test.for([
    ["UPDATE consent_log SET language = 'nl' WHERE seq = 2", 'entry 2 was changed'],
    ['DELETE FROM consent_log WHERE seq = 2', 'entry 2 is missing'],
    ['DELETE FROM consent_log WHERE seq = 3', 'entry 3 is missing'],
  ] as const)('%s', async ([statement, fault]) => {
    tamper(statement)
    const { code, out, err } = await site.staff(['verify-consent'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      `The consent log is not intact: ${fault}. This check changed nothing. Keep a copy of the database as it is now, and compare it with your backups.\n`,
    )
  })
})
