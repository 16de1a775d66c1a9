import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { organisation } from '#shared/content/organisation.ts'
import { retentionDays } from '#shared/content/retention.ts'
import { hasDemo } from '#shared/demo.ts'
import { isEmail, isPlainEmail, readEmail } from '#shared/forms/email.ts'
import { staffLanguages, type StaffLanguage } from '#shared/i18n/languages.ts'
import type { DemoPages } from '#shared/routes/route.ts'

/** The operator's settings. Only this module reads and checks them. */
export interface Config {
  host: string
  port: number
  /** The only origin used in links, mails, canonical and hreflang, without a slash at the end. */
  publicUrl: string
  dataDir: string
  /** `postgres://…`; empty: SQLite in the data folder. */
  databaseUrl: string
  /** Empty: mails are written as files. */
  smtpUrl: string
  mailFrom: string
  contactInbox: string
  /** Milliseconds. */
  mailTimings: { retryBaseMs: number; retryMaxMs: number; leaseMs: number; timeoutMs: number }
  /** The largest number of simultaneous connections to the mail server. */
  mailConnections: number
  doubleOptIn: boolean
  /** Number of reverse proxies in front. */
  trustProxy: number
  /** Site key. Empty: generated at the first start and stored in the data folder. */
  secret: string
  /** The previous site key, whose signatures are still accepted; empty: none. */
  secretPrevious: string
  rateLimit: boolean
  /** The number of mails in an hour to typed addresses. Further ones need a proof of work or a wait. */
  mailsPerHour: number
  /** Whether browsers compute a proof of work for each submission. */
  proofOfWork: boolean
  demoPages: DemoPages
  /** Whether the page cache is filled after the start. */
  warmUp: boolean
  /** Path or absolute address of the API, without a slash at the end. */
  apiBase: string
  allowedOrigins: readonly string[]
  messageDays: number
  logLevel: (typeof logLevels)[number]
  /** The port of the metrics; undefined: there are none. */
  metricsPort: number | undefined
  metricsHost: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The error for invalid settings; each problem is a sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const says = (error: string) => ({ error })
const wholeNumber = (name: string, from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, says(`${name} must be a whole number.`))),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(from, says(`${name} must be at least ${from}.`)),
          z.maximum(to, says(`${name} must be at most ${to}.`)),
        ),
    ),
  )
const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  z.enum(
    values as unknown as readonly [string, ...string[]],
    says(`${name} must be one of: ${values.join(', ')}.`),
  ) as unknown as z.ZodMiniType<T[number], string>
const flag = (name: string) =>
  z.pipe(
    oneOf(name, ['true', 'false']),
    z.transform((value) => value === 'true'),
  )
const onOrOff = (name: string) =>
  z.pipe(
    oneOf(name, ['on', 'off']),
    z.transform((value) => value === 'on'),
  )

/**
 * Returns the origin (scheme, host and port) of a setting in lower case and Punycode: `https://странка.срб` becomes
 * `https://xn--80aa3alnfh.xn--90a3ac`. Undefined when the value is not an origin or has a path.
 */
function readOrigin(value: string): string | undefined {
  const isOrigin = /^https?:\/\/[^/?#@\\%\s]+\/?$/i.test(value)
  return isOrigin ? URL.parse(value)?.origin : undefined
}
const origin = (name: string) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => readOrigin(value) !== undefined,
          says(`${name} must be an address like https://primer.example, without a path.`),
        ),
      ),
    z.transform((value: string) => readOrigin(value)!),
  )
/** Returns the schema of a mail address. The domain is converted to Punycode; the part before the @ is unchanged. */
const mailbox = (name: string) =>
  z.pipe(
    z.string().check(
      z.refine(isEmail, says(`${name} must be an email address.`)),
      z.refine(
        (value) => !isEmail(value) || isPlainEmail(value),
        says(`${name} must have only ASCII characters before the @: mail servers without SMTPUTF8 reject others.`),
      ),
    ),
    z.transform((value: string) => {
      const domainOf = (email: string) => email.slice(email.lastIndexOf('@'))
      return value.slice(0, value.lastIndexOf('@')) + domainOf(readEmail(value)!)
    }),
  )
const key = (name: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) => value === '' || value.length >= 32,
        says(`${name} must have at least 32 characters, or be empty.`),
      ),
    )

export const isDatabaseUrl = (value: string): boolean => /^postgres(?:ql)?:$/.test(URL.parse(value)?.protocol ?? '')

