import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { organisation, reach } from '#shared/content/organisation.ts'
import { retentionDays } from '#shared/content/retention.ts'
import { hasDemo } from '#shared/demo.ts'
import { isEmail, isPlainEmail, readEmail } from '#shared/forms/email.ts'
import { staffLanguages, type StaffLanguage } from '#shared/i18n/languages.ts'
import type { DemoPages } from '#shared/routes/route.ts'
import { editDistance } from './staff/closestName.ts'

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
  /** Whether a mail server on another host gets no mail without TLS. */
  requiresMailTls: boolean
  /** The key that signs every mail; undefined when the mail server signs. */
  dkim: DkimKey | undefined
  mailFrom: string
  /** The recipient of messages and orders; undefined for the published address of the party. */
  contactInbox: string | undefined
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
  hsts: (typeof hstsScopes)[number]
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

/** The key of DKIM signatures (RFC 6376). */
export interface DkimKey {
  /** The domain of `mailFrom`. */
  domain: string
  /** The first part of the name of the DNS record: `<selector>._domainkey.<domain>`. */
  selector: string
  /** PEM. */
  privateKey: string
}

const hstsScopes = ['off', 'host', 'subdomains'] as const
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

/** The settings that may also be in a file, named by the setting with `_FILE`: containers mount secrets as files. */
const secretSettings = ['DATABASE_URL', 'SMTP_URL', 'SECRET', 'SECRET_PREVIOUS'] as const

