import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, createReadStream, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Report } from '#tests/support/figures.ts'
import { dist, root } from '#tests/support/build.ts'
import { databaseOf, look, secret } from '#tests/support/siteData.ts'
import { staffFlags } from '#tests/support/siteProcess.ts'
import { siteOfTest, swift, temporaryFolder } from './site.ts'

interface Run {
  code: number | null
  milliseconds: number
  /** The peak resident memory in megabytes. */
  megabytes: number
}

/** Runs a program until it ends. `output` is a file descriptor, or a function that reads standard output. */
async function run(
  command: string,
  args: string[],
  output: number | ((stream: NodeJS.ReadableStream) => Promise<void>),
  env: NodeJS.ProcessEnv = {},
): Promise<Run> {
  const began = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', typeof output === 'number' ? output : 'pipe', 'ignore'],
  })
  let megabytes = 0
  const watch = setInterval(() => {
    try {
      const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
      megabytes = Math.max(megabytes, Number(peak ?? 0) / 1000)
    } catch {
      // It has ended.
    }
  }, 20)
  const ended = once(child, 'exit')
  if (typeof output === 'function' && child.stdout) await output(child.stdout)
  const [code] = (await ended) as [number | null]
  clearInterval(watch)
  return { code, milliseconds: performance.now() - began, megabytes: Math.round(megabytes) }
}

async function lines(stream: AsyncIterable<unknown>, pause = 0): Promise<number> {
  let count = 0
  for await (const chunk of stream) {
    for (const byte of chunk as Buffer) if (byte === 10) count += 1
    if (pause > 0) await wait(pause)
  }
  return count
}

const time = (column: string) => `strftime('%Y-%m-%d %H:%M:%S', ${column} / 1000.0, 'unixepoch')`

/** Exports many subscribers. The list must be complete, memory limited, and the time not much longer than that of `sqlite3`. */
export async function greatExport(report: Report, { subscribers }: { subscribers: number }) {
  const dataDir = temporaryFolder()
  const folder = temporaryFolder()
  const site = await siteOfTest({ dataDir, env: swift(undefined) })
  await site.stop()
  look(dataDir, (database) =>
    database.exec(`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${subscribers})
      INSERT INTO subscribers (id, email, language, status, form, created, confirmed, consent_version, key_version)
      SELECT printf('%08x-0000-4000-8000-%012x', i, i), printf('subscriber.%d@primer.example', i), 'sr', 'confirmed',
        'newsletter', 1767225600000 + i, 1767225700000 + i, 1, 1 FROM n`),
  )
  const settings = { NODE_ENV: 'production', DATA_DIR: dataDir, SECRET: secret, PUBLIC_URL: site.url }
  const staff = [...staffFlags, join(dist, 'server/staff.js'), 'export']
  const query = `SELECT email, language, status, form, ${time('created')} AS created,
    ${time('confirmed')} AS confirmed, '' AS unsubscribed, consent_version,
    '${site.url}/u/' || id || '.' || key_version || '.' || '${'x'.repeat(43)}' AS unsubscribe_url
    FROM subscribers WHERE status = 'confirmed' ORDER BY seq`

  const toFile = async (name: string, command: string, args: string[], env?: NodeJS.ProcessEnv) => {
    const path = join(folder, name)
    const file = openSync(path, 'w')
    const result = await run(command, args, file, env)
    closeSync(file)
    expect([result.code, await lines(createReadStream(path))], name).toEqual([0, subscribers + 1])
    return result
  }
  const sqlite = ['-readonly', '-csv', '-header', databaseOf(dataDir), query]
  // In turns, because the first run finds an empty page cache of the operating system.
  const theirs: Run[] = []
  const ours: Run[] = []
  for (let round = 0; round < 3; round++) {
    theirs.push(await toFile('theirs.csv', 'sqlite3', sqlite))
    ours.push(await toFile('ours.csv', process.execPath, staff, settings))
  }
  const fastest = (runs: Run[]) => Math.min(...runs.map(({ milliseconds }) => milliseconds))
  report('subscribers', subscribers, '')
  report('the sqlite3 command', Math.round(fastest(theirs)), 'ms')
  report('staff export', Math.round(fastest(ours)), 'ms')
  const memory = Math.max(...ours.map(({ megabytes }) => megabytes))

  let slowLines = 0
  const slow = await run(
    process.execPath,
    staff,
    async (stream) => {
      slowLines = await lines(stream, 1)
    },
    settings,
  )
  expect(slow.code).toBe(0)
  report('lines that a slow reader got', slowLines, '', { least: subscribers + 1, most: subscribers + 1 })

  const left = await run(
    process.execPath,
    staff,
    async (stream) => {
      await once(stream, 'data')
      ;(stream as NodeJS.ReadableStream & { destroy(): void }).destroy()
    },
    settings,
  )
  report('exit code where the reader left', left.code ?? -1, '', { least: 1 })
  const full = openSync('/dev/full', 'w')
  const cut = await run(process.execPath, staff, full, settings)
  closeSync(full)
  report('exit code where the disk of the list is full', cut.code ?? -1, '', { least: 1 })

  report('memory at its most', Math.max(memory, slow.megabytes), 'MB', { most: 128 })
  report('times the sqlite3 command’s time', Math.round((100 * fastest(ours)) / fastest(theirs)) / 100, '×', {
    most: 4,
  })
}
