import { isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import type { CounterStore } from '#db/counterStore.ts'
import { createMemoryCounterStore } from '#db/memoryCounterStore.ts'
import { TooManySubmissions } from '#shared/errors.ts'
import { waitTime } from './formTokens.ts'

const minute = 60_000
const hour = 60 * minute

/** Submissions per place within `time`. Without a token the limit is tighter. */
const allowance = { withToken: 60, withoutToken: 20, time: 10 * minute }
/**
 * Sign-ups with work per place within the same time: many honest people share an address (a hall, a mobile network), and the
 * work limits whoever is alone.
 */
const withWork = 4_000
/** Mails within an hour to addresses that were typed with work done for them. */
const mailsWithWork = 100_000
/** While work is asked for, those without it: per place, and from everywhere together. */
const unproven = { perNetwork: 5, everywhere: 60, time: 10 * minute }

/** Suggestions per place within `time`: somebody who types asks some five times a second, and a household shares a place. */
const suggestions = { most: 1_200, time: 10 * minute }

/** The place a submission comes from: an IPv4 address, or the /64 that a household or host has of IPv6. */
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
  /** Counts for every process that serves the site. */
  counterStore: Pick<CounterStore, 'take'>
  isOn: boolean
  /** Whether a token counts only together with work that was done for it. */
  asksForWork: boolean
  /** Mails within an hour to addresses that somebody typed; as many again after a wait, and beyond them with work alone. */
  mailsPerHour: number
  now: () => number
  log: Pick<Logger, 'warn'>
}

/** What is said of a submission at the door. */
export interface Submitter {
  ip: string
  /** It came with a good token and, where that is asked for, with the work. */
  hasToken: boolean
  /** It is a sign-up, and came with work. */
  hasWorked: boolean
}

/** What is said of a submission that leads to a mail to the address that was typed. */
interface MailAsker {
  hasWorked: boolean
  hasWaited: boolean
  /** The honeypot was filled. */
  isSuspect: boolean
}

/** Limits submissions and suggestions, never pages. */
export function createLimits({ counterStore, isOn, asksForWork, mailsPerHour, now, log }: LimitParts) {
  const limits = {
    withToken: { most: allowance.withToken, time: allowance.time },
    withoutToken: { most: asksForWork ? unproven.perNetwork : allowance.withoutToken, time: allowance.time },
    unproven: { most: unproven.everywhere, time: unproven.time },
    withWork: { most: withWork, time: allowance.time },
    mails: { most: mailsPerHour, time: hour },
    mailsAfterWait: { most: mailsPerHour, time: hour },
    mailsWithWork: { most: Math.max(mailsPerHour, mailsWithWork), time: hour },
    suggestions,
  }
  // They guard this process's own time: nobody else need know.
  const ownCounterStore = createMemoryCounterStore()
  let toldUntil = 0

  /** Takes one. Answers 0 or, where none is left, the seconds until there are some again. */
  const take = async (
    name: keyof typeof limits,
    key: string,
    from: Pick<CounterStore, 'take'> = counterStore,
  ): Promise<number> => Math.ceil((await from.take({ name, key, ...limits[name] }, now())) / 1000)

  return {
    /** Rejects with `TooManySubmissions`. */
    async admit({ ip, hasToken, hasWorked }: Submitter): Promise<void> {
      if (!isOn) return
      const place = networkOf(ip)
      let wait = await take(hasWorked ? 'withWork' : hasToken ? 'withToken' : 'withoutToken', place)
      if (wait === 0 && !hasToken && asksForWork) wait = await take('unproven', '')
      if (wait > 0) throw new TooManySubmissions(wait, hasToken ? 'time' : asksForWork ? 'work' : 'token')
    },

    /** Takes one suggestion. Answers 0 or, where none is left, the seconds until there are some again. */
    suggestionWait: async (ip: string): Promise<number> =>
      isOn ? take('suggestions', networkOf(ip), ownCounterStore) : 0,

    /**
     * To be asked before a mail goes to an address that somebody typed, whoever's it is: the site must not be a means to fill
     * strangers' inboxes. Beyond the mails of an hour, and from a suspect, work or a wait is asked for. Rejects with
     * `TooManySubmissions`.
     */
    async admitMail({ hasWorked, hasWaited, isSuspect }: MailAsker): Promise<void> {
      if (isSuspect && !hasWorked && !hasWaited) throw new TooManySubmissions(waitTime / 1000, 'workOrWait')
      if (!isOn) return
      const wait = await take(hasWorked ? 'mailsWithWork' : hasWaited ? 'mailsAfterWait' : 'mails', '')
      if (wait === 0) return
      if (now() >= toldUntil) {
        toldUntil = now() + wait * 1000
        log.warn(
          { mailsPerHour, seconds: wait },
          'the mails of this hour are used up: sign-ups are asked for work or a short wait',
        )
      }
      throw new TooManySubmissions(wait, hasWorked || hasWaited ? 'time' : 'workOrWait')
    },
  }
}
export type Limits = ReturnType<typeof createLimits>
