import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { rect } from '../../paths.ts'

/** The side of the square that the scenes are drawn for. A wide or a tall picture shows more of the room around it. */
const side = 400
/** The bounds of the room, outside every picture. */
export const [from, span] = [-400, 1200]

/** Returns the drawer of a scene on the square, scaled to the picture and centred. */
export const onSquare = (draw: (canvas: Canvas) => void) => (canvas: Canvas) => {
  const scale = Math.min(canvas.width, canvas.height) / side
  const [x, y] = [(canvas.width - side * scale) / 2, (canvas.height - side * scale) / 2]
  canvas.transformed(`translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})`, () => draw(canvas))
}

/** Fills the wall of the room. */
export const wall = (canvas: Canvas, slot: Slot) => canvas.fill(rect(from, from, span, span), slot)
/** Fills the floor from `y` down. */
export const floor = (canvas: Canvas, y: number, slot: Slot) => canvas.fill(rect(from, y, span, span), slot)

/** Lines of writing: bars of a height below one another, by their widths. */
export const lines = (x: number, y: number, step: number, height: number, widths: readonly number[]) =>
  widths.map((width, i) => rect(x, y + i * step, width, height)).join('')
