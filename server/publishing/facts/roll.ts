import type { MunicipalityRoll } from '#shared/content/figures.ts'
import type { Municipality } from '#shared/content/municipalities.ts'
import { lineOf, listOf, type FactValues } from './form.ts'

/** The longest word that fits into a cell of the map on the smallest screen, in letters. */
export const maxLabelLength = 8

/** Reads `vrelo; Врело; 26500; 192`, with the label of the cell at the end if the name's last word is too long. */
export function readMunicipality(line: string): Municipality | undefined {
  const [id = '', name = '', voters = '', controllers = '', label = '', ...more] = line
    .split(';')
    .map((part) => part.replace(/\s+/g, ' ').trim())
  const isCount = (value: string) => /^[1-9]\d{0,8}$/.test(value)
  const isName = (value: string) => /^[\p{Script=Cyrillic}\d .-]+$/u.test(value)
  if (more.length > 0 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || !isName(name) || name.length > 60) return undefined
  if (!isCount(voters) || !isCount(controllers) || Number(controllers) > Number(voters)) return undefined
  const shown = label || (name.split(' ').at(-1) ?? '')
  if (shown.length > maxLabelLength || !isName(shown)) return undefined
  return { id, name, voters: Number(voters), controllers: Number(controllers), ...(label && { label }) }
}

/** Writes a municipality as `readMunicipality` reads it. */
export const writeMunicipality = ({ id, name, voters, controllers, label }: Municipality): string =>
  [id, name, voters, controllers, ...(label === undefined ? [] : [label])].join('; ')

/** Returns the municipalities of a published fact. */
export const rollOf = (values: FactValues): MunicipalityRoll => ({
  list: listOf(values, 'rows').flatMap((row) => readMunicipality(row) ?? []),
  votersOn: lineOf(values, 'voters-on'),
  countedOn: lineOf(values, 'counted-on'),
})

/** Returns municipalities as the values of a fact. */
export const rollValues = ({ list, votersOn, countedOn }: MunicipalityRoll): FactValues => ({
  'voters-on': votersOn,
  'counted-on': countedOn,
  rows: list.map(writeMunicipality),
})
