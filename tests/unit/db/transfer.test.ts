import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { move, type MoveOutcome } from '#db/move.ts'
import type { Connections } from '#db/postgres/connection.ts'
import { openPostgresStore } from '#db/postgres/postgresStore.ts'
import { lockPostgresSource, lockPostgresTarget } from '#db/postgres/transfer.ts'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { lockSqliteSource, lockSqliteTarget } from '#db/sqlite/transfer.ts'
import type { Store } from '#db/store.ts'
import { CannotMove, keyOf, movedTables, numberedTables, type LockedSource, type LockedTarget } from '#db/transfer.ts'
import { emptied, postgresMigrations } from './pglite.database.ts'
import { fillRichly, richPeople } from './richDatabase.ts'
import { collect, confirmed, messageOf, orderMessageOf, requestOf, start, subjectHash } from './samples.ts'
import { migrationsFolder } from './sqlite.database.ts'

let samples: string
beforeAll(async () => {
  samples = mkdtempSync(join(tmpdir(), 'transfer-samples-'))
  const store = await openSqliteStore({ file: join(samples, 'rich.sqlite'), migrationsFolder })
  await fillRichly(store)
  await store.close()
  return () => rmSync(samples, { recursive: true, force: true })
})

let folder: string
let connections: Connections
let site: Place
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'transfer-'))
  connections = await emptied()
  site = inFile('site.sqlite')
  cpSync(join(samples, 'rich.sqlite'), join(folder, 'site.sqlite'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Where a site can lie. */
interface Place {
  name: string
  hold(): Promise<LockedSource>
  lockTarget(): Promise<LockedTarget>
  /** What a site finds that starts on it. */
  use<T>(work: (store: Store) => Promise<T>): Promise<T>
}

const inFile = (name: string): Place => {
  const file = join(folder, name)
  return {
    name,
    hold: () => lockSqliteSource({ file, migrationsFolder }),
    lockTarget: () => lockSqliteTarget({ file, migrationsFolder }),
    use: (work) => closing(openSqliteStore({ file, migrationsFolder }), work),
  }
}
const postgres: Place = {
  name: 'PostgreSQL',
  hold: () => lockPostgresSource(connections, postgresMigrations),
  lockTarget: () => lockPostgresTarget(connections, postgresMigrations),
  use: (work) =>
    closing(
      openPostgresStore(connections, { migrationsFolder: postgresMigrations }).then(({ store }) => store),
      work,
    ),
}
/** Both kinds, for whatever is the same with each. */
const kinds = [
  ['a file', () => inFile('target.sqlite')],
  ['PostgreSQL', () => postgres],
] as const

async function closing<T>(opening: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

interface Handling {
  slice?: number
  /** Stops it after so many slices. */
  slices?: number
  /** What the target does with what it is told. */
  alter?: (target: LockedTarget) => Partial<LockedTarget>
}

async function moveBetween(from: Place, to: Place, { slice, slices, alter }: Handling = {}): Promise<MoveOutcome> {
  const source = await from.hold()
  try {
    const target = await to.lockTarget()
    try {
      const stop = new AbortController()
      let seen = 0
      return await move(
        source,
        { ...target, ...alter?.(target) },
        {
          signal: stop.signal,
          progress() {
            if ((seen += 1) === slices) stop.abort()
          },
          ...(slice !== undefined && { slice }),
        },
      )
    } finally {
      await target.release()
    }
  } finally {
    await source.release()
  }
}

/** Every row of a file as it lies there, and how far its numbers have come. */
function contents(name: string): Record<string, unknown[]> {
  const database = new Database(join(folder, name), { readonly: true })
  try {
    const tables = database
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .pluck()
      .all()
      .filter((table) => table !== '__drizzle_migrations')
    return Object.fromEntries(
      tables.map((table) => [table, database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()]),
    )
  } finally {
    database.close()
  }
}
const run = (name: string, statements: string): void => {
  const database = new Database(join(folder, name))
  database.exec(statements)
  database.close()
}
const ask = async (question: string) => {
  const client = await connections.connect()
  try {
    await client.query(question)
  } finally {
    client.release()
  }
}

/** What staff see of a site. */
const seen = async (store: Store) => ({
  subscribers: await collect(store.exportSubscribers({})),
  messages: await collect(store.listMessages({})),
  mails: await collect(store.listMail()),
  stats: await store.stats(),
  consent: await store.verifyConsent(),
  backlog: await store.mailBacklog(),
  people: await Promise.all(Object.values(richPeople).map((email) => store.showPerson(email, subjectHash(email)))),
})

/** A move to a target and from there to a file: the way to see what is in either. */
async function contentsOf(place: Place): Promise<Record<string, unknown[]>> {
  if (place.name !== postgres.name) return contents(place.name)
  const copy = inFile(`copy-${readdirSync(folder).length}.sqlite`)
  expect(await moveBetween(place, copy)).toMatchObject({ outcome: 'moved' })
  return contents(copy.name)
}

test('the sample has rows in every table, and numbers that no row has any more', () => {
  const { sqlite_sequence: numbers, ...tables } = contents('site.sqlite')
  expect(Object.keys(tables)).toHaveLength(movedTables.length)
  for (const [table, rows] of Object.entries(tables)) expect(rows, table).not.toEqual([])
  const last = (table: string) => Math.max(...tables[table]!.map((row) => (row as { seq: number }).seq))
  for (const { name, seq } of numbers as { name: string; seq: number }[]) {
    if (name === 'consent_log') expect(seq).toBe(last(name))
    else expect(seq).toBeGreaterThan(last(name))
  }
  expect(new Set(tables.outbox!.map((row) => (row as { status: string }).status))).toEqual(
    new Set(['pending', 'sent', 'held', 'dead']),
  )
  expect(numberedTables).toEqual(movedTables.filter((table) => keyOf[table] === 'seq'))
})

describe('a move', () => {
  test('there and back keeps every row, every number and the log', async () => {
    const before = contents('site.sqlite')
    const atFirst = await site.use(seen)
    const back = inFile('back.sqlite')
    expect(await moveBetween(site, postgres)).toMatchObject({ outcome: 'moved', consent: { intact: true } })
    expect(await postgres.use(seen)).toEqual(atFirst)
    expect(await moveBetween(postgres, back)).toMatchObject({ outcome: 'moved', consent: atFirst.consent })
    expect(contents('back.sqlite')).toEqual(before)
    expect(contents('site.sqlite')).toEqual(before)
    expect(await back.use(seen)).toEqual(atFirst)
  })

  test('leaves one file that needs no other', async () => {
    await moveBetween(site, inFile('target.sqlite'))
    expect(readdirSync(folder).sort()).toEqual(['site.sqlite', 'target.sqlite'])
    expect(contents('target.sqlite')).toEqual(contents('site.sqlite'))
  })

  test('of an empty site is one, too', async () => {
    const empty = inFile('empty.sqlite')
    await empty.use(async () => {})
    expect(await moveBetween(empty, postgres)).toMatchObject({ outcome: 'moved', consent: { entries: 0 } })
    await postgres.use((store) => confirmed(store, 'first@example.org'))
    expect(await moveBetween(postgres, inFile('back.sqlite'))).toMatchObject({ outcome: 'moved' })
  })

  test.for(kinds)('to %s: what is written afterwards is numbered behind', async ([, target]) => {
    const place = target()
    const numbers = contents('site.sqlite').sqlite_sequence as { name: string; seq: number }[]
    await moveBetween(site, place)
    await place.use(async (store) => {
      const { entries } = (await store.verifyConsent()) as { entries: number }
      await confirmed(store, 'new@example.org')
      await store.acceptMessage(messageOf('new@example.org'))
      await store.acceptOrder(orderMessageOf('new@example.org', { key: 'new' }))
      expect((await collect(store.listMessages({}))).at(-1)!.order!.number).toBe(2_026_000_003)
      expect(await store.verifyConsent()).toMatchObject({ intact: true, entries: entries + 4 })
    })
    const { subscribers, messages, outbox } = await contentsOf(place)
    const written = (rows: unknown[]) =>
      rows.map((row) => row as { seq: number; created: number }).filter(({ created }) => created >= start)
    for (const [name, rows, more] of [
      ['subscribers', subscribers!, 1],
      ['messages', messages!, 2],
      ['outbox', outbox!, 4],
    ] as const) {
      const { seq } = numbers.find((number) => number.name === name)!
      expect(
        written(rows).filter((row) => row.seq > seq),
        name,
      ).toHaveLength(more)
    }
  })

  test('marks what PostgreSQL cannot hold, and nothing else', async () => {
    await site.use((store) => store.acceptMessage(messageOf('nul@example.org', { message: 'a\0b', name: '\0' })))
    expect(await moveBetween(site, postgres, { slice: 3 })).toMatchObject({ outcome: 'moved' })
    const [message] = await postgres
      .use((store) => collect(store.listMessages({ since: start })))
      .then((all) => all.slice(-1))
    expect(message).toMatchObject({ message: 'a\uFFFDb', name: '\uFFFD' })
    // Once more it finds the same.
    expect(await moveBetween(site, postgres)).toMatchObject({ outcome: 'moved' })
  })

  test('of an altered log keeps it as it is', async () => {
    run(
      'site.sqlite',
      'DROP TRIGGER consent_log_no_delete; DELETE FROM consent_log WHERE seq = (SELECT max(seq) FROM consent_log)',
    )
    const altered = await site.use((store) => store.verifyConsent())
    expect(altered).toMatchObject({ intact: false, fault: 'missing' })
    expect(await moveBetween(site, postgres)).toMatchObject({ outcome: 'moved', consent: altered })
    expect(await postgres.use((store) => store.verifyConsent())).toEqual(altered)
    expect(await moveBetween(postgres, inFile('back.sqlite'))).toMatchObject({ outcome: 'moved', consent: altered })
    expect(contents('back.sqlite')).toEqual(contents('site.sqlite'))
  })
})

describe.for(kinds)('a move to %s that was cut off', ([, target]) => {
  test.for([1, 2, 5, 9, 14, 20])('after %i slices goes on where it was, and ends the same', async (slices) => {
    const place = target()
    expect(await moveBetween(site, place, { slice: 3, slices })).toEqual({ outcome: 'stopped' })
    let inserted = 0
    const counting = ({ insert }: LockedTarget) => ({
      insert: async (...[table, rows]: Parameters<LockedTarget['insert']>) => {
        inserted += rows.length
        await insert(table, rows)
      },
    })
    const outcome = await moveBetween(site, place, { slice: 4, alter: counting })
    expect(outcome).toMatchObject({ outcome: 'moved' })
    const total = Object.values((outcome as { rows: Record<string, number> }).rows).reduce((one, other) => one + other)
    expect(total - inserted).toBeGreaterThanOrEqual(slices > 2 ? 3 : 0)
    expect(await contentsOf(place)).toEqual(contents('site.sqlite'))
  })

  test('by an error in the middle of a slice, too', async () => {
    const place = target()
    const failing = ({ insert }: LockedTarget) => ({
      insert: async (...[table, rows]: Parameters<LockedTarget['insert']>) =>
        insert(table, table === 'outbox' ? [...rows, { ...rows[0]!, kind: 'nonsense' }] : rows),
    })
    await expect(moveBetween(site, place, { slice: 3, alter: failing })).rejects.toThrow()
    expect(await moveBetween(site, place, { slice: 3 })).toMatchObject({ outcome: 'moved' })
    expect(await contentsOf(place)).toEqual(contents('site.sqlite'))
  })

  test('before the numbers were set, too', async () => {
    const place = target()
    const forgetful = () => ({ setNumbers: async () => {} })
    expect(await moveBetween(site, place, { alter: forgetful })).toEqual({ outcome: 'unequal', in: 'numbers' })
    expect(await moveBetween(site, place)).toMatchObject({ outcome: 'moved' })
    expect(await contentsOf(place)).toEqual(contents('site.sqlite'))
  })
})

describe.for(kinds)('%s that holds something else is refused and left as it is', ([, target]) => {
  let place: Place
  const refused = async () => {
    const before = await contentsOf(place)
    expect(await moveBetween(site, place, { slice: 3 })).toEqual({ outcome: 'occupied' })
    expect(await contentsOf(place)).toEqual(before)
  }
  beforeEach(() => {
    place = target()
  })

  test('another site', async () => {
    await place.use((store) => confirmed(store, 'other@example.org'))
    await refused()
  })

  test('a site that somebody was erased from', async () => {
    await place.use((store) => store.erasePerson('a@example.org', subjectHash('a@example.org'), start))
    await refused()
  })

  test('a moved site that has gone on', async () => {
    await moveBetween(site, place)
    await place.use((store) => store.requestSubscription(requestOf('new@example.org')))
    await refused()
  })

  test('a moved site in which something has changed', async () => {
    await moveBetween(site, place)
    await place.use(async (store) => {
      const [subscriber] = await collect(store.exportSubscribers({ status: 'confirmed' }))
      await store.changeLanguage(subscriber!.id, 'en')
    })
    await refused()
  })

  test('a moved site that the end of a table is missing from', async () => {
    await moveBetween(site, place)
    const cut = 'DELETE FROM accesses WHERE token_hash = (SELECT max(token_hash) FROM accesses)'
    await (place === postgres ? ask(cut) : run(place.name, cut))
    await refused()
  })

  test('a moved site that somebody has purged', async () => {
    await moveBetween(site, place)
    await place.use((store) => store.purge(start + 5 * 24 * 3600 * 1000, 365))
    await refused()
  })
})

describe.for(kinds)('%s that lost something on the way does not pass', ([, target]) => {
  test.for(movedTables)('a row of %s', async (lost) => {
    const lossy = ({ insert }: LockedTarget) => ({
      insert: async (...[table, rows]: Parameters<LockedTarget['insert']>) => {
        if (table !== lost) return insert(table, rows)
        // Where others refer to a row it cannot be lost, but be another.
        const kept = lost === 'subscribers' || lost === 'messages' || lost === 'outbox' ? rows : rows.slice(1)
        if (kept.length > 0)
          await insert(table, kept === rows ? rows.map((row, at) => (at ? row : { ...row, created: 1 })) : kept)
      },
    })
    expect(await moveBetween(site, target(), { alter: lossy })).toEqual({ outcome: 'unequal', in: lost })
  })

  test('a log that does not hang together', async () => {
    const blind = () => ({ verifyConsent: async () => ({ intact: false, entry: 1, fault: 'changed' }) as const })
    expect(await moveBetween(site, target(), { alter: blind })).toEqual({ outcome: 'unequal', in: 'consent' })
  })
})

describe('what is no database of a site is refused before anything is written', () => {
  const obstacle = (name: string) => expect.objectContaining({ name: 'CannotMove', obstacle: name })

  test.for(['hold', 'lockTarget'] as const)('in a file: %s', async (hold) => {
    const place = inFile('other.sqlite')
    const holds = async (expected: string) => {
      const before = readFileSync(join(folder, 'other.sqlite'))
      await expect(place[hold]()).rejects.toEqual(obstacle(expected))
      expect(readFileSync(join(folder, 'other.sqlite'))).toEqual(before)
      rmSync(join(folder, 'other.sqlite'))
    }
    writeFileSync(join(folder, 'other.sqlite'), 'This is no database. '.repeat(1000))
    await holds('foreign')
    run('other.sqlite', 'CREATE TABLE bookmarks (url)')
    await holds('foreign')
    cpSync(join(folder, 'site.sqlite'), join(folder, 'other.sqlite'))
    run('other.sqlite', `INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('newer', ${Date.UTC(2100, 0)})`)
    await holds('newer')
    expect(readdirSync(folder)).toEqual(['site.sqlite'])
  })

  test('a file that is not there is nothing to move from', async () => {
    await expect(inFile('missing.sqlite').hold()).rejects.toEqual(obstacle('missing'))
    expect(readdirSync(folder)).toEqual(['site.sqlite'])
  })

  test.for(['hold', 'lockTarget'] as const)('on PostgreSQL: %s', async (hold) => {
    await postgres.use(async () => {})
    await ask('ALTER SCHEMA public RENAME TO set_aside; CREATE SCHEMA public')
    onTestFinished(() => ask('DROP SCHEMA public CASCADE; ALTER SCHEMA set_aside RENAME TO public'))
    if (hold === 'hold') await expect(postgres.hold()).rejects.toEqual(obstacle('missing'))
    await ask('CREATE TABLE messages (text text)')
    await expect(postgres[hold]()).rejects.toEqual(obstacle('foreign'))
    await ask('DROP SCHEMA public CASCADE; ALTER SCHEMA set_aside RENAME TO public')
    await ask(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('newer', ${Date.UTC(2100, 0)})`)
    await expect(postgres[hold]()).rejects.toEqual(obstacle('newer'))
    await ask(
      "DELETE FROM __drizzle_migrations WHERE hash = 'newer'; ALTER SCHEMA public RENAME TO set_aside; CREATE SCHEMA public",
    )
  })
})

describe('nobody else has it meanwhile', () => {
  test('a site that runs is not moved from, nor a file that somebody has open moved to', async () => {
    await site.use(async () => {
      await expect(site.hold()).rejects.toThrow(CannotMove)
      await expect(site.lockTarget()).rejects.toThrow(CannotMove)
    })
    await (await site.hold()).release()
  })

  test.for(['hold', 'lockTarget'] as const)('and none can be started: %s', async (hold) => {
    const held = await site[hold]()
    const file = join(folder, 'site.sqlite')
    await expect(openSqliteStore({ file, migrationsFolder, lockWait: 100 })).rejects.toThrow('unavailable')
    await held.release()
    expect(await site.use((store) => store.countSubscribers({}))).toBeGreaterThan(0)
  })
})
