import { languageFacts, type Language, type SourceLanguage } from './languages.ts'

/** The formats of languages that do not write `19:30`; the hour has no leading zero. */
const timeForms: Readonly<Partial<Record<SourceLanguage, (hours: string, minutes: string) => string>>> = {
  fr: (hours, minutes) => (minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`),
  nl: (hours, minutes) => `${hours}.${minutes}`,
}

/**
 * Formats a time of day: `19:30`, `19 h 30`, `19.30`.
 * @param time 24 hours, `H:MM`
 */
export function formatTime(time: string, language: Language): string {
  const [hours = '', minutes = ''] = time.split(':')
  return timeForms[languageFacts[language].source]?.(hours, minutes) ?? `${hours}:${minutes}`
}

const dateFormats = new Map<Language, Intl.DateTimeFormat>()

/**
 * Formats a day: `20. novembar 2026.`, `20 November 2026`, `1er novembre 2026`.
 * @param day ISO 8601 date, not converted between time zones
 */
export function formatDate(day: string, language: Language): string {
  let format = dateFormats.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(languageFacts[language].intl, { dateStyle: 'long', timeZone: 'UTC' })
    dateFormats.set(language, format)
  }
  const written = format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
  // Intl writes "1 novembre", but French requires "1er".
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written
}

const monthFormats = new Map<Language, Intl.DateTimeFormat>()

/**
 * Formats a month: `mart 2026.`, `March 2026`, `mars 2026`, `maart 2026`.
 * @param month ISO 8601, year and month
 */
export function formatMonth(month: string, language: Language): string {
  let format = monthFormats.get(language)
  if (!format) {
    const { intl } = languageFacts[language]
    format = new Intl.DateTimeFormat(intl, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    monthFormats.set(language, format)
  }
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/**
 * Formats a time of day, or a range of times, with its unit where the language has one: `18:00`, `18 h–20 h`, `18.00–20.00 uur`.
 * @param moments ISO 8601 with their offset, not converted between time zones
 */
export function formatClock(moments: readonly string[], language: Language): string {
  const times = moments.map((moment) => formatTime(moment.slice(11, 16).replace(/^0/, ''), language))
  return times.join('–') + (language === 'nl' ? '\u00a0uur' : '')
}

/** Joins a day and a time, both formatted. Serbian drops the full stop after the year before a comma. */
export const joinDayAndTime = (day: string, time: string): string => `${day.replace(/\.$/, '')}, ${time}`

/**
 * Formats a day with its time: `29. novembar 2026, 20:00`, `29 novembre 2026, 20 h`.
 * @param moment ISO 8601 with its offset, not converted between time zones
 */
export const formatMoment = (moment: string, language: Language): string =>
  joinDayAndTime(formatDate(moment, language), formatClock([moment], language))

/** Formats day and time of an event without weekdays (`eventDates.ts`): `4 December 2026, 18:00–20:00`, or both days. */
export const formatSpan = ({ starts, ends }: { starts: string; ends: string }, language: Language): string =>
  starts.slice(0, 10) === ends.slice(0, 10)
    ? joinDayAndTime(formatDate(starts, language), formatClock([starts, ends], language))
    : `${formatMoment(starts, language)} – ${formatMoment(ends, language)}`

/** Returns a function that formats numbers. Creating an `Intl.NumberFormat` is slow, so each language's is cached. */
export function numberWriter(options: Intl.NumberFormatOptions): (value: number, language: Language) => string {
  const formats = new Map<Language, Intl.NumberFormat>()
  return (value, language) => {
    let format = formats.get(language)
    if (!format) {
      format = new Intl.NumberFormat(languageFacts[language].intl, options)
      formats.set(language, format)
    }
    return format.format(value)
  }
}

/** By the number of decimal places. */
const numberWriters = new Map<number, ReturnType<typeof numberWriter>>()

/**
 * Formats a number: `38,4`, `1.152.000`.
 * @param digits the exact number of decimal places
 */
export function formatNumber(value: number, language: Language, digits = 0): string {
  let write = numberWriters.get(digits)
  if (!write) {
    write = numberWriter({ minimumFractionDigits: digits, maximumFractionDigits: digits })
    numberWriters.set(digits, write)
  }
  return write(value, language)
}

/** Formats a price in whole dinars: `1.500 RSD`, `RSD 1,500`, `1 500 RSD`, `RSD 1.500`. */
export const formatMoney = numberWriter({
  style: 'currency',
  currency: 'RSD',
  currencyDisplay: 'code',
  maximumFractionDigits: 0,
})

export type TimeUnitName = 'day' | 'hour' | 'minute' | 'second'

const unitFormats = new Map<string, Intl.NumberFormat>()

/** Returns the name of a unit of time in the plural form for a count: `dan`, `dana`, `days`, `jours`. */
export function unitName(unit: TimeUnitName, count: number, language: Language): string {
  const key = `${unit} ${language}`
  let format = unitFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(languageFacts[language].intl, { style: 'unit', unit, unitDisplay: 'long' })
    unitFormats.set(key, format)
  }
  return format.formatToParts(count).find(({ type }) => type === 'unit')!.value
}
