import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#scripts/postgresServer.ts'
import { postgresPrograms } from '#scripts/setup/postgres.mjs'
import { cpuSeconds, residentMegabytes, runPeer, serverFlags, withFolder, type Report } from './site.ts'

/** The delays of the mail server before each reply, in milliseconds. */
const delays = [0, 100] as const
const connections = [5, 10, 20] as const
/** Returns the number of mails in one measurement. It is large enough to make the cost of connecting small. */
const mailsAt = (delay: number, count: number) => (delay === 0 ? 1_000 : 50 * count)
const waiting = 2_000

interface Taken {
  mails: number
  last: number
  /** The time of the first mail to the requested mailbox. */
  came?: number
}

async function answerTo<T>(process: ChildProcess, word: string): Promise<T> {
  const answer = once(process, 'message')
  process.send(word)
  const [value] = (await answer) as [T]
  return value
}

async function end({ process }: { process: ChildProcess }): Promise<void> {
  const ended = once(process, 'exit')
  process.kill()
  await ended
}

/** Starts a mail server with a delay, and a site with contact mails in its outbox and its own database. Ends both afterwards. */
async function withOutbox(
  {
    delay,
    count,
    mails,
    signUps = 0,
    databaseUrl,
  }: { delay: number; count: number; mails: number; signUps?: number; databaseUrl: string },
  measure: (site: ChildProcess, taken: (mailbox?: string) => Promise<Taken>) => Promise<void>,
): Promise<void> {
  await withFolder(async (folder) => {
    const peer = await runPeer('smtpPeer.process.ts', [String(delay)])
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SECRET: 'k'.repeat(43),
      SMTP_URL: peer.url.replace('http', 'smtp'),
      MAIL_CONNECTIONS: String(count),
    }
    const site = await runPeer('mails.process.ts', [String(mails), String(signUps)], { env, flags: serverFlags })
    await measure(site.process, (mailbox = '') => answerTo<Taken>(peer.process, mailbox))
    await end(site)
    await end(peer)
  })
}

async function measureRate(report: Report, name: string, createDatabase: () => Promise<string>): Promise<void> {
  for (const delay of delays) {
    for (const count of connections) {
      const mails = mailsAt(delay, count)
      await withOutbox({ delay, count, mails, databaseUrl: await createDatabase() }, async (site, taken) => {
        const cpu = cpuSeconds(site.pid)
        const begun = Date.now()
        site.send('start')
        let answer = await taken()
        for (; answer.mails < mails; answer = await taken()) await wait(20)
        const rate = (1000 * mails) / (answer.last - begun)
        const each = (1000 * (cpuSeconds(site.pid) - cpu)) / mails
        const server =
          delay === 0 ? 'a server that answers at once' : `a server that waits ${delay} ms before each reply`
        report(`${name}: ${server}, ${count} connections`, `${rate.toFixed(1)} mails/s, ${each.toFixed(2)} ms CPU each`)
      })
    }
  }
}

/** Measures the time from a sign-up until the server has its mail, while contact mails are waiting. */
async function measureConfirmation(report: Report, name: string, createDatabase: () => Promise<string>): Promise<void> {
  for (const delay of delays) {
    const databaseUrl = await createDatabase()
    await withOutbox({ delay, count: connections[0], mails: waiting, databaseUrl }, async (site, taken) => {
      site.send('start')
      while ((await taken()).mails < 20) await wait(5)
      const queued = await answerTo<number>(site, 'confirmation')
      let answer = await taken('confirmation')
      for (; answer.came === undefined; answer = await taken('confirmation')) await wait(5)
      const left = waiting - answer.mails
      const what = `${name}: a confirmation behind ${left} contact mails, ${delay} ms before each reply, 5 connections`
      report(what, `${answer.came - queued} ms`)
    })
  }
}

/** The confirmations of a call in the media, and what sending all of them may take. */
const queueSize = 100_000
const maxMinutes = 10
/** How much memory may grow over the second half of the mails, and their CPU from the first tenth to the last. */
const maxGrowth = 1.1

/** Measures how long a large queue on SQLite takes, and whether memory or the cost of a mail grow with it. */
export async function measureQueue(report: Report): Promise<void> {
  const tenth = queueSize / 10
  await withOutbox(
    { delay: 0, count: connections[0], mails: 0, signUps: queueSize, databaseUrl: '' },
    async (site, taken) => {
      const begun = Date.now()
      const marks = [{ at: begun, megabytes: 0, cpu: cpuSeconds(site.pid) }]
      site.send('start')
      let answer = await taken()
      for (; answer.mails < queueSize; answer = await taken()) {
        if (answer.mails >= marks.length * tenth)
          marks.push({ at: Date.now(), megabytes: residentMegabytes(site.pid) ?? 0, cpu: cpuSeconds(site.pid) })
        await wait(50)
      }
      marks.push({ at: answer.last, megabytes: residentMegabytes(site.pid) ?? 0, cpu: cpuSeconds(site.pid) })
      const [start, first, beforeLast, last] = [marks[0]!, marks[1]!, marks.at(-2)!, marks.at(-1)!]
      const minutes = (last.at - begun) / 60_000
      const half = marks[5]!
      const growth = last.megabytes / half.megabytes
      const cost = (last.cpu - beforeLast.cpu) / (first.cpu - start.cpu)
      report(`SQLite: ${queueSize} confirmations, a server that answers at once`, `${minutes.toFixed(1)} minutes`)
      report(
        '… memory after half of them; at the end',
        `${Math.round(half.megabytes)} MB; ${Math.round(last.megabytes)} MB`,
      )
      report('… CPU of the last tenth, as a multiple of the first', cost.toFixed(2))
      if (!(minutes <= maxMinutes && growth <= maxGrowth && cost <= maxGrowth)) process.exitCode = 1
    },
  )
}

/** Measures mails per second, and the waiting time for a confirmation, on SQLite and PostgreSQL. */
export async function measureMails(report: Report): Promise<void> {
  const sqlite = () => Promise.resolve('')
  await measureRate(report, 'SQLite', sqlite)
  await measureConfirmation(report, 'SQLite', sqlite)
  if (!postgresPrograms()) {
    report('mails on PostgreSQL', 'not measured: PostgreSQL is not installed')
    return
  }
  const server = await startPostgres()
  try {
    await measureRate(report, 'PostgreSQL', () => server.createDatabase())
    await measureConfirmation(report, 'PostgreSQL', () => server.createDatabase())
  } finally {
    await server.remove()
  }
}
