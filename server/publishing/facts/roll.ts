import { z } from 'zod'
import type { MunicipalityRoll } from '#shared/content/figures.ts'
import { labelOf, type Municipality } from '#shared/content/municipalities.ts'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { text, type Text } from '../../staff/text.ts'
import { invalid } from '../kinds/values.ts'
import { wordsInCyrillic } from '../toCyrillic.ts'
import { lineOf, listOf, type FactValue, type FactValues } from './form.ts'

/** The longest word that fits into a cell of the map on the smallest screen, in letters. */
export const maxLabelLength = 8
const maxNameLength = 60

/** The parts of a municipality, in the order of its row. */
export const municipalityColumns = ['id', 'name', 'voters', 'controllers', 'label'] as const
export type MunicipalityColumn = (typeof municipalityColumns)[number]
export type MunicipalityCells = Readonly<Record<MunicipalityColumn, string>>

const example = 'vrelo; Врело; 26500; 192'

const tidied = (value: string) => value.replace(/\s+/g, ' ').trim()

/** Returns a number as spreadsheets write it: 26500, 26.500 or 26 500. */
function countOf(value: string): number | undefined {
  const digits = /^\d{1,3}(?:[.,\s]\d{3})+$/.test(value) ? value.replace(/\D/g, '') : value
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined
}

/** Returns what is wrong with a name or label. */
function nameProblem(value: string): Text | undefined {
  if (/^[\p{Script=Cyrillic}\d .-]+$/u.test(value)) return undefined
  const better = wordsInCyrillic(value)
  return better !== value && !/\p{Script=Latin}/u.test(better)
    ? text('publishing.notCyrillic', { value, better })
    : text('publishing.roll.wrongName', { value })
}

/** A problem of a municipality, with its column. */
export interface RollProblem {
  column: MunicipalityColumn
  problem: Text
}

/**
 * Reads a municipality from its cells.
 * @param others those that come before it in the list
 */
export function readMunicipality(
  cells: MunicipalityCells,
  others: readonly Municipality[] = [],
): { municipality: Municipality; problems: RollProblem[] } {
  const problems: RollProblem[] = []
  const report = (column: MunicipalityColumn, problem: Text | undefined) =>
    problem && problems.push({ column, problem })
  const { id, name, voters: writtenVoters, controllers: writtenControllers, label } = cells
  const twin = others.find((one) => one.id === id)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    report('id', text('publishing.roll.wrongId', { value: id, example: 'vrelo' }))
  else if (twin) report('id', text('publishing.roll.sameId', { value: id, name: twin.name }))
  if (name.length > maxNameLength)
    report('name', text('publishing.longValue', { key: 'name', length: name.length, limit: maxNameLength }))
  else report('name', nameProblem(name))
  const [voters, controllers] = [countOf(writtenVoters), countOf(writtenControllers)]
  if (voters === undefined) report('voters', text('publishing.roll.wrongNumber', { value: writtenVoters }))
  if (controllers === undefined)
    report('controllers', text('publishing.roll.wrongNumber', { value: writtenControllers }))
  else if (voters !== undefined && controllers > voters)
    report('controllers', text('publishing.roll.manyControllers', { controllers, voters }))
  const municipality = { id, name, voters: voters ?? 0, controllers: controllers ?? 0, ...(label && { label }) }
  if (label) report('label', nameProblem(label))
  const shown = labelOf(municipality)
  const namesake = others.find((one) => toLatin(labelOf(one)) === toLatin(shown))
  if (shown.length > maxLabelLength)
    report('label', text('publishing.roll.longLabel', { value: shown, length: shown.length, limit: maxLabelLength }))
  else if (namesake && !twin) report('label', text('publishing.roll.sameLabel', { value: shown, name: namesake.name }))
  return { municipality, problems }
}

/** Reads `vrelo; Врело; 26500; 192`, with the label of the cell at the end if the name's last word is too long. */
function readRow(row: string, others: readonly Municipality[] = []): Municipality | Text {
  const [id = '', name = '', voters = '', controllers = '', label = '', ...more] = row.split(';').map(tidied)
  if (controllers === '' || more.length > 0) return text('publishing.roll.wrongRow', { value: row, example })
  const { municipality, problems } = readMunicipality({ id, name, voters, controllers, label }, others)
  return problems[0]?.problem ?? municipality
}

/** Writes a municipality as a row. */
const writeMunicipality = ({ id, name, voters, controllers, label }: Municipality): string =>
  [id, name, voters, controllers, ...(label === undefined ? [] : [label])].join('; ')

/** The rows of municipalities. */
export const rows: FactValue = {
  schema: z
    .union([z.string().transform((value) => value.split(',')), z.array(z.string())])
    .transform((written, context) => {
      const list: Municipality[] = []
      for (const [index, row] of written.map(tidied).entries()) {
        if (row === '') continue
        const read = readRow(row, list)
        if (!('id' in read)) return invalid(context, read, index)
        list.push(read)
      }
      return list.length > 0 ? list.map(writeMunicipality) : undefined
    }),
  example,
}

/** Returns the municipalities of a published fact. */
export const rollOf = (values: FactValues): MunicipalityRoll => ({
  list: listOf(values, 'rows').flatMap((row) => {
    const read = readRow(row)
    return 'id' in read ? [read] : []
  }),
  votersOn: lineOf(values, 'voters-on'),
  countedOn: lineOf(values, 'counted-on'),
})

/** Returns municipalities as the values of a fact. */
export const rollValues = ({ list, votersOn, countedOn }: MunicipalityRoll): FactValues => ({
  'voters-on': votersOn,
  'counted-on': countedOn,
  rows: list.map(writeMunicipality),
})
