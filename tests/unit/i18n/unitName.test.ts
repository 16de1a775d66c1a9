import { expect, test } from 'vitest'
import { unitName, type TimeUnitName } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'

test.each<[Language, TimeUnitName, Readonly<Record<number, string>>]>([
  ['sr', 'day', { 0: 'dana', 1: 'dan', 2: 'dana', 5: 'dana', 11: 'dana', 21: 'dan', 128: 'dana' }],
  ['sr', 'hour', { 0: 'sati', 1: 'sat', 2: 'sata', 5: 'sati', 11: 'sati', 21: 'sat', 23: 'sata' }],
  ['sr', 'minute', { 0: 'minuta', 1: 'minut', 2: 'minuta', 5: 'minuta', 12: 'minuta', 21: 'minut', 59: 'minuta' }],
  ['sr', 'second', { 0: 'sekundi', 1: 'sekunda', 2: 'sekunde', 5: 'sekundi', 13: 'sekundi', 21: 'sekunda' }],
  ['sr-Cyrl', 'day', { 1: 'дан', 2: 'дана', 5: 'дана', 21: 'дан', 111: 'дана' }],
  ['sr-Cyrl', 'hour', { 1: 'сат', 2: 'сата', 5: 'сати', 14: 'сати', 21: 'сат' }],
  ['sr-Cyrl', 'minute', { 1: 'минут', 2: 'минута', 5: 'минута', 21: 'минут' }],
  ['sr-Cyrl', 'second', { 1: 'секунда', 2: 'секунде', 5: 'секунди', 14: 'секунди', 21: 'секунда' }],
  ['en', 'day', { 0: 'days', 1: 'day', 2: 'days' }],
  ['en', 'second', { 1: 'second', 21: 'seconds' }],
  ['fr', 'day', { 0: 'jour', 1: 'jour', 2: 'jours' }],
  ['fr', 'hour', { 0: 'heure', 1: 'heure', 2: 'heures' }],
  ['nl', 'day', { 0: 'dagen', 1: 'dag', 2: 'dagen' }],
  ['nl', 'minute', { 1: 'minuut', 41: 'minuten' }],
])('in %s the plural form of a %s depends on its count', (language, unit, forms) => {
  for (const [count, form] of Object.entries(forms))
    expect([count, unitName(unit, Number(count), language)]).toEqual([count, form])
})
