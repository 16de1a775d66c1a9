import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { mailShelfLife, type MailPayload } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { createCompose, type Compose } from '#server/mail/compose.ts'
import { createSmtpTransport, MailNotSent, type MailTransport } from '#server/mail/transport.ts'
import { createOutboxWorker, type OutboxParts, type OutboxWorker } from '#server/services/outbox.ts'
import { startSmtpPeer, type SmtpPeer } from '../../support/smtp-peer.ts'
import { createOutboxStub, type OutboxStub } from './outbox-stub.ts'
import { message, settings, storeWith } from './samples.ts'

const timings = { retryBaseMs: 20, retryMaxMs: 200, leaseMs: 5000, timeoutMs: 4000 }

let peer: SmtpPeer
let stub: OutboxStub
let worker: OutboxWorker | undefined
let entries: Record<string, unknown>[]
/** The offset of the clock, in milliseconds. */
let shift: number
/** The time of a frozen clock, before `shift`; undefined for a running clock. */
let frozenTime: number | undefined
const clock = () => (frozenTime ?? Date.now()) + shift

beforeEach(async () => {
  shift = 0
  frozenTime = undefined
  entries = []
  stub = createOutboxStub(clock)
  peer = await startSmtpPeer()
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await peer.stop()
})

const note = (entry: unknown) => entries.push(entry as Record<string, unknown>)
const log = { info: note, warn: note, error: note } as unknown as OutboxParts['log']

const compose: Compose = (due) =>
  createCompose({ store: storeWith(async (id) => (id === 'message-1' ? message() : undefined)), settings })(due)

function start(parts: Partial<OutboxParts> = {}): OutboxWorker {
  const transport = createSmtpTransport({ url: peer.url, connections: parts.connections ?? 1 })
  worker = createOutboxWorker({ store: stub.store, transport, compose, clock, timings, log, random: () => 1, ...parts })
  worker.start()
  return worker
}

const confirm = (to = 'ana@primer.example'): MailPayload => ({
  kind: 'confirm',
  to,
  language: 'sr',
  secret: `for ${to}`,
})
const queue = (id: string, to = `${id}@primer.example`) => stub.queue(id, confirm(to))
const sent = (...ids: string[]) =>
  expect.poll(() => ids.map((id) => stub.row(id).status)).toEqual(ids.map(() => 'sent'))
/** Sends a mail without the worker. Mails that the worker started before have reached the server by then. */
async function fence(): Promise<void> {
  const composition = await compose({
    id: 'fence',
    payload: confirm('fence@primer.example'),
    attempts: 0,
    refusals: 0,
    created: 0,
  })
  if (composition.outcome === 'dropped') throw new Error('The fence was dropped.')
  await createSmtpTransport({ url: peer.url }).send(composition.mail)
}
/** A transport that accepts every mail at once. */
const instant: MailTransport = { send: () => Promise.resolve('accepted'), close: () => {} }
/** Replaces the timers, so that polls happen only when the test advances the time. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
/** Moves a frozen clock to a time and wakes the worker. */
function moveTo(time: number): void {
  shift += time - clock()
  worker!.wake()
}
/**
 * Lets a mail fail until it has `times` failures. The frozen clock moves only to the end of each delay. Returns the delays.
 */
async function fail(row: ReturnType<typeof queue>, times: number): Promise<number[]> {
  for (;;) {
    const failed = row.failures.length
    await expect.poll(() => row.failures.length).toBeGreaterThan(failed)
    if (row.failures.length >= times) return row.failures.map(({ at, nextAttempt }) => nextAttempt - at)
    // No retry a millisecond earlier.
    const polls = stub.calls.nextMailAt ?? 0
    moveTo(row.nextAttempt - 1)
    await expect.poll(() => stub.calls.nextMailAt).toBeGreaterThan(polls + 1)
    expect(row.failures).toHaveLength(failed + 1)
    moveTo(row.nextAttempt)
  }
}
const recipients = () => peer.mails.map(({ envelope }) => envelope.to[0])

