import type { GalleryPictureId } from './gallery.ts'

/** The pictures of the gallery on the one-page sample: six of one shape, drawn as one file. */
export const onePageWorks: readonly GalleryPictureId[] = ['city', 'staircase', 'bridge', 'lake', 'boat', 'half-discs']
