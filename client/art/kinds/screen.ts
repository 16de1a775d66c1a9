import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, markPath, path, polygon, quarterDisc, rect, roundedRect } from '../paths.ts'
import type { Slot } from '../colours.ts'

export interface ScreenOptions {
  variant?: keyof typeof screens
}

/** The height of a header, which is above the drawing. */
const bar = 80

/** Draws the lines of a text as bars. */
function words(
  canvas: Canvas,
  [x, y]: readonly [number, number],
  widths: readonly number[],
  slot: Slot,
  { thickness = 14, gap = 34 }: { thickness?: number; gap?: number } = {},
): void {
  for (const [line, width] of widths.entries()) canvas.fill(rect(x, y + line * gap, width, thickness), slot)
}

/** Draws the rows of a menu with a rule below each. */
function rows(canvas: Canvas, x: number, y: number, width: number, [word, rule]: readonly [Slot, Slot]): void {
  const lengths = [0.34, 0.52, 0.42, 0.6, 0.38, 0.46]
  for (const [row, length] of lengths.entries()) {
    const top = y + row * 78
    canvas.fill(rect(x, top, width * length, 26), word).fill(rect(x, top + 51, width, 2), rule)
  }
}

/** Draws mountains before a sun, from `left` to the right edge. */
function mountains(canvas: Canvas, left: number): void {
  const { width, height } = canvas
  const middle = (left + width) / 2
  canvas
    .fill(rect(left, 0, width - left, height), 'muted')
    .fill(disc(middle + 60, height * 0.56, height * 0.36), 'third')
    .fill(polygon([left, height * 0.86], [middle - 60, height * 0.3], [middle + 90, height * 0.86]), 'light')
    .fill(polygon([middle - 60, height * 0.3], [middle + 90, height * 0.86], [middle - 30, height * 0.86]), 'ink')
    .fill(
      polygon([middle - 10, height * 0.86], [width - 130, height * 0.42], [width, height * 0.7], [width, height]),
      'accent',
    )
    .fill(rect(left, height * 0.84, width - left, height * 0.16), 'second')
}

/** Draws a phone that the lower edge cuts, and calls `draw` for its screen. */
function phone(canvas: Canvas, [ground, field]: readonly [Slot, Slot], draw: (x: number, y: number) => void): void {
  const [x, y, width, height] = [760, 130, 330, 620]
  canvas.fillAll(ground)
  canvas.fill(halfDisc(x + width / 2, canvas.height, 400, 'up'), field)
  words(canvas, [96, 230], [430, 340], 'light', { thickness: 52, gap: 78 })
  words(canvas, [96, 420], [380, 410, 300], 'light')
  canvas.fill(roundedRect(x - 16, y - 16, width + 32, height, 44), 'ink')
  canvas.clipped(roundedRect(x, y, width, height, 30), () => {
    canvas.fill(rect(x, y, width, height), 'ground')
    canvas.fill(halfDisc(x + width * 0.4, y + 380, 150, 'up'), 'third').fill(rect(x, y + 380, width, 240), 'second')
    draw(x, y)
  })
}

/** Draws the bar of a phone: the mark, and a cross for the open menu. */
function phoneBar(canvas: Canvas, x: number, y: number, [mark, line]: readonly [Slot, Slot], cross = x + 276): void {
  canvas.fill(markPath(x + 26, y + 28, 15), mark)
  canvas.stroke(path`M${cross} ${y + 30}l26 26M${cross + 26} ${y + 30}l-26 26`, line, 4)
}

