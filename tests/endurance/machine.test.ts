import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { reportOf } from '#tests/support/figures.ts'
import { databaseOf, sqliteData } from '#tests/support/siteData.ts'
import { clockJumps } from '#tests/support/stories/clock.ts'
import { storeInTrouble } from '#tests/support/stories/disk.ts'
import { greatExport } from '#tests/support/stories/export.ts'
import { lockHeld } from '#tests/support/stories/lock.ts'
import { fakeClock, needsTool, smallDisk } from '#tests/support/stories/needs.ts'
import { siteOfTest, swift, temporaryFolder } from '#tests/support/stories/site.ts'

/** Writes a file until the disk is full. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  const block = Buffer.alloc(65_536)
  for (const size of [block.length, 512, 1]) {
    try {
      for (;;) writeSync(file, block, 0, size)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(file)
}

test('with a full disk forms answer 503, pages are answered, and the site recovers', async (context) => {
  const dataDir = smallDisk(context, 256)
  const site = await siteOfTest({ dataDir, env: swift(undefined) })
  const filler = join(dataDir, 'filler')
  await storeInTrouble(
    reportOf(context),
    { sites: [site], data: sqliteData(dataDir) },
    {
      begin: () => fill(filler),
      end: () => rmSync(filler),
      // The write-ahead log is reused from its beginning, so some writes need no space.
      room: 400,
    },
  )
})

test('with a read-only database forms answer 503, pages are answered, and the site recovers', async (context) => {
  const dataDir = temporaryFolder()
  const nobody = 65_534
  // Root ignores file modes.
  const user = process.getuid?.() === 0 ? { user: nobody } : {}
  if ('user' in user) chownSync(dataDir, nobody, nobody)
  const options = { dataDir, port: await freePort(), env: swift(undefined), ...user }
  const site = await siteOfTest(options)
  await storeInTrouble(
    reportOf(context),
    { sites: [site], data: sqliteData(dataDir) },
    {
      async begin() {
        await site.stop()
        chmodSync(databaseOf(dataDir), 0o400)
        await siteOfTest({ ...options, until: 'alive' })
      },
      // SQLite has given its -wal and -shm files the mode of the database.
      end: () => ['', '-wal', '-shm'].forEach((suffix) => chmodSync(databaseOf(dataDir) + suffix, 0o600)),
    },
  )
})

test('a write lock of another process for 10 seconds delays no page', (context) =>
  lockHeld(reportOf(context), { refusals: 50, slowest: 100 }))

test('clock jumps neither lose nor repeat a mail', (context) => clockJumps(reportOf(context), fakeClock(context)))

test('an export of a million subscribers is complete and runs in constant memory', async (context) => {
  needsTool(context, 'sqlite3')
  execFileSync('sync')
  await greatExport(reportOf(context), { subscribers: 1_000_000 })
})
