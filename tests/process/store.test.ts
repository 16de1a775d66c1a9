import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { databaseOf, look } from '#tests/support/siteData.ts'
import { storeInTrouble } from '#tests/support/stories/disk.ts'
import { lockHeld } from '#tests/support/stories/lock.ts'
import { eventually, siteOfTest, swift, temporaryFolder } from '#tests/support/stories/site.ts'
import { twoProcesses } from '#tests/support/stories/two.ts'

test('a disk that takes nothing: 503, pages go on, and it recovers without a restart', async (context) => {
  const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
  /** In bytes: a write that would make a file longer fails, as on a full disk. */
  const limitFiles = (size: string) => execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${size}:`])
  await storeInTrouble(reportOf(context), site, { begin: () => limitFiles('0'), end: () => limitFiles('unlimited') })
})

test('a database that is damaged: 503, pages go on, and it recovers when the file is put right', async (context) => {
  const dataDir = temporaryFolder()
  const site = await siteOfTest({ dataDir, env: swift(undefined) })
  const file = databaseOf(dataDir)
  let whole = Buffer.alloc(0)
  await storeInTrouble(reportOf(context), site, {
    begin: () =>
      // Everything into the one file, and then nonsense over it; meanwhile nobody writes. Whatever came between, while
      // the log was empty and not yet ours, would be read from the log, and the damage not be met.
      eventually(() =>
        look(dataDir, (database) => {
          database.pragma('wal_checkpoint(TRUNCATE)')
          database.exec('BEGIN IMMEDIATE')
          const { size } = statSync(`${file}-wal`)
          if (size === 0) {
            whole = readFileSync(file)
            writeFileSync(file, Buffer.alloc(whole.length, 'nonsense'))
          }
          database.exec('ROLLBACK')
          return size
        }),
      ).toBe(0),
    end: () => writeFileSync(file, whole),
  })
})

test('a lock that another process holds stops no page, and no submission that can wait', (context) =>
  lockHeld(reportOf(context), { time: 6500, slowest: 500 }))

test('two processes on one folder start together, both take submissions, and mail nothing twice', (context) =>
  twoProcesses(reportOf(context), { time: 1500 }))
