/**
 * The shapes of pictures in the gallery, each with its ratio. On wide screens, the two numbers are also the picture's
 * columns and rows in a grid of twelve, so that nothing is cropped. `feature` takes twice as many.
 */
export const galleryShapes = {
  feature: [4, 3],
  small: [4, 3],
  landscape: [6, 4],
  portrait: [3, 4],
  tall: [4, 6],
  square: [3, 3],
  panorama: [6, 3],
  strip: [12, 4],
} as const satisfies Record<string, readonly [width: number, height: number]>
export type GalleryShape = keyof typeof galleryShapes

/** The pictures of the gallery, in order; each is an anchor of its page. Captions and alternative texts are words. */
export const galleryPictures = [
  { id: 'assembly', shape: 'feature' },
  { id: 'factory', shape: 'small' },
  { id: 'flag', shape: 'small' },

  { id: 'bridge', shape: 'strip' },

  { id: 'staircase', shape: 'landscape' },
  { id: 'umbrella', shape: 'portrait' },
  { id: 'balconies', shape: 'portrait' },

  { id: 'tower', shape: 'tall' },
  { id: 'half-discs', shape: 'tall' },
  { id: 'lake', shape: 'tall' },

  { id: 'circles', shape: 'square' },
  { id: 'blocks', shape: 'square' },
  { id: 'map', shape: 'panorama' },

  { id: 'boat', shape: 'small' },
  { id: 'tiles', shape: 'small' },
  { id: 'city', shape: 'feature' },
] as const satisfies readonly { id: string; shape: GalleryShape }[]
export type GalleryPictureId = (typeof galleryPictures)[number]['id']
