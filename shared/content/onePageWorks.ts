import type { GalleryPictureId } from './gallery.ts'

/** What the sample page with everything on it shows of the gallery: six of one shape, drawn as one file. */
export const onePageWorks: readonly GalleryPictureId[] = ['city', 'staircase', 'bridge', 'lake', 'boat', 'half-discs']
