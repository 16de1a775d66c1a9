import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#scripts/postgresServer.ts'
import { postgresPrograms } from '#scripts/setup/postgres.mjs'
import { cpuSeconds, runPeer, serverFlags, withFolder, type Report } from './site.ts'

/** Milliseconds that the mail server waits before each reply. */
const delays = [0, 100] as const
const connections = [5, 10, 20] as const
/** Returns the number of mails of one measurement. Connecting costs several replies, and is to be a small part of it. */
const mailsAt = (delay: number, count: number) => (delay === 0 ? 1_000 : 50 * count)
const waiting = 2_000

interface Taken {
  mails: number
  last: number
  /** When the first mail to the mailbox that was asked for came. */
  came?: number
}

async function answerTo<T>(process: ChildProcess, word: string): Promise<T> {
  const answer = once(process, 'message')
  process.send(word)
  const [said] = (await answer) as [T]
  return said
}

async function end({ process }: { process: ChildProcess }): Promise<void> {
  const ended = once(process, 'exit')
  process.kill()
  await ended
}

/** A mail server that waits so long, and a site whose outbox holds so many contact mails, on a database of its own. */
async function withOutbox(
  { delay, count, mails, databaseUrl }: { delay: number; count: number; mails: number; databaseUrl: string },
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
    const site = await runPeer('mails.process.ts', [String(mails)], { env, flags: serverFlags })
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

/** The time from a sign-up until its mail is at the server, while contact mails wait. */
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

/** Mails a second, and how long a visitor waits for one, on SQLite and on PostgreSQL. */
export async function measureMails(report: Report): Promise<void> {
  const sqlite = () => Promise.resolve('')
  await measureRate(report, 'SQLite', sqlite)
  await measureConfirmation(report, 'SQLite', sqlite)
  if (!postgresPrograms()) {
    report('mails on PostgreSQL', 'not measured: there is no PostgreSQL here')
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
