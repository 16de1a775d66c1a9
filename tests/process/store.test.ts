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

test('with a full disk forms answer 503, pages are answered, and the site recovers without a restart', async (context) => {
  const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
  /** Limits the size of files in bytes, so that longer writes fail as on a full disk. */
  const limitFiles = (size: string) => execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${size}:`])
  await storeInTrouble(reportOf(context), alone(site), {
    begin: () => limitFiles('0'),
    end: () => limitFiles('unlimited'),
  })
})

/**
 * Stops the site with SIGSTOP, writes the log into the database file, calls `replace` and continues the site. Returns the
 * former content. The site then has no cached database pages and reads the new file.
 */
async function replaced(site: SiteProcess, replace: (file: string, content: Buffer) => void): Promise<Buffer> {
  const file = databaseOf(site.dataDir)
  let content: Buffer = Buffer.alloc(0)
  const attempt = () =>
    look(site.dataDir, (database) => {
      // The site may have been stopped during a write. Then the next attempt stops it again.
      database.pragma('busy_timeout = 100')
      database.pragma(`user_version = ${String(database.pragma('user_version', { simple: true }))}`)
      database.pragma('wal_checkpoint(TRUNCATE)')
      if (statSync(`${file}-wal`).size > 0) return
      content = readFileSync(file)
      replace(file, content)
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
    return content.length
  }
  await eventually(attempts).toBeGreaterThan(0)
  return content
}

test.for([
  ['damaged', (file: string, content: Buffer) => writeFileSync(file, Buffer.alloc(content.length, 'nonsense'))],
  ['emptied', (file: string) => truncateSync(file)],
] as const)(
  'with a database file that is %s forms answer 503, pages are answered, and the site recovers with the file',
  async ([, replace], context) => {
    const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
    let content: Buffer = Buffer.alloc(0)
    await storeInTrouble(reportOf(context), alone(site), {
      begin: async () => void (content = await replaced(site, replace)),
      end: () => writeFileSync(databaseOf(site.dataDir), content),
    })
  },
)

test('two processes on one folder start together, both accept submissions, and no mail is sent twice', (context) =>
  startedTogether(reportOf(context), { submissions: 12 }))
