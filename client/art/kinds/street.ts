import { sampleMarks } from '#shared/content/sampleMarks.ts'
import type { Box, Canvas } from '../Canvas.ts'
import type { Slot } from '../colours.ts'
import { disc, halfDisc, leaf, path, polygon, rect, rounded } from '../paths.ts'
import { nth } from '../random.ts'

const signs = ['old', 'new'] as const

export interface StreetOptions {
  signs?: (typeof signs)[number]
}

const shops = ['bakery', 'workshop', 'books'] as const
type Shop = (typeof shops)[number]

/** The colours of each house and its new sign. */
const paints = {
  bakery: { wall: 'ground', sign: 'accent' },
  workshop: { wall: 'muted', sign: 'ink' },
  books: { wall: 'ground', sign: 'second' },
} as const satisfies Record<Shop, Record<'wall' | 'sign', Slot>>

/** Draws lines that stand for illegible writing. */
function writing(canvas: Canvas, [x, y, w, h]: Box, lines: number, slot: Slot): void {
  const step = h / lines
  let bars = ''
  for (let i = 0; i < lines; i++) {
    const share = nth([0.96, 0.7, 0.84, 0.58, 0.9], i)
    bars += rect(x + (w * (1 - share)) / 2, y + i * step, w * share, step * 0.52)
  }
  canvas.fill(bars, slot)
}

/** A sample mark in a square of `size`. */
function mark(canvas: Canvas, shop: Shop, [x, y]: readonly [number, number], size: number, slot: Slot): void {
  canvas.transformed(`translate(${rounded(x)} ${rounded(y)}) scale(${Math.round(size * 25) / 1000})`, () =>
    canvas.fill(sampleMarks[shop], slot),
  )
}

