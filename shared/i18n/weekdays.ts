import type { Weekday } from '../content/organisation.ts'
import { languageFacts, type Language } from './languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a day of the week: `ponedeljak`, `Monday`, `lundi`, `maandag`; in short form `pon`, `Mon`, `lun.`, `ma`.
 * @param day 1 is Monday, 7 Sunday (ISO 8601)
 */
export function formatWeekday(day: Weekday, language: Language, weekday: 'long' | 'short' = 'long'): string {
  const key = `${language} ${weekday}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(languageFacts[language].intl, { weekday, timeZone: 'UTC' })
    formats.set(key, format)
  }
  // 1 January 2024 was a Monday.
  return format.format(new Date(Date.UTC(2024, 0, day)))
}