describe('a waiting mail', () => {
  test('is sent and recorded', async () => {
    const row = queue('one')
    start()
    await sent('one')
    expect(recipients()).toEqual(['one@primer.example'])
    expect(row.acceptedAt).toBeGreaterThan(0)
    expect(row.failures).toEqual([])
    expect(entries).toEqual([{ outbox: 'one', kind: 'confirm', attempt: 1, outcome: 'accepted' }])
  })

  test('is sent when the worker is woken, not before', async () => {
    holdTimers()
    start({ transport: instant })
    await expect.poll(() => stub.calls.nextMailAt).toBe(1)
    queue('one')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(stub.row('one').attempts).toBe(0)
    worker!.wake()
    await sent('one')
  })

  test('is sent when it is queued while another is in flight', async () => {
    const receipt = Promise.withResolvers<void>()
    peer.behave({ until: receipt.promise })
    queue('one')
    start()
    await expect.poll(() => peer.seen).toHaveLength(1)
    queue('two')
    worker!.wake()
    receipt.resolve()
    await sent('one', 'two')
  })

  test('is sent when it is queued between the poll and the pause', async () => {
    const { store } = stub
    let polls = 0
    const nextMailAt = async () => {
      const answer = await store.nextMailAt()
      if (polls++ === 0) {
        queue('one')
        worker!.wake()
      }
      return answer
    }
    start({ store: { ...store, nextMailAt } })
    await sent('one')
  })

  test('is not sent before it is due', async () => {
    stub.queue('later', confirm(), { nextAttempt: clock() + 150 })
    const begun = Date.now()
    start()
    await sent('later')
    expect(Date.now() - begun).toBeGreaterThanOrEqual(149)
  })

  test('is not sent when it is held', async () => {
    stub.queue('old', confirm(), { created: clock() - mailShelfLife - 1000 })
    queue('new')
    start()
    await sent('new')
    expect(stub.row('old').status).toBe('held')
    expect(recipients()).toEqual(['new@primer.example'])
  })
})

