/*
 * Visitors of a site: node visitors.process.ts PORT CERTIFICATE. A visitor opens a connection as a browser does (TLS, HTTP/2), loads the home
 * page in one of the languages with all its files, opens two more pages, and one in a hundred subscribes to the newsletter. Each visitor
 * comes at a given time, however busy the site is, and times count from it. The figures go to the parent process (`ask.ts`).
 */
import { readFileSync } from 'node:fs'
import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { answerWith, type Figures } from './ask.ts'

const [port = '', certificate = ''] = process.argv.slice(2)
const ca = readFileSync(certificate)

/** A million visitors in an hour, for a hundredth of the hour: a tenth of them come in the first minute, the others evenly. */
const visitors = 10_000
const [hour, minute] = [36_000, 600]
const inFirstMinute = visitors / 10
const arrivalOf = (number: number) =>
  number < inFirstMinute
    ? (number / inFirstMinute) * minute
    : minute + ((number - inFirstMinute) / (visitors - inFirstMinute)) * (hour - minute)

/** One in this many visitors subscribes. */
const subscriberShare = 100
/** Pages that a visitor opens after the first. */
const nextPages = ['/programme', '/join']
/** The time that a visitor reads a page, in milliseconds. */
const readingTime = 2_000

interface Answer {
  status: number
  isHit: boolean
  text: string
}

function ask(session: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ 'accept-encoding': 'br', ...headers })
    const answer: Answer = { status: 0, isHit: false, text: '' }
    stream.on('response', (received) => {
      answer.status = Number(received[':status'])
      answer.isHit = received['x-cache'] === 'HIT'
    })
    stream.on('data', (chunk: Buffer) => {
      if (headers['accept-encoding'] === 'identity') answer.text += chunk.toString('latin1')
    })
    stream.on('end', () => resolve(answer))
    stream.on('error', reject)
    stream.end(body)
  })
}

const open = () => connect(`https://localhost:${port}`, { ca })

/** Returns the files that a browser loads with a page. */
async function filesOf(path: string, language: Language): Promise<string[]> {
  const session = open()
  const { text } = await ask(session, { ':path': `${path}?lng=${language}`, 'accept-encoding': 'identity' })
  session.close()
  const head = text.slice(0, text.indexOf('</head>'))
  const named = [...head.matchAll(/(?:href|src)="(\/static\/(?:js|css|media)\/[^"]+)"/g)].map(([, address]) => address!)
  return [...new Set(named)]
}

answerWith(async (): Promise<Figures> => {
  const files = new Map<Language, string[]>()
  for (const language of languages) files.set(language, await filesOf('/', language))
  const first: number[] = []
  const loaded: number[] = []
  const firstInRush: number[] = []
  let [requests, hits, failed, subscribed] = [0, 0, 0, 0]
  const begin = performance.now() + 500

  async function visit(number: number): Promise<void> {
    const due = begin + arrivalOf(number)
    await wait(Math.max(0, due - performance.now()))
    const language = languages[number % languages.length]!
    const session = open()
    session.on('error', () => {})
    const load = async (headers: OutgoingHttpHeaders, body?: string) => {
      const { status, isHit } = await ask(session, headers, body)
      requests += 1
      if (isHit) hits += 1
      if (status !== 200) failed += 1
      return status
    }
    try {
      await load({ ':path': '/', 'accept-language': language })
      const answered = performance.now() - due
      first.push(answered)
      if (number < inFirstMinute) firstInRush.push(answered)
      await Promise.all(files.get(language)!.map((path) => load({ ':path': path })))
      loaded.push(performance.now() - due)
      for (const path of nextPages) {
        await wait(readingTime)
        await load({ ':path': `${path}?lng=${language}` })
      }
      if (number % subscriberShare === 0) {
        const body = JSON.stringify({ email: `visitor.${number}@primer.example`, consent: true })
        const headers = { ':path': '/api/subscribe', ':method': 'POST', 'content-type': 'application/json' }
        if ((await load(headers, body)) === 200) subscribed += 1
      }
    } catch {
      failed += 1
    } finally {
      session.close()
    }
  }

  await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)))
  const seconds = (performance.now() - begin) / 1000
  const share = (values: number[], part: number) =>
    values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN
  return {
    ...{ visitors, seconds, requests, hits, failed, subscribed },
    ...{ firstHalf: share(first, 0.5), first99: share(first, 0.99) },
    ...{ loadedHalf: share(loaded, 0.5), loaded99: share(loaded, 0.99), rush99: share(firstInRush, 0.99) },
  }
})
