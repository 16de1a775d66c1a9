import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { mailShelfLife, type MailPayload } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { createCompose, type Compose } from '#server/mail/compose.ts'
import { createSmtpTransport, MailNotSent, type MailTransport } from '#server/mail/transport.ts'
import { createOutboxWorker, type OutboxParts, type OutboxWorker } from '#server/services/outbox.ts'
import { startSmtpPeer, type SmtpPeer } from '../../support/smtp-peer.ts'
import { createOutboxStub, type OutboxStub } from './outbox-stub.ts'
import { message, settings } from './samples.ts'

const timings = { retryBaseMs: 20, retryMaxMs: 200, leaseMs: 5000, timeoutMs: 4000 }

let peer: SmtpPeer
let stub: OutboxStub
let worker: OutboxWorker | undefined
let entries: Record<string, unknown>[]
/** How far the clock has been moved. */
let shift: number
/** The time of a clock that stands but for `shift`; undefined where it goes. */
let tokenStatus: number | undefined
const clock = () => (tokenStatus ?? Date.now()) + shift

beforeEach(async () => {
  shift = 0
  tokenStatus = undefined
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
  createCompose({ store: { findMessage: async (id) => (id === 'message-1' ? message() : undefined) }, settings })(due)

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
/** Sends a mail past the worker: what the worker had begun before is at the server by then. */
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
/** A mail server that takes everything at once. */
const instant: MailTransport = { send: () => Promise.resolve('accepted'), close: () => {} }
/** Rests end when the test moves the time on, and never by themselves. */
function holdRests(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
/** Moves a standing clock to a date and has the worker look. */
function moveTo(date: number): void {
  shift += date - clock()
  worker!.wake()
}
/**
 * Has a mail fail so often that it has so many failures: the clock stands, but for the ends of its waits. Answers how long
 * each wait was.
 */
async function fail(row: ReturnType<typeof queue>, times: number): Promise<number[]> {
  for (;;) {
    const failed = row.failures.length
    await expect.poll(() => row.failures.length).toBeGreaterThan(failed)
    if (row.failures.length >= times) return row.failures.map(({ at, nextAttempt }) => nextAttempt - at)
    // Not a millisecond sooner.
    const looks = stub.calls.nextMailAt ?? 0
    moveTo(row.nextAttempt - 1)
    await expect.poll(() => stub.calls.nextMailAt).toBeGreaterThan(looks + 1)
    expect(row.failures).toHaveLength(failed + 1)
    moveTo(row.nextAttempt)
  }
}
const recipients = () => peer.mails.map(({ envelope }) => envelope.to[0])

describe('a mail that waits', () => {
  test('is sent and recorded', async () => {
    const row = queue('one')
    start()
    await sent('one')
    expect(recipients()).toEqual(['one@primer.example'])
    expect(row.acceptedAt).toBeGreaterThan(0)
    expect(row.failures).toEqual([])
    expect(entries).toEqual([{ outbox: 'one', kind: 'confirm', attempt: 1, outcome: 'accepted' }])
  })

  test('is sent at once when the worker is woken, and not before', async () => {
    holdRests()
    start({ transport: instant })
    await expect.poll(() => stub.calls.nextMailAt).toBe(1)
    queue('one')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(stub.row('one').attempts).toBe(0)
    worker!.wake()
    await sent('one')
  })

  test('is sent even if it is queued and the wake comes while another is being sent', async () => {
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

  test('is sent even if it is queued between the last look and the rest', async () => {
    const { store } = stub
    let looks = 0
    const nextMailAt = async () => {
      const answer = await store.nextMailAt()
      if (looks++ === 0) {
        queue('one')
        worker!.wake()
      }
      return answer
    }
    start({ store: { ...store, nextMailAt } })
    await sent('one')
  })

  test('waits for its date', async () => {
    stub.queue('later', confirm(), { nextAttempt: clock() + 150 })
    const begun = Date.now()
    start()
    await sent('later')
    expect(Date.now() - begun).toBeGreaterThanOrEqual(149)
  })

  test('is not sent once it was held', async () => {
    stub.queue('old', confirm(), { created: clock() - mailShelfLife - 1000 })
    queue('new')
    start()
    await sent('new')
    expect(stub.row('old').status).toBe('held')
    expect(recipients()).toEqual(['new@primer.example'])
  })
})

describe('where the mail server fails', () => {
  test('the mail leaves after the server comes back', async () => {
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

  test('an unreachable server is asked once a pass, not once a mail', async () => {
    await peer.stop()
    holdRests()
    for (let at = 0; at < 20; at += 1) queue(`mail-${at}`)
    start({ timings: { ...timings, retryBaseMs: 10_000, retryMaxMs: 10_000 } })
    await expect.poll(() => entries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(entries).toHaveLength(1)
    expect([...stub.rows.values()].filter(({ attempts }) => attempts > 0)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(100)
    await expect.poll(() => entries).toHaveLength(2)
  })

  test('a 4xx reply is waited out, longer each time up to the maximum, for as long as it takes', async () => {
    peer.behave({ reject: 451, at: 'data' })
    tokenStatus = Date.now()
    const row = queue('one')
    start({ timings: { ...timings, retryMaxMs: 60 } })
    expect(await fail(row, 4)).toEqual([20, 40, 60, 60])
    expect(row.failures.every(({ dead, error }) => !dead && error === '451 DATA')).toBe(true)
    peer.behave('accept')
    moveTo(row.nextAttempt)
    await sent('one')
  })

  test('waits are spread by chance, between half and all', async () => {
    peer.behave({ reject: 451, at: 'recipient' })
    tokenStatus = Date.now()
    const row = queue('one')
    start({ random: () => 0 })
    expect(await fail(row, 3)).toEqual([10, 20, 40])
  })

  test.each(['recipient', 'data'] as const)(
    'a third 5xx reply to the mail (%s) ends it, the first two do not',
    async (at) => {
      peer.behave({ reject: 550, at, text: '5.1.1 ana@primer.example is unknown' })
      tokenStatus = Date.now()
      const row = queue('one')
      start({ timings: { ...timings, retryBaseMs: 2 } })
      expect((await fail(row, 3)).slice(0, 2)).toEqual([20, 200])
      expect(row.failures.map(({ dead }) => dead)).toEqual([false, false, true])
      expect(row.status).toBe('dead')
      expect(row.lastError).toMatch(/^550 (?:5\.1\.1 )?(?:RCPT TO|DATA)$/)
      expect(entries.at(-1)).toMatchObject({ outbox: 'one', attempt: 3, outcome: 'dead' })
    },
  )

  test('a dead mail that is released has three lives again', async () => {
    peer.behave({ reject: 550, at: 'recipient' })
    tokenStatus = Date.now()
    const row = queue('one')
    // Another one waits, so the worker has no reason to forget everything.
    stub.queue('later', confirm(), { nextAttempt: clock() + 4500 })
    start({ timings: { ...timings, retryBaseMs: 1, retryMaxMs: 20 } })
    await fail(row, 3)
    expect(row.status).toBe('dead')
    Object.assign(row, { status: 'pending', nextAttempt: clock(), refusals: 0, failures: [] })
    worker!.wake()
    await fail(row, 2)
    expect(row.failures.map(({ dead }) => dead)).toEqual([false, false])
  })

  test.each(['connect', 'sender'] as const)('a 5xx reply that is not about the mail (%s) never ends it', async (at) => {
    peer.behave({ reject: 550, at })
    const row = queue('one')
    start({ timings: { ...timings, retryMaxMs: 20 } })
    await expect.poll(() => row.failures.length).toBeGreaterThanOrEqual(4)
    expect(row.status).toBe('pending')
    peer.behave('accept')
    await sent('one')
  })

  test('two refusals and a delivery are no death', async () => {
    let refusals = 0
    peer.behave((to) => (to && refusals++ < 2 ? { reject: 550, at: 'recipient' } : 'accept'))
    queue('one')
    start({ timings: { ...timings, retryBaseMs: 2 } })
    await sent('one')
    expect(stub.row('one').failures).toHaveLength(2)
  })

  test('a mail whose receipt was lost is sent again, under the same Message-ID', async () => {
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

  test('a mail that it never answers is given up in time, and the others go on', async () => {
    peer.behave((to) => (to.startsWith('bad') ? { hang: 'data' } : 'accept'))
    const row = queue('bad')
    queue('good')
    start({ timings: { ...timings, retryBaseMs: 1000, timeoutMs: 150 } })
    await sent('good')
    expect(row.failures[0]).toMatchObject({ error: 'EABORT', dead: false })
  })

  test('a connection broken at the greeting is waited out', async () => {
    peer.behave({ drop: 'connect' })
    const row = queue('one')
    start()
    await expect.poll(() => row.failures.length).toBeGreaterThanOrEqual(1)
    peer.behave('accept')
    await sent('one')
  })
})

describe('a mail that fails holds up no other', () => {
  test('where its recipient is refused', async () => {
    peer.behave((to) => (to.startsWith('bad') ? { reject: 550, at: 'recipient' } : 'accept'))
    for (const id of ['bad-1', 'good-1', 'bad-2', 'good-2']) queue(id)
    start({ timings: { ...timings, retryBaseMs: 1000, retryMaxMs: 60_000 } })
    await sent('good-1', 'good-2')
    expect(recipients()).toEqual(['good-1@primer.example', 'good-2@primer.example'])
    expect(stub.row('bad-1').status).toBe('pending')
  })

  test('where it breaks the connection', async () => {
    peer.behave((to) => (to.startsWith('bad') ? { drop: 'data' } : 'accept'))
    for (const id of ['bad', 'good']) queue(id)
    start({ timings: { ...timings, retryBaseMs: 1000, retryMaxMs: 60_000 } })
    await sent('good')
  })

  test('where it cannot be written', async () => {
    for (const id of ['bad', 'good']) queue(id)
    start({
      compose: (due) => (due.id === 'bad' ? Promise.reject(new TypeError(`${due.id}@primer.example`)) : compose(due)),
      timings: { ...timings, retryBaseMs: 1000, retryMaxMs: 60_000 },
    })
    await sent('good')
    const row = stub.row('bad')
    expect(row).toMatchObject({ status: 'pending', lastError: 'TypeError' })
  })

  test('where what it is about is gone: it ends, with the reason', async () => {
    stub.queue('gone', { kind: 'contact', messageId: 'erased' })
    stub.queue('there', { kind: 'contact', messageId: 'message-1' })
    start()
    await sent('there')
    expect(stub.row('gone')).toMatchObject({ status: 'dead', lastError: 'the message was deleted' })
    expect(recipients()).toEqual(['sanduce@primer.example'])
  })
})

describe('stopping', () => {
  test('waits for the mail being sent, and begins no other', async () => {
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

  test('gives back what hangs, so that another process can send it at once', async () => {
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

  test('ends a rest at once, and nothing wakes the worker afterwards', async () => {
    holdRests()
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

  test('is fine before the start, and twice', async () => {
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

test('one mail at a time, however often the worker is woken and started', async () => {
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

/** A mail server of which the test decides when it takes which mail. */
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
  test('carry as many mails at the same time, and no more', async () => {
    const server = heldTransport()
    const ids = mailIds(40)
    for (const id of ids) queue(id)
    start({ transport: server.transport, connections: 5 })
    // The first one shows that the server is there.
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

  test('leave no more mails unrecorded than there are connections: so many may come twice after a kill', async () => {
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

  test('record what is done at the same time at once', async () => {
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

  test('that a server refuses are not opened again for every mail, and no mail waits for that', async () => {
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

  test('are asked for one mail when the server is gone, and all of them are used when it is back', async () => {
    await peer.stop()
    holdRests()
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

  test('close once nothing is sent any more', async () => {
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
  test('leaves before 2,000 mails to the party that have waited longer', async () => {
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

  test('leaves one connection to the party’s mails, however many visitors wait', async () => {
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

  test('goes first where there is one connection', async () => {
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

test('several instances try a refused mail three times in all, and so does one that is started again', async () => {
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

describe('where the store fails', () => {
  const down = () => new StoreUnavailable()

  test('the worker waits and tries again', async () => {
    stub.faults.leaseDueMail = [down(), down()]
    queue('one')
    start()
    await sent('one')
    expect(stub.row('one').attempts).toBe(1)
    expect(entries.filter(({ outcome }) => outcome === 'store')).toHaveLength(2)
  })

  test('a mail that left does not leave twice because the store could not be told', async () => {
    tokenStatus = Date.now()
    stub.faults.recordMailOutcomes = Array.from({ length: 8 }, down)
    queue('one')
    queue('two')
    start({ timings: { ...timings, leaseMs: 30 } })
    await expect.poll(() => peer.mails).toHaveLength(2)
    // Their leases run out, and out again.
    for (let at = 0; at < 6; at += 1) {
      const looks = stub.calls.leaseDueMail ?? 0
      moveTo(clock() + 31)
      await expect.poll(() => stub.calls.leaseDueMail).toBeGreaterThan(looks)
    }
    await sent('one', 'two')
    expect(stub.row('one').attempts).toBe(1)
    expect(recipients()).toEqual(['one@primer.example', 'two@primer.example'])
  })

  test('a mail that left while others were leased does not leave twice, though its lease had ended', async () => {
    const server = heldTransport()
    queue('one')
    queue('two')
    let isTakenAgain = false
    const store: OutboxParts['store'] = {
      ...stub.store,
      async leaseDueMail(at, leaseUntil, ...given) {
        if (isTakenAgain || stub.row('two').attempts === 0) return stub.store.leaseDueMail(at, leaseUntil, ...given)
        isTakenAgain = true
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

  test('what could not be recorded is recorded at the stop', async () => {
    stub.faults.recordMailOutcomes = [down()]
    queue('one')
    start({ timings: { ...timings, retryBaseMs: 60_000 } })
    await expect.poll(() => stub.calls.recordMailOutcomes).toBe(1)
    await worker!.stop()
    expect(stub.row('one').status).toBe('sent')
  })

  test('a failure that could not be recorded is no delivery: the lease brings the mail back', async () => {
    stub.faults.recordMailOutcomes = [down()]
    peer.behave({ reject: 451, at: 'data' })
    queue('one')
    start({ timings: { ...timings, leaseMs: 30 } })
    await expect.poll(() => stub.calls.recordMailOutcomes).toBeGreaterThanOrEqual(1)
    peer.behave('accept')
    await sent('one')
  })

  test('a message that cannot be read now is no fault of the mail', async () => {
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

describe('a clock that jumps', () => {
  const year = 365 * 24 * 60 * 60 * 1000

  test('back by a year, holds up nothing', async () => {
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

  test('forward, makes what waits due: no rest is longer than 30 seconds', async () => {
    holdRests()
    stub.queue('one', confirm(), { nextAttempt: clock() + 200_000 })
    start({ transport: instant, timings: { ...timings, retryMaxMs: 3_600_000 } })
    await expect.poll(() => stub.calls.nextMailAt).toBe(1)
    shift = 300_000
    await vi.advanceTimersByTimeAsync(29_000)
    expect(stub.row('one').status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1_100)
    expect(stub.row('one').status).toBe('sent')
  })

  test('forward by a year, makes nothing too old to be sent', async () => {
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

  test('stands still: the outbox is looked at every 30 seconds all the same', async () => {
    holdRests()
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

test('the log names no address, no text and nothing secret', async () => {
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

test('a failure that is not a MailNotSent is an ordinary failure too', async () => {
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