/** The description of a setting in docs/SETTINGS.md and .env.example. */
export interface SettingNote {
  group: 'Address and data' | 'Mail' | 'Forms and messages' | 'Security and limits' | 'Pages' | 'Staff commands and log'
  /** Full sentences; the first says what the setting does. */
  description: string
  /** The text shown as the default when the default comes from another setting or from the party's facts. */
  shownDefault?: string
}

/** The registry of the notes of all settings in {@link environment}. */
export const settingNotes = z.registry<SettingNote>()

/** Returns the schema of an optional setting and registers its note. */
function setting<T extends z.ZodMiniType>(schema: T, fallback: z.input<T>, note: SettingNote) {
  const optional = z.prefault(schema, fallback)
  settingNotes.add(optional, note)
  return optional
}

/** The schema of every setting, in the order in which the documents list them. */
export const environment = z.object({
  HOST: setting(z.string(), '127.0.0.1', {
    group: 'Address and data',
    description: 'Network address to listen on; 0.0.0.0 is every interface.',
  }),
  PORT: setting(wholeNumber('PORT', 0, 65_535), '3000', {
    group: 'Address and data',
    description: 'Port to listen on.',
  }),
  PUBLIC_URL: z.optional(origin('PUBLIC_URL')).register(settingNotes, {
    group: 'Address and data',
    description:
      'Origin of the site, without a path: every link, mail and canonical address begins with it. Names such as https://странка.срб work.',
    shownDefault: 'http://localhost:3000',
  }),
  DATA_DIR: setting(z.string(), './data', {
    group: 'Address and data',
    description: 'Folder of the database, backups, key and mail files.',
  }),
  DATABASE_URL: setting(
    z
      .string()
      .check(
        z.refine(
          (value) => value === '' || isDatabaseUrl(value),
          says(
            'DATABASE_URL must look like postgres://user:password@host:5432/database, or be empty to use SQLite in DATA_DIR.',
          ),
        ),
      ),
    '',
    {
      group: 'Address and data',
      description:
        'postgres://user:password@host:5432/database, for several instances. Needs SECRET. Empty: SQLite in DATA_DIR.',
    },
  ),
  SMTP_URL: setting(
    z
      .string()
      .check(
        z.refine(
          (value) => value === '' || /^smtps?:$/.test(URL.parse(value)?.protocol ?? ''),
          says('SMTP_URL must look like smtp://user:password@host:587, or be empty.'),
        ),
      ),
    '',
    {
      group: 'Mail',
      description: 'Mail server: smtp://user:password@host:587. Empty: mails are only written to DATA_DIR/mail.',
    },
  ),
  MAIL_FROM: setting(mailbox('MAIL_FROM'), organisation.mailFrom, {
    group: 'Mail',
    description: 'Sender of every mail.',
    shownDefault: 'the address in shared/content/organisation.ts',
  }),
  CONTACT_INBOX: setting(mailbox('CONTACT_INBOX'), organisation.email, {
    group: 'Mail',
    description: 'Recipient of contact messages and orders.',
    shownDefault: 'the address in shared/content/organisation.ts',
  }),
  MAIL_RETRY_BASE_MS: setting(wholeNumber('MAIL_RETRY_BASE_MS', 1, 86_400_000), '30000', {
    group: 'Mail',
    description: 'Milliseconds until the first retry of a mail; each further wait is twice as long.',
  }),
  MAIL_RETRY_MAX_MS: setting(wholeNumber('MAIL_RETRY_MAX_MS', 1, 86_400_000), '3600000', {
    group: 'Mail',
    description: 'Longest wait between retries, in milliseconds. At least MAIL_RETRY_BASE_MS.',
  }),
  MAIL_CONNECTIONS: setting(wholeNumber('MAIL_CONNECTIONS', 1, 100), '5', {
    group: 'Mail',
    description: 'Connections to the mail server, and so mails in flight. Many providers refuse more than 5.',
  }),
  MAIL_TIMEOUT_MS: setting(wholeNumber('MAIL_TIMEOUT_MS', 100, 86_400_000), '90000', {
    group: 'Mail',
    description: 'Milliseconds until an attempt to send a mail is given up.',
  }),
  MAIL_LEASE_MS: setting(wholeNumber('MAIL_LEASE_MS', 1, 86_400_000), '120000', {
    group: 'Mail',
    description:
      'Milliseconds until another instance may send the mail of one that died. At least a third more than MAIL_TIMEOUT_MS.',
  }),
  DOUBLE_OPT_IN: setting(flag('DOUBLE_OPT_IN'), 'true', {
    group: 'Forms and messages',
    description: 'true: subscribers confirm by a mailed link. false: sign-ups count at once.',
  }),
  MESSAGE_DAYS: setting(wholeNumber('MESSAGE_DAYS', 1, 36_500), String(retentionDays.message), {
    group: 'Forms and messages',
    description: 'Days until the content of a message is deleted; date and form stay. The privacy notice shows it.',
  }),
  TRUST_PROXY: setting(wholeNumber('TRUST_PROXY', 0, 10), '0', {
    group: 'Security and limits',
    description: 'Number of reverse proxies in front. 0: X-Forwarded-For is ignored.',
  }),
  SECRET: setting(key('SECRET'), '', {
    group: 'Security and limits',
    description:
      'Key for tokens, unsubscribe links and hashes, at least 32 characters. Empty: made at the first start and kept in DATA_DIR.',
  }),
  SECRET_PREVIOUS: setting(key('SECRET_PREVIOUS'), '', {
    group: 'Security and limits',
    description: 'The key before SECRET. Links mailed with it work as long as it is set.',
  }),
  RATE_LIMIT: setting(onOrOff('RATE_LIMIT'), 'on', {
    group: 'Security and limits',
    description: 'off: no rate limits, for load tests only.',
  }),
  MAILS_PER_HOUR: setting(wholeNumber('MAILS_PER_HOUR', 1, 1_000_000), '1000', {
    group: 'Security and limits',
    description:
      'Mails an hour to addresses that visitors typed. Beyond them, each needs a proof of work or, without JavaScript, a wait of ten seconds.',
  }),
  PROOF_OF_WORK: setting(onOrOff('PROOF_OF_WORK'), 'off', {
    group: 'Security and limits',
    description:
      'on: browsers compute a proof of work for each submission, for the time of an attack. Without JavaScript the rate limit is lower.',
  }),
  ALLOWED_ORIGINS: setting(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => value.split(',').every((part) => !part.trim() || readOrigin(part.trim()) !== undefined),
            says('ALLOWED_ORIGINS must be addresses like https://primer.example, separated by commas.'),
          ),
        ),
      z.transform((value: string) =>
        value
          .split(',')
          .map((part) => readOrigin(part.trim()))
          .filter((one) => one !== undefined),
      ),
    ),
    '',
    {
      group: 'Security and limits',
      description: 'Other origins whose pages may call the API, separated by commas.',
    },
  ),
  DEMO_PAGES: setting(oneOf('DEMO_PAGES', ['hidden', 'public', 'off']), 'hidden', {
    group: 'Pages',
    description:
      'Demonstration pages. hidden: search engines are told not to index them. public: they are indexed. off: there are none. A change to or from off needs a new build.',
  }),
  WARM_UP: setting(onOrOff('WARM_UP'), 'on', {
    group: 'Pages',
    description: 'off: pages are rendered only on request.',
  }),
  API_BASE: setting(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\/(?![/\\])[^?#\s]*$/.test(value) || /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
          says('API_BASE must be a path like /api or an address like https://api.primer.example.'),
        ),
      ),
    '/api',
    {
      group: 'Pages',
      description: 'Path or origin to which browsers send forms. A change needs a new build.',
    },
  ),
  STAFF_LANGUAGE: setting(oneOf('STAFF_LANGUAGE', staffLanguages), 'en', {
    group: 'Staff commands and log',
    description: 'Language of the staff commands: en, sr (Serbian in Latin) or sr-Cyrl (in Cyrillic).',
  }),
  LOG_LEVEL: setting(oneOf('LOG_LEVEL', logLevels), 'info', {
    group: 'Staff commands and log',
    description: 'fatal, error, warn, info, debug, trace or silent.',
  }),
  METRICS_PORT: z.optional(wholeNumber('METRICS_PORT', 1, 65_535)).register(settingNotes, {
    group: 'Staff commands and log',
    description: 'Port of the metrics in the format of Prometheus, as /metrics. Empty: there are none.',
  }),
  METRICS_HOST: setting(z.string(), '127.0.0.1', {
    group: 'Staff commands and log',
    description: 'Network address of the metrics. Never make it public: the numbers show who signs up when.',
  }),
})

