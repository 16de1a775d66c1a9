import { municipalities } from './municipalities.ts'

/** The figures of the home page, in their order. What they count and where they come from is words, by these ids. */
export const figureIds = ['voters', 'municipalities', 'controllers'] as const
export type FigureId = (typeof figureIds)[number]

interface Figure {
  value: number
  /** Digits after the decimal mark, at most; all of them are shown. */
  digits: 0 | 1
  /** The day for which the source says so, ISO 8601. */
  asOf: string
  /** Shown with the label of a sample until somebody vouches for it. */
  isSample: boolean
}

/** Of all municipalities together. */
export const totals = {
  voters: municipalities.reduce((sum, { voters }) => sum + voters, 0),
  controllers: municipalities.reduce((sum, { controllers }) => sum + controllers, 0),
}
const thousand = 1000

/** Computed from the list of municipalities: nobody writes a figure twice. */
export const figures: Readonly<Record<FigureId, Figure>> = {
  /** Thousands of voters per municipality. */
  voters: { value: totals.voters / municipalities.length / thousand, digits: 1, asOf: '2026-11-01', isSample: true },
  municipalities: { value: municipalities.length, digits: 0, asOf: '2026-11-15', isSample: true },
  /** Thousands of controllers engaged. */
  controllers: { value: totals.controllers / thousand, digits: 1, asOf: '2026-11-15', isSample: true },
}
