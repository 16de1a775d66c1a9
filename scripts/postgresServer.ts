import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './freePort.ts'
import { postgresPrograms } from './setup/postgres.mjs'

const programs = postgresPrograms()

/** Returns the user `postgres` if this process runs as root, because PostgreSQL refuses to run as root. */
function ownUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export interface PostgresServer {
  /**
   * Creates an empty database and returns its URL.
   * @param options SQL options of `CREATE DATABASE`
   */
  createDatabase(options?: string): Promise<string>
  /** Runs SQL in a database and returns the rows. */
  run(url: string, sql: string): Promise<Record<string, unknown>[]>
  start(): Promise<void>
  /** Stops the server and disconnects its clients (fast shutdown). */
  stop(): Promise<void>
  /** Stops the server and deletes its data. */
  remove(): Promise<void>
}

/** Starts a PostgreSQL server with an empty data folder, on a free port of the loopback interface. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  if (!programs)
    throw new Error(
      'PostgreSQL is not installed. npm run test:postgres installs it, if this user may install packages.',
    )
  const user = ownUser()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const program = (name: string) => join(programs, name)
  execFileSync(
    program('initdb'),
    ['--pgdata', folder, '--username', 'site', '--auth', 'trust', '--encoding', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, stdio: 'pipe' },
  )
  const addressOf = (database: string) => `postgres://site@127.0.0.1:${port}/${database}`
  let server: ChildProcess | undefined
  let output = ''
  let databases = 0

  async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      const { rows } = await client.query<Record<string, unknown>>(sql)
      return rows
    } finally {
      await client.end()
    }
  }

  const started: PostgresServer = {
    run,
    async createDatabase(options = '') {
      const name = `site_${(databases += 1)}`
      await run(addressOf('postgres'), `CREATE DATABASE ${name} ${options}`)
      return addressOf(name)
    },
    async start() {
      const listening = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`]
      server = spawn(
        program('postgres'),
        ['-D', folder, ...[...listening, ...settings].flatMap((setting) => ['-c', setting])],
        { ...user, stdio: ['ignore', 'pipe', 'pipe'] },
      )
      for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += String(text)))
      for (const deadline = Date.now() + 30_000; Date.now() < deadline && server.exitCode === null; await wait(50)) {
        if (await run(addressOf('postgres'), 'SELECT 1').catch(() => undefined)) return
      }
      throw new Error(`PostgreSQL did not start:\n${output}`)
    },
    async stop() {
      if (!server || server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    },
    async remove() {
      await started.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await started.start()
  return started
}
