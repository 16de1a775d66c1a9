import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createKeyedHash } from '#server/services/secrets.ts'
import type { Submission } from './submissions.ts'
import type { ReceivedMail } from './smtp-peer.ts'

/** The key of every site that these tests start: they compute the keyed hashes themselves. */
export const secret = 'a key that only the tests know, of good length'

/** The contact messages' inbox: its mails are told apart by their Reply-To. */
export const contactInbox = 'inbox@party.example'

export const databaseOf = (dataDir: string): string => join(dataDir, 'site.sqlite')

/** Looks at the database as another process, while the site runs or after it ended. */
export function look<T>(dataDir: string, at: (database: Database.Database) => T): T {
  const database = new Database(databaseOf(dataDir), { fileMustExist: true, timeout: 10_000 })
  try {
    return at(database)
  } finally {
    database.close()
  }
}

/** What a site has stored, as seen by another process while the site runs or after it ended. */
export interface SiteData {
  /** Asks or changes something: one statement that every database understands. A count may come as text. */
  ask(sql: string): Promise<Record<string, unknown>[]>
  /** Whether the database is whole, by what it can tell itself: `ok`, or what is wrong. */
  integrity(): Promise<unknown>
  /** The key that addresses are hashed with. */
  key(): string
}

/** Of a site on SQLite: its key is that of the tests, or the one that it has made. */
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

/** The number that a question is answered with. */
export const countOf = async (data: SiteData, sql: string): Promise<number> =>
  Number(Object.values((await data.ask(sql))[0] ?? {})[0])

export interface Stored {
  /** Rows of the submission's table with this address. */
  rows: number
  /** The mails about them, whatever became of them. */
  mails: number
  consents: number
}

/** How often each value comes. */
async function tally(data: SiteData, column: string, from: string): Promise<(value: string) => number> {
  const rows = await data.ask(`SELECT ${column} AS value, count(*) AS n FROM ${from} GROUP BY ${column}`)
  const counts = new Map(rows.map(({ value, n }) => [value, Number(n)]))
  return (value) => counts.get(value) ?? 0
}

/** What the database holds of each submission. */
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

/** What is not stored as it should be: once, with its one mail and, where the box was ticked, its one consent. */
export async function notStoredOnce(data: SiteData, submissions: readonly Submission[]): Promise<string[]> {
  const faults: string[] = []
  for (const [{ call, email, ticked }, { rows, mails, consents }] of await storedOf(data, submissions)) {
    const isRight = rows === 1 && mails === 1 && consents === (ticked ? 1 : 0)
    if (!isRight) faults.push(`${call} ${email}: ${rows} rows, ${mails} mails, ${consents} consents`)
  }
  return faults
}

/** How many mails still wait. */
export const waitingMails = (data: SiteData): Promise<number> =>
  countOf(data, `SELECT count(*) FROM outbox WHERE status = 'pending'`)

/** Who a mail is about: its recipient or, in the party's own inbox, who wrote. */
export const aboutWhom = ({ envelope, parsed }: ReceivedMail): string =>
  (envelope.to[0] === contactInbox ? parsed.replyTo?.[0]?.address : envelope.to[0]) ?? ''

export interface Deliveries {
  /** Addresses whose mail has not come. */
  missing: string[]
  /** Mails that came again, by Message-ID: how often beyond the first. */
  repeated: Map<string, number>
  /** Addresses that were written to by mails of different Message-IDs. */
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

/** Every row of every table, to see whether anything changed. */
export const everything = (dataDir: string): Record<string, unknown[]> =>
  look(dataDir, (database) => {
    const tables = database
      .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
      .all()
    return Object.fromEntries(tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]))
  })

/** The files under a folder that hold one of the texts, as bytes. */
export function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name)
    if (!statSync(path).isFile()) return false
    const bytes = readFileSync(path)
    return texts.some((text) => bytes.includes(text))
  })
}
