import type { PictureFile } from '#shared/content/picture.ts'
import { sheetFileOf, thumbnailSheets, thumbnailSize, thumbnailsInSheet } from '#shared/content/thumbnails.ts'
import type { HomeName } from '#shared/routes/homes.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('./thumbnails/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * The sheet that shows a home's first screen, and its cell there.
 * @throws Error where none has been taken yet
 */
export function thumbnailOf(home: HomeName): { of: PictureFile; cell: number } {
  const homes = thumbnailSheets.find((sheet) => sheet.includes(home))!
  const file = files[`./thumbnails/${sheetFileOf(homes)}`]
  if (file === undefined) throw new Error(`There is no thumbnail of ${home}: node scripts/thumbnails.ts.`)
  const { width, height } = thumbnailSize
  const cells = thumbnailsInSheet
  return { of: { light: file, dark: file, width: width * cells, height, cells }, cell: homes.indexOf(home) }
}