/** The pages under a header with its menu open. */
const screens = {
  /** The page is moved aside by a dark panel. */
  push(canvas: Canvas) {
    const x = 860
    canvas.fillAll('third').fill(quarterDisc(0, bar, 560, 'topLeft'), 'accent')
    canvas.fill(halfDisc(580, 640, 280, 'up'), 'second').fill(quarterDisc(0, bar, 280, 'topLeft'), 'light')
    canvas.fill(rect(x, 0, 420, canvas.height), 'ink')
    words(canvas, [x + 40, 132], [300, 220], 'light', { thickness: 40, gap: 58 })
    words(canvas, [x + 40, 262], [330, 280], 'shade', { thickness: 10, gap: 24 })
    for (const [index, slot] of (['second', 'accent', 'third'] as const).entries())
      canvas.fill(rect(x + 40 + index * 114, 330, 114, 114), slot)
    canvas.fill(halfDisc(x + 97, 444, 57, 'up'), 'third').fill(quarterDisc(x + 154, 330, 114, 'bottomLeft'), 'light')
    canvas.fill(disc(x + 325, 387, 36), 'ink')
    canvas.fill(rect(x + 40, 480, 342, 56), 'light').fill(rect(x + 40, 552, 160, 52), 'accent')
  },
  /** A town at the side of a column. */
  column(canvas: Canvas) {
    const { height } = canvas
    canvas
      .fillAll('muted')
      .fill(disc(700, 300, 210), 'third')
      .fill(disc(700, 300, 130), 'accent')
    const houses = [
      [330, 260, 'second'],
      [460, 360, 'light'],
      [570, 200, 'ink'],
      [700, 320, 'second'],
      [850, 240, 'accent'],
      [990, 390, 'light'],
      [1110, 290, 'ink'],
    ] as const
    for (const [x, high, slot] of houses) {
      canvas
        .fill(rect(x, height - 90 - high, 110, high), slot)
        .fill(rect(x + 84, height - 90 - high, 26, high), 'shade')
      for (let y = height - 60 - high; y < height - 130; y += 52)
        canvas.fill(rect(x + 16, y, 20, 24) + rect(x + 50, y, 20, 24), slot === 'light' ? 'second' : 'third')
    }
    canvas.fill(rect(0, height - 90, canvas.width, 90), 'ink')
    for (let x = 330; x < 1280; x += 110) canvas.fill(rect(x, height - 50, 56, 8), 'light')
  },
  /** A drawer that opens from a rail. */
  drawer(canvas: Canvas) {
    mountains(canvas, 470)
    canvas.fill(rect(0, 0, 470, canvas.height), 'ink').fill(rect(466, 0, 4, canvas.height), 'accent')
    words(canvas, [120, 96], [150, 250, 190, 270, 170, 210], 'light', { thickness: 34, gap: 78 })
    canvas.fill(markPath(120, 572, 14), 'third')
  },
  /** A menu that drops from a phone's bar. */
  drop(canvas: Canvas) {
    phone(canvas, ['second', 'accent'], (x, y) => {
      canvas.fill(rect(x, y, 330, 640), 'ink').fill(rect(x, y, 330, 430), 'ground')
      phoneBar(canvas, x, y, ['accent', 'line'])
      canvas.fill(rect(x, y + 84, 330, 4), 'accent')
      words(canvas, [x + 26, y + 122], [110, 170, 140, 190, 120], 'line', { thickness: 20, gap: 62 })
    })
  },
  /** A sheet that moves the page of a phone aside. */
  sheet(canvas: Canvas) {
    phone(canvas, ['ink', 'third'], (x, y) => {
      phoneBar(canvas, x, y, ['ground', 'line'], x + 24)
      canvas.fill(rect(x + 76, y, 260, 640), 'accent')
      words(canvas, [x + 106, y + 60], [100, 160, 130, 180, 110, 150], 'light', { thickness: 22, gap: 66 })
    })
  },
  /** A menu over a whole phone. */
  cover(canvas: Canvas) {
    phone(canvas, ['accent', 'second'], (x, y) => {
      canvas.fill(rect(x, y, 330, 640), 'third').fill(disc(x + 330, y + 540, 150), 'accent')
      phoneBar(canvas, x, y, ['ink', 'ink'])
      words(canvas, [x + 26, y + 116], [180, 260, 210, 270, 190], 'ink', { thickness: 38, gap: 74 })
    })
  },
  /** A field with the menu comes down over the page. */
  field(canvas: Canvas) {
    mountains(canvas, 0)
    canvas.fill(rect(0, 0, canvas.width, 560), 'second')
    rows(canvas, 96, 128, 620, ['light', 'third'])
    words(canvas, [880, 128], [250, 200], 'light', { thickness: 20, gap: 40 })
    words(canvas, [880, 240], [180, 220, 170], 'light', { thickness: 10, gap: 30 })
    canvas.fill(rect(880, 370, 150, 56), 'light')
    canvas.fill(rect(0, 560, canvas.width, 6), 'third')
  },
  /** Two dark half discs close over the page. */
  wipe(canvas: Canvas) {
    canvas.fillAll('accent').fill(disc(640, 360, 150), 'third')
    canvas.fill(rect(0, 0, 760, 360) + halfDisc(760, 180, 180, 'right'), 'ink')
    canvas.fill(rect(520, 360, 760, 280) + halfDisc(520, 500, 140, 'left'), 'ink')
    words(canvas, [96, 132], [330, 480, 390], 'light', { thickness: 52, gap: 76 })
    words(canvas, [620, 440], [260, 420], 'light', { thickness: 52, gap: 76 })
  },
  /** A picture in one half, the menu in the other. */
  half(canvas: Canvas) {
    canvas.fillAll('ground').fill(rect(0, 0, 640, canvas.height), 'third')
    for (const [column, row] of [
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 1],
      [0, 2],
      [1, 3],
      [2, 2],
      [3, 3],
    ] as const)
      // prettier-ignore
      canvas.fill(rect(column * 160, bar + row * 160, 160, 160), 'accent')
    for (const [column, row] of [
      [0, 0],
      [2, 0],
      [0, 2],
      [2, 2],
    ] as const)
      canvas.fill(quarterDisc(column * 160, bar + row * 160, 160, 'bottomRight'), 'ink')
    for (const [column, row] of [
      [1, 0],
      [3, 0],
      [1, 2],
      [3, 2],
    ] as const)
      canvas.fill(quarterDisc(column * 160, bar + row * 160, 160, 'topLeft'), 'second')
    rows(canvas, 720, 132, 480, ['line', 'shade'])
  },
} as const

export function drawScreen(canvas: Canvas, options: ScreenOptions): void {
  canvas.choose(screens, options.variant)(canvas)
}
