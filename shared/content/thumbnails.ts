import { homeNames, type HomeName } from '../routes/homes.ts'

/** The size of a thumbnail of a home's first screen, in CSS pixels. */
export const thumbnailSize = { width: 480, height: 360 } as const

/** The number of thumbnails in one picture, so that they need one request. */
export const thumbnailsInSheet = 4

/** The homes of each sheet, from the left; the last sheet may have fewer. */
export const thumbnailSheets: readonly (readonly HomeName[])[] = Array.from(
  { length: Math.ceil(homeNames.length / thumbnailsInSheet) },
  (_, index) => homeNames.slice(index * thumbnailsInSheet, (index + 1) * thumbnailsInSheet),
)

/** Returns the file name of a sheet. It contains the homes, so that a sheet of other homes has another name. */
export const sheetFileOf = (sheet: readonly HomeName[]): string => `${sheet.join('_')}.webp`

/** Returns the homes of a sheet, from the left, by the name of its file. */
export const homesOnSheet = (file: string): string[] =>
  file
    .replace(/^.*\//, '')
    .replace(/\.webp$/, '')
    .split('_')
