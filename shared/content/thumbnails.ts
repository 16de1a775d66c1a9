import { homeNames, type HomeName } from '../routes/homes.ts'

/** Of a home's first screen, in CSS pixels. */
export const thumbnailSize = { width: 480, height: 360 } as const

/** So many stand beside each other in one picture: one request for all of them. */
export const thumbnailsInSheet = 4

/** The homes of each sheet, from the left; the last one may have room. */
export const thumbnailSheets: readonly (readonly HomeName[])[] = Array.from(
  { length: Math.ceil(homeNames.length / thumbnailsInSheet) },
  (_, at) => homeNames.slice(at * thumbnailsInSheet, (at + 1) * thumbnailsInSheet),
)

/** The name of a sheet's file: it says whom it shows, so that a sheet for other homes is another file. */
export const sheetFileOf = (sheet: readonly HomeName[]): string => `${sheet.join('_')}.webp`

/** Returns the homes that a sheet shows, from the left, by the name of its file. */
export const homesOnSheet = (file: string): string[] =>
  file
    .replace(/^.*\//, '')
    .replace(/\.webp$/, '')
    .split('_')
