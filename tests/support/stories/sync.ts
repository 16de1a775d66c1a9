import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Report } from '#tests/support/figures.ts'
import { notStoredOnce, sqliteData } from '#tests/support/siteData.ts'
import { startLoad, type Submission } from '#tests/support/submissions.ts'
import { siteOfTest, swift, temporaryFolder } from './site.ts'

const calls = ['read', 'readv', 'recvfrom', 'recvmsg', 'write', 'writev', 'sendto', 'sendmsg', 'fsync', 'fdatasync']

export interface Trace {
  /** For each answered submission, whether the write-ahead log was synced between request and answer. */
  answers: Map<string, boolean>
  /** The number of syncs of the write-ahead log. */
  syncs: number
}

/** Parses the output of strace, in which calls of several threads are interleaved. */
export function readTrace(text: string, submissions: readonly Submission[]): Trace {
  const emails = new Map(submissions.map(({ email }) => [email, email]))
  const begun = new Map<string, string>()
  /** The last request of each socket: its address, and the number of syncs before it. */
  const open = new Map<string, { email: string; syncs: number }>()
  const answers = new Map<string, boolean>()
  let syncs = 0
  for (const line of text.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (rest.endsWith('<unfinished ...>')) {
      begun.set(thread, rest.slice(0, -'<unfinished ...>'.length))
      continue
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    const call = resumed ? (begun.get(thread) ?? '') + (resumed[1] ?? '') : rest
    const [, name = '', descriptor = '', about = ''] = /^(\w+)\((\d+)<([^>]*)>/.exec(call) ?? []
    if (/^f(?:data)?sync$/.test(name)) {
      if (about.endsWith('-wal') && call.trimEnd().endsWith('= 0')) syncs += 1
    } else if (/^(?:read|readv|recv\w+)$/.test(name)) {
      const address = /visitor-\d+-\d+(?:@|%40)primer\.example/.exec(call)?.[0].replace('%40', '@')
      const email = address === undefined ? undefined : emails.get(address)
      if (email !== undefined) open.set(descriptor, { email, syncs })
    } else if (/HTTP\/1\.1 (?:200|303) /.test(call)) {
      const request = open.get(descriptor)
      if (request) answers.set(request.email, syncs > request.syncs)
      open.delete(descriptor)
    }
  }
  return { answers, syncs }
}

/** Traces the system calls of the server. It must sync the write-ahead log before it acknowledges a submission. */
export async function syncedBeforeAnswered(report: Report, { time }: { time: number }) {
  const dataDir = temporaryFolder()
  const site = await siteOfTest({ dataDir, env: swift(undefined) })
  const file = join(temporaryFolder(), 'trace')
  const strace = spawn('strace', [
    ...['-f', '-y', '-s', '2000', '-o', file, '-e', `trace=${calls.join(',')}`],
    ...['-p', String(site.pid)],
  ])
  let output = ''
  strace.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output).toContain('attached')
  await wait(300)
  const load = startLoad(site.url, { visitors: 20, pause: 5 })
  await wait(time)
  await load.stop()
  const ended = once(strace, 'exit')
  strace.kill('SIGINT')
  await ended

  const acknowledged = load.acknowledged()
  const { answers, syncs } = readTrace(readFileSync(file, 'utf8'), acknowledged)
  const synced = [...answers.values()].filter(Boolean).length
  report('acknowledgements seen by strace', answers.size, '', { least: Math.ceil(acknowledged.length * 0.95) })
  report('… with a sync of the log between request and answer', (100 * synced) / answers.size, '%', { least: 95 })
  report('syncs of the log', syncs, '')
  report('acknowledgements for each sync', Math.round((10 * answers.size) / syncs) / 10, '')
  expect(await notStoredOnce(sqliteData(dataDir), acknowledged)).toEqual([])
}
