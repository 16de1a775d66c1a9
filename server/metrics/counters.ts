import type { MailKind } from '#shared/mails.generated.ts'
import { table } from '#shared/routes/table.ts'
import type { RouteName } from '../http/routeNames.ts'

/** `filed`: written to a file. `dropped`: there was nothing to send. `failed`: a fault in the program. `dead`: refused for good. */
export const mailResults = [
  'accepted',
  'filed',
  'deferred',
  'refused',
  'unreachable',
  'dead',
  'dropped',
  'failed',
] as const
export type MailResult = (typeof mailResults)[number]
/** The steps of a subscription: the form was accepted, and the mailed link was used. */
export const signUpSteps = ['requested', 'confirmed'] as const
export type SignUpStep = (typeof signUpSteps)[number]

/** Returns counts by key, which starts with 0. */
function counts<Key extends string>() {
  const numbers = new Map<Key, number>()
  return {
    add: (key: Key): void => void numbers.set(key, (numbers.get(key) ?? 0) + 1),
    entries: (): Iterable<[Key, number]> => numbers.entries(),
  }
}

const pageIds = table.map(({ id }) => id)
const places: ReadonlyMap<string, number> = new Map(pageIds.map((id, index) => [id, 2 * index]))

/**
 * Returns the counters of one process, which start with 0. They cost next to nothing, so they count whether or not anybody
 * reads them. No key has data of a visitor.
 */
export function createCounters() {
  // Numbers of 64 bits are exact up to 2 ** 53; integers of 32 bits would wrap within days.
  const fromMemory = new Float64Array(2 * pageIds.length)
  const requests = counts<`${RouteName} ${number}`>()
  const mails = counts<`${MailKind} ${MailResult}`>()
  const signUps = counts<SignUpStep>()
  let hits = 0
  let errors = 0

  return {
    /** Returns the place of a page among the answers from the page cache. */
    placeOf: (id: string): number => places.get(id)!,
    /** Counts an answer from the page cache before Express. */
    countFromMemory: (place: number, status: number): void => {
      fromMemory[status === 304 ? place + 1 : place]! += 1
    },
    /** Counts any other answer. */
    countRequest: (route: RouteName, status: number): void => requests.add(`${route} ${status}`),
    /** Counts a page that Express answered from the page cache. */
    countHit: (): void => {
      hits += 1
    },
    /** Counts a line of the log about a fault. */
    countError: (): void => {
      errors += 1
    },
    countMail: (kind: MailKind, result: MailResult): void => mails.add(`${kind} ${result}`),
    countSignUp: (step: SignUpStep): void => signUps.add(step),
    /** Called with the time of each rendering; the metrics replace it. */
    rendered: (_seconds: number): void => {},

    /** Returns the number of requests for each route and status that occurred. */
    *requests(): Generator<{ route: string; status: string; count: number }> {
      const all = new Map<string, number>(requests.entries())
      for (const [place, count] of fromMemory.entries()) {
        const key = `${pageIds[place >> 1]} ${place % 2 === 0 ? 200 : 304}`
        if (count > 0) all.set(key, count + (all.get(key) ?? 0))
      }
      for (const [key, count] of all) {
        const [route = '', status = ''] = key.split(' ')
        yield { route, status, count }
      }
    },
    hits: (): number => hits + fromMemory.reduce((sum, count) => sum + count, 0),
    errors: (): number => errors,
    *mails(): Generator<{ kind: string; outcome: string; count: number }> {
      for (const [key, count] of mails.entries()) {
        const [kind = '', outcome = ''] = key.split(' ')
        yield { kind, outcome, count }
      }
    },
    signUps: signUps.entries,
  }
}
export type Counters = ReturnType<typeof createCounters>
