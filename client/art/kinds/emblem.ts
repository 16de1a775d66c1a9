import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, markPath, polygon, quarterDisc, rect } from '../paths.ts'

/** Icons of the house: solid signs of half discs, quarters and bars, for a box of 240. */
const scenes = {
  /** A dial, of which a quarter has passed. */
  clock(canvas: Canvas): void {
    canvas
      .fillAll('accent')
      .fill(disc(120, 120, 84), 'light')
      .fill(halfDisc(120, 120, 84, 'right'), 'muted')
      .fill(quarterDisc(120, 36, 84, 'bottomLeft'), 'third')
      .fill(rect(113, 52, 14, 82), 'ink')
      .fill(rect(113, 113, 72, 14), 'ink')
      .fill(disc(120, 120, 16), 'ink')
  },
  /** A gable, a wall in light and one in shade, an arched door. */
  house(canvas: Canvas): void {
    canvas
      .fillAll('second')
      .fill(halfDisc(120, 124, 84, 'up'), 'third')
      .fill(rect(52, 124, 68, 84), 'light')
      .fill(rect(120, 124, 68, 84), 'shade')
      .fill(halfDisc(120, 164, 24, 'up') + rect(96, 164, 48, 44), 'accent')
      .fill(disc(120, 92, 14), 'ink')
  },
  /** A sheet with its corner cut, lines, and a seal on it. */
  contract(canvas: Canvas): void {
    canvas
      .fillAll('third')
      .fill(polygon([56, 32], [136, 32], [176, 72], [176, 208], [56, 208]), 'light')
      .fill(polygon([136, 32], [176, 72], [136, 72]), 'shade')
      .fill(rect(76, 96, 72, 10) + rect(76, 120, 80, 10) + rect(76, 144, 52, 10), 'ink')
      .fill(disc(164, 182, 34), 'accent')
      .fill(halfDisc(164, 182, 34, 'right'), 'accentShade')
      .fill(markPath(140, 166, 16), 'light')
  },
  /** A sheet that goes into a box. */
  ballot(canvas: Canvas): void {
    canvas
      .fillAll('ink')
      .fill(rect(84, 36, 72, 88), 'third')
      .fill(markPath(93, 54, 18), 'accent')
      .fill(rect(44, 120, 76, 88), 'light')
      .fill(rect(120, 120, 76, 88), 'shade')
      .fill(rect(64, 132, 112, 10), 'ink')
      .fill(halfDisc(120, 208, 34, 'up'), 'second')
  },
} as const satisfies Record<string, (canvas: Canvas) => void>

export interface EmblemOptions {
  variant?: keyof typeof scenes
}

/** The side of the box that emblems are drawn for. */
const side = 240

export function drawEmblem(canvas: Canvas, { variant }: EmblemOptions): void {
  const draw = canvas.choose(scenes, variant)
  canvas.transformed(`scale(${canvas.width / side} ${canvas.height / side})`, () => draw(canvas))
}
