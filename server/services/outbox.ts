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
import type { Counters } from '../metrics/counters.ts'
import { MailNotSent, type Delivery, type MailTransport } from '../mail/transport.ts'

export interface OutboxTimings {
  /** The delay after the first failure of a mail. It doubles with each failure. */
  retryBaseMs: Milliseconds
  /** The longest delay between two attempts. */
  retryMaxMs: Milliseconds
  leaseMs: Milliseconds
  /** The timeout of one attempt. Shorter than the lease. */
  timeoutMs: Milliseconds
}

export interface OutboxParts {
  store: Pick<Store, 'leaseDueMail' | 'recordMailOutcomes' | 'nextMailAt' | 'recordClockJump'>
  transport: MailTransport
  compose: Compose
  /** The wall clock that due times are compared with. Polling intervals use real timers. */
  clock: () => Milliseconds
  /** A clock that never jumps. Its zero is arbitrary. */
  monotonicClock?: () => Milliseconds
  timings: OutboxTimings
  /** The largest number of mails in flight. */
  connections?: number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Called with the outcome of each attempt. */
  countMail?: Counters['countMail']
  /** Returns a number from 0 up to 1 for the jitter of retries. */
  random?: () => number
}

export interface OutboxWorker {
  start(): void
  /** Polls at once. Call it after mail was queued. */
  wake(): void
  /**
   * Leases no more mail, waits for the mails in flight and closes the transport. After `timeout` it aborts them and releases
   * their leases, so that any process may send them.
   */
  stop(timeout?: Milliseconds): Promise<void>
}

/** The longest pause between two polls. It bounds the delay that a clock jump can cause. */
const maxPollInterval: Milliseconds = 30_000
const minPollInterval: Milliseconds = 20

/** The number of permanent refusals (5xx) after which a mail is a dead letter. */
const maxRefusals = 3

/** The number of accepted mails in a row after which one more connection is tried, if the server allowed fewer than configured. */
const mailsPerConnectionProbe = 100

/**
 * The lease of a mail that is only written to a file. The row stays pending and is leased again after this time. A stop
 * releases the lease, so that the mail leaves as soon as a mail server is configured.
 */
const fileLeaseTime: Milliseconds = 120_000
/** The largest number of mails that are written to files at once: they are composed on the thread that answers visitors. */
const maxFilesInFlight = 2

interface InFlightMail {
  mail: DueMail
  abort: AbortController
  /** The mail server opened no session for it. */
  isRejected: boolean
}

const attemptOf = ({ attempts }: DueMail): number => attempts + 1
const hasLastPriority = ({ payload }: DueMail): boolean => priorityOf(payload) === lastPriority

