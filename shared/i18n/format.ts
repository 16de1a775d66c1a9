import { languageFacts, type Language, type SourceLanguage } from './languages.ts'

/** How languages that do not write `19:30` write a time of the day; the hour has no zero in front. */
const timeForms: Readonly<Partial<Record<SourceLanguage, (hours: string, minutes: string) => string>>> = {
  fr: (hours, minutes) => (minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`),
  nl: (hours, minutes) => `${hours}.${minutes}`,
}

/**
 * A time of the day as the language writes it: `19:30`, `19 h 30`, `19.30`.
 * @param time 24 hours, `H:MM`
 */
export function formatTime(time: string, language: Language): string {
  const [hours = '', minutes = ''] = time.split(':')
  return timeForms[languageFacts[language].source]?.(hours, minutes) ?? `${hours}:${minutes}`
}

const dateFormats = new Map<Language, Intl.DateTimeFormat>()

/**
 * A day as the language writes it: `20. novembar 2026.`, `20 November 2026`, `1er novembre 2026`.
 * @param day ISO 8601 date, taken as it stands, without a time zone
 */
export function formatDate(day: string, language: Language): string {
  let format = dateFormats.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(languageFacts[language].intl, { dateStyle: 'long', timeZone: 'UTC' })
    dateFormats.set(language, format)
  }
  const written = format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
  // Intl writes « 1 novembre »; French says 1er.
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written
}

const monthFormats = new Map<Language, Intl.DateTimeFormat>()

/**
 * A month as the language writes it: `mart 2026.`, `March 2026`, `mars 2026`, `maart 2026`.
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
 * A day with its time, as on a poster: `29. novembar 2026, 20:00`, `29 novembre 2026, 20 h`. At midnight the day begins, and
 * stands alone.
 * @param moment ISO 8601 with its offset, taken as it stands
 */
export function formatMoment(moment: string, language: Language): string {
  const day = formatDate(moment, language)
  const time = moment.slice(11, 16)
  if (time === '00:00') return day
  // In Serbian the full stop of the year goes where a comma follows; in Dutch the hour says that it is one.
  const written = formatTime(time.replace(/^0/, ''), language) + (language === 'nl' ? '\u00a0uur' : '')
  return `${day.replace(/\.$/, '')}, ${written}`
}

/**
 * Writes numbers in one form, as each language does: to make a format is dear, so each language's is made once and kept.
 */
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

/** By the digits after the decimal mark. */
const numberWriters = new Map<number, ReturnType<typeof numberWriter>>()

/**
 * A number as the language writes it: `38,4`, `1.152.000`.
 * @param digits after the decimal mark, neither more nor less
 */
export function formatNumber(value: number, language: Language, digits = 0): string {
  let write = numberWriters.get(digits)
  if (!write) {
    write = numberWriter({ minimumFractionDigits: digits, maximumFractionDigits: digits })
    numberWriters.set(digits, write)
  }
  return write(value, language)
}

/** A price in whole dinars as the language writes it: `1.500 RSD`, `RSD 1,500`, `1 500 RSD`, `RSD 1.500`. */
export const formatMoney = numberWriter({
  style: 'currency',
  currency: 'RSD',
  currencyDisplay: 'code',
  maximumFractionDigits: 0,
})

export type TimeUnitName = 'day' | 'hour' | 'minute' | 'second'

const unitFormats = new Map<string, Intl.NumberFormat>()

/** Returns the name of a unit of time in the plural form that a count asks for: `dan`, `dana`, `days`, `jours`. */
export function unitName(unit: TimeUnitName, count: number, language: Language): string {
  const key = `${unit} ${language}`
  let format = unitFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(languageFacts[language].intl, { style: 'unit', unit, unitDisplay: 'long' })
    unitFormats.set(key, format)
  }
  return format.formatToParts(count).find(({ type }) => type === 'unit')!.value
}
