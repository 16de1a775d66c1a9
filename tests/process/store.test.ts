import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { databaseOf, look, sqliteData } from '#tests/support/siteData.ts'
import type { SiteProcess } from '#tests/support/siteProcess.ts'
import { storeInTrouble } from '#tests/support/stories/disk.ts'
import { eventually, siteOfTest, swift, temporaryFolder } from '#tests/support/stories/site.ts'
import { startedTogether } from '#tests/support/stories/together.ts'

const alone = (site: SiteProcess) => ({ sites: [site], data: sqliteData(site.dataDir) })

test('a disk that takes nothing: 503, pages go on, and it recovers without a restart', async (context) => {
  const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
  /** In bytes: a write that would make a file longer fails, as on a full disk. */
  const limitFiles = (size: string) => execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${size}:`])
  await storeInTrouble(reportOf(context), alone(site), {
    begin: () => limitFiles('0'),
    end: () => limitFiles('unlimited'),
  })
})

/**
 * Puts everything that the site has stored into its one file, lets go over it whatever is asked, and answers what was in
 * it. Meanwhile the site stands still; then it knows none of its pages any more, and meets what it finds.
 */
async function replaced(site: SiteProcess, replace: (file: string, whole: Buffer) => void): Promise<Buffer> {
  const file = databaseOf(site.dataDir)
  let whole: Buffer = Buffer.alloc(0)
  const attempt = () =>
    look(site.dataDir, (database) => {
      // It may have stopped while it writes: then it goes on, and is stopped once more.
      database.pragma('busy_timeout = 100')
      database.pragma(`user_version = ${String(database.pragma('user_version', { simple: true }))}`)
      database.pragma('wal_checkpoint(TRUNCATE)')
      if (statSync(`${file}-wal`).size > 0) return
      whole = readFileSync(file)
      replace(file, whole)
    })
  const attempts = () => {
    site.signal('SIGSTOP')
    try {
      attempt()
    } catch (error) {
      if (!(error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error
    } finally {
      site.signal('SIGCONT')
    }
    return whole.length
  }
  await eventually(attempts).toBeGreaterThan(0)
  return whole
}

test.for([
  ['damaged', (file: string, whole: Buffer) => writeFileSync(file, Buffer.alloc(whole.length, 'nonsense'))],
  ['emptied', (file: string) => truncateSync(file)],
] as const)(
  'a database that is %s: 503, pages go on, and it recovers when the file is put right',
  async ([, replace], context) => {
    const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
    let whole: Buffer = Buffer.alloc(0)
    await storeInTrouble(reportOf(context), alone(site), {
      begin: async () => void (whole = await replaced(site, replace)),
      end: () => writeFileSync(databaseOf(site.dataDir), whole),
    })
  },
)

test('two processes on one folder start together, both take submissions, and mail nothing twice', (context) =>
  startedTogether(reportOf(context), { submissions: 12 }))
