/** Why a file is not taken. */
export const refusals = [
  'empty',
  'tooLarge',
  'unknown',
  'program',
  'svg',
  'gif',
  'heic',
  'animated',
  'damaged',
  'tooManyPixels',
  'strip',
  'tooCostly',
  'brokenPdf',
  'activePdf',
  'lockedPdf',
] as const
export type Refusal = (typeof refusals)[number]

/** The file is not taken. Nothing was stored. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`The file is refused: ${refusal}.`)
    this.refusal = refusal
  }
}

/** The largest file, in bytes. */
export const maxFileBytes = 30 * 1024 * 1024
/** The most pixels of a picture. */
export const maxPixels = 50_000_000
/** How many times one side of a picture may be as long as the other. WebP has at most 16,383 pixels on a side. */
export const maxRatio = 6
