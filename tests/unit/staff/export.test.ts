import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StoreUnavailable } from '#shared/errors.ts'
import type { Store, Subscriber } from '#db/store.ts'
import { unsubscribeToken } from '#server/mail/addresses.ts'
import { confirmed, day, requestOf, unsubscribeBy } from '../db/samples.ts'
import { at, Capture, consentBy, publicUrl, secret, staffSite, Stuck, subjectHash, type StaffSite } from './staff.ts'

let site: StaffSite
beforeEach(() => {
  site = staffSite()
})
afterEach(() => site.remove())

const header = 'email,language,status,form,created,confirmed,unsubscribed,consent_version,unsubscribe_url'
const addressOf = ({ id, keyVersion }: Subscriber) => `${publicUrl}/u/${unsubscribeToken(secret, id, keyVersion)}`

const emailOf = (index: number) => `p${index}@primer.example`
/** Adds confirmed subscribers. */
const signUp = (store: Store, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      store.requestSubscription(requestOf(emailOf(index), { confirmImmediately: true })),
    ),
  )

const lines = (text: string): string[] => text.split('\r\n').slice(0, -1)
const emailsOf = (text: string): string[] =>
  lines(text)
    .slice(1)
    .map((line) => line.split(',')[0]!)

async function people(store: Store): Promise<{ ana: Subscriber; boris: Subscriber; vera: Subscriber }> {
  const ana = await confirmed(store, 'ana@primer.example', {
    at,
    language: 'fr',
    consent: consentBy('ana@primer.example'),
  })
  await store.requestSubscription(requestOf('boris@primer.example', { at: at + day, language: 'sr-Cyrl', form: 'api' }))
  const { subscriber: boris } = await store.showPerson('boris@primer.example', subjectHash('boris@primer.example'))
  const vera = await confirmed(store, 'vera@primer.example', { at: at + 2 * day, language: 'sr' })
  await unsubscribeBy(store, vera.id, at + 3 * day)
  return { ana, boris: boris!, vera }
}

/** Adds the three people. */
async function filled(): Promise<Awaited<ReturnType<typeof people>>> {
  let made: Awaited<ReturnType<typeof people>> | undefined
  await site.fill(async (store) => {
    made = await people(store)
  })
  return made!
}

