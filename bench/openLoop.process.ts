/*
 * Requests pages and signs up at fixed rates, whether or not earlier requests were answered: node openLoop.process.ts URL. A latency
 * counts from the scheduled time, so that a server that stalls is charged for the requests that waited (coordinated omission).
 */
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { answerWith, type Figures } from './ask.ts'

const [url = ''] = process.argv.slice(2)
/** Requests a second. */
const rates = { page: 1_000, signUp: 500 } as const
type Kind = keyof typeof rates
const warmUpSeconds = 3
const seconds = 20
/** The milliseconds between two looks at the schedule. */
const step = 1

/** The largest number of connections of each kind. Further requests wait in the generator, and their latency counts. */
const maxSockets = 100
const agents = { page: new Agent({ keepAlive: true, maxSockets }), signUp: new Agent({ keepAlive: true, maxSockets }) }
let visitor = 0

function ask(kind: Kind, settled: (isAnswered: boolean) => void): void {
  const isPage = kind === 'page'
  const body = isPage ? undefined : `{"email":"open.${++visitor}@primer.example","consent":true}`
  const sent = request(
    isPage ? `${url}/?lng=sr` : `${url}/api/subscribe`,
    {
      agent: agents[kind],
      method: isPage ? 'GET' : 'POST',
      headers: {
        'accept-encoding': 'br',
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': body.length }),
      },
    },
    (answer) => {
      answer.resume()
      answer.once('close', () => settled(answer.complete && answer.statusCode! < 300))
    },
  )
  sent.once('error', () => settled(false))
  sent.end(body)
}

/** Sends requests for some seconds and returns the latencies in milliseconds. */
async function run(duration: number): Promise<Record<Kind, number[]> & { failed: number }> {
  const latencies: Record<Kind, number[]> = { page: [], signUp: [] }
  const sent: Record<Kind, number> = { page: 0, signUp: 0 }
  let open = 0
  let failed = 0
  const begun = performance.now()
  const send = (kind: Kind, scheduled: number) => {
    open += 1
    ask(kind, (isAnswered) => {
      open -= 1
      if (isAnswered) latencies[kind].push(performance.now() - scheduled)
      else failed += 1
    })
  }
  for (let passed = 0; passed < duration * 1000; passed = performance.now() - begun) {
    for (const kind of ['page', 'signUp'] as const)
      for (; (sent[kind] * 1000) / rates[kind] <= passed; sent[kind] += 1)
        send(kind, begun + (sent[kind] * 1000) / rates[kind])
    await new Promise((resolve) => setTimeout(resolve, step))
  }
  while (open > 0) await new Promise((resolve) => setTimeout(resolve, step))
  return { ...latencies, failed }
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? Number.NaN

answerWith(async (): Promise<Figures> => {
  await run(warmUpSeconds)
  const { page, signUp, failed } = await run(seconds)
  return {
    pageP50: percentile(page, 0.5),
    pageP99: percentile(page, 0.99),
    signUpP50: percentile(signUp, 0.5),
    signUpP99: percentile(signUp, 0.99),
    failed,
  }
})
