import { expect, test } from 'vitest'
import { timeOf, whenOf } from '#shared/i18n/eventDates.ts'
import { formatMoment, formatSpan } from '#shared/i18n/format.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'

const inAll = (write: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, write(language).replace(/\u00a0/g, ' ')]))

test('an event of one day has its weekday, its day and both times', () => {
  const event = { starts: '2026-12-04T18:00+01:00', ends: '2026-12-04T20:30+01:00' }
  // Only Serbian writes a comma after the weekday; Dutch writes the unit once.
  expect(inAll((language) => whenOf(event, language))).toEqual({
    sr: 'petak, 4. decembar 2026, 18:00–20:30',
    'sr-Cyrl': 'петак, 4. децембар 2026, 18:00–20:30',
    en: 'Friday 4 December 2026, 18:00–20:30',
    fr: 'vendredi 4 décembre 2026, 18 h–20 h 30',
    nl: 'vrijdag 4 december 2026, 18.00–20.30 uur',
  })
  expect(timeOf(event, 'nl')).toBe('18.00–20.30\u00a0uur')
})

test('an event over midnight has both days with weekday and time, also if it ends at midnight', () => {
  const event = { starts: '2026-12-04T18:00+01:00', ends: '2026-12-05T00:00+01:00' }
  const both = {
    sr: 'petak, 4. decembar 2026, 18:00 – subota, 5. decembar 2026, 0:00',
    'sr-Cyrl': 'петак, 4. децембар 2026, 18:00 – субота, 5. децембар 2026, 0:00',
    en: 'Friday 4 December 2026, 18:00 – Saturday 5 December 2026, 0:00',
    fr: 'vendredi 4 décembre 2026, 18 h – samedi 5 décembre 2026, 0 h',
    nl: 'vrijdag 4 december 2026, 18.00 uur – zaterdag 5 december 2026, 0.00 uur',
  }
  expect(inAll((language) => whenOf(event, language))).toEqual(both)
  expect(inAll((language) => timeOf(event, language))).toEqual(both)
})

test('a moment at midnight has its hour', () => {
  expect(formatMoment('2027-01-01T00:00+01:00', 'en')).toBe('1 January 2027, 0:00')
})

test('the home page has the times of an event without weekdays', () => {
  const starts = '2026-12-04T18:00+01:00'
  expect(formatSpan({ starts, ends: '2026-12-04T20:30+01:00' }, 'en')).toBe('4 December 2026, 18:00–20:30')
  expect(formatSpan({ starts, ends: '2026-12-05T00:00+01:00' }, 'en')).toBe(
    '4 December 2026, 18:00 – 5 December 2026, 0:00',
  )
})
