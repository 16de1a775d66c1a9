import previews from 'virtual:pictures/previews'
import type { PictureFile } from '#shared/content/picture.ts'
import { homesOnSheet, thumbnailSize, thumbnailsInSheet } from '#shared/content/thumbnails.ts'
import type { HomeName } from '#shared/routes/homes.ts'

const sheets: Readonly<Record<string, string>> = import.meta.glob('./thumbnails/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Returns the sheet with a home's first screen, and its cell there. A home that is on no sheet has a preview in its colours. */
export function thumbnailOf(home: HomeName): { of: PictureFile; cell?: number } {
  for (const [path, file] of Object.entries(sheets)) {
    const cell = homesOnSheet(path).indexOf(home)
    if (cell < 0) continue
    const { width, height } = thumbnailSize
    const cells = thumbnailsInSheet
    return { of: { light: file, dark: file, width: width * cells, height, cells }, cell }
  }
  return { of: previews[home]! }
}
