import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StoreUnavailable } from '#shared/errors.ts'
import { readConfig } from '#server/config.ts'
import { kinds } from '#server/publishing/kinds/kinds.ts'
import { commands } from '#server/staff/commands.ts'
import { readCall } from '#server/staff/parse.ts'
import { databaseFile } from '#server/dataFolder.ts'
import { Capture, staffSite, type StaffSite } from './staff.ts'

const commandNames = Object.keys(commands)

let site: StaffSite
beforeEach(() => {
  site = staffSite()
})
afterEach(() => site.remove())

/** Matches text for programmers: stack traces, error codes and names of constants. */
const jargon =
  /\bat .+:\d+:\d+|Error:|\b[A-Z]+_[A-Z_]+\b(?<!SMTP_URL|DATA_DIR|LOG_LEVEL|DATABASE_URL)|\bE(?:ACCES|PERM|NO[A-Z]+|PIPE)\b/

describe('help', () => {
  test.for([[['help']], [['--help']], [['-h']]] as [string[]][])('%j lists every command', async ([argv]) => {
    const { code, out, err } = await site.staff(argv)
    expect([code, err]).toEqual([0, ''])
    for (const { name, kind } of Object.values(commands))
      expect(out).toMatch(new RegExp(`^  ${kind ? `${name.split(' ')[0]} VERB` : name} +\\S`, 'm'))
    expect(out).toContain('Exit codes: 0 success, 1 failure, 2 wrong usage.')
  })

  test.for(commandNames)('%s: usage, every option with its default, and an example that works', async (name) => {
    const { code, out, err } = await site.staff([...name.split(' '), '--help'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`Usage:\n  staff ${name}`)
    const { options, example } = commands[name]!
    for (const [option, { placeholder }] of Object.entries(options)) {
      const typed = `  --${option}${placeholder === undefined ? '' : ` ${placeholder}`}\n`
      expect(out).toContain(typed)
      expect(out.slice(out.indexOf(typed) + typed.length)).toMatch(/^(?: {6}\S.*\n)+/)
      expect(out.slice(out.indexOf(typed))).toMatch(/^ {6}Default: .+/m)
    }
    expect(out).toContain(`Example:\n  staff ${example}\n`)
    const call = readCall(example.split(' '), commands)
    expect(call).toMatchObject({ kind: 'run', name })
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
    expect(await site.staff(['help', ...name.split(' ')])).toEqual({ code, out, err })
  })

  test('shows defaults and values of options', async () => {
    const { out } = await site.staff(['export', '--help'])
    expect(out).toMatch(/--format csv\|excel\|json\n(?: {6}.*\n)* {6}Default: csv\./)
    expect(out).toMatch(
      /--status pending\|confirmed\|bouncing\|unsubscribed\|all\n(?: {6}.*\n)* {6}Default: confirmed\./,
    )
    expect(out).toMatch(/--lng LANGUAGE\n(?: {6}.*\n)*.*sr, sr-Cyrl, en, fr or nl/)
  })

  test('about a first word describes each of its commands', async () => {
    for (const argv of [
      ['mail', '--help'],
      ['help', 'mail'],
    ]) {
      const { code, out } = await site.staff(argv)
      expect(code).toBe(0)
      for (const name of ['mail list', 'mail release', 'mail drop']) expect(out).toContain(`Usage:\n  staff ${name}`)
      expect(out).not.toContain('staff export')
    }
  })

  test('works with wrong settings and without a database', async () => {
    const config = () => readConfig({ PORT: 'x' })
    expect((await site.staff(['export', '--help'], { config })).code).toBe(0)
    expect(readdirSync(site.folder)).toEqual([])
  })
})

describe('wrong usage exits with 2 and one sentence', () => {
  test.for([
    [[], 'No command is given: “staff help” lists the commands.'],
    [['exprot'], 'There is no command “exprot”: did you mean “staff export”?'],
    [['EXPORT'], 'There is no command “EXPORT”: did you mean “staff export”?'],
    [['verify'], 'There is no command “verify”: did you mean “staff verify-consent”?'],
    [['elephant'], 'There is no command “elephant”: “staff help” lists the commands.'],
    [['constructor'], 'There is no command “constructor”: “staff help” lists the commands.'],
    [['__proto__'], 'There is no command “__proto__”: “staff help” lists the commands.'],
    [['\u001B[2J'], 'There is no command “<U+001B>[2J”: “staff help” lists the commands.'],
    [['a'.repeat(100_000)], /^There is no command “a+”: “staff help” lists the commands\.$/],
    [['--format', 'csv', 'export'], 'The command comes before “--format”: “staff help” lists the commands.'],
    [
      ['mail'],
      '“staff mail” is not complete: write “staff mail drop”, “staff mail list”, “staff mail release” or “staff mail test”.',
    ],
    [['mail', 'relaese'], 'There is no command “staff mail relaese”: did you mean “staff mail release”?'],
    [['mail', 'elephant'], 'There is no command “staff mail elephant”: write drop, list, release or test.'],
    [['help', 'exprot'], 'There is no command “exprot”: did you mean “staff export”?'],
    [['export', '--fromat', 'csv'], '“staff export” has no option “--fromat”: did you mean “--format”?'],
    [['export', '--out=x'], '“staff export” has no option “--out”: did you mean “--output”?'],
    [['export', '-o', 'x'], '“staff export” has no option “-o”: did you mean “--output”?'],
    [['export', '--elephant'], '“staff export” has no option “--elephant”: “staff export --help” lists the options.'],
    [
      ['export', '--constructor'],
      '“staff export” has no option “--constructor”: “staff export --help” lists the options.',
    ],
    [['export', '--hepl'], '“staff export” has no option “--hepl”: did you mean “--help”?'],
    [['export', '--format', 'exel'], '--format cannot be “exel”: did you mean “excel”?'],
    [['export', '--format', 'pdf'], '--format cannot be “pdf”: the values are csv, excel or json.'],
    [['export', '--format='], '--format cannot be “”: the values are csv, excel or json.'],
    [['export', '--format'], '--format needs a value: --format csv|excel|json.'],
    [['export', '--output', '--format', 'csv'], '--output needs a value: --output FILE.'],
    [['export', '--output='], '--output needs the name of a file.'],
    [['export', '--lng', 'de'], '--lng cannot be “de”: the values are sr, sr-Cyrl, en, fr or nl.'],
    [['export', '--status', 'pending', '--status', 'all'], '--status is given twice: write it once.'],
    [
      ['export', '--since', '1.3.2026'],
      '--since cannot be “1.3.2026”: write a day such as 2026-03-01 or a time such as 2026-03-01T12:00:00Z.',
    ],
    [
      ['export', '--since', '2026-02-30'],
      '--since cannot be “2026-02-30”: write a day such as 2026-03-01 or a time such as 2026-03-01T12:00:00Z.',
    ],
    [['export', '--since', '2026-02-30T10:00:00Z'], /^--since cannot be/],
    [['export', '--since', '2026-03-01T25:00:00Z'], /^--since cannot be/],
    [['export', '--since', '2026-03-01T10:00:00'], /^--since cannot be/],
    [['export', 'list.csv'], '“staff export” takes only options: “list.csv” is too much.'],
    [['stats', '--format', 'csv'], '--format cannot be “csv”: the values are text or json.'],
    [['erase', 'a@primer.example', '--yes=no'], '--yes takes no value: write it alone.'],
    [['show'], '“staff show” needs ADDRESS: see “staff show --help”.'],
    [
      ['show', 'a@primer.example', 'b@primer.example'],
      '“staff show” takes only one ADDRESS: “b@primer.example” is too much.',
    ],
    [['show', 'ana'], '“ana” is not an email address: write it like name@primer.example.'],
    [['erase', 'ana@', '--yes'], '“ana@” is not an email address: write it like name@primer.example.'],
    [['move'], 'No target is given: write --to postgres://user:password@host:5432/database, or --to and a file.'],
    ...['', 'mysql://site:pass@localhost/site', 'postgres://site:pa ss@local host/site'].map((to) => [
      ['move', `--to=${to}`],
      '--to must look like postgres://user:password@host:5432/database, or be the name of a SQLite file.',
    ]),
    [['mail', 'release'], 'No mail is chosen: give ids from “staff mail list”, or --all.'],
    [['mail', 'drop', 'x', '--all'], 'Give ids or --all, not both.'],
    [['messages', '--topic', 'medai'], '--topic cannot be “medai”: did you mean “media”?'],
  ] as [string[], string | RegExp][])('%j', async ([argv, sentence]) => {
    await site.fill()
    const { code, out, err } = await site.staff(argv)
    expect([code, out]).toEqual([2, ''])
    if (typeof sentence === 'string') expect(err).toBe(`${sentence}\n`)
    else expect(err.trimEnd()).toMatch(sentence)
    expect(err).not.toMatch(jargon)
  })

  test('is reported before anything is opened', async () => {
    const opened: unknown[] = []
    const config = () => {
      opened.push('settings')
      return site.config
    }
    await site.staff(['stats', '--fromat', 'json'], { config })
    expect(opened).toEqual([])
  })
})

describe('a failure exits with 1 and a sentence', () => {
  /** The command lines of all commands that read the database. */
  const reading = commandNames
    .filter((name) => !['doctor', 'help', 'mail test', 'restore', 'version'].includes(name))
    .map((name) => [
      ...name.split(' '),
      ...({
        show: ['a@primer.example'],
        unsubscribe: ['a@primer.example'],
        erase: ['a@primer.example', '--yes'],
        'mail release': ['--all'],
        'mail drop': ['--all'],
        'orders show': ['2026000001'],
        'orders mark': ['2026000001', 'paid'],
        'orders export': ['orders.csv'],
        move: ['--to', 'elsewhere.sqlite'],
        'content export': ['texts'],
        'content import': ['texts', '--as', 'Ana'],
        'donations import': ['-', '--as', 'Ana'],
        'facts import': ['-', '--as', 'Ana'],
        'media add': ['x.jpg', '--alt', 'en=A', '--as', 'Ana'],
        'media alt': ['x.jpg', '--as', 'Ana'],
        'media show': ['x.jpg'],
        'media remove': ['x.jpg', '--as', 'Ana'],
        'media drop-original': ['x.jpg', '--as', 'Ana'],
        ...Object.fromEntries(
          Object.values(kinds).flatMap(({ folder, example }) => [
            ...['new', 'edit'].map((name) => [`${folder} ${name}`, [example, '--as', 'Ana', '--file', 'x.md']]),
            ...['publish', 'withdraw'].map((name) => [`${folder} ${name}`, [example, '--as', 'Ana']]),
            [`${folder} schedule`, [example, '2026-12-01T18:00', '--as', 'Ana']],
            ...['show', 'history'].map((name) => [`${folder} ${name}`, [example]]),
          ]),
        ),
      }[name] ?? []),
    ])

  test.for(reading.map((argv) => [argv] as const))('%j without a database: none is created', async ([argv]) => {
    const { code, out, err } = await site.staff(argv)
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      `There is no database in ${site.folder}: start the site once. If the site stores its data elsewhere, set DATA_DIR.\n`,
    )
    expect(readdirSync(site.folder)).toEqual([])
  })

  test('wrong settings: each problem is a sentence', async () => {
    const config = () => readConfig({ PORT: 'x', SMTP_URL: 'y' })
    const { code, out, err } = await site.staff(['stats'], { config })
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      'PORT must be a whole number.\nSMTP_URL must look like smtp://user:password@host:587, or be empty.\n',
    )
  })

  test('a file that is not a database', async () => {
    writeFileSync(databaseFile(site.config), 'this is not a database, whatever its name says'.repeat(100))
    const { code, err } = await site.staff(['stats'])
    expect([code, err]).toEqual([
      1,
      'The database could not be used: the file is damaged; keep it as it is and ask the site’s administrator. Nothing was changed.\n',
    ])
  })

  test('a data folder that is a file', async () => {
    const dataDir = join(site.folder, 'file')
    writeFileSync(dataDir, '')
    const { code, err } = await site.staff(['stats'], { config: () => ({ ...site.config, dataDir }) })
    expect(code).toBe(1)
    expect(err).toMatch(
      /^There is no database in .+file:|^The database in .+file could not be opened: there is no such file or folder/,
    )
    expect(err).not.toMatch(jargon)
  })

  test.for([
    ['SQLITE_BUSY', 'another program is using it; try again in a moment'],
    ['SQLITE_FULL', 'the disk is full; free some space and try again'],
    ['SQLITE_CANTOPEN', 'it cannot be written; use the account that runs the site'],
    ['EACCES', 'you have no permission; use the account that runs the site'],
    ['ECONNREFUSED', 'PostgreSQL cannot be reached; check that it runs and that its address is right'],
    ['ENOTFOUND', 'PostgreSQL cannot be reached; check that it runs and that its address is right'],
    ['28P01', 'PostgreSQL refused the user or the password'],
    ['3D000', 'PostgreSQL has no database of this name; create it first'],
    ['42501', 'PostgreSQL gives this user no permission; make the user the owner of the database'],
    ['SQLITE_NEW', 'the operating system refused it'],
  ] as const)('%s', async ([failure, reason]) => {
    await site.fill()
    const openStore = async () => {
      throw new StoreUnavailable(new Error('outer', { cause: Object.assign(new Error('inner'), { code: failure }) }))
    }
    const { code, out, err } = await site.staff(['stats'], { openStore })
    expect([code, out, err]).toEqual([1, '', `The database could not be used: ${reason}. Nothing was changed.\n`])
  })

  test('an internal error: the stack is shown only at LOG_LEVEL=debug', async () => {
    await site.fill()
    const openStore = async () => {
      throw new TypeError('undefined is\u001B[2J not a function')
    }
    const plain = await site.staff(['stats'], { openStore })
    expect(plain.code).toBe(1)
    expect(plain.err).toMatch(/^The command failed because of a fault in this program\. .+\n$/)
    expect(plain.err).not.toMatch(/TypeError|undefined| at /)

    const debug = await site.staff(['stats'], { openStore, config: () => ({ ...site.config, logLevel: 'debug' }) })
    expect(debug.err).toContain('TypeError: undefined is<U+001B>[2J not a function')
  })

  test('output that cannot be written completely', async () => {
    await site.fill()
    const stdout = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('x'), { code: 'ENOSPC' })),
    })
    const { code, err } = await site.staff(['stats'], { stdout })
    expect([code, err]).toEqual([
      1,
      'The output could not be written completely: the disk is full; free some space and try again.\n',
    ])
  })

  test('a closed pipe: no text', async () => {
    await site.fill()
    const stdout = new Writable({
      write: (_chunk, _encoding, done) => setImmediate(done, Object.assign(new Error('x'), { code: 'EPIPE' })),
    })
    const { code, err } = await site.staff(['stats'], { stdout })
    expect([code, err]).toEqual([1, ''])
  })
})

