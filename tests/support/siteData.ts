import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createKeyedHash } from '#server/services/secrets.ts'
import type { Submission } from './submissions.ts'
import type { ReceivedMail } from './smtp-peer.ts'

/** The site key of every site that these tests start. The tests need it to compute keyed hashes. */
export const secret = 'a key that only the tests know, of good length'

/** The inbox of contact messages. Its mails are distinguished by their Reply-To header. */
export const contactInbox = 'inbox@party.example'

export const databaseOf = (dataDir: string): string => join(dataDir, 'site.sqlite')

/** Opens the SQLite database as another process does, calls a function with it, and closes it. */
export function look<T>(dataDir: string, at: (database: Database.Database) => T): T {
  const database = new Database(databaseOf(dataDir), { fileMustExist: true, timeout: 10_000 })
  try {
    return at(database)
  } finally {
    database.close()
  }
}

/** Access to a site's database from outside the site, while it runs or after it has ended. */
export interface SiteData {
  /** Runs one SQL statement that both databases understand. PostgreSQL returns counts as text. */
  ask(sql: string): Promise<Record<string, unknown>[]>
  /** Checks the integrity of the database. Returns `ok` or a description of the fault. */
  integrity(): Promise<unknown>
  /** Returns the key with which addresses are hashed. */
  key(): string
}

/** Returns the access to a SQLite site. Its key is the generated one, or that of the tests. */
export const sqliteData = (dataDir: string): SiteData => ({
  ask: (sql) =>
    Promise.resolve(
      look(dataDir, (database) => {
        const statement = database.prepare<[], Record<string, unknown>>(sql)
        if (statement.reader) return statement.all()
        statement.run()
        return []
      }),
    ),
  integrity: () => Promise.resolve(look(dataDir, (database) => database.pragma('integrity_check', { simple: true }))),
  key() {
    const made = join(dataDir, 'secret')
    return existsSync(made) ? readFileSync(made, 'utf8').trim() : secret
  },
})

/** Returns the single number that a query returns. */
export const countOf = async (data: SiteData, sql: string): Promise<number> =>
  Number(Object.values((await data.ask(sql))[0] ?? {})[0])

export interface Stored {
  /** Rows of the submission's table with this address. */
  rows: number
  /** Mails about these rows, with any status. */
  mails: number
  consents: number
}

/** Returns a function that returns the number of rows with a value. */
async function tally(data: SiteData, column: string, from: string): Promise<(value: string) => number> {
  const rows = await data.ask(`SELECT ${column} AS value, count(*) AS n FROM ${from} GROUP BY ${column}`)
  const counts = new Map(rows.map(({ value, n }) => [value, Number(n)]))
  return (value) => counts.get(value) ?? 0
}

/** Returns the stored rows, mails and consents of each submission. */
export async function storedOf(data: SiteData, submissions: readonly Submission[]): Promise<Map<Submission, Stored>> {
  const hash = createKeyedHash(data.key())
  const rows = {
    subscribe: await tally(data, 'email', 'subscribers'),
    send: await tally(data, 'email', 'messages'),
  }
  const mails = {
    subscribe: await tally(data, 'email', 'outbox JOIN subscribers s ON s.id = subscriber_id'),
    send: await tally(data, 'email', 'outbox JOIN messages m ON m.id = message_id'),
  }
  const consents = await tally(data, 'subject_hash', 'consent_log')
  return new Map(
    submissions.map((submission) => {
      const { call, email } = submission
      return [
        submission,
        { rows: rows[call](email), mails: mails[call](email), consents: consents(hash('subject', email)) },
      ]
    }),
  )
}

/** Returns the submissions that are not stored exactly once, with one mail and, if the box was ticked, one consent. */
export async function notStoredOnce(data: SiteData, submissions: readonly Submission[]): Promise<string[]> {
  const faults: string[] = []
  for (const [{ call, email, ticked }, { rows, mails, consents }] of await storedOf(data, submissions)) {
    const isRight = rows === 1 && mails === 1 && consents === (ticked ? 1 : 0)
    if (!isRight) faults.push(`${call} ${email}: ${rows} rows, ${mails} mails, ${consents} consents`)
  }
  return faults
}

/** Returns the number of mails that are not sent yet. */
export const waitingMails = (data: SiteData): Promise<number> =>
  countOf(data, `SELECT count(*) FROM outbox WHERE status = 'pending'`)

/** Returns the visitor's address in a mail: the recipient, or for mails to the party's inbox the Reply-To address. */
export const aboutWhom = ({ envelope, parsed }: ReceivedMail): string =>
  (envelope.to[0] === contactInbox ? parsed.replyTo?.[0]?.address : envelope.to[0]) ?? ''

export interface Deliveries {
  /** Addresses without a mail. */
  missing: string[]
  /** The number of additional deliveries of a mail, by Message-ID. */
  repeated: Map<string, number>
  /** Addresses with mails of different Message-IDs. */
  doubled: string[]
}

export function deliveriesOf(mails: readonly ReceivedMail[], submissions: readonly Submission[]): Deliveries {
  const ids = new Map<string, Set<string>>()
  const times = new Map<string, number>()
  for (const mail of mails) {
    const id = mail.header('message-id') ?? ''
    times.set(id, (times.get(id) ?? 0) + 1)
    const whom = aboutWhom(mail)
    ids.set(whom, (ids.get(whom) ?? new Set()).add(id))
  }
  return {
    missing: submissions.filter(({ email }) => !ids.has(email)).map(({ email }) => email),
    repeated: new Map([...times].filter(([, count]) => count > 1).map(([id, count]) => [id, count - 1])),
    doubled: [...ids].filter(([, of]) => of.size > 1).map(([whom]) => whom),
  }
}

/** Returns every row of every table, to detect changes. */
export const everything = (dataDir: string): Record<string, unknown[]> =>
  look(dataDir, (database) => {
    const tables = database
      .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
      .all()
    return Object.fromEntries(tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]))
  })

/** Returns the files in a folder and its subfolders that contain one of the texts. */
export function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name)
    if (!statSync(path).isFile()) return false
    const bytes = readFileSync(path)
    return texts.some((text) => bytes.includes(text))
  })
}
