import type { Captioned } from '#shared/content/content.ts'
import type { WallPicture } from '../../kit/PictureWall.tsx'

/** Pictures of a project as they hang on a wall that can be enlarged. */
export const wallOf = (pictures: readonly Captioned[]): WallPicture[] =>
  pictures.map(({ file, alt, caption }, at) => ({ id: String(at + 1), file, alt, caption }))