/** The ratio of the lease to the mail timeout: clocks of several machines differ, and storing the outcome takes time. */
const leaseMargin = 4 / 3

/** Returns a sentence for each valid setting that contradicts another setting or this build. */
function contradictionsIn(set: z.infer<typeof environment>, isDemoBuilt: boolean): string[] {
  const problems: string[] = []
  if (isDemoBuilt && set.DEMO_PAGES === 'off') {
    problems.push(
      'DEMO_PAGES must not be off: this build has the demonstration pages, and a build with DEMO_PAGES=off has not.',
    )
  }
  if (!isDemoBuilt && set.DEMO_PAGES !== 'off') {
    problems.push(
      `DEMO_PAGES must be off: this build has no demonstration pages, and a build with DEMO_PAGES=${set.DEMO_PAGES} has.`,
    )
  }
  if (set.DATABASE_URL && !set.SECRET) {
    problems.push('SECRET must be set when DATABASE_URL is set: every instance of the site needs the same key.')
  }
  const minLease = Math.ceil(set.MAIL_TIMEOUT_MS * leaseMargin)
  if (set.MAIL_LEASE_MS < minLease) {
    problems.push(
      `MAIL_LEASE_MS must be at least ${minLease}, a third more than MAIL_TIMEOUT_MS: a mail that is still being sent would be sent again.`,
    )
  }
  if (set.MAIL_RETRY_MAX_MS < set.MAIL_RETRY_BASE_MS) {
    problems.push(
      `MAIL_RETRY_MAX_MS must be at least ${set.MAIL_RETRY_BASE_MS}, which is MAIL_RETRY_BASE_MS: the longest pause cannot be shorter than the first.`,
    )
  }
  if (set.METRICS_PORT !== undefined && set.METRICS_PORT === set.PORT) {
    problems.push('METRICS_PORT must differ from PORT.')
  }
  if (URL.parse(set.SMTP_URL)?.searchParams.has('maxConnections')) {
    problems.push('SMTP_URL must not contain maxConnections: set MAIL_CONNECTIONS instead.')
  }
  return problems
}

