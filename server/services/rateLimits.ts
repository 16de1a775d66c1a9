import { isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import type { CounterStore } from '#db/counterStore.ts'
import { createMemoryCounterStore } from '#db/memoryCounterStore.ts'
import { TooManySubmissions } from '#shared/errors.ts'
import { waitTime } from './formTokens.ts'

const minute = 60_000
const hour = 60 * minute

/** Submissions of one network within `time`. The limit without a token is lower. */
const allowance = { withToken: 60, withoutToken: 20, time: 10 * minute }
/**
 * Sign-ups of one network with proof of work within the same time. The limit is high because many people share an address (a hall, a
 * mobile network), and the work itself slows an attacker.
 */
const withWork = 4_000
/** Mails within an hour to typed addresses, requested with proof of work. */
const mailsWithWork = 100_000
/** Submissions without proof of work while it is required: of one network, and of all networks together. */
const unproven = { perNetwork: 5, everywhere: 60, time: 10 * minute }

/** Search suggestions of one network within `time`. A typist requests about five a second, and a household shares a network. */
const suggestions = { max: 1_200, time: 10 * minute }

/** Returns the network of an IP address: the IPv4 address itself, or the /64 of an IPv6 address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  const numbers = groups.map((group) => parseInt(group, 16))
  // The same IPv4 address in hexadecimal.
  if (numbers.slice(0, 5).every((number) => number === 0) && numbers[5] === 0xffff)
    return numbers
      .slice(6)
      .flatMap((number) => [number >> 8, number & 0xff])
      .join('.')
  return `${numbers
    .slice(0, 4)
    .map((number) => number.toString(16))
    .join(':')}::/64`
}

export interface LimitParts {
  /** Shared by all processes that serve the site. */
  counterStore: Pick<CounterStore, 'take'>
  isOn: boolean
  /** Whether a token counts only with proof of work. */
  asksForWork: boolean
  /** Mails within an hour to typed addresses. As many again are sent after a wait; beyond them proof of work is required. */
  mailsPerHour: number
  now: () => number
  log: Pick<Logger, 'warn'>
}

/** The facts about a submission that decide its rate limit. */
export interface Submitter {
  ip: string
  /** It has a valid token and, if required, proof of work. */
  hasToken: boolean
  /** It leads to a mail and has proof of work. */
  hasWorked: boolean
}

/** The facts about a submission that leads to a mail to the typed address. */
interface MailRequest {
  hasWorked: boolean
  hasWaited: boolean
  /** The honeypot was filled in. */
  isSuspect: boolean
}

/** Creates the rate limits of submissions and suggestions. Pages have none. */
export function createLimits({ counterStore, isOn, asksForWork, mailsPerHour, now, log }: LimitParts) {
  const limits = {
    withToken: { max: allowance.withToken, time: allowance.time },
    withoutToken: { max: asksForWork ? unproven.perNetwork : allowance.withoutToken, time: allowance.time },
    unproven: { max: unproven.everywhere, time: unproven.time },
    withWork: { max: withWork, time: allowance.time },
    mails: { max: mailsPerHour, time: hour },
    mailsAfterWait: { max: mailsPerHour, time: hour },
    mailsWithWork: { max: Math.max(mailsPerHour, mailsWithWork), time: hour },
    suggestions,
  }
  // Suggestions cost time of this process alone, so their counts are not shared.
  const ownCounterStore = createMemoryCounterStore()
  let warnedUntil = 0

  /** Counts one event. Returns 0 or, if the limit is reached, the seconds until it ends. */
  const take = async (
    name: keyof typeof limits,
    key: string,
    counts: Pick<CounterStore, 'take'> = counterStore,
  ): Promise<number> => Math.ceil((await counts.take({ name, key, ...limits[name] }, now())) / 1000)

  return {
    /** @throws TooManySubmissions when a limit is reached */
    async admit({ ip, hasToken, hasWorked }: Submitter): Promise<void> {
      if (!isOn) return
      const network = networkOf(ip)
      let wait = await take(hasWorked ? 'withWork' : hasToken ? 'withToken' : 'withoutToken', network)
      if (wait === 0 && !hasToken && asksForWork) wait = await take('unproven', '')
      if (wait > 0) throw new TooManySubmissions(wait, hasToken ? 'time' : asksForWork ? 'work' : 'token')
    },

    /** Counts one suggestion. Returns 0 or, if the limit is reached, the seconds until it ends. */
    suggestionWait: async (ip: string): Promise<number> =>
      isOn ? take('suggestions', networkOf(ip), ownCounterStore) : 0,

    /**
     * Admits a mail to a typed address, so that nobody can flood a stranger's inbox. Suspect submissions, and all beyond the mails
     * of an hour, need proof of work or a wait.
     * @throws TooManySubmissions when a limit is reached
     */
    async admitMail({ hasWorked, hasWaited, isSuspect }: MailRequest): Promise<void> {
      if (isSuspect && !hasWorked && !hasWaited) throw new TooManySubmissions(waitTime / 1000, 'workOrWait')
      if (!isOn) return
      const wait = await take(hasWorked ? 'mailsWithWork' : hasWaited ? 'mailsAfterWait' : 'mails', '')
      if (wait === 0) return
      if (now() >= warnedUntil) {
        warnedUntil = now() + wait * 1000
        log.warn(
          { mailsPerHour, seconds: wait },
          'The mails of this hour are used up. Sign-ups need proof of work or a short wait.',
        )
      }
      throw new TooManySubmissions(wait, hasWorked || hasWaited ? 'time' : 'workOrWait')
    },
  }
}
export type Limits = ReturnType<typeof createLimits>
