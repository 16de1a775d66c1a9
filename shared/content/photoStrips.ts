import type { GalleryPictureId } from './gallery.ts'

/** Strips of the gallery's pictures as on social networks, in order. Each strip is drawn as one file of squares. */
export const photoStrips = {
  footer: ['factory', 'city', 'flag', 'blocks', 'staircase', 'bridge'],
  joined: ['circles', 'flag', 'boat', 'umbrella', 'blocks', 'half-discs'],
  mosaic: ['staircase', 'factory', 'lake', 'tiles', 'blocks'],
} as const satisfies Record<string, readonly GalleryPictureId[]>
export type PhotoStripName = keyof typeof photoStrips
export const photoStripNames = Object.keys(photoStrips) as PhotoStripName[]