/**
 * Creates the worker that sends the mails of the outbox at least once, several at a time.
 *
 * One loop runs from start to stop. Each pass records the outcomes since the last pass and leases as many due mails as may
 * be sent, in one commit. A mail is leased only when it can be sent: if the process dies, all other mails stay free. A mail
 * counts as in flight until its outcome is recorded.
 *
 * Mails that a visitor waits for go first (`priorityOf`). With several connections, one is reserved for the last priority,
 * so that those mails never starve.
 *
 * - A temporary failure is retried with exponential backoff and jitter until the mail is too old (`mailShelfLife`).
 * - A permanent refusal (5xx) waits ten times as long. The third refusal makes the mail a dead letter, in whichever process.
 * - While the server is unreachable, all mails wait and one at a time is tried.
 *
 * Backoff is counted in memory: after a restart, which is often the repair, it begins again.
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
  countMail = () => {},
  random = Math.random,
}: OutboxParts): OutboxWorker {
  const { retryBaseMs, retryMaxMs, leaseMs, timeoutMs } = timings
  const writesFiles = transport.isFiled !== undefined
  const leaseTime = writesFiles ? Math.max(fileLeaseTime, leaseMs) : leaseMs
  const maxInFlight = writesFiles ? maxFilesInFlight : connections

  const inFlight = new Map<string, InFlightMail>()
  /** The number of failures of each mail that waits for a retry. */
  const failureCounts = new Map<string, number>()
  /** Accepted mails that are not recorded yet, with the time of acceptance. They must not be sent again. */
  const accepted = new Map<string, Milliseconds>()
  /** All other outcomes since the last pass. */
  let failed: MailOutcome[] = []
  /** Mails that this process has leased and written to files. */
  const filed = new Set<string>()

  /** The number of attempts in a row that found the mail server unreachable. */
  let unreachableCount = 0
  let isReachable = writesFiles
  /** The number of connections that the mail server allows. */
  let allowedConnections = maxInFlight
  let acceptedInARow = 0

  let isStopping = false
  let mustPoll = true
  let nextPass = Promise.withResolvers<void>()
  let pollTimer: NodeJS.Timeout | undefined

  /** Returns a delay between half and all of the raised base, at most `retryMaxMs`. */
  const backoff = (base: Milliseconds, failureCount: number, factor = 2): Milliseconds =>
    Math.round(Math.min(retryMaxMs, base * factor ** Math.min(failureCount, 30)) * (0.5 + random() / 2))

  function requestPoll(): void {
    mustPoll = true
    nextPass.resolve()
  }

  /** Schedules the next poll and cancels the one that was scheduled. */
  function pollIn(delay: Milliseconds): void {
    clearTimeout(pollTimer)
    pollTimer = setTimeout(requestPoll, Math.min(maxPollInterval, Math.max(minPollInterval, delay)))
    pollTimer.unref()
  }

  /**
   * Records the outcomes since the last pass. If that fails, acceptances are kept for the next pass.
   * @param record a store operation that takes the outcomes, and may do more
   */
  async function recordOutcomes<T>(record: (outcomes: MailOutcome[]) => Promise<T>): Promise<T> {
    const acceptances = [...accepted].map(([id, at]) => ({ id, at }))
    const outcomes = [...acceptances, ...failed]
    // A failure is recorded once. If that fails, the end of the lease makes the mail due again.
    failed = []
    const result = await record(outcomes)
    for (const { id } of acceptances) accepted.delete(id)
    return result
  }
  const recordOnly = async (outcomes: MailOutcome[]) => {
    if (outcomes.length > 0) await store.recordMailOutcomes(outcomes)
  }

  /** Releases the leases of filed mails: the next process may have a mail server. */
  function releaseFiled(): void {
    const failure = { nextAttempt: clock(), error: '', dead: false }
    for (const id of filed) failed.push({ id, failure })
    filed.clear()
  }

  function addFailure(mail: DueMail, failure: MailFailure): void {
    const { mail: lastLeased = mail } = inFlight.get(mail.id) ?? {}
    failed.push({ id: mail.id, failure: { ...failure, attempt: attemptOf(lastLeased) } })
  }

  function markReachable(): void {
    isReachable = true
    unreachableCount = 0
  }

  /**
   * Reacts to a mail for which there was no session. If the server still serves other connections, their number becomes the
   * limit. Otherwise it is unreachable and all mails wait. Returns the shortest delay before the mail is retried.
   */
  function handleNoSession(mail: DueMail, delay: Milliseconds): Milliseconds {
    const rejected = inFlight.get(mail.id)
    if (rejected) rejected.isRejected = true
    const openConnections = [...inFlight.values()].filter(({ isRejected }) => !isRejected).length
    acceptedInARow = 0
    if (isReachable && openConnections > 0) {
      allowedConnections = openConnections
      return 0
    }
    allowedConnections = maxInFlight
    isReachable = false
    mustPoll = false
    pollIn(backoff(retryBaseMs, unreachableCount++))
    return delay
  }

  /** Schedules the retry of a mail that was not sent, or makes it a dead letter. */
  function handleFailure(mail: DueMail, error: unknown): void {
    const failure = error instanceof MailNotSent ? error.failure : 'deferred'
    const code = error instanceof MailNotSent ? error.code : errorName(error)
    const failureCount = failureCounts.get(mail.id) ?? 0
    const refused = failure === 'refused'
    const dead = refused && mail.refusals + 1 >= maxRefusals
    const delay = refused ? backoff(retryBaseMs * 10, mail.refusals, 10) : backoff(retryBaseMs, failureCount)

    if (dead) failureCounts.delete(mail.id)
    else failureCounts.set(mail.id, failureCount + 1)
    const entry = { ...logFieldsOf(mail), outcome: dead ? 'dead' : failure, code }
    countMail(mail.payload.kind, error instanceof MailNotSent ? (dead ? 'dead' : failure) : 'failed')
    if (error instanceof MailNotSent && !dead) log.warn(entry, 'A mail was not sent and will be retried.')
    else if (dead) log.error(entry, 'A mail was refused permanently.')
    // Composing failed: that is a bug, not a problem of delivery.
    else log.error({ ...entry, stack: stackOf(error) }, 'A mail could not be composed and will be retried.')

    if (error instanceof MailNotSent && failure !== 'unreachable') markReachable()
    const retryDelay = failure === 'unreachable' ? handleNoSession(mail, delay) : delay
    addFailure(mail, { nextAttempt: clock() + retryDelay, error: code, dead, refused })
    // The next poll was scheduled without this mail.
    if (failure !== 'unreachable') mustPoll = true
  }

  async function deliver(mail: DueMail, signal: AbortSignal): Promise<Delivery | 'dropped'> {
    if (await transport.isFiled?.(mail.id)) return 'filed'
    const composition = await compose(mail)
    if (composition.outcome === 'dropped') {
      log.warn(
        { ...logFieldsOf(mail), outcome: 'dropped', code: composition.reason },
        'A mail was dropped: there is nothing to send.',
      )
      addFailure(mail, { nextAttempt: clock(), error: composition.reason, dead: true })
      return 'dropped'
    }
    const delivery = await transport.send(composition.mail, signal)
    log.info(
      { ...logFieldsOf(mail), outcome: delivery },
      delivery === 'filed' ? 'A mail was written to a file.' : 'A mail was sent.',
    )
    return delivery
  }

  /** Makes one attempt and notes its outcome. */
  async function attempt(mail: DueMail, signal: AbortSignal): Promise<void> {
    try {
      const delivery = await deliver(mail, signal)
      countMail(mail.payload.kind, delivery)
      failureCounts.delete(mail.id)
      if (delivery === 'filed') filed.add(mail.id)
      if (delivery !== 'accepted') return
      accepted.set(mail.id, clock())
      markReachable()
      if (allowedConnections < maxInFlight && (acceptedInARow += 1) % mailsPerConnectionProbe === 0)
        allowedConnections += 1
    } catch (error) {
      if (signal.reason === stopTimeout) {
        log.info(
          { ...logFieldsOf(mail), outcome: 'released' },
          'A mail was still in flight at the stop. Its lease was released.',
        )
        addFailure(mail, { nextAttempt: clock(), error: '', dead: false })
      } else if (error instanceof StoreUnavailable) handleStoreError(error)
      else handleFailure(mail, error)
    }
  }

  /** Starts an attempt. Returns whether it did: not if the mail is in flight or accepted already. */
  function startAttempt(mail: DueMail): boolean {
    // Accepted, but its lease ended before that could be recorded.
    if (accepted.has(mail.id)) return false
    const running = inFlight.get(mail.id)
    if (running) {
      // A clock jump ended its lease, and this process leased it again.
      running.mail = mail
      return false
    }
    const started: InFlightMail = { mail, abort: new AbortController(), isRejected: false }
    const timer = setTimeout(() => started.abort.abort(), timeoutMs)
    timer.unref()
    inFlight.set(mail.id, started)
    void attempt(mail, started.abort.signal).finally(() => {
      clearTimeout(timer)
      inFlight.delete(mail.id)
      nextPass.resolve()
    })
    return true
  }

  const clockOffset = () => clock() - monotonicClock()
  let knownOffset = clockOffset()

  /** Reports a clock jump to the store: a clock that is set forward must not make waiting mails too old. */
  async function detectClockJump(): Promise<void> {
    const jump = clockOffset() - knownOffset
    if (Math.abs(jump) > clockTolerance) {
      const to = clock()
      await store.recordClockJump({ from: to - jump, to })
      log.warn(
        { outcome: 'clock', milliseconds: Math.round(jump) },
        `The clock was set ${jump > 0 ? 'forward' : 'back'}.`,
      )
    }
    knownOffset += jump
  }

  function lease(at: Milliseconds, limit: number): Promise<DueMail[]> {
    const isLastPriorityInFlight = [...inFlight.values()].some(({ mail }) => hasLastPriority(mail))
    const reserved = isReachable && allowedConnections > 1 && !isLastPriorityInFlight ? 1 : 0
    return recordOutcomes((outcomes) => store.leaseDueMail(at, at + leaseTime, limit, reserved, outcomes))
  }

  /**
   * Schedules the next poll while no mail is due. A due time further away than any delay means that the clock was set back.
   * Mails that wait for it are leased and returned now.
   */
  async function leaseStranded(limit: number): Promise<DueMail[]> {
    const next = await store.nextMailAt()
    if (next === undefined) {
      // The outbox is empty: these mails were held, erased or dropped.
      failureCounts.clear()
      filed.clear()
      pollIn(maxPollInterval)
      return []
    }
    const delay = next - clock()
    const stranded = delay > Math.max(retryMaxMs, leaseTime) ? await lease(next, limit) : []
    if (stranded.length === 0) pollIn(delay)
    return stranded
  }

  /** Records outcomes, leases due mails and starts attempts. Returns whether the next pass may follow at once. */
  async function pass(): Promise<boolean> {
    const free = isStopping ? 0 : Math.max(0, (isReachable ? allowedConnections : 1) - inFlight.size)
    const isPolling = mustPoll && free > 0
    if (isPolling) mustPoll = false
    try {
      if (!isPolling) {
        await recordOutcomes(recordOnly)
        return false
      }
      await detectClockJump()
      let due = await lease(clock(), free)
      if (due.length === 0) due = await leaseStranded(free)
      const started = due.filter(startAttempt)
      if (started.length > 0) {
        // More mails may be due.
        mustPoll = true
        return true
      }
      if (due.length > 0) pollIn(retryBaseMs)
      return false
    } catch (error) {
      handleStoreError(error)
      return false
    }
  }

  function handleStoreError(error: unknown): void {
    const unrecorded = accepted.size
    mustPoll = false
    log.warn(
      { outcome: 'store', unrecorded, code: errorName(error) },
      'The outbox cannot be read or written and will be retried.',
    )
    pollIn(retryBaseMs)
  }

  async function run(): Promise<void> {
    while (!isStopping || inFlight.size > 0) {
      nextPass = Promise.withResolvers()
      if (!(await pass())) await nextPass.promise
    }
    releaseFiled()
    await recordOutcomes(recordOnly).catch(handleStoreError)
    clearTimeout(pollTimer)
  }

  let running: Promise<void> | undefined
  return {
    start() {
      running ??= run()
    },
    wake: requestPoll,
    async stop(timeout) {
      isStopping = true
      nextPass.resolve()
      const timer =
        timeout === undefined
          ? undefined
          : setTimeout(() => {
              for (const { abort } of inFlight.values()) abort.abort(stopTimeout)
            }, timeout)
      await running
      clearTimeout(timer)
      transport.close()
    },
  }
}

/** The abort reason of attempts that outlast the stop's timeout. */
const stopTimeout = new Error('The site stops.')

const logFieldsOf = (mail: DueMail) => ({ outbox: mail.id, kind: mail.payload.kind, attempt: attemptOf(mail) })

/** Returns an error's name. Its message may quote an address, so it is neither logged nor stored. */
const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Returns the first stack frames of an error, without its message. */
const stackOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 5)
        .join('\n')
    : ''