/** A star with as many points as there are offers. */
function burst(canvas: Canvas, x: number, y: number, r: number, slot: Slot): void {
  const points = Array.from({ length: 24 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 12, i % 2 ? r * 0.72 : r]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  canvas.fill(polygon(...points), slot)
}

/** The old signs, overloaded. */
const oldSigns: Record<Shop, (canvas: Canvas, box: Box) => void> = {
  bakery(canvas, [x, y, w, h]) {
    canvas.fill(rect(x, y, w, h), 'third')
    writing(canvas, [x + w * 0.04, y + h * 0.14, w * 0.3, h * 0.8], 4, 'ink')
    writing(canvas, [x + w * 0.7, y + h * 0.14, w * 0.26, h * 0.8], 5, 'accent')
    canvas.ellipse([x + w * 0.52, y + h * 0.46], [w * 0.2, h * 0.72], 'light')
    canvas.fill(halfDisc(x + w * 0.52, y + h * 0.6, h * 0.44, 'up'), 'second')
    let cuts = ''
    for (let i = -1; i < 2; i++) cuts += path`M${x + w * 0.52 + i * h * 0.2} ${y + h * 0.54}l${h * 0.1} ${-h * 0.22}`
    canvas.stroke(cuts, 'light', h * 0.04)
    canvas.fill(
      polygon(
        [x + w * 0.3, y + h * 0.74],
        [x + w * 0.74, y + h * 0.66],
        [x + w * 0.78, y + h * 1.02],
        [x + w * 0.26, y + h * 1.1],
      ),
      'accent',
    )
    writing(canvas, [x + w * 0.36, y + h * 0.82, w * 0.32, h * 0.22], 1, 'light')
    burst(canvas, x + w * 0.93, y - h * 0.1, h * 0.42, 'accent')
    burst(canvas, x + w * 0.93, y - h * 0.1, h * 0.22, 'third')
  },
  workshop(canvas, [x, y, w, h]) {
    const boards: readonly (readonly [number, number, number, number, Slot, Slot])[] = [
      [0, 0.1, 0.34, 0.9, 'second', 'light'],
      [0.3, -0.3, 0.3, 0.62, 'light', 'ink'],
      [0.36, 0.36, 0.3, 0.7, 'third', 'ink'],
      [0.62, -0.14, 0.38, 0.52, 'accent', 'light'],
      [0.68, 0.42, 0.3, 0.66, 'ground', 'second'],
    ]
    for (const [left, top, width, height, board, ink] of boards) {
      canvas.fillApart(rect(x + w * left, y + h * top, w * width, h * height), board)
      writing(canvas, [x + w * (left + 0.03), y + h * (top + 0.1), w * (width - 0.06), h * (height - 0.14)], 3, ink)
    }
    let teeth = ''
    for (let i = 0; i < 10; i++) {
      const angle = (i * Math.PI) / 5
      teeth += disc(x + w * 0.5 + Math.cos(angle) * h * 0.36, y + h * 0.5 + Math.sin(angle) * h * 0.36, h * 0.09)
    }
    canvas
      .fill(teeth + disc(x + w * 0.5, y + h * 0.5, h * 0.34), 'ink')
      .fill(disc(x + w * 0.5, y + h * 0.5, h * 0.15), 'third')
  },
  books(canvas, [x, y, w, h]) {
    canvas.fill(rect(x, y, w, h), 'ink').fill(rect(x + 7, y + 7, w - 14, h - 14), 'third')
    canvas.fill(rect(x + 14, y + 14, w - 28, h - 28), 'light')
    for (let i = 0; i < 4; i++)
      canvas.fill(
        rect(x + w * (0.06 + 0.02 * (i % 2)), y + h * (0.68 - i * 0.14), w * 0.2, h * 0.12),
        nth(['accent', 'second', 'third', 'ink'] as const, i),
      )
    writing(canvas, [x + w * 0.32, y + h * 0.2, w * 0.34, h * 0.66], 4, 'second')
    const [quill, shaded] = leaf(x + w * 0.72, y + h * 0.98, h * 1.34, h * 0.3, -1.1)
    canvas.fill(quill, 'accent').fill(shaded, 'second')
    canvas.fill(disc(x + w * 0.72, y + h * 0.84, h * 0.12), 'ink')
  },
}

/** Draws the new sign: one colour, one mark. */
function newSign(canvas: Canvas, shop: Shop, [x, y, w, h]: Box): void {
  const { sign } = paints[shop]
  canvas.fill(rect(x, y, w, h), sign)
  mark(canvas, shop, [x + w * 0.5 - h * 0.36, y + h * 0.14], h * 0.72, 'light')
}

/** Draws a house with a shop and one of its signs. */
function house(canvas: Canvas, shop: Shop, [x, top, w, base]: Box, isNew: boolean): void {
  const { height } = canvas
  const { wall, sign } = paints[shop]
  canvas.fillApart(rect(x, top, w + 1, base - top), wall)
  canvas.fill(rect(x, top, w + 1, height * 0.025), 'ink')
  const pane = [w * 0.2, height * 0.17] as const
  for (const share of [0.16, 0.4, 0.64]) {
    const [left, up] = [x + w * share, top + height * 0.075]
    canvas.fill(rect(left, up, ...pane), 'light').fill(rect(left + pane[0] / 2 - 2, up, 4, pane[1]), 'ink')
    canvas.fill(rect(left - 5, up + pane[1], pane[0] + 10, 7), 'ink')
  }
  // The window of the shop and its door.
  const [left, right, up] = [x + w * 0.08, x + w * 0.92, height * 0.56]
  canvas.fill(rect(left, up, right - left, base - up), 'ink')
  canvas.fill(rect(left + 10, up + 10, w * 0.52, (base - up) * 0.68), 'light')
  canvas.fill(rect(left + w * 0.6, up + 10, w * 0.18, base - up - 10), isNew ? sign : 'shade')
  canvas.fill(rect(left + w * 0.63, up + 24, w * 0.12, (base - up) * 0.4), 'light')
  const glass: Box = [left + 10 + w * 0.06, up + 28, w * 0.4, (base - up) * 0.44]
  if (isNew) mark(canvas, shop, [left + 10 + w * 0.17, up + (base - up) * 0.14], w * 0.18, sign)
  else {
    writing(canvas, glass, 4, 'shade')
    burst(canvas, left + w * 0.46, up + (base - up) * 0.52, w * 0.08, shop === 'bakery' ? 'accent' : 'third')
    canvas.fill(rect(left + w * 0.05, up + (base - up) * 0.56, w * 0.26, (base - up) * 0.24), 'accent')
    writing(canvas, [left + w * 0.07, up + (base - up) * 0.6, w * 0.22, (base - up) * 0.18], 2, 'light')
    canvas.fill(rect(left + w * 0.62, up + (base - up) * 0.58, w * 0.14, (base - up) * 0.22), 'third')
    writing(canvas, [left + w * 0.63, up + (base - up) * 0.61, w * 0.12, (base - up) * 0.17], 3, 'ink')
  }
  if (isNew) newSign(canvas, shop, [left, height * 0.42, right - left, height * 0.125])
  else oldSigns[shop](canvas, [left - w * 0.02, height * 0.385, right - left + w * 0.04, height * 0.165])
}

/** Draws a street with three shops, with old or with new signs; nothing else differs. */
export function drawStreet(canvas: Canvas, options: StreetOptions): void {
  const { width, height, random } = canvas
  const isNew = canvas.oneOf(signs, options.signs) === 'new'
  const base = height * 0.92
  canvas.fillAll('shade')
  const w = width / shops.length
  shops.forEach((shop, i) => house(canvas, shop, [i * w, height * random.between(0.04, 0.15), w, base], isNew))
  canvas.fill(rect(0, base, width, height), 'ink').fill(rect(0, base, width, 8), 'light')
}