describe('when the mail server fails', () => {
  test('the mail is sent once the server is back', async () => {
    await peer.stop()
    const row = queue('one')
    start()
    await expect.poll(() => row.failures.length).toBeGreaterThanOrEqual(2)
    expect(row.status).toBe('pending')
    expect(row.lastError).toBe('ECONNREFUSED')
    await peer.start()
    await sent('one')
    expect(peer.mails).toHaveLength(1)
  })

  test('an unreachable server gets one attempt in each pass, not one for each mail', async () => {
    await peer.stop()
    holdTimers()
    for (let at = 0; at < 20; at += 1) queue(`mail-${at}`)
    start({ timings: { ...timings, retryBaseMs: 10_000, retryMaxMs: 10_000 } })
    await expect.poll(() => entries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(entries).toHaveLength(1)
    expect([...stub.rows.values()].filter(({ attempts }) => attempts > 0)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(100)
    await expect.poll(() => entries).toHaveLength(2)
  })

  test('a 4xx reply is retried with a growing delay up to the maximum', async () => {
    peer.behave({ reject: 451, at: 'data' })
    frozenTime = Date.now()
    const row = queue('one')
    start({ timings: { ...timings, retryMaxMs: 60 } })
    expect(await fail(row, 4)).toEqual([20, 40, 60, 60])
    expect(row.failures.every(({ dead, error }) => !dead && error === '451 DATA')).toBe(true)
    peer.behave('accept')
    moveTo(row.nextAttempt)
    await sent('one')
  })

  test('delays have a jitter between half and all', async () => {
    peer.behave({ reject: 451, at: 'recipient' })
    frozenTime = Date.now()
    const row = queue('one')
    start({ random: () => 0 })
    expect(await fail(row, 3)).toEqual([10, 20, 40])
  })

  test.each(['recipient', 'data'] as const)(
    'the third 5xx reply to the mail (%s) makes it a dead letter, the first two do not',
    async (at) => {
      peer.behave({ reject: 550, at, text: '5.1.1 ana@primer.example is unknown' })
      frozenTime = Date.now()
      const row = queue('one')
      start({ timings: { ...timings, retryBaseMs: 2 } })
      expect((await fail(row, 3)).slice(0, 2)).toEqual([20, 200])
      expect(row.failures.map(({ dead }) => dead)).toEqual([false, false, true])
      expect(row.status).toBe('dead')
      expect(row.lastError).toMatch(/^550 (?:5\.1\.1 )?(?:RCPT TO|DATA)$/)
      expect(entries.at(-1)).toMatchObject({ outbox: 'one', attempt: 3, outcome: 'dead' })
    },
  )

  test('a released dead letter gets three attempts again', async () => {
    peer.behave({ reject: 550, at: 'recipient' })
    frozenTime = Date.now()
    const row = queue('one')
    // With an empty outbox the worker would forget the failures.
    stub.queue('later', confirm(), { nextAttempt: clock() + 4500 })
    start({ timings: { ...timings, retryBaseMs: 1, retryMaxMs: 20 } })
    await fail(row, 3)
    expect(row.status).toBe('dead')
    Object.assign(row, { status: 'pending', nextAttempt: clock(), refusals: 0, failures: [] })
    worker!.wake()
    await fail(row, 2)
    expect(row.failures.map(({ dead }) => dead)).toEqual([false, false])
  })

  test.each(['connect', 'sender'] as const)(
    'a 5xx reply to the session (%s) never makes the mail a dead letter',
    async (at) => {
      peer.behave({ reject: 550, at })
      const row = queue('one')
      start({ timings: { ...timings, retryMaxMs: 20 } })
      await expect.poll(() => row.failures.length).toBeGreaterThanOrEqual(4)
      expect(row.status).toBe('pending')
      peer.behave('accept')
      await sent('one')
    },
  )

  test('a mail that is accepted after two refusals is sent', async () => {
    let refusals = 0
    peer.behave((to) => (to && refusals++ < 2 ? { reject: 550, at: 'recipient' } : 'accept'))
    queue('one')
    start({ timings: { ...timings, retryBaseMs: 2 } })
    await sent('one')
    expect(stub.row('one').failures).toHaveLength(2)
  })

  test('a mail without a reply is sent again with the same Message-ID', async () => {
    peer.behave({ drop: 'data' })
    const row = queue('one')
    start()
    await expect.poll(() => row.failures.length).toBeGreaterThanOrEqual(1)
    expect(row.status).toBe('pending')
    peer.behave('accept')
    await sent('one')
    expect(peer.seen.length).toBeGreaterThanOrEqual(2)
    expect(new Set(peer.seen.map(({ parsed }) => parsed.messageId))).toEqual(new Set(['<one@primer.example>']))
    expect(peer.mails).toHaveLength(1)
  })

  test('a mail that hangs is aborted after the timeout, and the others are sent', async () => {
    peer.behave((to) => (to.startsWith('bad') ? { hang: 'data' } : 'accept'))
    const row = queue('bad')
    queue('good')
    start({ timings: { ...timings, retryBaseMs: 1000, timeoutMs: 150 } })
    await sent('good')
    expect(row.failures[0]).toMatchObject({ error: 'EABORT', dead: false })
  })

  test('a connection broken at the greeting is retried', async () => {
    peer.behave({ drop: 'connect' })
    const row = queue('one')
    start()
    await expect.poll(() => row.failures.length).toBeGreaterThanOrEqual(1)
    peer.behave('accept')
    await sent('one')
  })
})

describe('a failing mail delays no other', () => {
  test('when its recipient is refused', async () => {
    peer.behave((to) => (to.startsWith('bad') ? { reject: 550, at: 'recipient' } : 'accept'))
    for (const id of ['bad-1', 'good-1', 'bad-2', 'good-2']) queue(id)
    start({ timings: { ...timings, retryBaseMs: 1000, retryMaxMs: 60_000 } })
    await sent('good-1', 'good-2')
    expect(recipients()).toEqual(['good-1@primer.example', 'good-2@primer.example'])
    expect(stub.row('bad-1').status).toBe('pending')
  })

  test('when it breaks the connection', async () => {
    peer.behave((to) => (to.startsWith('bad') ? { drop: 'data' } : 'accept'))
    for (const id of ['bad', 'good']) queue(id)
    start({ timings: { ...timings, retryBaseMs: 1000, retryMaxMs: 60_000 } })
    await sent('good')
  })

  test('when it cannot be composed', async () => {
    for (const id of ['bad', 'good']) queue(id)
    start({
      compose: (due) => (due.id === 'bad' ? Promise.reject(new TypeError(`${due.id}@primer.example`)) : compose(due)),
      timings: { ...timings, retryBaseMs: 1000, retryMaxMs: 60_000 },
    })
    await sent('good')
    const row = stub.row('bad')
    expect(row).toMatchObject({ status: 'pending', lastError: 'TypeError' })
  })

  test('when its message was deleted: it is a dead letter with the reason', async () => {
    stub.queue('gone', { kind: 'contact', messageId: 'erased' })
    stub.queue('there', { kind: 'contact', messageId: 'message-1' })
    start()
    await sent('there')
    expect(stub.row('gone')).toMatchObject({ status: 'dead', lastError: 'the message was deleted' })
    expect(recipients()).toEqual(['sanduce@primer.example'])
  })
})

describe('stopping', () => {
  test('waits for the mail in flight and starts no other', async () => {
    const receipt = Promise.withResolvers<void>()
    peer.behave({ until: receipt.promise })
    queue('one')
    queue('two')
    start()
    await expect.poll(() => peer.seen).toHaveLength(1)
    let isStopped = false
    const stopped = worker!.stop().then(() => (isStopped = true))
    await turn()
    expect(isStopped).toBe(false)
    receipt.resolve()
    await stopped
    expect(stub.row('one').status).toBe('sent')
    await fence()
    expect(stub.row('two')).toMatchObject({ status: 'pending', attempts: 0 })
    expect(recipients()).toEqual(['one@primer.example', 'fence@primer.example'])
  })

  test('releases the leases of hanging mails, so that another process can send them', async () => {
    const server = heldTransport()
    const rows = ['one', 'two', 'three'].map((id) => queue(id))
    start({ transport: server.transport, connections: 2 })
    await expect.poll(() => server.sending.size).toBe(1)
    server.take('one')
    await expect.poll(() => server.sending.size).toBe(2)
    await worker!.stop(0)
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'pending', 'pending'])
    for (const row of rows.slice(1)) {
      expect(row).toMatchObject({ lease: 0, lastError: '' })
      expect(row.nextAttempt).toBeLessThanOrEqual(clock())
    }
  })

  test('ends a pause at once, and a later wake has no effect', async () => {
    holdTimers()
    start()
    await expect.poll(() => stub.calls.nextMailAt).toBe(1)
    await worker!.stop()
    vi.useRealTimers()
    queue('one')
    worker!.wake()
    await fence()
    expect(peer.connections).toBe(1)
    expect(stub.row('one').attempts).toBe(0)
  })

  test('works before the start, and twice', async () => {
    const idle = createOutboxWorker({
      store: stub.store,
      transport: createSmtpTransport({ url: peer.url }),
      compose,
      clock,
      timings,
      log,
    })
    await idle.stop()
    await idle.stop()
    expect(stub.calls).toEqual({})
  })
})

