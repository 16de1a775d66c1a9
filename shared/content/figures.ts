import { municipalities } from './municipalities.ts'

/** The figures of the home page, in order. Their labels and sources are words. */
export const figureIds = ['voters', 'municipalities', 'controllers'] as const
export type FigureId = (typeof figureIds)[number]

interface Figure {
  value: number
  /** The exact number of decimal places. */
  digits: 0 | 1
  /** The date of the source, ISO 8601. */
  asOf: string
  /** Whether it is labelled as a sample, until the party confirms it. */
  isSample: boolean
}

/** The sums over all municipalities. */
export const totals = {
  voters: municipalities.reduce((sum, { voters }) => sum + voters, 0),
  controllers: municipalities.reduce((sum, { controllers }) => sum + controllers, 0),
}
const thousand = 1000

/** The figures, computed from the list of municipalities so that none is written twice. */
export const figures: Readonly<Record<FigureId, Figure>> = {
  /** Thousands of voters per municipality. */
  voters: { value: totals.voters / municipalities.length / thousand, digits: 1, asOf: '2026-11-01', isSample: true },
  municipalities: { value: municipalities.length, digits: 0, asOf: '2026-11-15', isSample: true },
  /** Thousands of controllers engaged. */
  controllers: { value: totals.controllers / thousand, digits: 1, asOf: '2026-11-15', isSample: true },
}
