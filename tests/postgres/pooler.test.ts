import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, type TestContext } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { startPostgres, type PostgresServer } from '#scripts/postgresServer.ts'
import { reportOf } from '#tests/support/figures.ts'
import { postgresBase } from '#tests/support/postgresBase.ts'
import { needsTool } from '#tests/support/stories/needs.ts'
import { temporaryFolder } from '#tests/support/stories/site.ts'
import { startedTogether } from '#tests/support/stories/together.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

/** Starts PgBouncer in transaction mode, with fewer server connections than the instances open. */
async function startPooler(context: TestContext): Promise<(url: string) => string> {
  needsTool(context, 'pgbouncer')
  const [url, port, folder] = [new URL(await server.createDatabase()), await freePort(), temporaryFolder()]
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${url.port} user=site
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  )
  chmodSync(folder, 0o755)
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const pooler = spawn('pgbouncer', [...user, settings], { stdio: 'ignore' })
  onTestFinished(async () => {
    pooler.kill('SIGINT')
    if (pooler.exitCode === null) await once(pooler, 'exit')
  })
  const through = (address: string) => {
    const pooled = new URL(address)
    pooled.port = String(port)
    return pooled.href
  }
  await expect.poll(() => server.run(through(url.href), 'SELECT 1').catch(() => undefined)).toBeDefined()
  return through
}

test('three instances behind a pooler in transaction mode start together and send no mail twice', async (context) => {
  const through = await startPooler(context)
  await startedTogether(reportOf(context), { submissions: 60, base: await postgresBase(server, through), instances: 3 })
  const held = await server.run(await server.createDatabase(), `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'`)
  expect(held).toEqual([])
})
