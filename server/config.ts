import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { organisation } from '#shared/content/organisation.ts'
import { retentionDays } from '#shared/content/retention.ts'
import { isEmail, isPlainEmail, readEmail } from '#shared/forms/email.ts'

/** Everything the operator can set. Read and checked here and nowhere else. */
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
  /** To the mail server, at the same time. */
  mailConnections: number
  doubleOptIn: boolean
  /** Number of reverse proxies in front. */
  trustProxy: number
  /** Empty: made once and kept in the data folder. */
  secret: string
  /** The key before the current one, whose signatures are accepted; empty where there is none. */
  secretPrevious: string
  rateLimit: boolean
  /** Mails within an hour to addresses that somebody typed. */
  mailsPerHour: number
  /** Whether browsers do a little work for each submission. */
  proofOfWork: boolean
  demoPages: 'hidden' | 'public'
  /** Whether pages are made before they are asked for. */
  warmUp: boolean
  /** Path or absolute address of the two calls, without a slash at the end. */
  apiBase: string
  allowedOrigins: readonly string[]
  messageDays: number
  logLevel: (typeof logLevels)[number]
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The operator's settings are wrong; each problem is a sentence. */
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
 * Returns the origin (scheme, host and port) that a setting names, as browsers and mail programs write it: lower case,
 * other letters than ASCII in Punycode (`https://странка.срб` is `https://xn--80aa3alnfh.xn--90a3ac`). Undefined where it
 * names more, or none.
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
/** The domain becomes ASCII. What stands before the @ stays as it is written: it is the operator's own. */
const mailbox = (name: string) =>
  z.pipe(
    z.string().check(
      z.refine(isEmail, says(`${name} must be an email address.`)),
      z.refine(
        (value) => !isEmail(value) || isPlainEmail(value),
        says(`${name} must have nothing but ASCII before the @: mail servers without SMTPUTF8 take no other address.`),
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
const optional = <T extends z.ZodMiniType>(schema: T, fallback: z.input<T>) => z.prefault(schema, fallback)

export const isDatabaseUrl = (value: string): boolean => /^postgres(?:ql)?:$/.test(URL.parse(value)?.protocol ?? '')

const environment = z.object({
  HOST: optional(z.string(), '127.0.0.1'),
  PORT: optional(wholeNumber('PORT', 0, 65_535), '3000'),
  PUBLIC_URL: z.optional(origin('PUBLIC_URL')),
  DATA_DIR: optional(z.string(), './data'),
  DATABASE_URL: optional(
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
  ),
  SMTP_URL: optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value === '' || /^smtps?:$/.test(URL.parse(value)?.protocol ?? ''),
          says('SMTP_URL must look like smtp://user:password@host:587, or be empty.'),
        ),
      ),
    '',
  ),
  MAIL_FROM: optional(mailbox('MAIL_FROM'), organisation.mailFrom),
  CONTACT_INBOX: optional(mailbox('CONTACT_INBOX'), organisation.email),
  MAIL_RETRY_BASE_MS: optional(wholeNumber('MAIL_RETRY_BASE_MS', 1, 86_400_000), '30000'),
  MAIL_RETRY_MAX_MS: optional(wholeNumber('MAIL_RETRY_MAX_MS', 1, 86_400_000), '3600000'),
  MAIL_CONNECTIONS: optional(wholeNumber('MAIL_CONNECTIONS', 1, 100), '5'),
  MAIL_TIMEOUT_MS: optional(wholeNumber('MAIL_TIMEOUT_MS', 100, 86_400_000), '90000'),
  MAIL_LEASE_MS: optional(wholeNumber('MAIL_LEASE_MS', 1, 86_400_000), '120000'),
  DOUBLE_OPT_IN: optional(flag('DOUBLE_OPT_IN'), 'true'),
  TRUST_PROXY: optional(wholeNumber('TRUST_PROXY', 0, 10), '0'),
  SECRET: optional(key('SECRET'), ''),
  SECRET_PREVIOUS: optional(key('SECRET_PREVIOUS'), ''),
  RATE_LIMIT: optional(onOrOff('RATE_LIMIT'), 'on'),
  MAILS_PER_HOUR: optional(wholeNumber('MAILS_PER_HOUR', 1, 1_000_000), '1000'),
  PROOF_OF_WORK: optional(onOrOff('PROOF_OF_WORK'), 'off'),
  DEMO_PAGES: optional(oneOf('DEMO_PAGES', ['hidden', 'public']), 'hidden'),
  WARM_UP: optional(onOrOff('WARM_UP'), 'on'),
  API_BASE: optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\/(?![/\\])[^?#\s]*$/.test(value) || /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
          says('API_BASE must be a path like /api or an address like https://api.primer.example.'),
        ),
      ),
    '/api',
  ),
  ALLOWED_ORIGINS: optional(
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
  ),
  MESSAGE_DAYS: optional(wholeNumber('MESSAGE_DAYS', 1, 36_500), String(retentionDays.message)),
  LOG_LEVEL: optional(oneOf('LOG_LEVEL', logLevels), 'info'),
})

/** A lease is longer than the longest send by this factor: clocks of several machines differ, and the outcome is stored. */
const leaseMargin = 4 / 3

/** Settings that are right by themselves and cannot hold together. */
function contradictionsIn(set: z.infer<typeof environment>): string[] {
  const problems: string[] = []
  if (set.DATABASE_URL && !set.SECRET) {
    problems.push('SECRET must be set where DATABASE_URL is: every machine that serves the site needs the same.')
  }
  const shortestLease = Math.ceil(set.MAIL_TIMEOUT_MS * leaseMargin)
  if (set.MAIL_LEASE_MS < shortestLease) {
    problems.push(
      `MAIL_LEASE_MS must be at least ${shortestLease}, a third more than MAIL_TIMEOUT_MS: a mail that is still being sent would be sent again.`,
    )
  }
  if (set.MAIL_RETRY_MAX_MS < set.MAIL_RETRY_BASE_MS) {
    problems.push(
      `MAIL_RETRY_MAX_MS must be at least ${set.MAIL_RETRY_BASE_MS}, which is MAIL_RETRY_BASE_MS: the longest pause cannot be shorter than the first.`,
    )
  }
  if (URL.parse(set.SMTP_URL)?.searchParams.has('maxConnections')) {
    problems.push('SMTP_URL must not say maxConnections: set MAIL_CONNECTIONS instead.')
  }
  return problems
}

/**
 * Reads the environment. An empty variable counts as absent.
 * @throws ConfigError with a readable sentence for each problem
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) throw new ConfigError(result.error.issues.map((issue) => issue.message))
  const set = result.data
  const contradictions = contradictionsIn(set)
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
  }
}
