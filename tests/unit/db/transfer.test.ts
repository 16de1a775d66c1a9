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

/** A database that a site can be moved from or to. */
interface Place {
  name: string
  lockSource(): Promise<LockedSource>
  lockTarget(): Promise<LockedTarget>
  /** Opens a store on it for the time of `work`. */
  use<T>(work: (store: Store) => Promise<T>): Promise<T>
}

const inFile = (name: string): Place => {
  const file = join(folder, name)
  return {
    name,
    lockSource: () => lockSqliteSource({ file, migrationsFolder }),
    lockTarget: () => lockSqliteTarget({ file, migrationsFolder }),
    use: (work) => closing(openSqliteStore({ file, migrationsFolder }), work),
  }
}
const postgres: Place = {
  name: 'PostgreSQL',
  lockSource: () => lockPostgresSource(connections, postgresMigrations),
  lockTarget: () => lockPostgresTarget(connections, postgresMigrations),
  use: (work) =>
    closing(
      openPostgresStore(connections, { migrationsFolder: postgresMigrations }).then(({ store }) => store),
      work,
    ),
}
/** Both kinds of targets. */
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

interface MoveSettings {
  slice?: number
  /** Stops the move after this number of slices. */
  slices?: number
  /** Replaces functions of the target. */
  alter?: (target: LockedTarget) => Partial<LockedTarget>
}

