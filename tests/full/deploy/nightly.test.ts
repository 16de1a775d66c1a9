import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '#scripts/postgresServer.ts'
import { postgresPrograms } from '#scripts/setup/postgres.mjs'
import { composed, type Service } from '#tests/support/composeFile.ts'
import { needsTool, notRun } from '#tests/support/stories/needs.ts'
import { temporaryFolder } from '#tests/support/stories/site.ts'

/* The commands of the services that back up at night, with a `sleep` that ends at once. */

/**
 * Runs the command of a service for two nights, and expects that both are at 03:17 UTC.
 * @param programs a folder of programs for the command
 * @param change replaces paths in the command
 */
function runTwoNights(
  { command = [] }: Service,
  programs: string,
  env: Record<string, string>,
  change = (word: string) => word,
) {
  const slept = join(programs, 'slept')
  rmSync(slept, { force: true })
  const once = `#!/bin/sh\necho $(($(date +%s) + $1)) >>"${slept}"\n[ $(wc -l <"${slept}") -le 2 ]\n`
  writeFileSync(join(programs, 'sleep'), once, { mode: 0o755 })
  // Compose reads two dollar signs as one.
  const [shell = '', ...args] = command.map((word) => change(word.replaceAll('$$', '$')))
  try {
    execFileSync(shell, args, { env: { ...process.env, ...env, PATH: `${programs}:${process.env['PATH']}` } })
  } finally {
    for (const end of readFileSync(slept, 'utf8').trim().split('\n').map(Number)) {
      expect(end * 1000).toBeLessThanOrEqual(Date.now() + 86_400_000)
      expect(new Date(end * 1000).toISOString()).toMatch(/T03:17:/)
    }
  }
}

test('deploy/single makes a backup every night', (context) => {
  needsTool(context, 'docker-compose')
  const programs = temporaryFolder()
  const called = join(programs, 'called')
  // The first backup fails. That does not end the nights.
  const staff = `#!/bin/sh\necho "$@" >>"${called}"\n[ $(wc -l <"${called}") = 2 ]\n`
  writeFileSync(join(programs, 'staff'), staff, { mode: 0o755 })
  runTwoNights(composed('single', 'compose.yaml').services['backup']!, programs, {})
  expect(readFileSync(called, 'utf8')).toBe('backup --keep 14\n'.repeat(2))
})

test('deploy/several dumps PostgreSQL every night, deletes dumps after 14 days, and a dump can be restored', async (context) => {
  needsTool(context, 'docker-compose')
  const postgres = postgresPrograms()
  if (!postgres) notRun(context, 'it needs PostgreSQL')
  const server = await startPostgres()
  onTestFinished(() => server.remove())
  const [url, other] = [await server.createDatabase(), await server.createDatabase()]
  await server.run(url, "CREATE TABLE words AS SELECT 'ћирилица' AS word")

  const dumps = temporaryFolder()
  for (const [name, days] of Object.entries({ 'site-old.dump': 15, 'site-young.dump': 12 })) {
    writeFileSync(join(dumps, name), '')
    const seconds = Date.now() / 1000 - days * 86_400
    utimesSync(join(dumps, name), seconds, seconds)
  }
  const { hostname, port, pathname } = new URL(url)
  const env = { PGHOST: hostname, PGPORT: port, PGDATABASE: pathname.slice(1), PGUSER: 'site' }
  const service = composed('several', 'compose.yaml').services['dumps']!
  const programs = temporaryFolder()
  const run = (more: Record<string, string>) =>
    runTwoNights(service, programs, { ...env, ...more }, (word) => word.replaceAll('/dumps', dumps))
  run({})
  const today = `site-${new Date().toISOString().slice(0, 10)}.dump`
  expect(readdirSync(dumps).sort()).toEqual([today, 'site-young.dump'].sort())

  expect(statSync(join(dumps, today)).mode & 0o077).toBe(0)
  execFileSync(join(postgres, 'pg_restore'), ['--dbname', other, join(dumps, today)])
  expect(await server.run(other, 'SELECT word FROM words')).toEqual([{ word: 'ћирилица' }])

  // A dump that fails replaces none.
  const good = readFileSync(join(dumps, today))
  run({ PGDATABASE: 'missing' })
  expect(readFileSync(join(dumps, today)).equals(good)).toBe(true)
})
