import { municipalities } from './municipalities.ts'

/** The figures of the home page, in order. Their labels and sources are words. */
export const figureIds = ['voters', 'municipalities', 'controllers'] as const
export type FigureId = (typeof figureIds)[number]

interface Figure {
  value: number
  /** The date of the source, ISO 8601. */
  asOf: string
  /** Whether it is invented, until the party confirms it. */
  isSample: boolean
}

/** The sums over all municipalities. */
export const totals = {
  voters: municipalities.reduce((sum, { voters }) => sum + voters, 0),
  controllers: municipalities.reduce((sum, { controllers }) => sum + controllers, 0),
}
const hundred = 100

/** The figures, computed from the list of municipalities so that none is written twice. */
export const figures: Readonly<Record<FigureId, Figure>> = {
  /** The average of the municipalities, in whole hundreds. */
  voters: {
    value: Math.round(totals.voters / municipalities.length / hundred) * hundred,
    asOf: '2026-11-01',
    isSample: true,
  },
  municipalities: { value: municipalities.length, asOf: '2026-11-15', isSample: true },
  controllers: { value: totals.controllers, asOf: '2026-11-15', isSample: true },
}

export const hasSampleFigures = Object.values(figures).some(({ isSample }) => isSample)
