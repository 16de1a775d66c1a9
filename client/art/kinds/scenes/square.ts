import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { rect } from '../../paths.ts'

/** The side of the square that the scenes are drawn for. A wide or a tall picture shows more of the room around it. */
const side = 400
/** The bounds of the room, outside every picture. */
export const [from, span] = [-400, 1200]

/** A detail of a scene: the upper left corner of a square in it, and its side. */
export type Detail = readonly [x: number, y: number, side: number]

/** Returns the drawer of a scene on the square, or of a detail of it, scaled to the picture and centred. */
export const onSquare =
  (draw: (canvas: Canvas) => void, [left, top, size]: Detail = [0, 0, side]) =>
  (canvas: Canvas) => {
    const scale = Math.round((Math.min(canvas.width, canvas.height) / size) * 1000) / 1000
    const [x, y] = [canvas.width / 2 - (left + size / 2) * scale, canvas.height / 2 - (top + size / 2) * scale]
    canvas.transformed(`translate(${rounded(x)} ${rounded(y)}) scale(${scale})`, () => draw(canvas))
  }

const rounded = (length: number): number => Math.round(length * 10) / 10

/** Fills the wall of the room. */
export const wall = (canvas: Canvas, slot: Slot) => canvas.fill(rect(from, from, span, span), slot)
/** Fills the floor from `y` down. */
export const floor = (canvas: Canvas, y: number, slot: Slot) => canvas.fill(rect(from, y, span, span), slot)

/** Lines of writing: bars of a height below one another, by their widths. */
export const lines = (x: number, y: number, step: number, height: number, widths: readonly number[]) =>
  widths.map((width, i) => rect(x, y + i * step, width, height)).join('')
