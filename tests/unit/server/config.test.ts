import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, findMisspellings, readConfig, readStaffLanguage, type Config } from '#server/config.ts'
import { organisation } from '#shared/content/organisation.ts'

const problemsOf = (env: Record<string, string>, isDemoBuilt?: boolean): readonly string[] => {
  try {
    readConfig(env, isDemoBuilt)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

const defaults: Config = {
  host: '127.0.0.1',
  port: 3000,
  publicUrl: 'http://localhost:3000',
  dataDir: resolve('data'),
  databaseUrl: '',
  smtpUrl: '',
  requiresMailTls: true,
  dkim: undefined,
  mailFrom: organisation.mailFrom,
  contactInbox: undefined,
  mailTimings: { retryBaseMs: 30_000, retryMaxMs: 3_600_000, leaseMs: 120_000, timeoutMs: 90_000 },
  mailConnections: 5,
  doubleOptIn: true,
  trustProxy: 0,
  secret: '',
  secretPrevious: '',
  hsts: 'host',
  rateLimit: true,
  mailsPerHour: 1000,
  proofOfWork: false,
  demoPages: 'hidden',
  warmUp: true,
  apiBase: '/api',
  allowedOrigins: ['http://localhost:3000'],
  messageDays: 365,
  logLevel: 'info',
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
}

const secret = 'thirty-two characters or more ok'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** Writes a file that a setting can name, and returns its path. */
function fileWith(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const privateKey = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const dkim = {
  domain: organisation.mailFrom.slice(organisation.mailFrom.lastIndexOf('@') + 1),
  selector: 'site1',
  privateKey: privateKey(1024).trimEnd(),
}
const dkimFile = fileWith('dkim.pem', `${dkim.privateKey}\n`)

/** A valid value for each variable, the settings that it changes and the variables that it needs. */
const set: Readonly<
  Record<string, readonly [value: string, changed: Partial<Config>, others?: Record<string, string>]>
> = {
  HOST: ['0.0.0.0', { host: '0.0.0.0' }],
  PORT: ['8080', { port: 8080, publicUrl: 'http://localhost:8080', allowedOrigins: ['http://localhost:8080'] }],
  PUBLIC_URL: [
    'https://primer.example/',
    { publicUrl: 'https://primer.example', allowedOrigins: ['https://primer.example'] },
  ],
  DATA_DIR: ['/data', { dataDir: '/data' }],
  DATABASE_URL: [
    'postgres://site:word@db:5432/site',
    { databaseUrl: 'postgres://site:word@db:5432/site', secret },
    { SECRET: secret },
  ],
  DATABASE_URL_FILE: [
    fileWith('database-url', 'postgres://site:word@db:5432/site\n'),
    { databaseUrl: 'postgres://site:word@db:5432/site', secret },
    { SECRET: secret },
  ],
  SMTP_URL: ['smtp://user:pass@host:587', { smtpUrl: 'smtp://user:pass@host:587' }],
  SMTP_URL_FILE: [fileWith('smtp-url', 'smtp://user:pass@host:587\r\n'), { smtpUrl: 'smtp://user:pass@host:587' }],
  SMTP_TLS: ['optional', { requiresMailTls: false }],
  DKIM_KEY_FILE: [dkimFile, { dkim }, { DKIM_SELECTOR: 'site1' }],
  DKIM_SELECTOR: ['site1', { dkim }, { DKIM_KEY_FILE: dkimFile }],
  MAIL_FROM: ['Site@ПРИМЕР.срб', { mailFrom: 'Site@xn--e1afmkfd.xn--90a3ac' }],
  CONTACT_INBOX: ['inbox@primer.example', { contactInbox: 'inbox@primer.example' }],
  MAIL_RETRY_BASE_MS: ['10', { mailTimings: { ...defaults.mailTimings, retryBaseMs: 10 } }],
  MAIL_RETRY_MAX_MS: ['30000', { mailTimings: { ...defaults.mailTimings, retryMaxMs: 30_000 } }],
  MAIL_CONNECTIONS: ['20', { mailConnections: 20 }],
  MAIL_TIMEOUT_MS: ['750', { mailTimings: { ...defaults.mailTimings, timeoutMs: 750 } }],
  MAIL_LEASE_MS: ['240000', { mailTimings: { ...defaults.mailTimings, leaseMs: 240_000 } }],
  DOUBLE_OPT_IN: ['false', { doubleOptIn: false }],
  TRUST_PROXY: ['2', { trustProxy: 2 }],
  SECRET: [secret, { secret }],
  SECRET_FILE: [fileWith('secret', `${secret}\n`), { secret }],
  SECRET_PREVIOUS: [secret, { secretPrevious: secret }],
  SECRET_PREVIOUS_FILE: [fileWith('previous', secret), { secretPrevious: secret }],
  HSTS: ['subdomains', { hsts: 'subdomains' }],
  RATE_LIMIT: ['off', { rateLimit: false }],
  MAILS_PER_HOUR: ['50', { mailsPerHour: 50 }],
  PROOF_OF_WORK: ['on', { proofOfWork: true }],
  DEMO_PAGES: ['public', { demoPages: 'public' }],
  WARM_UP: ['off', { warmUp: false }],
  API_BASE: ['https://api.primer.example/v1/', { apiBase: 'https://api.primer.example/v1' }],
  ALLOWED_ORIGINS: [
    ' https://one.example/, ,https://two.example,https://one.example',
    { allowedOrigins: ['http://localhost:3000', 'https://one.example', 'https://two.example'] },
  ],
  MESSAGE_DAYS: ['30', { messageDays: 30 }],
  // Read by readStaffLanguage alone.
  STAFF_LANGUAGE: ['sr', {}],
  LOG_LEVEL: ['silent', { logLevel: 'silent' }],
  METRICS_PORT: ['9100', { metricsPort: 9100 }],
  METRICS_HOST: ['0.0.0.0', { metricsHost: '0.0.0.0' }],
}
const names = Object.keys(set)

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual(defaults)
})

test('.env.example names every variable and no other, each with its default', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
  const lines = [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)
  expect(lines.map(([name]) => name).sort()).toEqual([...names].sort())
  expect(readConfig(Object.fromEntries(lines))).toEqual(defaults)
})

