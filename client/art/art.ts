/* The entry of the picture generator. Nothing else of this folder is imported from outside (README.md). */

export { drawPicture, sizeOf } from './drawPicture.ts'
export type { PictureOptions, Ratio, RowCell, Size } from './drawPicture.ts'
export { kinds } from './kinds.ts'
export { themes } from './themes.ts'
export type { Theme } from './themes.ts'

// For drawings that are not pictures of a kind: the mark and the scenes of the films.
export { Canvas } from './Canvas.ts'
export { person } from './backdrops.ts'
export type { Slot } from './colours.ts'
export { paletteOf, shadowOf, writerOf } from './palette.ts'
export { disc, halfDisc, markPath, path, polygon, rect } from './paths.ts'
export type { Point } from './paths.ts'
export { nth, randomFrom } from './random.ts'