test('one connection sends one mail at a time, however often the worker is woken and started', async () => {
  let busy = 0
  let most = 0
  const transport: MailTransport = {
    async send() {
      most = Math.max(most, ++busy)
      await turn()
      await turn()
      busy -= 1
      return 'accepted'
    },
    close: () => {},
  }
  const ids = Array.from({ length: 20 }, (_, at) => `mail-${at}`)
  for (const id of ids) queue(id)
  start({ transport })
  for (let at = 0; at < 50; at += 1) {
    worker!.wake()
    worker!.start()
    await turn()
  }
  await sent(...ids)
  expect(most).toBe(1)
})

/** Creates a transport that accepts a mail when the test calls `take`. */
function heldTransport() {
  const sending = new Map<string, PromiseWithResolvers<'accepted'>>()
  const begun: string[] = []
  let most = 0
  const transport: MailTransport = {
    send({ id }, signal) {
      const held = Promise.withResolvers<'accepted'>()
      sending.set(id, held)
      begun.push(id)
      most = Math.max(most, sending.size)
      signal?.addEventListener('abort', () => held.reject(new MailNotSent('deferred', 'EABORT')))
      return held.promise.finally(() => sending.delete(id))
    },
    close: () => {},
  }
  return {
    transport,
    begun,
    sending,
    most: () => most,
    take(...ids: string[]) {
      for (const id of ids.length > 0 ? ids : [...sending.keys()]) sending.get(id)!.resolve('accepted')
    },
  }
}
const mailIds = (count: number, name = 'mail') => Array.from({ length: count }, (_, at) => `${name}-${at}`)
const contact = (id: string) => stub.queue(id, { kind: 'contact', messageId: 'message-1' })

