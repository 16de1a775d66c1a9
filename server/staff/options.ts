import { organisation } from '#shared/content/organisation.ts'
import type { Milliseconds } from '#db/store.ts'
import { isDatabaseUrl } from '../config.ts'
import { WrongUse } from './failures.ts'
import { nearest } from './nearest.ts'
import { orList, visible } from './text.ts'

/** One option of a command: how help speaks of it, and how its value is read. */
export interface Option<Value> {
  /** Stands for the value in the help; undefined where the option takes none. */
  placeholder: string | undefined
  says: string
  /** What holds without the option, in words. */
  fallbackSays: string
  fallback: Value
  /**
   * @param name as it is typed, with its dashes
   * @throws WrongUse
   */
  read(given: string, name: string): Value
}

export const flag = (says: string, fallbackSays: string): Option<boolean> => ({
  placeholder: undefined,
  says,
  fallbackSays,
  fallback: false,
  read: () => true,
})

/** @throws WrongUse where it is none of them; letter case does not matter */
function readChoice<Value extends string>(given: string, name: string, values: readonly Value[]): Value {
  const found = values.find((value) => value.toLowerCase() === given.toLowerCase())
  if (found !== undefined) return found
  const meant = nearest(given, values)
  const hint = meant === undefined ? `it is ${orList(values)}.` : `did you mean “${meant}”?`
  throw new WrongUse(`${name} cannot be “${visible(given)}”: ${hint}`)
}

export const choice = <const Value extends string>(
  says: string,
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Option<Value> => ({
  placeholder: values.join('|'),
  says,
  fallbackSays: fallback,
  fallback,
  read: (given, name) => readChoice(given, name, values),
})

/** A choice that need not be made. */
export const selection = <const Value extends string>(
  says: string,
  placeholder: string,
  values: readonly Value[],
  fallbackSays: string,
): Option<Value | undefined> => ({
  placeholder,
  says: `${says}: ${orList(values)}`,
  fallbackSays,
  fallback: undefined,
  read: (given, name) => readChoice(given, name, values),
})

export const fileName = (says: string, fallbackSays: string): Option<string | undefined> => ({
  placeholder: 'FILE',
  says,
  fallbackSays,
  fallback: undefined,
  read(given, name) {
    if (given === '' || given.includes('\0')) throw new WrongUse(`${name} needs the name of a file.`)
    return given
  },
})

/** Of a server, or in a file. It is never repeated: an address may hold a password. */
export const database = (says: string, fallbackSays: string): Option<string | undefined> => ({
  placeholder: 'DATABASE',
  says: `${says}: postgres://user:password@host:5432/database, or the name of a SQLite file`,
  fallbackSays,
  fallback: undefined,
  read(given, name) {
    const isAddress = /^[a-z][a-z\d+.-]*:\/\//i.test(given)
    if (given !== '' && !given.includes('\0') && (!isAddress || isDatabaseUrl(given))) return given
    throw new WrongUse(
      `${name} must look like postgres://user:password@host:5432/database, or be the name of a SQLite file.`,
    )
  },
})

/** Any text that is not empty. */
export const words = (says: string, fallbackSays: string): Option<string | undefined> => ({
  placeholder: 'TEXT',
  says,
  fallbackSays,
  fallback: undefined,
  read(given, name) {
    if (given.trim() === '') throw new WrongUse(`${name} needs a text to look for.`)
    return given
  },
})

/** At least 1. */
export const howMany = (says: string, fallbackSays: string): Option<number | undefined> => ({
  placeholder: 'N',
  says,
  fallbackSays,
  fallback: undefined,
  read(given, name) {
    if (/^[1-9]\d{0,5}$/.test(given)) return Number(given)
    throw new WrongUse(`${name} cannot be “${visible(given)}”: write a whole number from 1.`)
  },
})

export const moment = (says: string, fallbackSays: string): Option<Milliseconds | undefined> => ({
  placeholder: 'DATE',
  says: `${says}: a day (2026-03-01, from midnight in Belgrade) or a time (2026-03-01T12:00:00Z)`,
  fallbackSays,
  fallback: undefined,
  read(given, name) {
    const at = readMoment(given)
    if (at === undefined) {
      throw new WrongUse(
        `${name} cannot be “${visible(given)}”: write a day like 2026-03-01 or a time like 2026-03-01T12:00:00Z.`,
      )
    }
    return at
  },
})

const momentForm = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

/** A day begins where the party is; a time says itself how far it is from UTC. Undefined for any other text. */
export function readMoment(given: string): Milliseconds | undefined {
  const [, day, time] = momentForm.exec(given) ?? []
  if (day === undefined) return undefined
  const utcMidnight = Date.parse(`${day}T00:00:00Z`)
  // The 30th of February would pass for a day of March.
  if (Number.isNaN(utcMidnight) || !new Date(utcMidnight).toISOString().startsWith(day)) return undefined
  const at = Date.parse(`${day}${time ?? `T00:00:00${offsetAt(utcMidnight)}`}`)
  return Number.isNaN(at) ? undefined : at
}

const offsets = new Intl.DateTimeFormat('en', { timeZone: organisation.timeZone, timeZoneName: 'longOffset' })

/** `+01:00`. Clocks in Europe change at 1:00 UTC, so that midnight there and midnight UTC have the same offset. */
function offsetAt(at: Milliseconds): string {
  const name = offsets.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? 'Z'
}
