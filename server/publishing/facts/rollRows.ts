import type { Municipality } from '#shared/content/municipalities.ts'
import { text } from '../../staff/text.ts'
import type { Problem } from '../problem.ts'
import { readTable } from '../table.ts'
import { municipalityColumns, readMunicipality, type MunicipalityCells } from './roll.ts'

/** Reads a table of municipalities. */
export function readRollRows(source: string): { list: Municipality[]; problems: Problem[] } {
  const { rows, problems } = readTable(source, {
    columns: municipalityColumns,
    optional: ['label'],
    headsIn: ({ municipalities }) => municipalities.heads,
  })
  const list: Municipality[] = []
  for (const { cell, inColumn } of rows) {
    const cells = Object.fromEntries(municipalityColumns.map((column) => [column, cell(column)])) as MunicipalityCells
    const read = readMunicipality(cells, list)
    const lacking = municipalityColumns.filter((column) => column !== 'label' && cells[column] === '')
    problems.push(
      ...lacking.map((column) => inColumn(column, text('publishing.rows.emptyCell'))),
      ...read.problems.flatMap(({ column, problem }) => (lacking.includes(column) ? [] : [inColumn(column, problem)])),
    )
    list.push(read.municipality)
  }
  if (rows.length === 0 && problems.length === 0) problems.push({ text: text('publishing.roll.none') })
  return { list, problems }
}