describe('several connections', () => {
  test('send as many mails at the same time, and no more', async () => {
    const server = heldTransport()
    const ids = mailIds(40)
    for (const id of ids) queue(id)
    start({ transport: server.transport, connections: 5 })
    // The worker tries one mail until it knows that the server is reachable.
    await expect.poll(() => server.begun).toHaveLength(1)
    server.take()
    for (let sent = 1; sent < 40; sent += 1) {
      await expect.poll(() => server.sending.size).toBe(Math.min(5, 40 - sent))
      server.take([...server.sending.keys()][0]!)
      await sentAtLeast(sent + 1)
    }
    expect(server.most()).toBe(5)
    expect(server.begun).toEqual(ids)
  })

  test('leave at most one unrecorded mail each, which may be sent twice after a kill', async () => {
    const server = heldTransport()
    for (const id of mailIds(20)) queue(id)
    let unrecorded = 0
    let most = 0
    const { transport } = server
    const send: MailTransport['send'] = async (...given) => {
      most = Math.max(most, (unrecorded += 1))
      return await transport.send(...given)
    }
    const store: OutboxParts['store'] = {
      ...stub.store,
      async recordMailOutcomes(outcomes) {
        await stub.store.recordMailOutcomes(outcomes)
        unrecorded -= outcomes.length
      },
      async leaseDueMail(...given) {
        const due = await stub.store.leaseDueMail(...given)
        unrecorded -= given[4]?.length ?? 0
        return due
      },
    }
    start({ transport: { ...transport, send }, store, connections: 3 })
    while ([...stub.rows.values()].some(({ status }) => status !== 'sent')) {
      server.take()
      await turn()
    }
    expect(most).toBe(3)
  })

  test('record outcomes of the same time in one commit', async () => {
    const server = heldTransport()
    for (const id of mailIds(11)) queue(id)
    start({ transport: server.transport, connections: 5 })
    await expect.poll(() => server.sending.size).toBe(1)
    server.take()
    for (let batch = 0; batch < 2; batch += 1) {
      await expect.poll(() => server.sending.size).toBe(5)
      server.take()
    }
    await sentAtLeast(11)
    expect(stub.calls.recordMailOutcomes).toBe(3)
  })

  test('that a server refuses are not tried for every mail, and delay no mail', async () => {
    const server = heldTransport()
    const ids = mailIds(30)
    for (const id of ids) queue(id)
    let refused = 0
    const send: MailTransport['send'] = (mail, signal) => {
      if (server.sending.size < 2) return server.transport.send(mail, signal)
      refused += 1
      return Promise.reject(new MailNotSent('unreachable', '421 CONN'))
    }
    start({
      transport: { ...server.transport, send },
      connections: 5,
      timings: { ...timings, retryBaseMs: 60_000, retryMaxMs: 60_000 },
    })
    while ([...stub.rows.values()].some(({ status }) => status !== 'sent')) {
      server.take()
      await turn()
    }
    expect(refused).toBeLessThanOrEqual(3)
    expect(server.most()).toBe(2)
  })

  test('try one mail while the server is unreachable, and are all used when it is back', async () => {
    await peer.stop()
    holdTimers()
    for (const id of mailIds(20)) queue(id)
    start({ connections: 5, timings: { ...timings, retryBaseMs: 10_000, retryMaxMs: 10_000 } })
    await expect.poll(() => entries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(9_900)
    expect([...stub.rows.values()].filter(({ attempts }) => attempts > 0)).toHaveLength(1)
    vi.useRealTimers()
    await peer.start()
    worker!.wake()
    await sentAtLeast(19)
    expect(peer.connections).toBe(5)
  })

  test('are closed at the stop', async () => {
    const close = vi.fn()
    start({ transport: { ...instant, close }, connections: 5 })
    await worker!.stop()
    expect(close).toHaveBeenCalledOnce()
  })
})

const sentAtLeast = (count: number) =>
  expect
    .poll(() => [...stub.rows.values()].filter(({ status }) => status === 'sent').length)
    .toBeGreaterThanOrEqual(count)

describe('a mail that a visitor waits for', () => {
  test('is sent before 2,000 older mails to the party', async () => {
    const server = heldTransport()
    for (const id of mailIds(2_000, 'letter')) contact(id)
    start({ transport: server.transport, connections: 5 })
    await expect.poll(() => server.sending.size).toBe(1)
    server.take()
    await expect.poll(() => server.sending.size).toBe(5)
    stub.queue('confirmation', confirm(), { nextAttempt: clock(), created: clock() })
    worker!.wake()
    server.take('letter-1')
    await expect.poll(() => [...server.sending.keys()]).toContain('confirmation')
    expect(server.begun).toHaveLength(7)
    await worker!.stop(0)
  })

  test('leaves one connection for mails to the party, however many visitors wait', async () => {
    const server = heldTransport()
    for (const id of mailIds(50)) queue(id)
    for (const id of mailIds(3, 'letter')) contact(id)
    start({ transport: server.transport, connections: 3 })
    await sentAtLeastByTaking(server, 1)
    await expect.poll(() => [...server.sending.keys()].filter((id) => id.startsWith('letter'))).toHaveLength(1)
    expect(server.sending.size).toBe(3)
    await sentAtLeastByTaking(server, 8)
    for (const id of mailIds(3, 'letter')) expect(server.begun).toContain(id)
    await sentAtLeastByTaking(server, 53)
  })

  test('is sent first over a single connection', async () => {
    const server = heldTransport()
    for (const id of mailIds(3, 'letter')) contact(id)
    for (const id of mailIds(3)) queue(id)
    start({ transport: server.transport, connections: 1 })
    await sentAtLeastByTaking(server, 6)
    expect(server.begun).toEqual([...mailIds(3), ...mailIds(3, 'letter')])
  })
})

async function sentAtLeastByTaking(server: ReturnType<typeof heldTransport>, count: number): Promise<void> {
  while ([...stub.rows.values()].filter(({ status }) => status === 'sent').length < count) {
    server.take()
    await turn()
  }
}

test('several instances, or one that restarts, try a refused mail three times in total', async () => {
  peer.behave({ reject: 550, at: 'recipient' })
  const row = queue('one')
  for (let tries = 1; tries <= 3; tries += 1) {
    const instance = start({ timings: { ...timings, retryBaseMs: 6_000, retryMaxMs: 60_000 } })
    row.nextAttempt = clock()
    instance.wake()
    await expect.poll(() => row.failures).toHaveLength(tries)
    await instance.stop()
  }
  expect(row.failures.map(({ dead }) => dead)).toEqual([false, false, true])
})

describe('when the store fails', () => {
  const down = () => new StoreUnavailable()

  test('the worker retries', async () => {
    stub.faults.leaseDueMail = [down(), down()]
    queue('one')
    start()
    await sent('one')
    expect(stub.row('one').attempts).toBe(1)
    expect(entries.filter(({ outcome }) => outcome === 'store')).toHaveLength(2)
  })

  test('an accepted mail is not sent twice when its outcome cannot be recorded', async () => {
    frozenTime = Date.now()
    stub.faults.recordMailOutcomes = Array.from({ length: 8 }, down)
    queue('one')
    queue('two')
    start({ timings: { ...timings, leaseMs: 30 } })
    await expect.poll(() => peer.mails).toHaveLength(2)
    // Their leases end several times.
    for (let at = 0; at < 6; at += 1) {
      const polls = stub.calls.leaseDueMail ?? 0
      moveTo(clock() + 31)
      await expect.poll(() => stub.calls.leaseDueMail).toBeGreaterThan(polls)
    }
    await sent('one', 'two')
    expect(stub.row('one').attempts).toBe(1)
    expect(recipients()).toEqual(['one@primer.example', 'two@primer.example'])
  })

  test('a mail accepted during a lease of others is not sent twice, although its lease has ended', async () => {
    const server = heldTransport()
    queue('one')
    queue('two')
    let isLeasedAgain = false
    const store: OutboxParts['store'] = {
      ...stub.store,
      async leaseDueMail(at, leaseUntil, ...given) {
        if (isLeasedAgain || stub.row('two').attempts === 0) return stub.store.leaseDueMail(at, leaseUntil, ...given)
        isLeasedAgain = true
        await expect.poll(() => server.sending.has('two')).toBe(true)
        server.take('two')
        await turn()
        return stub.store.leaseDueMail(leaseUntil + 1, leaseUntil + 2, ...given)
      },
    }
    start({ transport: server.transport, store, connections: 2 })
    await expect.poll(() => server.sending.size).toBe(1)
    server.take('one')
    await sent('one', 'two')
    expect(stub.row('two').attempts).toBe(2)
    expect(server.begun).toEqual(['one', 'two'])
  })

  test('an outcome that could not be recorded is recorded at the stop', async () => {
    stub.faults.recordMailOutcomes = [down()]
    queue('one')
    start({ timings: { ...timings, retryBaseMs: 60_000 } })
    await expect.poll(() => stub.calls.recordMailOutcomes).toBe(1)
    await worker!.stop()
    expect(stub.row('one').status).toBe('sent')
  })

  test('a failure that could not be recorded is retried after the lease', async () => {
    stub.faults.recordMailOutcomes = [down()]
    peer.behave({ reject: 451, at: 'data' })
    queue('one')
    start({ timings: { ...timings, leaseMs: 30 } })
    await expect.poll(() => stub.calls.recordMailOutcomes).toBeGreaterThanOrEqual(1)
    peer.behave('accept')
    await sent('one')
  })

  test('a message that cannot be read counts as no failure of the mail', async () => {
    let reads = 0
    stub.queue('one', { kind: 'contact', messageId: 'message-1' })
    start({
      compose: (due) => (reads++ === 0 ? Promise.reject(down()) : compose(due)),
      timings: { ...timings, leaseMs: 30 },
    })
    await sent('one')
    expect(stub.row('one').failures).toEqual([])
  })
})

describe('a clock jump', () => {
  const year = 365 * 24 * 60 * 60 * 1000

  test('back by a year delays no mail', async () => {
    shift = year
    peer.behave({ reject: 451, at: 'data' })
    const row = queue('one')
    start({ timings: { ...timings, retryBaseMs: 100 } })
    await expect.poll(() => row.failures.length).toBeGreaterThanOrEqual(1)
    shift = 0
    peer.behave('accept')
    await sent('one')
    expect(row.acceptedAt).toBeLessThan(Date.now() + 1000)
  })

  test('forward makes waiting mail due within 30 seconds', async () => {
    holdTimers()
    stub.queue('one', confirm(), { nextAttempt: clock() + 200_000 })
    start({ transport: instant, timings: { ...timings, retryMaxMs: 3_600_000 } })
    await expect.poll(() => stub.calls.nextMailAt).toBe(1)
    shift = 300_000
    await vi.advanceTimersByTimeAsync(29_000)
    expect(stub.row('one').status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1_100)
    expect(stub.row('one').status).toBe('sent')
  })

  test('forward by a year makes no mail too old to be sent', async () => {
    await peer.stop()
    const row = queue('one')
    start()
    await expect.poll(() => row.failures.length).toBeGreaterThanOrEqual(1)
    shift = year
    await expect.poll(() => entries).toContainEqual(expect.objectContaining({ outcome: 'clock' }))
    expect(row.status).toBe('pending')
    await peer.start()
    await sent('one')
  })

  test('to a standstill leaves a poll every 30 seconds', async () => {
    holdTimers()
    const still = Date.now()
    start({ transport: instant, clock: () => still })
    await expect.poll(() => stub.calls.nextMailAt).toBe(1)
    queue('one')
    stub.row('one').nextAttempt = still
    await vi.advanceTimersByTimeAsync(29_000)
    expect(stub.row('one').status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1_100)
    expect(stub.row('one').status).toBe('sent')
  })
})

test('the log has no address, no text and no secret', async () => {
  peer.behave((to) =>
    to.startsWith('bad') ? { reject: 550, at: 'recipient', text: '<bad@primer.example> unknown to peer' } : 'accept',
  )
  queue('bad')
  queue('good')
  stub.queue('letter', { kind: 'contact', messageId: 'message-1' })
  stub.queue('broken', confirm('broken@primer.example'))
  start({
    compose: (due) => (due.id === 'broken' ? Promise.reject(new Error(JSON.stringify(due.payload))) : compose(due)),
    timings: { ...timings, retryBaseMs: 2 },
  })
  await sent('good', 'letter')
  await expect.poll(() => stub.row('bad').status).toBe('dead')
  const written = JSON.stringify([entries, [...stub.rows.values()].map(({ failures }) => failures)])
  expect(entries.length).toBeGreaterThanOrEqual(6)
  expect(written).not.toMatch(/@primer|for \w+@|Prijavljujem|Ime Prezime|unknown to/)
})

test('an error of another class than MailNotSent is retried as well', async () => {
  let tries = 0
  const transport: MailTransport = {
    send: () => (tries++ === 0 ? Promise.reject(new RangeError('odd')) : Promise.resolve('accepted')),
    close: () => {},
  }
  queue('one')
  start({ transport })
  await sent('one')
  expect(stub.row('one').failures[0]!.error).toBe('RangeError')
  expect(new MailNotSent('deferred', '451').message).toBe('The mail was not sent: 451.')
})
