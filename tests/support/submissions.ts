import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { hangLimit } from './limits.ts'

/** A visitor's sign-up or message, sent by script (JSON) or as a form. */
export interface Submission {
  call: 'subscribe' | 'send'
  as: 'json' | 'form'
  /** An address that no other submission has, so that it can be found. */
  email: string
  /** Idempotency key; empty if the submission has none. */
  key: string
  /** Whether the consent box was ticked. */
  ticked: boolean
}

export interface Answer {
  status: number
  /** Whether the answer says that the submission was received. */
  acknowledged: boolean
  retryAfter: number | undefined
  milliseconds: number
}

let made = 0
/** Returns a submission of a new visitor. Submissions vary in call, format, key and consent. */
export function nextSubmission(about: Partial<Submission> = {}): Submission {
  const number = (made += 1)
  const { as = number % 2 === 0 ? 'form' : 'json' } = about
  return {
    call: number % 3 === 0 ? 'send' : 'subscribe',
    as,
    email: `visitor-${process.pid}-${number}@primer.example`,
    key: number % 5 === 0 ? '' : crypto.randomUUID(),
    // A form without consent would be refused.
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

/**
 * Sends a submission and waits for the answer.
 * @throws Error when no answer arrives
 */
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
  const content = await text(response)
  const { statusCode: status = 0, headers } = response
  const retryAfter = headers['retry-after']
  return {
    status,
    acknowledged:
      as === 'json'
        ? status === 200 && content === '{"status":"success"}'
        : status === 303 && /[?&]sent=/.test(headers.location ?? ''),
    retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
    milliseconds: performance.now() - began,
  }
}

export interface Attempt {
  submission: Submission
  /** The URL of the site that it was sent to. */
  url: string
  /** Undefined if no answer arrived. Then it is unknown whether the submission was stored. */
  answer: Answer | undefined
}

export interface Load {
  /** The completed attempts. */
  attempts: readonly Attempt[]
  acknowledged: () => Submission[]
  /** Stops the visitors, and waits for attempts in progress. */
  stop(): Promise<void>
}

/** Starts several visitors at the same time. Each sends one submission after the other until the load is stopped. */
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

/** Returns the submissions that were not acknowledged, except those to the site with a fault. */
export const refusedBeside = ({ attempts }: Load, faulty: string): string[] =>
  attempts
    .filter(({ url, answer }) => url !== faulty && !answer?.acknowledged)
    .map(({ submission, answer }) => `${submission.email}: ${answer?.status ?? 'no answer'}`)

/** The results of page requests, sent one after the other. */
export interface PageVisits {
  /** Milliseconds for each page. */
  times: number[]
  /** Statuses other than 200, and failed requests. */
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

/** Returns a quantile of the values. `part` is from 0 to 1. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