describe('the formats, byte by byte', () => {
  test('csv follows RFC 4180: commas, CRLF, UTF-8 without a byte order mark', async () => {
    const { ana, boris, vera } = await filled()
    const { code, out, err } = await site.staff(['export', '--status', 'all'])
    expect(out).toBe(
      [
        header,
        `ana@primer.example,fr,confirmed,newsletter,2026-03-01 12:05:00,2026-03-01 12:05:01,,4,${addressOf(ana)}`,
        `boris@primer.example,sr-Cyrl,pending,api,2026-03-02 12:05:00,,,,${addressOf(boris)}`,
        `vera@primer.example,sr,unsubscribed,newsletter,2026-03-03 12:05:00,2026-03-03 12:05:01,2026-03-04 12:05:00,4,${addressOf(vera)}`,
        '',
      ].join('\r\n'),
    )
    expect(code).toBe(0)
    expect(err).toBe('3 rows were written to standard output.\n')
  })

  test('excel has a byte order mark and semicolons', async () => {
    const { ana } = await filled()
    const { out } = await site.staff(['export', '--format', 'excel'])
    expect(out).toBe(
      `\uFEFF${header.replaceAll(',', ';')}\r\n` +
        `ana@primer.example;fr;confirmed;newsletter;2026-03-01 12:05:00;2026-03-01 12:05:01;;4;${addressOf(ana)}\r\n`,
    )
    expect(Buffer.from(out).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  })

  test('json is one object a line with the same columns', async () => {
    const { ana, boris } = await filled()
    const { out } = await site.staff(['export', '--format', 'json', '--status', 'all'])
    const written = out.split('\n')
    expect(written).toHaveLength(4)
    expect(written[0]).toBe(
      `{"email":"ana@primer.example","language":"fr","status":"confirmed","form":"newsletter","created":"2026-03-01T12:05:00.000Z","confirmed":"2026-03-01T12:05:01.000Z","unsubscribed":null,"consent_version":4,"unsubscribe_url":"${addressOf(ana)}"}`,
    )
    expect(written[1]).toContain(
      `"confirmed":null,"unsubscribed":null,"consent_version":null,"unsubscribe_url":"${addressOf(boris)}"`,
    )
    expect(Object.keys(JSON.parse(written[2]!)).join(',')).toBe(header)
  })

  test('an international address is unchanged', async () => {
    await site.fill((store) => confirmed(store, 'љубав@пример.example'))
    const { out } = await site.staff(['export'])
    expect(emailsOf(out)).toEqual(['љубав@пример.example'])
  })

  test('an empty list has its header', async () => {
    await site.fill()
    expect((await site.staff(['export'])).out).toBe(`${header}\r\n`)
    expect((await site.staff(['export', '--format', 'excel'])).out).toBe(`\uFEFF${header.replaceAll(',', ';')}\r\n`)
    const json = await site.staff(['export', '--format', 'json'])
    expect(json).toEqual({ code: 0, out: '', err: '0 rows were written to standard output.\n' })
  })

  test('a list of exactly two pieces loses and repeats no row', async () => {
    await site.fill((store) => signUp(store, 400))
    expect(emailsOf((await site.staff(['export'])).out)).toEqual(
      Array.from({ length: 400 }, (_, index) => emailOf(index)),
    )
  })
})

describe('cells that a spreadsheet would take for formulas', () => {
  const dangerous: readonly [stored: string, cell: string][] = [
    ['=1+1', `'=1+1`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['\0=1', `'=1`],
    ['a\0b', 'ab'],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠SUM(A1)', `'＠SUM(A1)`],
    [`=cmd|' /C calc'!A0`, `'=cmd|' /C calc'!A0`],
    ['="a"', `"'=""a"""`],
    ['a=1+1', 'a=1+1'],
    ['1-1', '1-1'],
    ['"a"', '"""a"""'],
  ]

  test.for(dangerous)('%j', async ([stored, cell]) => {
    await site.fill((store) => store.requestSubscription(requestOf(stored, { confirmImmediately: true, at })))
    const row = 'sr,confirmed,newsletter,2026-03-01 12:05:00'
    expect((await site.staff(['export'])).out).toContain(`\r\n${cell},${row}`)
    expect((await site.staff(['export', '--format', 'excel'])).out).toContain(`\r\n${cell};${row.replaceAll(',', ';')}`)
    const json = await site.staff(['export', '--format', 'json'])
    expect(JSON.parse(json.out).email).toBe(stored)
  })

  test('a comma or a semicolon does not end a cell', async () => {
    await site.fill((store) => store.requestSubscription(requestOf('a,b;c', { confirmImmediately: true })))
    expect((await site.staff(['export'])).out).toContain('\r\n"a,b;c",sr')
    expect((await site.staff(['export', '--format', 'excel'])).out).toContain('\r\n"a,b;c";sr')
  })

  test('json contains no character that controls a terminal', async () => {
    const email = '\u009B31m\u202Ea\u007F\u{E0041}'
    await site.fill((store) => store.requestSubscription(requestOf(email, { confirmImmediately: true })))
    const { out } = await site.staff(['export', '--format', 'json'])
    expect(out.trimEnd()).toMatch(/^[\x20-\x7e]*$/)
    expect(JSON.parse(out).email).toBe(email)
  })
})

describe('filters', () => {
  const languageOf = { ana: 'sr', boris: 'sr-Cyrl', vera: 'en', dora: 'fr', eva: 'nl' } as const

  test.for([
    [[], ['ana']],
    [['--status', 'confirmed'], ['ana']],
    [['--status', 'pending'], ['boris']],
    [['--status', 'unsubscribed'], ['vera']],
    [
      ['--status', 'all'],
      ['ana', 'boris', 'vera'],
    ],
    [['--status=ALL'], ['ana', 'boris', 'vera']],
    [['--status', 'all', '--lng', 'sr-cyrl'], ['boris']],
    [['--status', 'all', '--lng', 'sr'], ['vera']],
    [['--status', 'all', '--lng', 'nl'], []],
    // They signed up at 12:05 UTC.
    [
      ['--status', 'all', '--since', '2026-03-02'],
      ['boris', 'vera'],
    ],
    [
      ['--status', 'all', '--since', '2026-03-02T12:05:00Z'],
      ['boris', 'vera'],
    ],
    [['--status', 'all', '--since', '2026-03-02T12:05:00.001Z'], ['vera']],
    [['--status', 'all', '--since', '2026-03-02T14:06:00+02:00'], ['vera']],
    [['--status', 'all', '--since', '2027-01-01'], []],
    [['--status', 'all', '--lng', 'fr', '--since', '2026-03-02'], []],
  ] as [string[], string[]][])('%j', async ([options, names]) => {
    await filled()
    const { code, out, err } = await site.staff(['export', ...options])
    expect(emailsOf(out)).toEqual(names.map((name) => `${name}@primer.example`))
    expect([code, err]).toEqual([
      0,
      `${names.length} ${names.length === 1 ? 'row was' : 'rows were'} written to standard output.\n`,
    ])
  })

  test('a day begins at midnight in Belgrade', async () => {
    await site.fill(async (store) => {
      await confirmed(store, 'before@primer.example', { at: Date.UTC(2026, 6, 9, 21, 59, 59, 999) })
      await confirmed(store, 'after@primer.example', { at: Date.UTC(2026, 6, 9, 22) })
    })
    expect(emailsOf((await site.staff(['export', '--since', '2026-07-10'])).out)).toEqual(['after@primer.example'])
  })

  test('--lng selects one language', async () => {
    await site.fill(async (store) => {
      for (const [name, language] of Object.entries(languageOf))
        await confirmed(store, `${name}@primer.example`, { language })
    })
    for (const [name, language] of Object.entries(languageOf)) {
      const { out } = await site.staff(['export', '--lng', language])
      expect(emailsOf(out)).toEqual([`${name}@primer.example`])
    }
  })
})

describe('--output', () => {
  const target = () => join(site.folder, 'out', 'list.csv')
  beforeEach(() => mkdirSync(join(site.folder, 'out')))

  test('writes the complete file, readable only for its owner, and reports the number of rows', async () => {
    await filled()
    const { code, out, err } = await site.staff(['export', '--output', target()])
    expect({ code, out, err }).toEqual({ code: 0, out: '', err: `1 row was written to ${target()}.\n` })
    expect(readFileSync(target(), 'utf8')).toBe((await site.staff(['export'])).out)
    expect(statSync(target()).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(site.folder, 'out'))).toEqual(['list.csv'])
  })

  test('replaces an older file that others could read', async () => {
    await filled()
    writeFileSync(target(), 'old', { mode: 0o644 })
    await site.staff(['export', '--output', target()])
    expect(readFileSync(target(), 'utf8')).toContain('ana@primer.example')
    expect(statSync(target()).mode & 0o777).toBe(0o600)
  })

  /** Returns a store whose export fails after a number of rows. */
  const failing = async (store: Store, after: number): Promise<Store> => ({
    ...store,
    async *exportSubscribers(filter) {
      let rows = 0
      for await (const row of store.exportSubscribers(filter)) {
        if (rows === after) throw new StoreUnavailable(Object.assign(new Error('x'), { code: 'SQLITE_CORRUPT' }))
        rows += 1
        yield row
      }
    },
  })

  test('an export that fails leaves the older file unchanged, and no draft', async () => {
    await site.fill((store) => signUp(store, 900))
    writeFileSync(target(), 'old')
    const openStore = async () => failing(await site.openStore(site.config), 500)
    const { code, err } = await site.staff(['export', '--output', target()], { openStore })
    expect(code).toBe(1)
    expect(err).toBe(
      `${target()} was not written.\n` +
        'The database could not be used: the file is damaged; keep it as it is and ask the site’s administrator. Nothing was changed.\n',
    )
    expect(readFileSync(target(), 'utf8')).toBe('old')
    expect(readdirSync(join(site.folder, 'out'))).toEqual(['list.csv'])
  })

  test('an export to standard output that fails reports an incomplete list', async () => {
    await site.fill((store) => signUp(store, 900))
    const openStore = async () => failing(await site.openStore(site.config), 500)
    const { code, out, err } = await site.staff(['export'], { openStore })
    expect(code).toBe(1)
    expect(emailsOf(out)).toHaveLength(400)
    expect(err).toMatch(/^The list is not complete: it has 900 rows in all\.\n/)
  })

  test('an export that is stopped leaves no file', async () => {
    await site.fill((store) => signUp(store, 900))
    const stop = new AbortController()
    const openStore = async (): Promise<Store> => {
      const store = await site.openStore(site.config)
      return {
        ...store,
        async *exportSubscribers(filter) {
          for await (const row of store.exportSubscribers(filter)) {
            if (row.email === 'p500@primer.example') stop.abort()
            yield row
          }
        },
      }
    }
    const { code, err } = await site.staff(['export', '--output', target()], {
      openStore,
      stopSignal: () => stop.signal,
    })
    expect([code, err]).toEqual([1, `${target()} was not written.\nThe command was stopped before the end.\n`])
    expect(readdirSync(join(site.folder, 'out'))).toEqual([])
  })

  test('a missing folder is reported', async () => {
    await filled()
    const path = join(site.folder, 'nowhere', 'list.csv')
    const { code, err } = await site.staff(['export', '--output', path])
    expect([code, err]).toEqual([
      1,
      `${path} could not be written: there is no such file or folder. The file that was there before is unchanged.\n`,
    ])
  })

  test('a folder or a device is not replaced', async () => {
    await filled()
    const device = join(site.folder, 'device')
    symlinkSync('/dev/null', device)
    for (const path of [join(site.folder, 'out'), device]) {
      const { code, err } = await site.staff(['export', '--output', path])
      expect([code, err]).toEqual([1, `${path} is not a file: choose another name.\n`])
    }
    expect(statSync(device).isCharacterDevice()).toBe(true)
  })

  test('the database and the key are not replaced, under any name', async () => {
    await filled()
    writeFileSync(join(site.folder, 'secret'), secret)
    const alias = join(site.folder, 'alias.csv')
    symlinkSync(join(site.folder, 'site.sqlite'), alias)
    for (const path of [join(site.folder, 'site.sqlite'), join(site.folder, 'secret'), alias]) {
      const before = readFileSync(path)
      const { code, err } = await site.staff(['export', '--output', path])
      expect([code, err]).toEqual([1, `${path} belongs to the site: choose another name.\n`])
      expect(readFileSync(path).equals(before)).toBe(true)
    }
  })
})

describe('progress', () => {
  /** Returns a clock that moves on by a step at every call. */
  const clock = (step: number) => {
    let time = at
    return () => (time += step)
  }
  const terminal = () => Object.assign(new Capture(), { isTTY: true })

  test('is shown on a terminal at most ten times a second, and removed at the end', async () => {
    await site.fill((store) => signUp(store, 1200))
    const { err } = await site.staff(['export'], { stderr: terminal(), now: clock(1) })
    const counts = [...err.matchAll(/\r\u001B\[K([\d,]+) of 1,200 rows/g)].map(([, count]) =>
      Number(count!.replace(',', '')),
    )
    expect(counts[0]).toBe(400)
    expect(counts).toEqual([400, 500, 600, 700, 800, 900, 1000, 1100, 1200])
    expect(err.endsWith('\r\u001B[K1,200 rows were written to standard output.\n')).toBe(true)
  })

  test('is not shown for a short wait, without a terminal, or among the data', async () => {
    await site.fill((store) => signUp(store, 1200))
    const said = '1,200 rows were written to standard output.\n'
    const short = await site.staff(['export'], { stderr: terminal(), now: clock(0.1) })
    expect(short.err).toBe(said)
    const log = await site.staff(['export'], { now: clock(1) })
    expect(log.err).toBe(said)
    const both = await site.staff(['export'], { stdout: terminal(), stderr: terminal(), now: clock(1) })
    expect(both.err).toBe(said)
    expect(both.out).not.toContain('\u001B')
  })
})

describe('20,000 subscribers', () => {
  const total = 20_000
  let crowd: StaffSite
  beforeAll(async () => {
    crowd = staffSite()
    await crowd.fill((store) => signUp(store, total))
  })
  afterAll(() => crowd.remove())

  test.for([
    ['csv', total + 1],
    ['excel', total + 1],
    ['json', total],
  ] as const)('are read no faster than the reader takes them, and all arrive: %s', async ([format, size]) => {
    let read = 0
    const openStore = async (): Promise<Store> => {
      const store = await crowd.openStore(crowd.config)
      return {
        ...store,
        async *exportSubscribers(filter) {
          for await (const row of store.exportSubscribers(filter)) {
            read += 1
            yield row
          }
        },
      }
    }
    const stdout = new Stuck()
    const done = crowd.staff(['export', '--format', format], { stdout, openStore })
    // Meanwhile another export is read completely.
    expect((await crowd.staff(['export'])).code).toBe(0)
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(1000)
    stdout.letGo()
    const { code, out } = await done
    expect([code, read, out.split('\n').length - 1]).toEqual([0, total, size])
  })

  /** Returns the exit code and the standard error of a process. */
  function ending(child: ReturnType<StaffSite['process']>): Promise<{ code: number | null; err: string }> {
    let err = ''
    child.stderr.on('data', (text) => (err += String(text)))
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, err })))
  }

  test('all arrive through a pipe that is read slowly', async () => {
    const child = crowd.process(['export'])
    const end = ending(child)
    // Then the pipe is full, or nearly.
    await expect.poll(() => child.stdout.readableLength).toBeGreaterThan(0)
    const chunks: Buffer[] = []
    for await (const chunk of child.stdout) {
      chunks.push(chunk as Buffer)
      await turn()
    }
    expect(await end).toEqual({ code: 0, err: '20,000 rows were written to standard output.\n' })
    const emails = emailsOf(Buffer.concat(chunks).toString())
    expect(emails).toEqual(Array.from({ length: total }, (_, index) => emailOf(index)))
  })

  test('end without a text when the reader closes the pipe', async () => {
    const child = crowd.process(['export'])
    const end = ending(child)
    child.stdout.once('data', () => child.stdout.destroy())
    expect(await end).toEqual({ code: 1, err: '' })
  })

  test('leave no file when the process is stopped', async () => {
    const folder = join(crowd.folder, 'out')
    mkdirSync(folder)
    // The process signals itself when it starts to listen, at the start of the file: a test could not hit that moment.
    const stopped = `const { once } = process
      process.once = (event, listener) => {
        once.call(process, event, listener)
        if (event === 'SIGTERM') setImmediate(() => process.kill(process.pid, 'SIGTERM'))
        return process
      }`
    const child = crowd.process(['export', '--output', join(folder, 'list.csv')], {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stopped)}`,
    })
    const end = ending(child)
    expect(await end).toEqual({
      code: 1,
      err: `${join(folder, 'list.csv')} was not written.\nThe command was stopped before the end.\n`,
    })
    expect(readdirSync(folder)).toEqual([])
  })
})

test('a missing key: nothing is exported, and no key is created', async () => {
  const keyless = staffSite({ SECRET: '' })
  try {
    await keyless.fill(people)
    const { code, out, err } = await keyless.staff(['export'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      `The site’s key is missing from ${keyless.folder}: put its file “secret” back from a backup, or set SECRET. Nothing was changed.\n`,
    )
    expect(existsSync(join(keyless.folder, 'secret'))).toBe(false)
    writeFileSync(join(keyless.folder, 'secret'), `${secret}\n`)
    expect(emailsOf((await keyless.staff(['export'])).out)).toEqual(['ana@primer.example'])
  } finally {
    keyless.remove()
  }
})
