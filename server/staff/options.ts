import { timeZone } from '#shared/content/organisation.ts'
import type { Milliseconds } from '#db/store.ts'
import { isDatabaseUrl } from '../config.ts'
import { isDay } from '../publishing/times.ts'
import { closestName } from './closestName.ts'
import { UsageError } from './failures.ts'
import { or, text, type Text } from './text.ts'

/** An option of a command. Its meaning and default are in the command's texts. */
export interface Option<Value> {
  /** Stands for the value in the help; undefined if the option takes none. */
  placeholder: string | undefined
  /** A line that help adds about the value. */
  format?: Text
  /** The default as help shows it, if it is one of the values and not a phrase of the command's texts. */
  shownDefault?: string
  fallback: Value
  /**
   * Reads a value.
   * @param name the option with its dashes
   * @throws UsageError
   */
  read(given: string, name: string): Value
  /** Joins the values of an option that may be given several times. Without it, a second one is refused. */
  join?(before: Value, next: Value): Value
}

export const flag: Option<boolean> = { placeholder: undefined, fallback: false, read: () => true }

/**
 * Returns the value that was given, in any case of letters.
 * @throws UsageError
 */
function readChoice<Value extends string>(given: string, option: string, values: readonly Value[]): Value {
  const found = values.find((value) => value.toLowerCase() === given.toLowerCase())
  if (found !== undefined) return found
  const similar = closestName(given, values)
  throw new UsageError(
    similar === undefined
      ? text('common.usage.invalidChoice', { option, value: given, values: or(values) })
      : text('common.usage.similarChoice', { option, value: given, similar }),
  )
}

export const choice = <const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Option<Value> => ({
  placeholder: values.join('|'),
  shownDefault: fallback,
  fallback,
  read: (given, name) => readChoice(given, name, values),
})

/** Returns a choice without a default. */
export const selection = <const Value extends string>(
  placeholder: string,
  values: readonly Value[],
): Option<Value | undefined> => ({
  placeholder,
  format: text('common.help.values', { values: or(values) }),
  fallback: undefined,
  read: (given, name) => readChoice(given, name, values),
})

export const fileName: Option<string | undefined> = {
  placeholder: 'FILE',
  fallback: undefined,
  read(given, option) {
    if (given === '' || given.includes('\0')) throw new UsageError(text('common.usage.missingFile', { option }))
    return given
  },
}

/** The id of a message. */
export const messageId: Option<string | undefined> = {
  placeholder: 'ID',
  fallback: undefined,
  read(given, option) {
    if (given.trim() === '') throw new UsageError(text('common.usage.missingId', { option }))
    return given.trim()
  },
}

export const exampleDatabaseUrl = 'postgres://user:password@host:5432/database'

/** The address of a PostgreSQL database or the name of a file. No error repeats it, because it may hold a password. */
export const database: Option<string | undefined> = {
  placeholder: 'DATABASE',
  format: text('common.help.database', { url: exampleDatabaseUrl }),
  fallback: undefined,
  read(given, option) {
    const isAddress = /^[a-z][a-z\d+.-]*:\/\//i.test(given)
    if (given !== '' && !given.includes('\0') && (!isAddress || isDatabaseUrl(given))) return given
    throw new UsageError(text('common.usage.invalidDatabase', { option, url: exampleDatabaseUrl }))
  },
}

export const searchText: Option<string | undefined> = {
  placeholder: 'TEXT',
  fallback: undefined,
  read(given, option) {
    if (given.trim() === '') throw new UsageError(text('common.usage.missingText', { option }))
    return given
  },
}

/** The name under which an editor's acts are recorded. */
export const authorName: Option<string | undefined> = {
  placeholder: 'NAME',
  fallback: undefined,
  read(given, option) {
    const name = given.replace(/\s+/g, ' ').trim()
    if (name !== '' && name.length <= 100) return name
    throw new UsageError(text('common.usage.invalidName', { option }))
  },
}

/** The last part of the address of an event. */
export const slug: Option<string | undefined> = {
  placeholder: 'SLUG',
  fallback: undefined,
  read(given, option) {
    if (given.trim() === '') throw new UsageError(text('common.usage.missingText', { option }))
    return given.trim()
  },
}

/** A whole number from 1. */
export const count: Option<number | undefined> = {
  placeholder: 'N',
  fallback: undefined,
  read(given, option) {
    if (/^[1-9]\d{0,5}$/.test(given)) return Number(given)
    throw new UsageError(text('common.usage.invalidCount', { option, value: given }))
  },
}

const exampleTimes = { day: '2026-03-01', time: '2026-03-01T12:00:00Z' }

/** A day or a time. */
export const date: Option<Milliseconds | undefined> = {
  placeholder: 'DATE',
  format: text('common.help.date', exampleTimes),
  fallback: undefined,
  read(given, option) {
    const at = parseTime(given)
    if (at !== undefined) return at
    throw new UsageError(text('common.usage.invalidDate', { option, value: given, ...exampleTimes }))
  },
}

/** A day, ISO 8601. */
export const day: Option<string | undefined> = {
  placeholder: 'DAY',
  fallback: undefined,
  read(given) {
    if (isDay(given)) return given
    throw new UsageError(text('publishing.wrongDay', { value: given, example: '2026-12-01' }))
  },
}

const timeForm = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

/** Returns the time that a text names: a day begins at midnight in Belgrade. Undefined for any other text. */
export function parseTime(given: string): Milliseconds | undefined {
  const [, day, time] = timeForm.exec(given) ?? []
  if (day === undefined) return undefined
  const utcMidnight = Date.parse(`${day}T00:00:00Z`)
  // Date.parse takes the 30th of February for a day of March.
  if (Number.isNaN(utcMidnight) || !new Date(utcMidnight).toISOString().startsWith(day)) return undefined
  const at = Date.parse(`${day}${time ?? `T00:00:00${offsetAt(utcMidnight)}`}`)
  return Number.isNaN(at) ? undefined : at
}

const offsets = new Intl.DateTimeFormat('en', { timeZone: timeZone, timeZoneName: 'longOffset' })

/** Returns `+01:00`. Clocks in Europe change at 1:00 UTC, so local midnight and UTC midnight have the same offset. */
function offsetAt(at: Milliseconds): string {
  const name = offsets.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? 'Z'
}
