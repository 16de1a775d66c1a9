import { describe, expect, test } from 'vitest'
import { fold } from '#shared/i18n/fold.ts'
import { stemOf } from '#shared/i18n/stem.ts'
import type { Language } from '#shared/i18n/languages.ts'

const stemsOf = (language: Language, words: string) =>
  new Set(words.split(' ').map((word) => stemOf(fold(word), language)))

describe('the stem', () => {
  test.each([
    ['sr', 'plata plate plati platu platom plata platama'],
    ['sr', 'izbor izbora izbori izbore izborima'],
    ['sr-Cyrl', 'станови станова становима становe'],
    ['sr-Cyrl', 'гласати гласам гласање гласања гласају гласајте'],
    ['sr', 'kontrolor kontrolora kontrolori kontrolorka kontrolorke kontrolorku'],
    ['sr', 'radnik radnika radnici radnicima'],
    ['sr', 'zdravog zdravi zdrava'],
    ['sr', 'prilog prilozi priloga'],
    ['sr', 'doniram donirati doniranje donirajte doniraj'],
    ['en', 'wage wages'],
    ['en', 'donate donates donated donating'],
    ['en', 'body bodies'],
    ['en', 'plan plans planned planning'],
    ['fr', 'logement logements'],
    ['fr', 'hôpital hôpitaux'],
    ['fr', 'voter votez vote votes'],
    ['nl', 'loon lonen'],
    ['nl', 'huis huizen'],
    ['nl', 'brief brieven'],
    ['nl', 'stem stemmen'],
    ['nl', 'waarnemer waarnemers'],
  ] as const)('in %s is the same for %s', (language, words) => {
    expect([...stemsOf(language, words)]).toHaveLength(1)
  })

  test.each([
    ['sr', 'vodu vode'],
    ['sr', 'prijem prija primer'],
    ['sr', 'stranka strana'],
    ['sr', 'plata platno'],
    ['en', 'bread read break'],
    ['en', 'press pres'],
    ['fr', 'données donner'],
    ['nl', 'wonen woning'],
  ] as const)('in %s differs for %s', (language, words) => {
    expect([...stemsOf(language, words)]).toHaveLength(words.split(' ').length)
  })
})