const secretFile = (name: (typeof secretSettings)[number], group: SettingNote['group']) =>
  setting(z.string(), '', { group, description: `File that holds ${name}. Only one of the two may be set.` })

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
  DATABASE_URL_FILE: secretFile('DATABASE_URL', 'Address and data'),
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
  SMTP_URL_FILE: secretFile('SMTP_URL', 'Mail'),
  SMTP_TLS: setting(oneOf('SMTP_TLS', ['required', 'optional']), 'required', {
    group: 'Mail',
    description:
      'required: a mail server on another host gets no mail without TLS. optional: TLS only if the server offers it.',
  }),
  DKIM_KEY_FILE: setting(z.string(), '', {
    group: 'Mail',
    description:
      'File of a private RSA key (PEM) that signs every mail for the domain of MAIL_FROM. Empty: the mail server signs.',
  }),
  DKIM_SELECTOR: setting(
    z
      .string()
      .check(z.regex(/^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?)?$/i, says('DKIM_SELECTOR must be a name like site1.'))),
    '',
    {
      group: 'Mail',
      description: 'Selector of that key: its public half is the TXT record selector._domainkey of the domain.',
    },
  ),
  MAIL_FROM: setting(mailbox('MAIL_FROM'), organisation.mailFrom, {
    group: 'Mail',
    description: 'Sender of every mail.',
    shownDefault: 'the address in shared/content/organisation.ts',
  }),
  CONTACT_INBOX: setting(mailbox('CONTACT_INBOX'), reach.email, {
    group: 'Mail',
    description: 'Recipient of contact messages and orders.',
    shownDefault: 'the published email address',
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
  MESSAGE_DAYS: setting(wholeNumber('MESSAGE_DAYS', 1, retentionDays.message), String(retentionDays.message), {
    group: 'Forms and messages',
    description:
      'Days until the content of a message is deleted; date, form and language stay. At most 365, which the consent wordings promise. The privacy notice shows it.',
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
  SECRET_FILE: secretFile('SECRET', 'Security and limits'),
  SECRET_PREVIOUS: setting(key('SECRET_PREVIOUS'), '', {
    group: 'Security and limits',
    description: 'The key before SECRET. Links mailed with it work as long as it is set.',
  }),
  SECRET_PREVIOUS_FILE: secretFile('SECRET_PREVIOUS', 'Security and limits'),
  HSTS: setting(oneOf('HSTS', hstsScopes), 'host', {
    group: 'Security and limits',
    description:
      'host: browsers open the host of an https PUBLIC_URL with https only, for two years. subdomains: its subdomains too. off: the header is not sent.',
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

/**
 * Returns the content of a file that a setting names, without the newline at its end. Adds a sentence to `problems` and
 * returns undefined if it cannot be read or is empty.
 */
function readFileOf(name: string, path: string, problems: string[]): string | undefined {
  try {
    const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    if (content.trim() !== '') return content
    problems.push(`${name} names an empty file: ${path}.`)
  } catch (error) {
    problems.push(`${name} names a file that cannot be read (${(error as NodeJS.ErrnoException).code}): ${path}.`)
  }
  return undefined
}

/** Returns the environment with the secrets that are in files. Adds a sentence to `problems` for each that is not readable. */
function withSecretFiles(given: Readonly<Record<string, string>>, problems: string[]): Record<string, string> {
  const filled: Record<string, string> = { ...given }
  for (const name of secretSettings) {
    const path = given[`${name}_FILE`]
    if (path === undefined) continue
    if (given[name] !== undefined) {
      problems.push(`${name} and ${name}_FILE must not both be set: remove one.`)
      continue
    }
    const content = readFileOf(`${name}_FILE`, path, problems)
    if (content !== undefined) filled[name] = content
  }
  return filled
}

/** RFC 8301, 3.2: receivers ignore signatures of shorter keys. */
const minDkimBits = 1024

/** Reads the key of DKIM signatures. Adds a sentence to `problems` if it is missing or unusable: mails would go unsigned. */
function readDkim(set: z.infer<typeof environment>, problems: string[]): DkimKey | undefined {
  const { DKIM_KEY_FILE: file, DKIM_SELECTOR: selector, MAIL_FROM: from } = set
  if (!file && !selector) return undefined
  if (!file || !selector) {
    const [missing, present] = file ? ['DKIM_SELECTOR', 'DKIM_KEY_FILE'] : ['DKIM_KEY_FILE', 'DKIM_SELECTOR']
    problems.push(`${missing} must be set when ${present} is set: both are needed to sign mails.`)
    return undefined
  }
  const privateKey = readFileOf('DKIM_KEY_FILE', file, problems)
  if (privateKey === undefined) return undefined
  let key: KeyObject | undefined
  try {
    key = createPrivateKey(privateKey)
  } catch {
    // Reported below.
  }
  if (key?.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < minDkimBits) {
    problems.push(
      `DKIM_KEY_FILE must hold a private RSA key of at least ${minDkimBits} bits, in PEM and without a password.`,
    )
    return undefined
  }
  return { domain: from.slice(from.lastIndexOf('@') + 1), selector, privateKey }
}

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
  const given = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  )
  const problems: string[] = []
  const filled = withSecretFiles(given, problems)
  const result = environment.safeParse({ ...(!isDemoBuilt && { DEMO_PAGES: 'off' }), ...filled })
  if (!result.success) problems.push(...result.error.issues.map((issue) => issue.message))
  if (!result.success || problems.length > 0) throw new ConfigError(problems)
  const set = result.data
  problems.push(...contradictionsIn(set, isDemoBuilt))
  const dkim = readDkim(set, problems)
  if (problems.length > 0) throw new ConfigError(problems)
  const publicUrl = set.PUBLIC_URL ?? `http://localhost:${set.PORT}`
  return {
    host: set.HOST,
    port: set.PORT,
    publicUrl,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    smtpUrl: set.SMTP_URL,
    requiresMailTls: set.SMTP_TLS === 'required',
    dkim,
    mailFrom: set.MAIL_FROM,
    contactInbox: 'CONTACT_INBOX' in filled ? set.CONTACT_INBOX : undefined,
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
    hsts: set.HSTS,
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

/** Returns the editor that the user of a terminal has chosen; undefined without one. The variables are those of every program. */
export const readEditor = (env: Readonly<Record<string, string | undefined>> = process.env): string | undefined =>
  env['VISUAL'] || env['EDITOR'] || undefined

/** A variable that is no setting, and the setting that was probably meant. */
export interface Misspelling {
  name: string
  meant: string
}

/** Shorter names resemble too many variables of other programs: COST and HIST are near to HOST. */
const minMisspeltLength = 5

/** Returns the variables that resemble a setting and are none. They may belong to another program, so they are no error. */
export function findMisspellings(env: Readonly<Record<string, string | undefined>> = process.env): Misspelling[] {
  const known = Object.keys(environment.shape)
  const isMeant = (name: string, setting: string) => {
    const allowed = Math.max(1, Math.floor(setting.length / 6))
    return (
      setting.length >= minMisspeltLength &&
      // Compared first, because the distance of a long name would take long.
      Math.abs(name.length - setting.length) <= allowed &&
      editDistance(name.toUpperCase(), setting) <= allowed
    )
  }
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => isMeant(name, setting))
      return meant === undefined ? [] : [{ name, meant }]
    })
}
