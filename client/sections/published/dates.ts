import { formatDate, formatMoment, formatTime } from '#shared/i18n/format.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the name of a part of a day, alone: `subota`, `novembar`. */
function nameOf(part: 'weekday' | 'month', day: string, language: Language): string {
  const key = `${part} ${language}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(languageFacts[language].intl, { [part]: 'long', timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

export const weekdayOf = (moment: string, language: Language): string => nameOf('weekday', moment, language)
export const monthNameOf = (moment: string, language: Language): string => nameOf('month', moment, language)
/** Returns the weekday and the date; only Serbian writes a comma between them. */
export const longDateOf = (moment: string, language: Language): string =>
  `${weekdayOf(moment, language)}${language.startsWith('sr') ? ',' : ''} ${formatDate(moment, language)}`
/** Returns the day of the month without a leading zero. */
export const dayNumberOf = (moment: string): string => String(Number(moment.slice(8, 10)))

/**
 * Formats a time of day with its unit where the language has one: `18:00`, `18 h`, `18.00 uur`.
 * @param moment ISO 8601 with its offset, not converted between time zones
 */
export const clockOf = (moment: string, language: Language): string =>
  formatTime(moment.slice(11, 16).replace(/^0/, ''), language) + (language === 'nl' ? '\u00a0uur' : '')

/** Formats the time of an event: from and to on one day, or both moments. */
export function timeOf({ starts, ends }: { starts: string; ends: string }, language: Language): string {
  const isOneDay = starts.slice(0, 10) === ends.slice(0, 10)
  return isOneDay
    ? `${clockOf(starts, language)} – ${clockOf(ends, language)}`
    : `${formatMoment(starts, language)} – ${formatMoment(ends, language)}`
}

/** Returns the difference from UTC: `+1`, `+5:30`. */
export const offsetOf = (moment: string): string =>
  moment
    .slice(16)
    .replace(
      /^([+-])0?(\d+):(\d\d)$/,
      (_, sign: string, hours: string, minutes: string) => sign + hours + (minutes === '00' ? '' : `:${minutes}`),
    )
