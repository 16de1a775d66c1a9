import { describe, expect, test } from 'vitest'
import { figureIds, figuresOf, sampleRoll, totalsOf } from '#shared/content/figures.ts'
import {
  hasRivers,
  mapRows,
  municipalities,
  municipalitiesByName,
  municipalityWords,
  toneOf,
  voterThresholds,
  type Municipality,
} from '#shared/content/municipalities.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { toLatin } from '#shared/i18n/transliteration.ts'

const labelOf = (municipality: Municipality) => municipalityWords(municipality, 'sr-Cyrl').label

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length)

describe('the municipalities', () => {
  test('have unique ids, names and labels', () => {
    unique(municipalities.map(({ id }) => id))
    for (const language of languages) {
      unique(municipalities.map((one) => municipalityWords(one, language).name))
      unique(municipalities.map((one) => municipalityWords(one, language).label))
    }
  })

  test.each(municipalities)('$id has a Cyrillic name, a label from that name and counts', (one) => {
    expect(one.id).toMatch(/^[a-z0-9-]+$/)
    expect(one.name).toMatch(/^[\p{Script=Cyrillic}\d .-]+$/u)
    // Speech control finds the cell by its visible label (WCAG 2.5.3).
    expect(one.name).toContain(labelOf(one))
    // The longest word that fits into a cell on the smallest screen.
    expect(labelOf(one)).toMatch(/^\p{Lu}\p{Ll}{2,7}$/u)
    for (const count of [one.voters, one.controllers])
      expect(count).toSatisfy((people: number) => Number.isInteger(people) && people > 0)
    expect(one.controllers).toBeLessThan(one.voters)
  })

  test.each([1, 3, 12, 30, 41, 61, 174])(
    '%i fill the rows of the map from left to right without a gap, so that arrow keys follow the reading order',
    (count) => {
      const list = Array.from({ length: count }, (_, index) => ({ ...municipalities[0]!, id: String(index) }))
      const rows = mapRows(list)
      expect(rows.flat()).toEqual(list)
      const lengths = rows.map((row) => row.length)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(5)
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
      // Wide screens show more than eight rows in pairs.
      if (rows.length > 8) expect(rows.length % 2).toBe(0)
    },
  )

  test('have rivers around two rows of five, with room for them', () => {
    const withRivers = Array.from({ length: 60 }, (_, index) => index + 1).filter((count) =>
      hasRivers(mapRows(Array.from({ length: count }, () => municipalities[0]!))),
    )
    expect(withRivers).toContain(municipalities.length)
    expect([Math.min(...withRivers), Math.max(...withRivers)]).toEqual([20, 40])
  })

  test('are Cyrillic in Serbian Cyrillic and Latin in all other languages', () => {
    for (const language of languages)
      for (const one of municipalities) {
        const isCyrillic = language === 'sr-Cyrl'
        expect(municipalityWords(one, language)).toEqual({
          name: isCyrillic ? one.name : toLatin(one.name),
          label: isCyrillic ? labelOf(one) : toLatin(labelOf(one)),
          tag: languageFacts[isCyrillic ? 'sr-Cyrl' : 'sr'].tag,
        })
      }
  })

  test('are all in the table, sorted by each alphabet', () => {
    const named = (language: Language) =>
      municipalitiesByName(municipalities, language).map((one) => municipalityWords(one, language).name)
    for (const language of languages) expect(named(language)).toHaveLength(municipalities.length)
    // В comes early in Cyrillic and V late in Latin.
    const position = (language: Language, id: string) =>
      municipalitiesByName(municipalities, language).findIndex((one) => one.id === id) / municipalities.length
    expect(position('sr-Cyrl', 'vrba')).toBeLessThan(0.3)
    expect(position('en', 'vrba')).toBeGreaterThan(0.8)
    expect(named('fr')).toEqual(named('sr'))
  })

  test('have a tone by their voters, and the map has every tone of the legend', () => {
    const at = (voters: number) => toneOf({ ...municipalities[0]!, voters })
    const [middle, strong] = voterThresholds
    expect([at(middle - 1), at(middle), at(strong - 1), at(strong)]).toEqual([0, 1, 1, 2])
    expect(new Set(municipalities.map(toneOf)).size).toBe(voterThresholds.length + 1)
  })
})

describe('the figures', () => {
  const figures = figuresOf(sampleRoll)

  test('are computed from the list', () => {
    const sum = (of: 'voters' | 'controllers') => municipalities.reduce((all, one) => all + one[of], 0)
    expect(totalsOf(municipalities)).toEqual({ voters: sum('voters'), controllers: sum('controllers') })
    expect(figures.municipalities.value).toBe(municipalities.length)
    expect(figures.voters.value).toBe(Math.round(totalsOf(municipalities).voters / municipalities.length / 100) * 100)
    expect(figures.controllers.value).toBe(totalsOf(municipalities).controllers)
  })

  test.each(figureIds)('%s have the date of their source', (id) => {
    expect(figures[id].asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(Number.isNaN(Date.parse(figures[id].asOf))).toBe(false)
  })
})

describe('formatNumber', () => {
  const written: Readonly<Record<Language, readonly [decimal: string, grouped: string]>> = {
    sr: ['38,4', '1.152.000'],
    'sr-Cyrl': ['38,4', '1.152.000'],
    en: ['38.4', '1,152,000'],
    fr: ['38,4', '1\u202f152\u202f000'],
    nl: ['38,4', '1.152.000'],
  }
  test.each(languages)('writes numbers as %s does', (language) => {
    expect([formatNumber(38.4, language, 1), formatNumber(1_152_000, language)]).toEqual(written[language])
    expect(formatNumber(8, language, 1)).toMatch(/^8[.,]0$/)
    expect(formatNumber(7.96, language)).toBe('8')
  })
})
