import type { GalleryPictureId } from './gallery.ts'

/** The gallery's pictures in the samples of image galleries, by layout. */
export const imageGalleries = {
  squares: ['circles', 'blocks', 'factory', 'flag', 'half-discs', 'boat', 'tiles', 'staircase'],
  columns: ['umbrella', 'circles', 'half-discs', 'boat', 'tower', 'factory'],
  lead: ['map', 'flag', 'staircase', 'boat', 'tiles'],
} as const satisfies Record<string, readonly GalleryPictureId[]>

/** All pictures of the samples, without duplicates. */
export const imageGalleryIds = [...new Set(Object.values(imageGalleries).flat())]
