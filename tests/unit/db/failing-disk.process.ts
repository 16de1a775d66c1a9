/*
 * A process whose disk fails: node failing-disk.process.ts <file> <migrations>. It prints the outcomes as JSON. It limits its
 * own writes and drops root, which file modes do not restrict, and therefore needs its own process.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { collect, newsDraft, requestOf, start } from './samples.ts'

const [file = '', migrations = ''] = process.argv.slice(2)
const folder = dirname(file)
// Other users may be unable to read the project folder.
const migrationsFolder = join(folder, 'migrations')
cpSync(migrations, migrationsFolder, { recursive: true })

const nobody = 65534
if (process.getuid?.() === 0) {
  chownSync(folder, nobody, nobody)
  process.setgid?.(nobody)
  process.setuid?.(nobody)
}
process.umask(0)

/** Limits the size of files, in bytes. A write beyond it fails. */
const limitFiles = (size: string) => execFileSync('prlimit', ['--pid', `${process.pid}`, `--fsize=${size}:`])

async function outcomeOf(operation: Promise<unknown>): Promise<string> {
  try {
    await operation
    return 'stored'
  } catch (error) {
    if (!(error instanceof Error)) return 'unknown'
    const { name, cause } = error
    return cause instanceof Error && 'code' in cause ? `${name} ${String(cause.code)}` : name
  }
}

const store = await openSqliteStore({ file, migrationsFolder })
await store.requestSubscription(requestOf('before@example.org'))
const modes = ['', '-wal', '-shm'].map((suffix) => (statSync(file + suffix).mode & 0o777).toString(8))

const trySigningUp = (email: string) => outcomeOf(store.requestSubscription(requestOf(email)))
const tryWriting = () => outcomeOf(store.checkWritable())
const publication = { kind: 'news', slug: 'water', version: 1, by: 'ana', at: start } as const
const tryPublishing = () => outcomeOf(store.publishContent(publication))
await store.saveContent(newsDraft('water'))

limitFiles('0')
const whileWritesFail = [await trySigningUp('failing@example.org'), await tryWriting(), await tryPublishing()]

chmodSync(file, 0o400)
limitFiles('unlimited')
const whileReadOnly = [await trySigningUp('read-only@example.org'), await tryWriting()]

chmodSync(file, 0o600)
const shownBefore = await store.countShown({ kind: 'news' })
const afterwards = [await trySigningUp('after@example.org'), await tryWriting(), await tryPublishing()]
const shown = [shownBefore, await store.countShown({ kind: 'news' })]
const stored = (await collect(store.exportSubscribers({}))).map(({ email }) => email)
await store.close()

console.log(JSON.stringify({ modes, whileWritesFail, whileReadOnly, afterwards, stored, shown }))
