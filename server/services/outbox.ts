import type { Logger } from 'pino'
import { StoreUnavailable } from '#shared/errors.ts'
import {
  clockTolerance,
  lastPriority,
  priorityOf,
  type DueMail,
  type MailFailure,
  type MailOutcome,
  type Milliseconds,
  type Store,
} from '#db/store.ts'
import type { Compose } from '../mail/compose.ts'
import { MailNotSent, type Delivery, type MailTransport } from '../mail/transport.ts'

export interface OutboxTimings {
  /** How long the first failure of a mail is waited out; doubles with each. */
  retryBaseMs: Milliseconds
  /** The longest wait between two attempts. */
  retryMaxMs: Milliseconds
  /** How long a mail that is being sent belongs to this process. */
  leaseMs: Milliseconds
  /** After how long a mail that is being sent is given up: shorter than the lease. */
  timeoutMs: Milliseconds
}

export interface OutboxParts {
  store: Pick<Store, 'leaseDueMail' | 'recordMailOutcomes' | 'nextMailAt' | 'recordClockJump'>
  transport: MailTransport
  compose: Compose
  /** The time that due dates are compared with. How long the worker rests is measured by real timers. */
  clock: () => Milliseconds
  /** Goes on evenly whatever is done to `clock`; of no epoch. */
  monotonicClock?: () => Milliseconds
  timings: OutboxTimings
  /** Mails on their way at the same time, at the most. */
  connections?: number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** From 0 up to 1; spreads the retries. */
  random?: () => number
}

export interface OutboxWorker {
  start(): void
  /** Something was queued: looks at once instead of at the next poll. Cheap, and harmless at any time. */
  wake(): void
  /**
   * Begins no mail after the call, and resolves when those on their way are done. What is still on its way after
   * `patience` is given back to the outbox, where any process may take it. Closes the transport.
   */
  stop(timeout?: Milliseconds): Promise<void>
}

/** So often the outbox is looked at even where nothing seems due: no jump of a clock stalls it for longer. */
const maxPollInterval: Milliseconds = 30_000
const minPollInterval: Milliseconds = 20

/** A mail that its server refuses so often is dead. */
const refusalsUntilDeadLetter = 3

/** After so many mails in a row one more connection is tried, where the server took fewer than are allowed. */
const mailsUntilOneMore = 100

/**
 * Where mails are filed, the lease is what reschedules a row: it stays pending, is not counted as failed, and comes by
 * again after this time. A stop frees it at once, so that it leaves as soon as a mail server is configured.
 */
const filingLease: Milliseconds = 120_000
const maxRecordedTogether = 100

interface InFlightMail {
  mail: DueMail
  deadLetterAfter: AbortController
  /** There was no session with the mail server for it. */
  isRejected: boolean
}

const attemptOf = ({ attempts }: DueMail): number => attempts + 1
const isOfLastPriority = ({ payload }: DueMail): boolean => priorityOf(payload) === lastPriority

/**
 * Sends what waits in the outbox: at least once, several mails at a time, each with its own retries, so that one that
 * fails holds up no other. One loop from start to stop: each turn records what became of the mails that are done and
 * leases as many due ones as may be begun, in one commit. A mail is leased when it is its turn, so that whatever ends this
 * process leaves all others free, and a mail counts as on its way until its outcome is recorded.
 *
 * Mails that a visitor waits for go before those to the party (`priorityOf`). Where several may be on their way at
 * once, one of them is of the last priority as long as such mails are due, so that none waits for ever.
 *
 * A failure is waited out with exponential backoff and jitter for as long as the store offers the mail
 * (`mailShelfLife`). A refusal of the mail itself (5xx) is waited out ten times as long, and the third one ends it,
 * whichever processes met them. A server that cannot be reached ends the pass: no other mail would fare better, and each
 * keeps its place. The next pass begins with one mail. Failures are counted in this process: after a restart, which is
 * often the repair, mails are tried as if for the first time.
 */
