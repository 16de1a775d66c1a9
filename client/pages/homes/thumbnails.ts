import { sheetFileOf, thumbnailSheets } from '#shared/content/thumbnails.ts'
import type { HomeName } from '#shared/routes/homes.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('./thumbnails/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Where the picture of a home's first screen is. */
interface Thumbnail {
  /** Address of its sheet. */
  sheet: string
  /** Its place there, from the left, from 0. */
  place: number
}

/** @throws Error where none has been taken yet */
export function thumbnailOf(home: HomeName): Thumbnail {
  const homes = thumbnailSheets.find((sheet) => sheet.includes(home))!
  const sheet = files[`./thumbnails/${sheetFileOf(homes)}`]
  if (sheet === undefined) throw new Error(`There is no thumbnail of ${home}: node scripts/thumbnails.ts.`)
  return { sheet, place: homes.indexOf(home) }
}
