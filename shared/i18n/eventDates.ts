import { formatClock, formatDate, joinDayAndTime } from './format.ts'
import { languageFacts, type Language } from './languages.ts'

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

interface Span {
  /** ISO 8601 with their offset, not converted between time zones. */
  starts: string
  ends: string
}

export const isOneDay = ({ starts, ends }: Span): boolean => starts.slice(0, 10) === ends.slice(0, 10)

const longMomentOf = (moment: string, language: Language): string =>
  joinDayAndTime(longDateOf(moment, language), formatClock([moment], language))

/** Formats the time of an event beside its day: `18:00–20:00`, or both days with weekday and time. */
export const timeOf = (event: Span, language: Language): string =>
  isOneDay(event)
    ? formatClock([event.starts, event.ends], language)
    : [event.starts, event.ends].map((moment) => longMomentOf(moment, language)).join(' – ')

/** Formats day and time of an event: `Friday 4 December 2026, 18:00–20:00`, or both days. */
export const whenOf = (event: Span, language: Language): string =>
  isOneDay(event)
    ? joinDayAndTime(longDateOf(event.starts, language), timeOf(event, language))
    : timeOf(event, language)

/** Returns the difference from UTC: `+1`, `+5:30`. */
export const offsetOf = (moment: string): string =>
  moment
    .slice(16)
    .replace(
      /^([+-])0?(\d+):(\d\d)$/,
      (_, sign: string, hours: string, minutes: string) => sign + hours + (minutes === '00' ? '' : `:${minutes}`),
    )
