import type { GalleryPictureId } from './gallery.ts'

/** What the samples of image galleries show of the party's own, by their looks. */
export const imageGalleries = {
  squares: ['circles', 'blocks', 'factory', 'flag', 'half-discs', 'boat', 'tiles', 'staircase'],
  columns: ['umbrella', 'half-discs', 'circles', 'boat', 'factory', 'tower'],
  lead: ['map', 'flag', 'staircase', 'boat', 'tiles'],
} as const satisfies Record<string, readonly GalleryPictureId[]>

/** All that they show, each once. */
export const imageGalleryIds = [...new Set(Object.values(imageGalleries).flat())]
