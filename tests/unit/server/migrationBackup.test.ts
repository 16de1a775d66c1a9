import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/sqlite/migrate.ts'
import { NotBackedUp } from '#db/versions.ts'
import { readConfig } from '#server/config.ts'
import { databaseFile, databaseLocation } from '#server/dataFolder.ts'
import { backUpBeforeMigration, deleteMigrationBackups } from '#server/migrationBackup.ts'
import { day } from '../db/samples.ts'
import { migrationsFolder } from '../db/sqlite.database.ts'

const now = Date.UTC(2026, 2, 1, 12, 5)
const name = 'before-development-2026-03-01T12-05-00Z.sqlite'

let dataDir: string
let folder: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'migration-'))
  folder = join(dataDir, 'backups')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const config = () => readConfig({ DATA_DIR: dataDir })
const file = () => databaseFile({ dataDir })
const schemaOf = (path: string) => {
  const database = new Database(path, { readonly: true })
  try {
    return database
      .prepare<[], string>("SELECT coalesce(sql, '') || name FROM sqlite_schema ORDER BY name")
      .pluck()
      .all()
  } finally {
    database.close()
  }
}

/** Creates the database as it was before the last migration. */
function makeOlder(): void {
  const older = join(dataDir, 'older')
  cpSync(migrationsFolder, older, { recursive: true })
  const path = join(older, 'meta/_journal.json')
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] }
  writeFileSync(path, JSON.stringify({ entries: entries.slice(0, -1) }))
  const database = new Database(file())
  database.pragma('journal_mode = WAL')
  migrate(database, older)
  database.exec("INSERT INTO suppressions VALUES ('of one person', 1)")
  database.close()
  rmSync(older, { recursive: true })
}

/** Opens the database as a start does. Returns its lines in the log. */
async function start(free?: () => Promise<number>) {
  const lines: object[] = []
  const log = {
    info: (details: object, message: string) => void lines.push({ ...details, message }),
    warn: () => undefined,
  }
  const backUp = () => backUpBeforeMigration({ config: config(), migrationsFolder, now, ...(free && { free }) })
  const { store } = await openDatabase({ ...databaseLocation(config()), migrationsFolder, backUp, log })
  await store.close()
  return lines
}

describe('a start that migrates', () => {
  test('makes a private backup of the database before, and logs both', async () => {
    makeOlder()
    const before = schemaOf(file())
    expect(await start()).toEqual([
      {
        migrations: [expect.stringMatching(/^\d{4}_/)],
        backup: join(folder, name),
        message: 'the database was migrated',
      },
    ])
    expect(schemaOf(file())).not.toEqual(before)
    expect(readdirSync(folder)).toEqual([name])
    expect([folder, join(folder, name)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
    expect(schemaOf(join(folder, name))).toEqual(before)
    const backup = new Database(join(folder, name), { readonly: true })
    expect(backup.prepare('SELECT subject_hash FROM suppressions').pluck().all()).toEqual(['of one person'])
    backup.close()
    expect(await start()).toEqual([])
  })

  test('of four processes, one makes the backup and migrates', async () => {
    makeOlder()
    const lines = await Promise.all([start(), start(), start(), start()])
    expect(lines.flat()).toHaveLength(1)
    expect(readdirSync(folder)).toEqual([name])
  })

  test('is not a start on a new database: there is nothing to back up', async () => {
    expect(await start()).toEqual([])
    expect(existsSync(folder)).toBe(false)
  })

  test('stops when the disk has too little room, and changes nothing', async () => {
    makeOlder()
    const before = schemaOf(file())
    const starting = start(() => Promise.resolve(1024 * 1024))
    await expect(starting).rejects.toThrow(NotBackedUp)
    await expect(starting).rejects.toThrow(
      /^The database was not migrated, because the backup before it needs \d+ MB in \S+backups, and 1 MB are free: make room, and start again\. Nothing was changed\.$/,
    )
    expect([schemaOf(file()), readdirSync(folder)]).toEqual([before, []])
  })

  test('stops when the backup fails, and changes nothing', async () => {
    makeOlder()
    const before = schemaOf(file())
    writeFileSync(folder, 'in the way')
    await expect(start()).rejects.toThrow(
      `because the backup before it failed in ${folder} (EEXIST). Nothing was changed.`,
    )
    expect(schemaOf(file())).toEqual(before)
  })

  test('stops when the database is damaged', async () => {
    makeOlder()
    const database = new Database(file())
    database.exec(`
      PRAGMA foreign_keys = OFF;
      INSERT INTO orders (message_id, number, key, content) VALUES ('none', 2026000001, 'key', '{}')`)
    database.close()
    await expect(start()).rejects.toThrow('failed the check: damaged')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('the backup of a migration', () => {
  test('is deleted after 14 days, and so is the draft of a killed process; other files stay', () => {
    mkdirSync(folder)
    const stays = ['before-1.2.0-rc.1-2026-02-15T12-05-00Z.sqlite', 'mine.sqlite', 'site-2026-01-01T03-17-00Z.sqlite']
    const goes = ['.staff-0a.part', 'before-1.1.0-2026-02-15T12-04-59Z.sqlite']
    for (const file of [...stays, ...goes]) writeFileSync(join(folder, file), '')
    utimesSync(join(folder, '.staff-0a.part'), 0, (now - 2 * day) / 1000)
    deleteMigrationBackups(config(), now)
    expect(readdirSync(folder).sort()).toEqual(stays)
  })

  test('needs no folder to be deleted', () => {
    deleteMigrationBackups(config(), now)
    expect(existsSync(folder)).toBe(false)
  })
})
