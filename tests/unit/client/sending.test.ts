import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LoadError } from '#client/loading/LoadError.ts'
import { loadFile } from '#client/loading/loading.ts'
import { sendSubmission, fetchTokenAndProof } from '#client/forms/submission.ts'
import { createProofOfWork } from '#server/services/proofOfWork.ts'

/** The requests to the server, in order. */
let requests: { path: string; body: Record<string, unknown> | undefined; signal: AbortSignal }[]
let answer: (path: string, body: Record<string, unknown> | undefined) => Promise<Response> | Response

/** Returns a promise without an answer or an error until the request is aborted. */
const silence = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

beforeEach(() => {
  requests = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('__API_BASE__', '/api')
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (path: string, { body, signal }: { body?: string; signal: AbortSignal }) => {
    const sent = body === undefined ? undefined : (JSON.parse(body) as Record<string, unknown>)
    requests.push({ path, body: sent, signal })
    return Promise.race([Promise.resolve(answer(path, sent)), silence(signal)])
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const json = (status: number, body: object) => Response.json(body, { status })
const never = new Promise<never>(() => undefined)
/** Runs pending promises until each waits again. */
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a failed request of a file', () => {
  test('is aborted at its timeout, with the reason timeout', async () => {
    let ended: AbortSignal | undefined
    const loading = loadFile((signal) => ((ended = signal), never), 1000)
    const outcome = loading.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(999)
    expect(ended?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ name: 'LoadError', reason: 'timeout' })
    expect(ended?.aborted).toBe(true)
  })

  test('has the reason missing, or timeout when the browser is offline or its cause was a timeout', async () => {
    const reasonOf = (load: () => Promise<never>) =>
      loadFile(load).catch((error: unknown) => (error as LoadError).reason)
    expect(await reasonOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('missing')
    expect(await reasonOf(() => Promise.reject(new LoadError('timeout')))).toBe('timeout')
    vi.stubGlobal('navigator', { onLine: false })
    expect(await reasonOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('timeout')
  })
})

describe('a submission', () => {
  const body = { email: 'ana@primer.example', key: 'the-key', token: 'a-token' }

  test.each(['send', 'subscribe'] as const)(
    'to %s without an answer is reported as offline after 30 seconds',
    async (name) => {
      answer = () => never
      const result = sendSubmission(name, body)
      await vi.advanceTimersByTimeAsync(30_000)
      expect(await result).toEqual({ outcome: 'error', problem: 'offline' })
      expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
    },
  )

  test('whose answer never ends is reported as offline', async () => {
    answer = () => new Response(new ReadableStream({ start: () => undefined }), { status: 200 })
    const result = sendSubmission('send', body)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await result).toEqual({ outcome: 'error', problem: 'offline' })
  })

  test('is made without a token when none arrives within ten seconds', async () => {
    answer = () => never
    const pass = fetchTokenAndProof()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await pass).toEqual({})
  })

  test.each([
    ['no JSON', 200, 'failed'],
    ['null', 200, 'failed'],
    ['{"status":"error"}', 503, 'unavailable'],
  ])('answered with %s (%i) has the problem %s', async (text, status, problem) => {
    answer = () => new Response(text, { status })
    expect(await sendSubmission('send', body)).toMatchObject({ outcome: 'error', problem })
  })

  test('of a sign-up beyond the limits is repeated with the same key and a proof', async () => {
    const { challenge } = createProofOfWork('a key of the tests that is long enough')
    answer = async (path, sent) => {
      if (path.startsWith('/api/form')) return json(200, { token: 'another', challenge: await challenge('another') })
      return sent?.['proof'] ? json(200, { status: 'success' }) : json(429, { status: 'error' })
    }
    expect(await sendSubmission('subscribe', body)).toEqual({ outcome: 'success' })
    expect(requests.map(({ path }) => path)).toEqual(['/api/subscribe', '/api/form?work=1', '/api/subscribe'])
    expect(requests[2]!.body).toEqual({ ...body, token: 'another', proof: expect.any(String) as string })
  })

  test('of a sign-up without crypto.subtle has the problem wait', async () => {
    const challenge = await createProofOfWork('a key of the tests that is long enough').challenge('another')
    vi.stubGlobal('crypto', {})
    answer = (path) =>
      path.startsWith('/api/form') ? json(200, { token: 'another', challenge }) : json(429, { status: 'error' })
    expect(await sendSubmission('subscribe', body)).toEqual({ outcome: 'error', problem: 'wait' })
  })

  test('of a message beyond the limits, or with a refused proof, has the problem tooMany at once', async () => {
    answer = () => json(429, { status: 'error' })
    expect(await sendSubmission('send', body)).toEqual({ outcome: 'error', problem: 'tooMany' })
    expect(await sendSubmission('subscribe', { ...body, proof: 'done' })).toEqual({
      outcome: 'error',
      problem: 'tooMany',
    })
    await settle()
    expect(requests).toHaveLength(2)
  })
})
