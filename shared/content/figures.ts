import { municipalities, type Municipality } from './municipalities.ts'

/** The figures of the home page, in order. Their labels and sources are words. */
export const figureIds = ['voters', 'municipalities', 'controllers'] as const
export type FigureId = (typeof figureIds)[number]

/** The municipalities in which the party works, in the order of the map, with the dates of their numbers (ISO 8601). */
export interface MunicipalityRoll {
  list: readonly Municipality[]
  /** The date of the electoral roll. */
  votersOn: string
  /** The date of the party's own numbers. */
  countedOn: string
  /** Whether names and numbers are invented, until the party publishes its own. */
  isSample?: boolean
}

export const sampleRoll: MunicipalityRoll = {
  list: municipalities,
  votersOn: '2026-11-01',
  countedOn: '2026-11-15',
  isSample: true,
}

/** Returns the sums over all municipalities. */
export const totalsOf = (list: readonly Municipality[]) => ({
  voters: list.reduce((sum, { voters }) => sum + voters, 0),
  controllers: list.reduce((sum, { controllers }) => sum + controllers, 0),
})
const hundred = 100

/** Returns the figures with their dates, computed from the list of municipalities so that none is written twice. */
export function figuresOf({
  list,
  votersOn,
  countedOn,
}: MunicipalityRoll): Readonly<Record<FigureId, { value: number; asOf: string }>> {
  const { voters, controllers } = totalsOf(list)
  return {
    // The average of the municipalities, in whole hundreds.
    voters: { value: Math.round(voters / list.length / hundred) * hundred, asOf: votersOn },
    municipalities: { value: list.length, asOf: countedOn },
    controllers: { value: controllers, asOf: countedOn },
  }
}
