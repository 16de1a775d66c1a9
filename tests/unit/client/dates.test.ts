import { expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { longDateOf } from '#client/sections/published/dates.ts'

test('only Serbian writes a comma after the weekday', () => {
  const dates = languages.map((language) => [
    language,
    longDateOf('2026-12-20T18:00+01:00', language).replace(/\u00a0/g, ' '),
  ])
  expect(Object.fromEntries(dates)).toEqual({
    sr: 'nedelja, 20. decembar 2026.',
    'sr-Cyrl': 'недеља, 20. децембар 2026.',
    en: 'Sunday 20 December 2026',
    fr: 'dimanche 20 décembre 2026',
    nl: 'zondag 20 december 2026',
  })
})