test.each(names)('%s changes its setting', (name) => {
  const [value, changed, others] = set[name]!
  expect(readConfig({ [name]: value, ...others })).toEqual({ ...defaults, ...changed })
})

test.each(names)('an empty %s counts as absent', (name) => {
  expect(readConfig({ [name]: '' })).toEqual(defaults)
})

test('unknown variables are ignored', () => {
  expect(readConfig({ PATH: '/bin', port: '1', PORT_: 'x' })).toEqual(defaults)
})

test.each([
  [{}, 'en'],
  [{ STAFF_LANGUAGE: '' }, 'en'],
  [{ STAFF_LANGUAGE: 'sr' }, 'sr'],
  [{ STAFF_LANGUAGE: 'sr-Cyrl', PORT: 'x' }, 'sr-Cyrl'],
])('the staff language of %j is %s, whatever the other settings are', (env, language) => {
  expect(readStaffLanguage(env)).toBe(language)
})

test.each([
  ['https://странка.срб', 'https://xn--80aa3alnfh.xn--90a3ac'],
  ['https://СТРАНКА.СРБ/', 'https://xn--80aa3alnfh.xn--90a3ac'],
  ['https://xn--80aa3alnfh.xn--90a3ac', 'https://xn--80aa3alnfh.xn--90a3ac'],
  ['http://čačak.primer.example:8080', 'http://xn--aak-eqab.primer.example:8080'],
  ['HTTPS://Primer.Example', 'https://primer.example'],
  ['https://primer.example:443', 'https://primer.example'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('the origin %s is read as %s', (value, written) => {
  expect(readConfig({ PUBLIC_URL: value })).toMatchObject({ publicUrl: written, allowedOrigins: [written] })
  const { allowedOrigins } = readConfig({ ALLOWED_ORIGINS: ` ${value} , https://one.example` })
  expect(allowedOrigins).toEqual(['http://localhost:3000', written, 'https://one.example'])
})

/** Invalid values of each variable and the sentence for them. */
const wrong: readonly (readonly [name: string, sentence: string, values: readonly string[]])[] = [
  ['PORT', 'PORT must be a whole number.', ['http', '80a', '-1', '3000.5', '0x50', ' 3000', '1e3', '٣']],
  ['PORT', 'PORT must be at most 65535.', ['65536', '99999999999999999999']],
  [
    'PUBLIC_URL',
    'PUBLIC_URL must be an address like https://primer.example, without a path.',
    [
      'primer.example',
      'https://',
      'ftp://primer.example',
      'https://primer.example/path',
      'https://primer.example?x',
      'https://user@primer.example',
      'javascript:alert(1)',
      'https://primer.example/#a',
      'https://странка.срб/пут',
      'https:primer.example',
      'https:\\\\primer.example',
      'https://primer.example https://two.example',
      'https://pri%6Der.example',
      'https://стран ка.срб',
    ],
  ],
  [
    'DATABASE_URL',
    'DATABASE_URL must look like postgres://user:password@host:5432/database, or be empty to use SQLite in DATA_DIR.',
    ['mysql://localhost/site', 'postgres', 'anything'],
  ],
  [
    'SMTP_URL',
    'SMTP_URL must look like smtp://user:password@host:587, or be empty.',
    ['mail.primer.example', 'http://host', 'smtp', 'host:587'],
  ],
  [
    'MAIL_FROM',
    'MAIL_FROM must be an email address.',
    ['site', 'Site <site@primer.example>', 'a@b', 'a@b.rs,c@d.rs', 'a@b.rs\nBcc: c@d.rs'],
  ],
  ['CONTACT_INBOX', 'CONTACT_INBOX must be an email address.', ['inbox', 'a@b.rs c@d.rs', 'a@127.0x1', 'a@b.rs⑴']],
  ...['MAIL_FROM', 'CONTACT_INBOX'].map((name): [string, string, string[]] => [
    name,
    `${name} must have only ASCII characters before the @: mail servers without SMTPUTF8 reject others.`,
    ['сајт@primer.rs', 'đorđe@primer.rs'],
  ]),
  ['MAIL_RETRY_BASE_MS', 'MAIL_RETRY_BASE_MS must be a whole number.', ['soon', '30s']],
  ['MAIL_RETRY_BASE_MS', 'MAIL_RETRY_BASE_MS must be at least 1.', ['0']],
  ['MAIL_RETRY_BASE_MS', 'MAIL_RETRY_BASE_MS must be at most 86400000.', ['86400001']],
  ['MAIL_RETRY_MAX_MS', 'MAIL_RETRY_MAX_MS must be a whole number.', ['1h']],
  ['MAIL_RETRY_MAX_MS', 'MAIL_RETRY_MAX_MS must be at least 1.', ['0']],
  ['MAIL_CONNECTIONS', 'MAIL_CONNECTIONS must be a whole number.', ['some', '2.5']],
  ['MAIL_CONNECTIONS', 'MAIL_CONNECTIONS must be at least 1.', ['0']],
  ['MAIL_CONNECTIONS', 'MAIL_CONNECTIONS must be at most 100.', ['101']],
  ['MAIL_TIMEOUT_MS', 'MAIL_TIMEOUT_MS must be a whole number.', ['1m']],
  ['MAIL_TIMEOUT_MS', 'MAIL_TIMEOUT_MS must be at least 100.', ['99']],
  ['MAIL_LEASE_MS', 'MAIL_LEASE_MS must be a whole number.', ['-5']],
  ['MAIL_LEASE_MS', 'MAIL_LEASE_MS must be at least 1.', ['0']],
  ['DOUBLE_OPT_IN', 'DOUBLE_OPT_IN must be one of: true, false.', ['no', 'False', '0', 'off']],
  ['TRUST_PROXY', 'TRUST_PROXY must be a whole number.', ['true', 'loopback', '-1']],
  ['TRUST_PROXY', 'TRUST_PROXY must be at most 10.', ['11']],
  ['SECRET', 'SECRET must have at least 32 characters, or be empty.', ['short', secret.slice(0, 31)]],
  ['SECRET_PREVIOUS', 'SECRET_PREVIOUS must have at least 32 characters, or be empty.', ['short', secret.slice(0, 31)]],
  ['SMTP_TLS', 'SMTP_TLS must be one of: required, optional.', ['off', 'true']],
  ['DKIM_SELECTOR', 'DKIM_SELECTOR must be a name like site1.', ['site 1', '-', 'site1;', 'с1']],
  ['HSTS', 'HSTS must be one of: off, host, subdomains.', ['on', 'true']],
  ['RATE_LIMIT', 'RATE_LIMIT must be one of: on, off.', ['true', 'OFF', '0']],
  ['MAILS_PER_HOUR', 'MAILS_PER_HOUR must be a whole number.', ['many']],
  ['MAILS_PER_HOUR', 'MAILS_PER_HOUR must be at least 1.', ['0']],
  ['PROOF_OF_WORK', 'PROOF_OF_WORK must be one of: on, off.', ['true']],
  ['DEMO_PAGES', 'DEMO_PAGES must be one of: hidden, public, off.', ['yes', 'Public', 'Off']],
  ['WARM_UP', 'WARM_UP must be one of: on, off.', ['no']],
  [
    'API_BASE',
    'API_BASE must be a path like /api or an address like https://api.primer.example.',
    ['api', 'ftp://x', 'javascript:alert(1)'],
  ],
  [
    'ALLOWED_ORIGINS',
    'ALLOWED_ORIGINS must be addresses like https://primer.example, separated by commas.',
    [
      '*',
      'primer.example',
      'https://one.example https://two.example',
      'https://one.example,null',
      'https://one.example/path',
    ],
  ],
  ['MESSAGE_DAYS', 'MESSAGE_DAYS must be a whole number.', ['a year', '1.5']],
  ['MESSAGE_DAYS', 'MESSAGE_DAYS must be at least 1.', ['0']],
  // The consent wordings promise twelve months.
  ['MESSAGE_DAYS', 'MESSAGE_DAYS must be at most 365.', ['366', '730']],
  ['STAFF_LANGUAGE', 'STAFF_LANGUAGE must be one of: en, sr, sr-Cyrl.', ['SR', 'sr-Latn', 'fr', 'Serbian']],
  ['LOG_LEVEL', 'LOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent.', ['verbose', 'INFO']],
  ['METRICS_PORT', 'METRICS_PORT must be a whole number.', ['x', '-1']],
  ['METRICS_PORT', 'METRICS_PORT must be at least 1.', ['0']],
]

describe('an invalid value is reported in one sentence', () => {
  test.each(wrong)('%s: %s', (name, sentence, values) => {
    for (const value of values) expect([value, problemsOf({ [name]: value })]).toEqual([value, [sentence]])
  })

  test('for every variable that can be invalid', () => {
    const free = ['HOST', 'DATA_DIR', 'METRICS_HOST']
    const files = names.filter((name) => name.endsWith('_FILE'))
    expect(new Set([...wrong.map(([name]) => name), ...free, ...files])).toEqual(new Set(names))
  })

  test('for each problem at the same time', () => {
    const first = new Map(wrong.map(([name, sentence, [value = '']]) => [name, { sentence, value }] as const))
    const env = Object.fromEntries([...first].map(([name, { value }]) => [name, value]))
    const problems = problemsOf(env)
    expect([...problems].sort()).toEqual([...first.values()].map(({ sentence }) => sentence).sort())
    expect(() => readConfig(env)).toThrow(problems.join('\n'))
  })

  test('with the variable’s name and without the library’s own words', () => {
    for (const [name, sentence] of wrong) {
      expect(sentence.startsWith(`${name} `)).toBe(true)
      expect(sentence.endsWith('.')).toBe(true)
    }
  })
})

describe('a file that a setting names', () => {
  const missing = join(folder, 'missing')

  test.each(names.filter((name) => name.endsWith('_FILE')))(
    'is named in the sentence if it cannot be read: %s',
    (name) => {
      const [, , others = {}] = set[name]!
      expect(problemsOf({ ...others, [name]: missing })).toEqual([
        `${name} names a file that cannot be read (ENOENT): ${missing}.`,
      ])
      expect(problemsOf({ ...others, [name]: folder })).toEqual([
        `${name} names a file that cannot be read (EISDIR): ${folder}.`,
      ])
      const empty = fileWith('empty', '\n')
      expect(problemsOf({ ...others, [name]: empty })).toEqual([`${name} names an empty file: ${empty}.`])
    },
  )

  test('is checked like the setting itself, and only a newline at its end is no part of the value', () => {
    expect(problemsOf({ SECRET_FILE: fileWith('short', 'short\n') })).toEqual([
      'SECRET must have at least 32 characters, or be empty.',
    ])
    const odd = ` ${secret} \n`
    expect(readConfig({ SECRET_FILE: fileWith('odd', `${odd}\n`) }).secret).toBe(odd)
  })

  test.each(['DATABASE_URL', 'SMTP_URL', 'SECRET', 'SECRET_PREVIOUS'])('is refused beside %s', (name) => {
    const [value, , others = {}] = set[name]!
    expect(problemsOf({ ...others, [name]: value, [`${name}_FILE`]: missing })).toEqual([
      `${name} and ${name}_FILE must not both be set: remove one.`,
    ])
  })
})

describe('the DKIM key', () => {
  test.each([
    [
      { DKIM_KEY_FILE: dkimFile },
      'DKIM_SELECTOR must be set when DKIM_KEY_FILE is set: both are needed to sign mails.',
    ],
    [{ DKIM_SELECTOR: 'site1' }, 'DKIM_KEY_FILE must be set when DKIM_SELECTOR is set: both are needed to sign mails.'],
  ])('is refused without the other of its settings: %o', (env, sentence) => {
    expect(problemsOf(env)).toEqual([sentence])
  })

  test.each([
    ['no key', 'no key'],
    ['a key that is too short', privateKey(768)],
    [
      'a key of another kind',
      generateKeyPairSync('rsa-pss', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ],
  ])('is refused if the file holds %s', (name, content) => {
    const file = fileWith(name, content.toString())
    expect(problemsOf({ DKIM_KEY_FILE: file, DKIM_SELECTOR: 'site1' })).toEqual([
      'DKIM_KEY_FILE must hold a private RSA key of at least 1024 bits, in PEM and without a password.',
    ])
  })

  test('signs for the domain of MAIL_FROM', () => {
    const env = { DKIM_KEY_FILE: dkimFile, DKIM_SELECTOR: 'site1', MAIL_FROM: 'site@пример.срб' }
    expect(readConfig(env).dkim).toMatchObject({ domain: 'xn--e1afmkfd.xn--90a3ac' })
  })
})

describe('a variable that is no setting', () => {
  test.each([
    ['PUBLICURL', 'PUBLIC_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['data_dir', 'DATA_DIR'],
    ['SECRET_PREVIUOS', 'SECRET_PREVIOUS'],
  ])('%s is reported as a misspelling of %s, and refuses nothing', (name, meant) => {
    expect(findMisspellings({ [name]: 'x', PORT: '1' })).toEqual([{ name, meant }])
    expect(readConfig({ [name]: 'x' })).toEqual(defaults)
  })

  test('of another program is not reported, and no setting is', () => {
    const usual =
      'CHOST COST DATA EDITOR FORT GID HIST HISTFILE HOME HOSTNAME HOSTTYPE HTTP_PROXY INIT_CWD INVOCATION_ID JOURNAL_STREAM KUBERNETES_PORT KUBERNETES_SERVICE_HOST LANG LC_ALL LOGNAME LOGS_DIRECTORY MAIL MALLOC_ARENA_MAX MALLOC_MMAP_THRESHOLD_ NODE_ENV NODE_OPTIONS NODE_VERSION NO_PROXY OLDPWD PATH PORTAGE PORTAGE_CONFIGROOT POST PUBLIC PWD RUNTIME_DIRECTORY SHELL SHLVL SITE_PORT SITE_SERVICE_HOST SITE_URL STATE_DIRECTORY TERM TMPDIR TZ UID USER XDG_DATA_DIRS YARN_VERSION'.split(
        ' ',
      )
    const others = Object.keys(process.env).filter((name) => !name.startsWith('MAIL'))
    expect(findMisspellings(Object.fromEntries([...usual, ...others, ...names].map((name) => [name, 'x'])))).toEqual([])
    expect(findMisspellings({ [`${'X'.repeat(100_000)}`]: 'x' })).toEqual([])
  })
})

test('DATABASE_URL without SECRET is refused', () => {
  expect(problemsOf({ DATABASE_URL: 'postgres://db/site' })).toEqual([expect.stringMatching(/^SECRET must be set/)])
})

describe('settings that contradict each other are refused', () => {
  const lease =
    'MAIL_LEASE_MS must be at least 120000, a third more than MAIL_TIMEOUT_MS: a mail that is still being sent would be sent again.'
  test.each<[string, Record<string, string>, string[]]>([
    ['a lease of a millisecond', { MAIL_LEASE_MS: '1' }, [lease]],
    ['a lease that is a millisecond too short', { MAIL_LEASE_MS: '119999' }, [lease]],
    ['a timeout that is longer than the lease', { MAIL_TIMEOUT_MS: '300000' }, [lease.replace('120000', '400000')]],
    [
      'a longest retry pause that is shorter than the first',
      { MAIL_RETRY_MAX_MS: '20' },
      [
        'MAIL_RETRY_MAX_MS must be at least 30000, which is MAIL_RETRY_BASE_MS: the longest pause cannot be shorter than the first.',
      ],
    ],
    [
      'maxConnections in the address of the mail server',
      { SMTP_URL: 'smtp://host?requireTLS=true&maxConnections=2' },
      ['SMTP_URL must not contain maxConnections: set MAIL_CONNECTIONS instead.'],
    ],
    ['several at once', { MAIL_LEASE_MS: '1', MAIL_RETRY_MAX_MS: '20' }, [lease, expect.any(String) as string]],
  ])('%s', (_, env, problems) => {
    expect(problemsOf(env)).toEqual(problems)
  })

  test('settings at the limit of what is allowed are accepted', () => {
    expect(problemsOf({ MAIL_TIMEOUT_MS: '750', MAIL_LEASE_MS: '1000' })).toEqual([])
    expect(problemsOf({ MAIL_RETRY_BASE_MS: '20', MAIL_RETRY_MAX_MS: '20' })).toEqual([])
    expect(problemsOf({ SMTP_URL: 'smtp://host?requireTLS=true&socketTimeout=1500' })).toEqual([])
  })
})

describe('DEMO_PAGES', () => {
  test('off is refused when the build has the demonstration pages', () => {
    expect(problemsOf({ DEMO_PAGES: 'off' }, true)).toEqual([
      'DEMO_PAGES must not be off: this build has the demonstration pages, and a build with DEMO_PAGES=off has not.',
    ])
  })

  test.each(['hidden', 'public'])('%s is refused when the build has no demonstration pages', (value) => {
    expect(problemsOf({ DEMO_PAGES: value }, false)).toEqual([
      `DEMO_PAGES must be off: this build has no demonstration pages, and a build with DEMO_PAGES=${value} has.`,
    ])
  })

  test.each([{}, { DEMO_PAGES: '' }, { DEMO_PAGES: 'off' }])(
    '%o means off when the build has no demonstration pages',
    (env) => {
      expect(readConfig(env, false)).toEqual({ ...defaults, demoPages: 'off' })
    },
  )
})

test('API_BASE with a hidden host, a query or a fragment is refused', () => {
  for (const value of ['//evil.example/api', '/\\evil.example', '/api?x', '/api#x'])
    expect([value, problemsOf({ API_BASE: value })]).toEqual([value, [expect.stringContaining('API_BASE must be')]])
})