/**
 * Returns the settings in the environment. An empty variable counts as absent.
 * @param isDemoBuilt whether the build has the demonstration pages; without them `DEMO_PAGES` defaults to `off`
 * @throws ConfigError with a sentence for each problem
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
  isDemoBuilt = hasDemo,
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse({ ...(!isDemoBuilt && { DEMO_PAGES: 'off' }), ...given })
  if (!result.success) throw new ConfigError(result.error.issues.map((issue) => issue.message))
  const set = result.data
  const contradictions = contradictionsIn(set, isDemoBuilt)
  if (contradictions.length > 0) throw new ConfigError(contradictions)
  const publicUrl = set.PUBLIC_URL ?? `http://localhost:${set.PORT}`
  return {
    host: set.HOST,
    port: set.PORT,
    publicUrl,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    contactInbox: set.CONTACT_INBOX,
    mailTimings: {
      retryBaseMs: set.MAIL_RETRY_BASE_MS,
      retryMaxMs: set.MAIL_RETRY_MAX_MS,
      leaseMs: set.MAIL_LEASE_MS,
      timeoutMs: set.MAIL_TIMEOUT_MS,
    },
    mailConnections: set.MAIL_CONNECTIONS,
    doubleOptIn: set.DOUBLE_OPT_IN,
    trustProxy: set.TRUST_PROXY,
    secret: set.SECRET,
    secretPrevious: set.SECRET_PREVIOUS,
    rateLimit: set.RATE_LIMIT,
    mailsPerHour: set.MAILS_PER_HOUR,
    proofOfWork: set.PROOF_OF_WORK,
    demoPages: set.DEMO_PAGES,
    warmUp: set.WARM_UP,
    apiBase: set.API_BASE.replace(/\/$/, ''),
    allowedOrigins: [...new Set([publicUrl, ...set.ALLOWED_ORIGINS])],
    messageDays: set.MESSAGE_DAYS,
    logLevel: set.LOG_LEVEL,
    metricsPort: set.METRICS_PORT,
    metricsHost: set.METRICS_HOST,
  }
}

/**
 * Reads STAFF_LANGUAGE alone, so that help works where another setting is wrong. An empty variable counts as absent.
 * @throws ConfigError
 */
export function readStaffLanguage(env: Readonly<Record<string, string | undefined>> = process.env): StaffLanguage {
  const result = environment.shape.STAFF_LANGUAGE.safeParse(env['STAFF_LANGUAGE'] || undefined)
  if (!result.success) throw new ConfigError(result.error.issues.map((issue) => issue.message))
  return result.data
}
