import { isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import { TooManySubmissions } from '#shared/errors.ts'

const minute = 60_000
const hour = 60 * minute

/** Submissions per place within `time`. Without a token the limit is tighter. */
const allowance = { withToken: 60, withoutToken: 20, time: 10 * minute }
/** While work is asked for, those without it: per place, and from everywhere together. */
const unproven = { perPlace: 5, everywhere: 60, time: 10 * minute }

/** Suggestions per place within `time`: somebody who types asks some five times a second, and a household shares a place. */
const suggestions = { most: 1_200, time: 10 * minute }

/** Places that one limit remembers at the most; who comes with more of them pushes out the oldest. */
export const mostPlaces = 20_000

/** The place a submission comes from: an IPv4 address, or the /64 that a household or host has of IPv6. */
export function placeOf(ip: string): string {
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

interface Window {
  used: number
  /** Milliseconds since 1970. */
  ends: number
}

/**
 * So many within a time, for each key: a window begins with the first. All windows are equally long, so the map's own order
 * is that of their ends, and what has ended goes without a timer.
 * @param time milliseconds
 */
export function createWindows(most: number, time: number, now: () => number, mostKeys = mostPlaces) {
  const windows = new Map<string, Window>()
  return {
    /** Takes one. Answers 0 or, where none is left, the seconds until the window ends. */
    take(key: string): number {
      const at = now()
      // A clock that was put back must not prolong a window.
      const hasEnded = ({ ends }: Window) => ends <= at || ends > at + time
      for (const [oldest, window] of windows) {
        if (!hasEnded(window)) break
        windows.delete(oldest)
      }
      let window = windows.get(key)
      if (!window || hasEnded(window)) {
        windows.delete(key)
        for (const oldest of windows.keys()) {
          if (windows.size < mostKeys) break
          windows.delete(oldest)
        }
        windows.set(key, (window = { used: 0, ends: at + time }))
      }
      if (window.used >= most) return Math.ceil((window.ends - at) / 1000)
      window.used += 1
      return 0
    },
    size: () => windows.size,
  }
}

export interface LimitParts {
  isOn: boolean
  /** Whether a token counts only together with work that was done for it. */
  asksForWork: boolean
  /** Mails within an hour to addresses that somebody typed. */
  mailsPerHour: number
  now: () => number
  log: Pick<Logger, 'warn'>
}

/** What is said of a submission at the door. */
export interface Submitter {
  ip: string
  /** It came with a good token and, where that is asked for, with the work. */
  hasToken: boolean
}

/** Limits submissions and suggestions, never pages. */
export function createLimits({ isOn, asksForWork, mailsPerHour, now, log }: LimitParts) {
  const withToken = createWindows(allowance.withToken, allowance.time, now)
  const withoutToken = createWindows(asksForWork ? unproven.perPlace : allowance.withoutToken, allowance.time, now)
  const unprovenEverywhere = createWindows(unproven.everywhere, unproven.time, now, 1)
  const mails = createWindows(mailsPerHour, hour, now, 1)
  const suggested = createWindows(suggestions.most, suggestions.time, now)
  let toldUntil = 0

  return {
    /** @throws TooManySubmissions */
    admit({ ip, hasToken }: Submitter): void {
      if (!isOn) return
      const place = placeOf(ip)
      let wait = (hasToken ? withToken : withoutToken).take(place)
      if (wait === 0 && !hasToken && asksForWork) wait = unprovenEverywhere.take('')
      if (wait > 0) throw new TooManySubmissions(wait, hasToken ? 'time' : asksForWork ? 'work' : 'token')
    },

    /** Takes one suggestion. Answers 0 or, where none is left, the seconds until there are some again. */
    suggestionWait: (ip: string): number => (isOn ? suggested.take(placeOf(ip)) : 0),

    /**
     * To be asked before a mail goes to an address that somebody typed, whoever's it is: the site must not be a means to fill
     * strangers' inboxes.
     * @throws TooManySubmissions
     */
    admitMail(): void {
      if (!isOn) return
      const wait = mails.take('')
      if (wait === 0) return
      if (now() >= toldUntil) {
        toldUntil = now() + wait * 1000
        log.warn(
          { mailsPerHour, seconds: wait },
          'the mails of this hour are used up: sign-ups are asked to come back (PROOF_OF_WORK=on helps against robots)',
        )
      }
      throw new TooManySubmissions(wait, 'time')
    },
  }
}
export type Limits = ReturnType<typeof createLimits>