export function createOutboxWorker({
  store,
  transport,
  compose,
  clock,
  monotonicClock = () => performance.now(),
  timings,
  connections = 1,
  log,
  random = Math.random,
}: OutboxParts): OutboxWorker {
  const { retryBaseMs, retryMaxMs, leaseMs, timeoutMs } = timings
  const files = transport.isFiled !== undefined
  const lease = files ? Math.max(filingLease, leaseMs) : leaseMs
  const maxInFlight = files ? maxRecordedTogether : connections

  const inFlight = new Map<string, InFlightMail>()
  /** How often the mails that wait for another attempt have failed. */
  const failures = new Map<string, number>()
  /** Mails that left and of which the store does not know yet, with the time: they must not leave again. */
  const accepted = new Map<string, Milliseconds>()
  /** What became of the others since the last turn. */
  let failed: MailOutcome[] = []
  /** Mails that this process has leased and only filed. */
  const filed = new Set<string>()

  /** Passes in a row that found no mail server. */
  let unreachable = 0
  /** Whether the mail server has answered since it was last out of reach. */
  let isReached = files
  /** So many connections at a time the mail server takes. */
  let taken = maxInFlight
  let sentInARow = 0

  let isStopping = false
  let mustPoll = true
  let change = Promise.withResolvers<void>()
  let rest: NodeJS.Timeout | undefined

  /** Between half and all of the doubled base, never above the maximum. */
  const backoff = (base: Milliseconds, times: number, factor = 2): Milliseconds =>
    Math.round(Math.min(retryMaxMs, base * factor ** Math.min(times, 30)) * (0.5 + random() / 2))

  function look(): void {
    mustPoll = true
    change.resolve()
  }

  /** Asks the store for due mails after this time, if nothing wakes the worker before. */
  function pollIn(time: Milliseconds): void {
    clearTimeout(rest)
    rest = setTimeout(look, Math.min(maxPollInterval, Math.max(minPollInterval, time)))
    rest.unref()
  }

  /**
   * Tells the store what became of mails. An acceptance that it cannot take now is told again with the next turn.
   * @param tell where it is more than that, an operation of the store that takes the outcomes as well
   */
  async function settle<T>(tell: (outcomes: MailOutcome[]) => Promise<T>): Promise<T> {
    const told = [...accepted].map(([id, at]) => ({ id, at }))
    const outcomes = [...told, ...failed]
    // Told once: where that fails the mail's lease brings it back.
    failed = []
    const answer = await tell(outcomes)
    for (const { id } of told) accepted.delete(id)
    return answer
  }
  const settleAlone = async (outcomes: MailOutcome[]) => {
    if (outcomes.length > 0) await store.recordMailOutcomes(outcomes)
  }

  /** Frees the mails that were filed: the next process may be one that sends. Where it fails, their leases run out. */
  function releaseFiled(): void {
    const failure = { nextAttempt: clock(), error: '', dead: false }
    for (const id of filed) failed.push({ id, failure })
    filed.clear()
  }

  function conclude(mail: DueMail, failure: MailFailure): void {
    const { mail: lastLeased = mail } = inFlight.get(mail.id) ?? {}
    failed.push({ id: mail.id, failure: { ...failure, attempt: attemptOf(lastLeased) } })
  }

  /** The mail server has answered: as many mails as it takes may be on their way. */
  function reached(): void {
    isReached = true
    unreachable = 0
  }

  /**
   * There was no session with the mail server. While it serves others of our connections it has enough of them; otherwise
   * it is gone, and everything waits. Answers how long the mail waits at the least.
   */
  function missed(mail: DueMail, wait: Milliseconds): Milliseconds {
    const rejected = inFlight.get(mail.id)
    if (rejected) rejected.isRejected = true
    const others = [...inFlight.values()].filter(({ isRejected }) => !isRejected).length
    sentInARow = 0
    if (isReached && others > 0) {
      taken = others
      return 0
    }
    taken = maxInFlight
    isReached = false
    mustPoll = false
    pollIn(backoff(retryBaseMs, unreachable++))
    return wait
  }

  /** Reschedules a mail that did not leave, or ends it. */
  function fail(mail: DueMail, error: unknown): void {
    const failure = error instanceof MailNotSent ? error.failure : 'deferred'
    const code = error instanceof MailNotSent ? error.code : displayName(error)
    const times = failures.get(mail.id) ?? 0
    const refused = failure === 'refused'
    const dead = refused && mail.refusals + 1 >= refusalsUntilDeadLetter
    const usualWait = refused ? backoff(retryBaseMs * 10, mail.refusals, 10) : backoff(retryBaseMs, times)

    if (dead) failures.delete(mail.id)
    else failures.set(mail.id, times + 1)
    const entry = { ...aboutOf(mail), outcome: dead ? 'dead' : failure, code }
    if (error instanceof MailNotSent && !dead) log.warn(entry, 'a mail was not sent and is tried again')
    else if (dead) log.error(entry, 'a mail was refused for good')
    // Not a matter of delivery: the mail could not even be written, which is a fault of ours.
    else log.error({ ...entry, stack: stackOf(error) }, 'a mail could not be written and is tried again')

    if (error instanceof MailNotSent && failure !== 'unreachable') reached()
    const wait = failure === 'unreachable' ? missed(mail, usualWait) : usualWait
    conclude(mail, { nextAttempt: clock() + wait, error: code, dead, refused })
    // The rest until the next look was set without this mail.
    if (failure !== 'unreachable') mustPoll = true
  }

  async function deliver(mail: DueMail, signal: AbortSignal): Promise<Delivery | 'dropped'> {
    if (await transport.isFiled?.(mail.id)) return 'filed'
    const composition = await compose(mail)
    if (composition.outcome === 'dropped') {
      log.warn({ ...aboutOf(mail), outcome: 'dropped', code: composition.reason }, 'a mail has nothing to say any more')
      conclude(mail, { nextAttempt: clock(), error: composition.reason, dead: true })
      return 'dropped'
    }
    const delivery = await transport.send(composition.mail, signal)
    log.info(
      { ...aboutOf(mail), outcome: delivery },
      delivery === 'filed' ? 'a mail was written to a file' : 'a mail was sent',
    )
    return delivery
  }

  /** One mail, from its lease to its outcome. */
  async function handle(mail: DueMail, signal: AbortSignal): Promise<void> {
    try {
      const delivery = await deliver(mail, signal)
      failures.delete(mail.id)
      if (delivery === 'filed') filed.add(mail.id)
      if (delivery !== 'accepted') return
      accepted.set(mail.id, clock())
      reached()
      if (taken < maxInFlight && (sentInARow += 1) % mailsUntilOneMore === 0) taken += 1
    } catch (error) {
      if (signal.reason === givenBack) {
        log.info({ ...aboutOf(mail), outcome: 'given back' }, 'a mail was on its way when the site stopped')
        conclude(mail, { nextAttempt: clock(), error: '', dead: false })
      } else if (error instanceof StoreUnavailable) storeFailed(error)
      else fail(mail, error)
    }
  }

  /** Answers whether the mail is now on its way and was not before. */
  function begin(mail: DueMail): boolean {
    // Sent before, but the store could not be told and the lease has run out.
    if (accepted.has(mail.id)) return false
    const running = inFlight.get(mail.id)
    if (running) {
      // A clock that was moved has ended its lease: it is ours again.
      running.mail = mail
      return false
    }
    const begun: InFlightMail = { mail, deadLetterAfter: new AbortController(), isRejected: false }
    const timer = setTimeout(() => begun.deadLetterAfter.abort(), timeoutMs)
    timer.unref()
    inFlight.set(mail.id, begun)
    void handle(mail, begun.deadLetterAfter.signal).finally(() => {
      clearTimeout(timer)
      inFlight.delete(mail.id)
      change.resolve()
    })
    return true
  }

  /** How far the clock is ahead of the steady one. */
  const lead = () => clock() - monotonicClock()
  let usualLead = lead()

  /**
   * What waits is no older because the clock was put forward, and does not outlive its shelf life by that. Put back, it
   * makes mails younger, which does no harm.
   */
  async function detectClockJump(): Promise<void> {
    const jump = lead() - usualLead
    if (Math.abs(jump) > clockTolerance) {
      const to = clock()
      await store.recordClockJump({ from: to - jump, to })
      log.warn(
        { outcome: 'clock', milliseconds: Math.round(jump) },
        `the clock was put ${jump > 0 ? 'forward' : 'back'}`,
      )
    }
    usualLead += jump
  }

  function take(at: Milliseconds, most: number): Promise<DueMail[]> {
    const hasPatientOne = [...inFlight.values()].some(({ mail }) => isOfLastPriority(mail))
    const reserved = isReached && taken > 1 && !hasPatientOne ? 1 : 0
    return settle((outcomes) => store.leaseDueMail(at, at + lease, most, reserved, outcomes))
  }

  /**
   * Where nothing is due: when the outbox is looked at again. A date further away than any that is ever set means that
   * the clock was put back since; then the mails that it stranded are answered, as if their time had come.
   */
  async function ahead(most: number): Promise<DueMail[]> {
    const next = await store.nextMailAt()
    if (next === undefined) {
      // Nothing waits, so whatever is remembered here is about mails that were held, erased or dropped.
      failures.clear()
      filed.clear()
      pollIn(maxPollInterval)
      return []
    }
    const wait = next - clock()
    const stranded = wait > Math.max(retryMaxMs, lease) ? await take(next, most) : []
    if (stranded.length === 0) pollIn(wait)
    return stranded
  }

  /** Records, leases and begins. Answers whether another turn may follow at once. */
  async function turn(): Promise<boolean> {
    const free = isStopping ? 0 : Math.max(0, (isReached ? taken : 1) - inFlight.size)
    const polls = mustPoll && free > 0
    if (polls) mustPoll = false
    try {
      if (!polls) {
        await settle(settleAlone)
        return false
      }
      await detectClockJump()
      let due = await take(clock(), free)
      if (due.length === 0) due = await ahead(free)
      const begun = due.filter(begin)
      if (begun.length > 0) {
        // Until nothing is due.
        mustPoll = true
        return true
      }
      if (due.length > 0) pollIn(retryBaseMs)
      return false
    } catch (error) {
      storeFailed(error)
      return false
    }
  }

  function storeFailed(error: unknown): void {
    const unrecorded = accepted.size
    mustPoll = false
    log.warn({ outcome: 'store', unrecorded, code: displayName(error) }, 'the outbox cannot be read or written now')
    pollIn(retryBaseMs)
  }

  async function run(): Promise<void> {
    while (!isStopping || inFlight.size > 0) {
      change = Promise.withResolvers()
      if (!(await turn())) await change.promise
    }
    releaseFiled()
    await settle(settleAlone).catch(storeFailed)
    clearTimeout(rest)
  }

  let running: Promise<void> | undefined
  return {
    start() {
      running ??= run()
    },
    wake: look,
    async stop(timeout) {
      isStopping = true
      change.resolve()
      const timer =
        timeout === undefined
          ? undefined
          : setTimeout(() => {
              for (const { deadLetterAfter } of inFlight.values()) deadLetterAfter.abort(givenBack)
            }, timeout)
      await running
      clearTimeout(timer)
      transport.close()
    },
  }
}

/** Why a send is given up at a stop. */
const givenBack = new Error('The site stops.')

const aboutOf = ({ id, payload, attempts }: DueMail) => ({ outbox: id, kind: payload.kind, attempt: attempts + 1 })

/** The name of a fault. Messages may quote addresses, so they are neither logged nor stored. */
const displayName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Where a fault happened, without its message. */
const stackOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 5)
        .join('\n')
    : ''
