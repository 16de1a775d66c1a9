import type { Logger } from 'pino'
import { StoreUnavailable } from '#shared/errors.ts'
import type { DueMail, Milliseconds, Store } from '#db/store.ts'
import type { Compose } from '../mail/compose.ts'
import { MailNotSent, type Delivery, type MailTransport } from '../mail/transport.ts'

export interface OutboxTimings {
  /** How long the first failure of a mail is waited out; doubles with each. */
  retryBaseMs: Milliseconds
  /** The longest wait between two attempts. */
  retryMaxMs: Milliseconds
  /** How long a mail that is being sent belongs to this process. */
  leaseMs: Milliseconds
}

export interface OutboxParts {
  store: Pick<Store, 'takeDueMail' | 'mailAccepted' | 'mailFailed' | 'nextMailAt' | 'clockPutForward'>
  transport: MailTransport
  compose: Compose
  /** The time that due dates are compared with. How long the worker rests is measured by real timers. */
  clock: () => Milliseconds
  /** Goes on evenly whatever is done to `clock`; of no epoch. */
  steadyClock?: () => Milliseconds
  timings: OutboxTimings
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** From 0 up to 1; spreads the retries. */
  random?: () => number
}

export interface OutboxWorker {
  start(): void
  /** Something was queued: looks at once instead of at the next poll. Cheap, and harmless at any time. */
  wake(): void
  /** Resolves when the mail being sent is done; nothing is begun after the call. */
  stop(): Promise<void>
}

/** So often the outbox is looked at even where nothing seems due: no jump of a clock stalls it for longer. */
const longestRest: Milliseconds = 30_000
const shortestRest: Milliseconds = 20

/** A clock that gains more than this on a steady one was put forward; less is how clocks are kept right. */
const smallestJump: Milliseconds = 60_000

/** A mail that its server refuses so often is dead. */
const refusalsUntilDeath = 3

/** A send is given up before its lease ends, but never before a slow server had this time. */
const shortestSend: Milliseconds = 30_000

/**
 * Where mails are filed, the lease is what reschedules a row: it stays pending, is not counted as failed, and comes by
 * again after this time. A stop frees it at once, so that it leaves as soon as a mail server is configured.
 */
const filingLease: Milliseconds = 120_000
const filingBatch = 100

interface Troubles {
  failures: number
  refusals: number
}
const untroubled: Troubles = { failures: 0, refusals: 0 }

/**
 * Sends what waits in the outbox: at least once, one mail after another, each with its own retries, so that one that
 * fails holds up no other. One loop from start to stop, so there are never two passes at once.
 *
 * A failure is waited out with exponential backoff and jitter for as long as the store offers the mail
 * (`mailShelfLife`). A refusal of the mail itself (5xx) is waited out ten times as long, and the third one ends it. A
 * server that cannot be reached ends the pass: no other mail would fare better, and each keeps its place. Counts live
 * in this process; after a restart, which is often the repair, mails are tried as if for the first time.
 */
