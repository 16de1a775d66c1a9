import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { hangLimit } from './limits.ts'

/** What a visitor sends: a sign-up or a message, by the page's script or by the form itself. */
export interface Submission {
  call: 'subscribe' | 'send'
  as: 'json' | 'form'
  /** Of this submission alone, so that it can be found again. */
  email: string
  /** Idempotency key; empty where the visitor has none. */
  key: string
  /** Whether the box of the consent was ticked. */
  ticked: boolean
}

export interface Answer {
  status: number
  /** The visitor was told that it has been received. */
  acknowledged: boolean
  retryAfter: number | undefined
  milliseconds: number
}

let made = 0
/** A visitor who has never been here: each one differs in how the submission comes. */
export function nextSubmission(about: Partial<Submission> = {}): Submission {
  const number = (made += 1)
  const { as = number % 2 === 0 ? 'form' : 'json' } = about
  return {
    call: number % 3 === 0 ? 'send' : 'subscribe',
    as,
    email: `visitor-${process.pid}-${number}@primer.example`,
    key: number % 5 === 0 ? '' : crypto.randomUUID(),
    // A form without the tick would be refused.
    ticked: as === 'form' || number % 4 !== 1,
    ...about,
  }
}

export const messageText = ({ email }: Submission): string => `A message of ${email}, to be found again.`

function bodyOf(submission: Submission): string {
  const { call, as, email, key, ticked } = submission
  const fields = {
    email,
    ...(key && { key }),
    ...(ticked && { consent: 'on' }),
    ...(call === 'send' && { name: 'Ime Prezime', message: messageText(submission) }),
  }
  if (as === 'json') return JSON.stringify(fields)
  const form = call === 'send' ? 'contact' : 'newsletter'
  return new URLSearchParams({ ...fields, form, page: 'contact', at: 'contact-form' }).toString()
}

/** Sends it and waits for the answer. Rejects where none came. */
export async function submit(url: string, submission: Submission, agent?: Agent): Promise<Answer> {
  const { call, as } = submission
  const body = bodyOf(submission)
  const began = performance.now()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(
      `${url}/api/${call}`,
      {
        method: 'POST',
        agent: agent ?? false,
        headers: {
          'Content-Type': as === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
          'Content-Length': Buffer.byteLength(body),
        },
        timeout: hangLimit,
      },
      resolve,
    )
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${hangLimit} ms.`)))
    sent.end(body)
  })
  const said = await text(response)
  const { statusCode: status = 0, headers } = response
  const retryAfter = headers['retry-after']
  return {
    status,
    acknowledged:
      as === 'json'
        ? status === 200 && said === '{"status":"success"}'
        : status === 303 && /[?&]sent=/.test(headers.location ?? ''),
    retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
    milliseconds: performance.now() - began,
  }
}

export interface Attempt {
  submission: Submission
  /** Which site it was sent to. */
  url: string
  /** Absent where the answer never came: it may have been stored or not. */
  answer: Answer | undefined
}

export interface Load {
  /** What was tried up to now; what is under way is not among it. */
  attempts: readonly Attempt[]
  acknowledged: () => Submission[]
  /** Stops trying, and waits for what is under way. */
  stop(): Promise<void>
}

/** Visitors who submit one after the other, until the load is stopped. */
export function startLoad(
  url: string | readonly string[],
  {
    visitors = 6,
    pause = 25,
    next = nextSubmission,
  }: { visitors?: number; pause?: number; next?: () => Submission } = {},
): Load {
  const urls = [url].flat()
  const attempts: Attempt[] = []
  let stopping = false
  const visit = async (site: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopping) {
      const submission = next()
      const answer = await submit(site, submission, agent).catch(() => undefined)
      attempts.push({ submission, url: site, answer })
      await wait(pause)
    }
    agent.destroy()
  }
  const done = Promise.all(Array.from({ length: visitors }, (_, index) => visit(urls[index % urls.length] ?? '')))
  return {
    attempts,
    acknowledged: () => attempts.filter(({ answer }) => answer?.acknowledged).map(({ submission }) => submission),
    async stop() {
      stopping = true
      await done
    },
  }
}

/** What was not acknowledged by the sites that nothing happened to. */
export const refusedBeside = ({ attempts }: Load, stricken: string): string[] =>
  attempts
    .filter(({ url, answer }) => url !== stricken && !answer?.acknowledged)
    .map(({ submission, answer }) => `${submission.email}: ${answer?.status ?? 'no answer'}`)

/** How long pages took, in milliseconds, while they were asked for one after the other. */
export interface PageVisits {
  times: number[]
  /** Statuses other than 200, and pages that never came. */
  failures: string[]
  stop(): Promise<void>
}

const pages = ['/', '/about', '/contact', '/privacy', '/?lng=nl', '/contact?lng=en']

export function startPageVisits(url: string, pause = 10): PageVisits {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  const failures: string[] = []
  let stopping = false
  const visit = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const began = performance.now()
      request(url + path, { agent, timeout: hangLimit }, (response) => {
        response.resume()
        response.on('end', () => {
          times.push(performance.now() - began)
          if (response.statusCode !== 200) failures.push(`${path} answered ${response.statusCode}`)
          resolve()
        })
      })
        .on('error', reject)
        .end()
    })
  const run = async () => {
    for (let turn = 0; !stopping; turn++) {
      const path = pages[turn % pages.length] ?? '/'
      await visit(path).catch((error: unknown) => failures.push(`${path}: ${String(error)}`))
      await wait(pause)
    }
    agent.destroy()
  }
  const done = run()
  return {
    times,
    failures,
    async stop() {
      stopping = true
      await done
    },
  }
}

/** The value below which so much of all lies, from 0 to 1. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
