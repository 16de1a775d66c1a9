import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManySubmissions } from '#shared/errors.ts'

/** Submissions per place within `seconds`. Without a token the limit is tighter. */
const allowance = { withToken: 60, withoutToken: 20, seconds: 10 * 60 }

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

/** Limits submissions, never pages. */
export function createLimits(isOn: boolean) {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: allowance.seconds })
  const limiters = { withToken: limiter(allowance.withToken), withoutToken: limiter(allowance.withoutToken) }

  return {
    /** @throws TooManySubmissions */
    async admit(ip: string, hasToken: boolean): Promise<void> {
      if (!isOn) return
      try {
        await limiters[hasToken ? 'withToken' : 'withoutToken'].consume(placeOf(ip))
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          throw new TooManySubmissions(Math.ceil(refusal.msBeforeNext / 1000) || 1, hasToken)
        }
        throw refusal
      }
    },
  }
}
export type Limits = ReturnType<typeof createLimits>
