import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, markPath, polygon, quarterDisc, rect } from '../paths.ts'

/** The side of the box that emblems are drawn for. */
const side = 240
/** Larger than any picture: the sign stays round and its field continues around it. */
const ground = rect(-side, -side, 3 * side, 3 * side)

/** The site's emblems: solid signs of half discs, quarters and bars, for a box of 240. */
const scenes = {
  /** A clock after a quarter hour. */
  clock(canvas: Canvas): void {
    canvas
      .fill(ground, 'accent')
      .fill(disc(120, 120, 84), 'light')
      .fill(halfDisc(120, 120, 84, 'right'), 'muted')
      .fill(quarterDisc(120, 36, 84, 'bottomLeft'), 'third')
      .fill(rect(113, 52, 14, 82), 'ink')
      .fill(rect(113, 113, 72, 14), 'ink')
      .fill(disc(120, 120, 16), 'ink')
  },
  /** A house with a gable, a lit and a shaded wall, and an arched door. */
  house(canvas: Canvas): void {
    canvas
      .fill(ground, 'second')
      .fill(halfDisc(120, 124, 84, 'up'), 'third')
      .fill(rect(52, 124, 68, 84), 'light')
      .fill(rect(120, 124, 68, 84), 'shade')
      .fill(halfDisc(120, 164, 24, 'up') + rect(96, 164, 48, 44), 'accent')
      .fill(disc(120, 92, 14), 'ink')
  },
  /** A sheet with a cut corner, lines and a seal. */
  contract(canvas: Canvas): void {
    canvas
      .fill(ground, 'third')
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
      .fill(ground, 'ink')
      .fill(rect(84, 36, 72, 88), 'third')
      .fill(markPath(93, 54, 18), 'accent')
      .fill(rect(44, 120, 76, 88), 'light')
      .fill(rect(120, 120, 76, 88), 'shade')
      .fill(rect(64, 132, 112, 10), 'ink')
      .fill(halfDisc(120, 208, 34, 'up'), 'second')
  },
  /** An envelope that is open, its sheet half out. */
  letter(canvas: Canvas): void {
    canvas
      .fill(ground, 'second')
      .fill(polygon([40, 116], [120, 56], [200, 116]), 'shade')
      .fill(rect(68, 36, 104, 132), 'light')
      .fill(markPath(96, 56, 16), 'accent')
      .fill(rect(84, 104, 72, 8) + rect(84, 120, 72, 8), 'ink')
      .fill(polygon([40, 116], [120, 170], [200, 116], [200, 208], [40, 208]), 'third')
      .fill(polygon([200, 116], [200, 208], [120, 170]), 'light')
      .fill(polygon([40, 208], [120, 150], [200, 208]), 'accent')
  },
  /** A closed envelope on its way, to the right. */
  posted(canvas: Canvas): void {
    canvas
      .fill(ground, 'third')
      .fill(rect(0, 84, 60, 12) + rect(24, 114, 36, 12) + rect(0, 144, 60, 12), 'ink')
      .fill(rect(72, 72, 136, 96), 'light')
      .fill(polygon([208, 72], [208, 168], [140, 124]), 'shade')
      .fill(polygon([72, 72], [208, 72], [140, 128]), 'second')
      .fill(disc(140, 124, 18), 'accent')
      .fill(halfDisc(140, 124, 18, 'right'), 'accentShade')
  },
  /** A seal with a tick. */
  ticked(canvas: Canvas): void {
    canvas
      .fill(ground, 'second')
      .fill(halfDisc(120, 120, 88, 'left'), 'third')
      .fill(halfDisc(120, 120, 88, 'right'), 'accent')
      .fill(polygon([66, 120], [86, 100], [110, 124], [154, 78], [174, 98], [110, 164]), 'light')
  },
  /** A sheet torn in two. */
  torn(canvas: Canvas): void {
    canvas
      .fill(ground, 'accent')
      .fill(polygon([44, 44], [116, 44], [98, 82], [122, 118], [98, 152], [116, 196], [44, 196]), 'light')
      .fill(polygon([140, 56], [196, 56], [196, 208], [140, 208], [122, 164], [146, 130], [122, 94]), 'shade')
      .fill(rect(60, 72, 32, 10) + rect(60, 96, 36, 10) + rect(60, 120, 40, 10) + rect(60, 144, 28, 10), 'ink')
      .fill(rect(152, 84, 28, 10) + rect(156, 108, 24, 10) + rect(160, 132, 20, 10), 'ink')
  },
  /** A folder, a sheet looking out of it. */
  file(canvas: Canvas): void {
    canvas
      .fill(ground, 'second')
      .fill(rect(28, 76, 160, 132) + rect(28, 52, 76, 28), 'third')
      .fill(rect(52, 40, 124, 120), 'light')
      .fill(rect(70, 60, 88, 10) + rect(70, 82, 88, 10), 'ink')
      .fill(polygon([28, 208], [56, 112], [216, 112], [188, 208]), 'accent')
      .fill(polygon([122, 112], [216, 112], [188, 208], [122, 208]), 'accentShade')
      .fill(markPath(98, 142, 16), 'light')
  },
  /** A letter box on its post, the flag down. */
  letterBox(canvas: Canvas): void {
    canvas
      .fill(ground, 'third')
      .fill(rect(108, 172, 24, 68), 'ink')
      .fill(halfDisc(120, 104, 72, 'up') + rect(48, 104, 144, 72), 'light')
      .fill(quarterDisc(120, 32, 72, 'bottomLeft') + rect(120, 104, 72, 72), 'shade')
      .fill(rect(76, 112, 88, 14), 'ink')
      .fill(rect(176, 140, 48, 14), 'accent')
      .fill(disc(176, 147, 12), 'second')
  },
} as const satisfies Record<string, (canvas: Canvas) => void>

export interface EmblemOptions {
  variant?: keyof typeof scenes
}

export function drawEmblem(canvas: Canvas, { variant }: EmblemOptions): void {
  const draw = canvas.choose(scenes, variant)
  const scale = Math.min(canvas.width, canvas.height) / side
  const [left, top] = [(canvas.width - scale * side) / 2, (canvas.height - scale * side) / 2]
  canvas.transformed(`translate(${left} ${top}) scale(${scale})`, () => draw(canvas))
}
