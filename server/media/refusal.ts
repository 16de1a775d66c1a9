/** The reasons for which a file is refused. */
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
  'tooSmall',
  'strip',
  'tooCostly',
  'brokenPdf',
  'activePdf',
  'lockedPdf',
] as const
export type Refusal = (typeof refusals)[number]

/** The error for a refused file, of which nothing was stored. */
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
/** The least width and the least height of a picture in pixels: the screens of small phones are that wide. */
export const minSide = 320
/** The most pixels of a picture. */
export const maxPixels = 50_000_000
/** The largest ratio of the longer to the shorter side of a picture. It keeps the sides below the 16,383 pixels of WebP. */
export const maxRatio = 6
