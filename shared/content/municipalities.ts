import { languageFacts, type Language } from '../i18n/languages.ts'
import { toLatin } from '../i18n/transliteration.ts'

export interface Municipality {
  /** Latin letters, digits and hyphens; unique. */
  id: string
  /** Serbian Cyrillic; `municipalityWords` derives the Latin. */
  name: string
  /** The short name in its cell of the map, if it is not the last word of the name. */
  label?: string
  /** The number of people on the electoral roll. */
  voters: number
  /** The number of controllers engaged. */
  controllers: number
}

/**
 * The municipalities in which the party works, in the order of the map, row by row. Names, numbers and order
 * are samples; replace the whole list.
 */
export const municipalities: readonly Municipality[] = [
  { id: 'vrelo', name: 'Пример Врело', voters: 26_500, controllers: 192 },
  { id: 'suma', name: 'Пример Шума', voters: 38_000, controllers: 292 },
  { id: 'sever', name: 'Пример Север', voters: 29_200, controllers: 220 },
  { id: 'jezero', name: 'Пример Језеро', voters: 21_800, controllers: 168 },
  { id: 'izvor', name: 'Пример Извор', voters: 37_400, controllers: 287 },
  { id: 'hrast', name: 'Пример Храст', voters: 32_900, controllers: 246 },
  { id: 'kamen', name: 'Пример Камен', voters: 41_700, controllers: 321 },
  { id: 'lipa', name: 'Пример Липа', voters: 55_800, controllers: 429 },
  { id: 'orah', name: 'Пример Орах', voters: 48_600, controllers: 359 },
  { id: 'breza', name: 'Пример Бреза', voters: 40_600, controllers: 300 },
  { id: 'zapad', name: 'Пример Запад', voters: 21_300, controllers: 164 },
  { id: 'obala', name: 'Пример Обала', voters: 36_300, controllers: 279 },
  { id: 'trg', name: 'Пример Трг', voters: 65_900, controllers: 482 },
  { id: 'centar', name: 'Пример Центар', voters: 70_300, controllers: 518 },
  { id: 'mlin', name: 'Пример Млин', voters: 41_900, controllers: 310 },
  { id: 'reka', name: 'Пример Река', voters: 38_600, controllers: 288 },
  { id: 'vrba', name: 'Пример Врба', voters: 25_400, controllers: 193 },
  { id: 'most', name: 'Пример Мост', voters: 31_600, controllers: 241 },
  { id: 'sajam', name: 'Пример Сајам', voters: 60_500, controllers: 438 },
  { id: 'pristan', name: 'Пример Пристан', voters: 62_700, controllers: 482 },
  { id: 'potok', name: 'Пример Поток', voters: 36_800, controllers: 272 },
  { id: 'basta', name: 'Пример Башта', voters: 41_000, controllers: 303 },
  { id: 'jasen', name: 'Пример Јасен', voters: 51_400, controllers: 372 },
  { id: 'kesten', name: 'Пример Кестен', voters: 38_700, controllers: 280 },
  { id: 'istok', name: 'Пример Исток', voters: 36_400, controllers: 277 },
  { id: 'gaj', name: 'Пример Гај', voters: 24_600, controllers: 178 },
  { id: 'dolina', name: 'Пример Долина', voters: 13_000, controllers: 97 },
  { id: 'jug', name: 'Пример Југ', voters: 12_800, controllers: 98 },
  { id: 'vocnjak', name: 'Пример Воћњак', voters: 39_000, controllers: 285 },
  { id: 'brdo', name: 'Пример Брдо', voters: 31_300, controllers: 229 },
]

/** The numbers of voters from which a cell has the next stronger tone. */
export const voterThresholds = [30_000, 50_000] as const

/** Returns the tone of a municipality on the map: 0 for the weakest. */
export const toneOf = ({ voters }: Municipality): number => voterThresholds.filter((step) => voters >= step).length

/** Returns the word in the cell of a municipality, in Cyrillic. */
export const labelOf = ({ name, label = name.split(' ').at(-1)! }: Pick<Municipality, 'name' | 'label'>): string =>
  label

interface MunicipalityWords {
  name: string
  label: string
  /** BCP 47 tag of name and label: Latin unless the language is Serbian Cyrillic. */
  tag: string
}

/** Returns a municipality's name and label in the script of a language. */
export function municipalityWords(municipality: Municipality, language: Language): MunicipalityWords {
  const { name } = municipality
  const label = labelOf(municipality)
  if (language === 'sr-Cyrl') return { name, label, tag: languageFacts['sr-Cyrl'].tag }
  return { name: toLatin(name), label: toLatin(label), tag: languageFacts.sr.tag }
}

/** Returns municipalities in the alphabetical order of a language's script. */
export function municipalitiesByName(list: readonly Municipality[], language: Language): readonly Municipality[] {
  const order = new Intl.Collator(languageFacts[language === 'sr-Cyrl' ? language : 'sr'].intl)
  const nameOf = (one: Municipality) => municipalityWords(one, language).name
  return [...list].sort((one, other) => order.compare(nameOf(one), nameOf(other)))
}

/** The number of columns of the map: a word fits into each on the smallest screen. */
const mapColumns = 5

/** The number of rows up to which a map has room for rivers. Wide screens show more rows in pairs. */
const maxLooseRows = 8

/** Returns the rows of the map, which is a diagram, not geographic: all of nearly the same length, so that none has a gap. */
export function mapRows(list: readonly Municipality[]): readonly (readonly Municipality[])[] {
  const needed = Math.ceil(list.length / mapColumns)
  const count = needed > maxLooseRows ? needed + (needed % 2) : needed
  return [...Map.groupBy(list, (_, index) => Math.floor((index * count) / list.length)).values()]
}

/** The rows between which the rivers meet. */
export const riverRows = [2, 4] as const

/** Returns whether the map has rivers: they flow around two full rows, and need others above. */
export const hasRivers = (rows: ReturnType<typeof mapRows>): boolean =>
  rows.length <= maxLooseRows && rows.slice(...riverRows).flat().length === 2 * mapColumns