async function moveBetween(from: Place, to: Place, { slice, slices, alter }: MoveSettings = {}): Promise<MoveOutcome> {
  const source = await from.lockSource()
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

/** Returns every row of a file, with the sequence numbers. The pages of the full-text index depend on the commits that wrote them. */
function contents(name: string): Record<string, unknown[]> {
  const database = new Database(join(folder, name), { readonly: true })
  try {
    const tables = database
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .pluck()
      .all()
      .filter((table) => !table.startsWith('__') && !table.startsWith('content_search_'))
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
const execute = async (statements: string) => {
  const client = await connections.connect()
  try {
    await client.query(statements)
  } finally {
    client.release()
  }
}

/** Returns all data that staff see of a site. */
const readAll = async (store: Store) => ({
  subscribers: await collect(store.exportSubscribers({})),
  messages: await collect(store.listMessages({})),
  mails: await collect(store.listMail()),
  stats: await store.stats(),
  consent: await store.verifyConsent(),
  backlog: await store.mailBacklog(),
  content: await collect(store.listContent('news')),
  log: await collect(store.contentLog()),
  found: await store.searchShown('sr-Cyrl', [{ word: 'tekst', isPrefix: false }], 9),
  people: await Promise.all(Object.values(richPeople).map((email) => store.showPerson(email, subjectHash(email)))),
})

/** Returns every row of a database. PostgreSQL is moved to a file first. */
async function contentsOf(place: Place): Promise<Record<string, unknown[]>> {
  if (place.name !== postgres.name) return contents(place.name)
  const copy = inFile(`copy-${readdirSync(folder).length}.sqlite`)
  expect(await moveBetween(place, copy)).toMatchObject({ outcome: 'moved' })
  return contents(copy.name)
}

test('the sample has rows in every table and numbers of removed rows', () => {
  const { sqlite_sequence: numbers, content_search: _index, ...tables } = contents('site.sqlite')
  expect(Object.keys(tables)).toHaveLength(movedTables.length)
  for (const [table, rows] of Object.entries(tables)) expect(rows, table).not.toEqual([])
  const last = (table: string) => Math.max(...tables[table]!.map((row) => (row as { seq: number }).seq))
  for (const { name, seq } of numbers as { name: string; seq: number }[]) {
    // Their rows are never removed.
    const isKept = ['consent_log', 'content_items', 'content_versions', 'content_log', 'media_log'].includes(name)
    if (isKept) expect(seq).toBe(last(name))
    else expect(seq).toBeGreaterThan(last(name))
  }
  expect(new Set(tables.outbox!.map((row) => (row as { status: string }).status))).toEqual(
    new Set(['pending', 'sent', 'held', 'dead']),
  )
  expect(numberedTables).toEqual(movedTables.filter((table) => keyOf[table] === 'seq'))
})

describe('a move', () => {
  test('to PostgreSQL and back keeps every row, every number and the log', async () => {
    const before = contents('site.sqlite')
    const initial = await site.use(readAll)
    const back = inFile('back.sqlite')
    expect(await moveBetween(site, postgres)).toMatchObject({ outcome: 'moved', consent: { intact: true } })
    expect(await postgres.use(readAll)).toEqual(initial)
    expect(await moveBetween(postgres, back)).toMatchObject({ outcome: 'moved', consent: initial.consent })
    expect(contents('back.sqlite')).toEqual(before)
    expect(contents('site.sqlite')).toEqual(before)
    expect(await back.use(readAll)).toEqual(initial)
  })

  test('leaves a single file', async () => {
    await moveBetween(site, inFile('target.sqlite'))
    expect(readdirSync(folder).sort()).toEqual(['site.sqlite', 'target.sqlite'])
    expect(contents('target.sqlite')).toEqual(contents('site.sqlite'))
  })

  test('of an empty site works', async () => {
    const empty = inFile('empty.sqlite')
    await empty.use(async () => {})
    expect(await moveBetween(empty, postgres)).toMatchObject({ outcome: 'moved', consent: { entries: 0 } })
    await postgres.use((store) => confirmed(store, 'first@example.org'))
    expect(await moveBetween(postgres, inFile('back.sqlite'))).toMatchObject({ outcome: 'moved' })
  })

  test.for(kinds)('to %s: later rows get higher numbers', async ([, target]) => {
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

  test('replaces U+0000 for PostgreSQL and nothing else', async () => {
    await site.use((store) => store.acceptMessage(messageOf('nul@example.org', { message: 'a\0b', name: '\0' })))
    expect(await moveBetween(site, postgres, { slice: 3 })).toMatchObject({ outcome: 'moved' })
    const [message] = await postgres
      .use((store) => collect(store.listMessages({ since: start })))
      .then((all) => all.slice(-1))
    expect(message).toMatchObject({ message: 'a\uFFFDb', name: '\uFFFD' })
    // A second move finds equal rows.
    expect(await moveBetween(site, postgres)).toMatchObject({ outcome: 'moved' })
  })

  test('of an altered log keeps the alteration', async () => {
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

describe.for(kinds)('an interrupted move to %s', ([, target]) => {
  test.for([1, 2, 5, 9, 14, 20])('after %i slices continues there, with the same result', async (slices) => {
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

  test('by an error in a slice can be repeated', async () => {
    const place = target()
    const failing = ({ insert }: LockedTarget) => ({
      insert: async (...[table, rows]: Parameters<LockedTarget['insert']>) =>
        insert(table, table === 'outbox' ? [...rows, { ...rows[0]!, kind: 'nonsense' }] : rows),
    })
    await expect(moveBetween(site, place, { slice: 3, alter: failing })).rejects.toThrow()
    expect(await moveBetween(site, place, { slice: 3 })).toMatchObject({ outcome: 'moved' })
    expect(await contentsOf(place)).toEqual(contents('site.sqlite'))
  })

  test('before the numbers were set can be repeated', async () => {
    const place = target()
    const forgetful = () => ({ setNumbers: async () => {} })
    expect(await moveBetween(site, place, { alter: forgetful })).toEqual({ outcome: 'unequal', in: 'numbers' })
    expect(await moveBetween(site, place)).toMatchObject({ outcome: 'moved' })
    expect(await contentsOf(place)).toEqual(contents('site.sqlite'))
  })
})

describe.for(kinds)('%s with other rows is refused and not changed', ([, target]) => {
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

  test('a site with an erasure', async () => {
    await place.use((store) => store.erasePerson('a@example.org', subjectHash('a@example.org'), start))
    await refused()
  })

  test('a moved site with a new row', async () => {
    await moveBetween(site, place)
    await place.use((store) => store.requestSubscription(requestOf('new@example.org')))
    await refused()
  })

  test('a moved site with a changed row', async () => {
    await moveBetween(site, place)
    await place.use(async (store) => {
      const [subscriber] = await collect(store.exportSubscribers({ status: 'confirmed' }))
      await store.changeLanguage(subscriber!.id, 'en')
    })
    await refused()
  })

  test('a moved site without the last row of a table', async () => {
    await moveBetween(site, place)
    const cut = 'DELETE FROM accesses WHERE token_hash = (SELECT max(token_hash) FROM accesses)'
    await (place === postgres ? execute(cut) : run(place.name, cut))
    await refused()
  })

  test('a moved site after a purge', async () => {
    await moveBetween(site, place)
    await place.use((store) => store.purge(start + 5 * 24 * 3600 * 1000, 365))
    await refused()
  })
})

describe.for(kinds)('%s with a loss during the move is reported as unequal', ([, target]) => {
  test.for(movedTables)('a lost or changed row of %s', async (lost) => {
    const lossy = ({ insert }: LockedTarget) => ({
      insert: async (...[table, rows]: Parameters<LockedTarget['insert']>) => {
        if (table !== lost) return insert(table, rows)
        // A row with references cannot be omitted, so it is changed instead.
        const isChanged = ['subscribers', 'messages', 'orders', 'outbox', 'contentItems', 'media'].includes(lost)
        const changes: Partial<Record<typeof lost, object>> = {
          orders: { state: 'cancelled' },
          media: { author: 'somebody else' },
        }
        const change = changes[lost] ?? { created: 1 }
        const kept = isChanged ? rows.map((row, at) => (at ? row : { ...row, ...change })) : rows.slice(1)
        if (kept.length > 0) await insert(table, kept)
      },
    })
    expect(await moveBetween(site, target(), { alter: lossy })).toEqual({ outcome: 'unequal', in: lost })
  })

  test('a log with a broken chain', async () => {
    const blind = () => ({ verifyConsent: async () => ({ intact: false, entry: 1, fault: 'changed' }) as const })
    expect(await moveBetween(site, target(), { alter: blind })).toEqual({ outcome: 'unequal', in: 'consent' })
  })
})

describe('a database that does not belong to a site is refused before any write', () => {
  const obstacle = (name: string) => expect.objectContaining({ name: 'CannotMove', obstacle: name })

  test.for(['lockSource', 'lockTarget'] as const)('in a file: %s', async (lock) => {
    const place = inFile('other.sqlite')
    const expectRefusal = async (expected: string) => {
      const before = readFileSync(join(folder, 'other.sqlite'))
      await expect(place[lock]()).rejects.toEqual(obstacle(expected))
      expect(readFileSync(join(folder, 'other.sqlite'))).toEqual(before)
      rmSync(join(folder, 'other.sqlite'))
    }
    writeFileSync(join(folder, 'other.sqlite'), 'This is no database. '.repeat(1000))
    await expectRefusal('foreign')
    run('other.sqlite', 'CREATE TABLE bookmarks (url)')
    await expectRefusal('foreign')
    cpSync(join(folder, 'site.sqlite'), join(folder, 'other.sqlite'))
    run('other.sqlite', `INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('newer', ${Date.UTC(2100, 0)})`)
    await expectRefusal('newer')
    expect(readdirSync(folder)).toEqual(['site.sqlite'])
  })

  test('a missing file as the source', async () => {
    await expect(inFile('missing.sqlite').lockSource()).rejects.toEqual(obstacle('missing'))
    expect(readdirSync(folder)).toEqual(['site.sqlite'])
  })

  test.for(['lockSource', 'lockTarget'] as const)('on PostgreSQL: %s', async (lock) => {
    await postgres.use(async () => {})
    await execute('ALTER SCHEMA public RENAME TO set_aside; CREATE SCHEMA public')
    onTestFinished(() => execute('DROP SCHEMA public CASCADE; ALTER SCHEMA set_aside RENAME TO public'))
    if (lock === 'lockSource') await expect(postgres.lockSource()).rejects.toEqual(obstacle('missing'))
    await execute('CREATE TABLE messages (text text)')
    await expect(postgres[lock]()).rejects.toEqual(obstacle('foreign'))
    await execute('DROP SCHEMA public CASCADE; ALTER SCHEMA set_aside RENAME TO public')
    await execute(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('newer', ${Date.UTC(2100, 0)})`)
    await expect(postgres[lock]()).rejects.toEqual(obstacle('newer'))
    await execute(
      "DELETE FROM __drizzle_migrations WHERE hash = 'newer'; ALTER SCHEMA public RENAME TO set_aside; CREATE SCHEMA public",
    )
  })
})

describe('a lock for the time of a move', () => {
  test('is refused for a file that a running site has open', async () => {
    await site.use(async () => {
      await expect(site.lockSource()).rejects.toThrow(CannotMove)
      await expect(site.lockTarget()).rejects.toThrow(CannotMove)
    })
    await (await site.lockSource()).release()
  })

  test.for(['lockSource', 'lockTarget'] as const)('prevents the start of a site: %s', async (lock) => {
    const locked = await site[lock]()
    const file = join(folder, 'site.sqlite')
    await expect(openSqliteStore({ file, migrationsFolder, lockWait: 100 })).rejects.toThrow('unavailable')
    await locked.release()
    expect(await site.use((store) => store.countSubscribers({}))).toBeGreaterThan(0)
  })
})
