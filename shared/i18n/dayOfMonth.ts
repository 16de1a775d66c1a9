import { languageFacts, type Language } from './languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a day of the year in the language's format: `12. jun`, `12 June`, `12 juin`, `12 juni`; or its month alone:
 * `jun`, `June`.
 * @param day `MM-DD`
 */
export function formatDayOfMonth(day: string, language: Language, part: 'day' | 'month' = 'day'): string {
  const key = `${language} ${part}`
  let format = formats.get(key)
  if (!format) {
    const { intl } = languageFacts[language]
    const shown = part === 'day' ? ({ day: 'numeric', month: 'long' } as const) : ({ month: 'long' } as const)
    format = new Intl.DateTimeFormat(intl, { ...shown, timeZone: 'UTC' })
    formats.set(key, format)
  }
  // A leap year has every day.
  return format.format(new Date(`2024-${day}T00:00:00Z`))
}
