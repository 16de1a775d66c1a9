import type { HomeName } from '#shared/routes/homes.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('./thumbnails/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * Address of the picture of a home's first screen.
 * @throws Error where none has been taken yet
 */
export function thumbnailOf(home: HomeName): string {
  const file = files[`./thumbnails/${home}.webp`]
  if (file === undefined) throw new Error(`There is no thumbnail of ${home}: node scripts/thumbnails.ts ${home}.`)
  return file
}
