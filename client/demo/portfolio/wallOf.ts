import type { CaptionedPicture } from '#shared/content/content.ts'
import type { WallPicture } from '../../kit/PictureWall.tsx'

/** Returns pictures of a project in the form that a picture wall with a lightbox needs. */
export const wallOf = (pictures: readonly CaptionedPicture[]): WallPicture[] =>
  pictures.map(({ file, alt, caption }, index) => ({ id: String(index + 1), file, alt, caption }))