test('the database is closed after success and after failure', async () => {
  await site.fill()
  let closed = 0
  const openStore = async () => {
    const store = await site.openStore(site.config)
    return {
      ...store,
      verifyConsent: async () => ({ intact: false as const, entry: 1, fault: 'changed' as const }),
      async close() {
        closed += 1
        await store.close()
      },
    }
  }
  await site.staff(['stats'], { openStore })
  expect(closed).toBe(1)
  expect((await site.staff(['verify-consent'], { openStore })).code).toBe(1)
  expect(closed).toBe(2)
})

test('the process runs commands with its environment', async () => {
  const ended = async (argv: readonly string[], more: Record<string, string> = {}) => {
    const child = site.process(argv, more)
    const texts = { out: '', err: '' }
    child.stdout.on('data', (text) => (texts.out += String(text)))
    child.stderr.on('data', (text) => (texts.err += String(text)))
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { code, ...texts }
  }
  expect(await ended(['stats'])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^There is no database in/),
  })
  expect(await ended(['stats'], { PORT: 'x' })).toEqual({ code: 1, out: '', err: 'PORT must be a whole number.\n' })
  expect(await ended(['sttas'])).toMatchObject({ code: 2, out: '' })
  await site.fill()
  expect(await ended(['stats', '--format', 'json'])).toEqual({
    code: 0,
    out: expect.stringMatching(/^\{"subscribers":\{.+\}\n$/),
    err: '',
  })
})

test('a closed standard error does not stop a command', async () => {
  await site.fill()
  const stderr = Object.assign(
    new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('x'), { code: 'EPIPE' })) }),
    { isTTY: false },
  )
  const stdout = new Capture()
  expect((await site.staff(['messages'], { stdout, stderr })).code).toBe(0)
})

test('a data folder without permission', async () => {
  // The superuser may enter any folder, and gets another sentence.
  const locked = join(site.folder, 'locked')
  mkdirSync(locked)
  chmodSync(locked, 0)
  try {
    const { code, err } = await site.staff(['stats'], { config: () => ({ ...site.config, dataDir: locked }) })
    expect(code).toBe(1)
    expect(err).toMatch(
      process.getuid?.() === 0
        ? /^There is no database in /
        : /^The database in .+ could not be opened: you have no permission; use the account that runs the site\. Nothing was changed\.$/m,
    )
  } finally {
    chmodSync(locked, 0o700)
  }
})