export function createOutboxWorker({
  store,
  transport,
  compose,
  clock,
  steadyClock = () => performance.now(),
  timings,
  log,
  random = Math.random,
}: OutboxParts): OutboxWorker {
  const { retryBaseMs, retryMaxMs, leaseMs } = timings
  const files = transport.isFiled !== undefined
  // A mail is leased when it is its turn: whatever ends this process, all others are free for the next.
  const lease = files ? Math.max(filingLease, leaseMs) : leaseMs
  const batch = files ? filingBatch : 1

  /** What happened to the mails that wait for another attempt. */
  const troubles = new Map<string, Troubles>()
  /** Mails that left although the store could not be told yet, with the time: they must not leave again. */
  const unrecorded = new Map<string, Milliseconds>()
  /** Mails that this process has leased and only filed. */
  const filed = new Set<string>()
  let unreachable = 0

  /** Between half and all of the doubled base, never above the maximum. */
  const backoff = (base: Milliseconds, times: number, factor = 2): Milliseconds =>
    Math.round(Math.min(retryMaxMs, base * factor ** Math.min(times, 30)) * (0.5 + random() / 2))

  /** Tells the store which mails left. What it cannot take now is told again before the next pass. */
  async function recordAccepted(): Promise<void> {
    for (const [id, at] of unrecorded) {
      try {
        await store.mailAccepted(id, at)
        unrecorded.delete(id)
      } catch (error) {
        log.warn({ outbox: id, outcome: 'unrecorded', code: nameOf(error) }, 'a sent mail could not be marked as sent')
      }
    }
  }

  /** Frees the mails that were filed: the next process may be one that sends. Where it fails, their leases run out. */
  async function releaseFiled(): Promise<void> {
    const freed = { nextAttempt: clock(), error: '', dead: false }
    const outcomes = await Promise.allSettled([...filed].map((id) => store.mailFailed(id, freed)))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) log.warn({ outcome: 'store', code: nameOf(failed.reason) }, 'filed mails could not be freed')
  }

  /** Reschedules a mail that did not leave, or ends it. Answers whether the server is worth another attempt now. */
  async function fail(mail: DueMail, error: unknown): Promise<boolean> {
    const failure = error instanceof MailNotSent ? error.failure : 'deferred'
    const code = error instanceof MailNotSent ? error.code : nameOf(error)
    const before = troubles.get(mail.id) ?? untroubled
    const refusals = before.refusals + (failure === 'refused' ? 1 : 0)
    const dead = refusals >= refusalsUntilDeath
    const wait =
      failure === 'refused' ? backoff(retryBaseMs * 10, before.refusals, 10) : backoff(retryBaseMs, before.failures)

    if (dead) troubles.delete(mail.id)
    else troubles.set(mail.id, { failures: before.failures + 1, refusals })
    const entry = { ...aboutOf(mail), outcome: dead ? 'dead' : failure, code }
    if (error instanceof MailNotSent && !dead) log.warn(entry, 'a mail was not sent and is tried again')
    else if (dead) log.error(entry, 'a mail was refused for good')
    // Not a matter of delivery: the mail could not even be written, which is a fault of ours.
    else log.error({ ...entry, stack: stackOf(error) }, 'a mail could not be written and is tried again')

    await store.mailFailed(mail.id, { nextAttempt: clock() + wait, error: code, dead })
    if (failure === 'unreachable') return false
    unreachable = 0
    return true
  }

  async function deliver(mail: DueMail): Promise<Delivery | 'dropped'> {
    if (await transport.isFiled?.(mail.id)) return 'filed'
    const composition = await compose(mail)
    if (composition.outcome === 'dropped') {
      log.warn({ ...aboutOf(mail), outcome: 'dropped', code: composition.reason }, 'a mail has nothing to say any more')
      await store.mailFailed(mail.id, { nextAttempt: clock(), error: composition.reason, dead: true })
      return 'dropped'
    }
    const delivery = await transport.send(
      composition.mail,
      AbortSignal.timeout(Math.max(shortestSend, Math.round(leaseMs * 0.75))),
    )
    log.info(
      { ...aboutOf(mail), outcome: delivery },
      delivery === 'filed' ? 'a mail was written to a file' : 'a mail was sent',
    )
    return delivery
  }

  /** One mail, from lease to outcome. Answers whether the pass goes on; rejects where the store fails. */
  async function handle(mail: DueMail): Promise<boolean> {
    // Sent before, but the store did not take the news and its lease has run out.
    if (unrecorded.has(mail.id)) {
      await recordAccepted()
      return true
    }
    let delivery
    try {
      delivery = await deliver(mail)
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      return await fail(mail, error)
    }
    troubles.delete(mail.id)
    if (delivery === 'filed') filed.add(mail.id)
    if (delivery === 'accepted') {
      unreachable = 0
      unrecorded.set(mail.id, clock())
      await recordAccepted()
    }
    return true
  }

  /** How far the clock is ahead of the steady one. */
  const lead = () => clock() - steadyClock()
  let usualLead = lead()

  /**
   * What waits is no older because the clock was put forward, and does not outlive its shelf life by that. Put back, it
   * makes mails younger, which does no harm.
   */
  async function noticeJump(): Promise<void> {
    const jump = lead() - usualLead
    if (jump > smallestJump) {
      await store.clockPutForward(jump)
      log.warn({ outcome: 'clock', milliseconds: Math.round(jump) }, 'the clock was put forward')
    }
    usualLead += jump
  }

  const take = (at: Milliseconds) => store.takeDueMail(at, at + lease, batch)

  /**
   * The mails whose turn it is, or how long to rest where there are none. A date further away than any that is ever
   * set means that the clock was put back since: the mail is taken as if its time had come.
   */
  async function turn(): Promise<DueMail[] | Milliseconds> {
    const due = await take(clock())
    if (due.length > 0) return due
    const next = await store.nextMailAt()
    if (next === undefined) {
      // Nothing waits, so whatever is remembered here is about mails that were held, erased or dropped.
      troubles.clear()
      filed.clear()
      return longestRest
    }
    const ahead = next - clock()
    if (ahead > Math.max(retryMaxMs, lease)) {
      const stranded = await take(next)
      return stranded.length > 0 ? stranded : longestRest
    }
    return ahead
  }

  /** Sends until nothing is due. Answers how long to rest. */
  async function pass(): Promise<Milliseconds> {
    try {
      await recordAccepted()
      while (!stopping) {
        await noticeJump()
        const mails = await turn()
        if (typeof mails === 'number') return mails
        for (const mail of mails) if (!(await handle(mail))) return backoff(retryBaseMs, unreachable++)
      }
      return 0
    } catch (error) {
      log.warn({ outcome: 'store', code: nameOf(error) }, 'the outbox cannot be read or written now')
      return retryBaseMs
    }
  }

  let running: Promise<void> | undefined
  let stopping = false
  let woken = false
  let endRest: () => void = () => {}

  function rest(time: Milliseconds): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => endRest(), Math.min(longestRest, Math.max(shortestRest, time)))
      timer.unref()
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    while (!stopping) {
      woken = false
      const time = await pass()
      // Woken during the pass: something may have been queued behind its last look.
      if (!stopping && !woken) await rest(time)
    }
    await recordAccepted()
    await releaseFiled()
  }

  return {
    start() {
      running ??= run()
    },
    wake() {
      woken = true
      endRest()
    },
    async stop() {
      stopping = true
      endRest()
      await running
    },
  }
}

const aboutOf = ({ id, payload, attempts }: DueMail) => ({ outbox: id, kind: payload.kind, attempt: attempts + 1 })

/** The name of a fault. Messages may quote addresses, so they are neither logged nor stored. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Where a fault happened, without its message. */
const stackOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 5)
        .join('\n')
    : ''
