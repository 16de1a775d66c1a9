import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, path, rect, rounded, roundedRect, type Point } from '../paths.ts'

const variants = ['tooth', 'brush', 'smile', 'taken'] as const

export interface DentalOptions {
  variant?: (typeof variants)[number]
}

/** Draws a tooth with two roots around a point, its right half shaded. */
function tooth(canvas: Canvas, x: number, y: number, k: number): void {
  const outline = path`
    M${x} ${y - 92 * k}
    C${x - 130 * k} ${y - 148 * k} ${x - 134 * k} ${y + 6 * k} ${x - 82 * k} ${y + 46 * k}
    C${x - 70 * k} ${y + 176 * k} ${x - 22 * k} ${y + 150 * k} ${x - 24 * k} ${y + 66 * k}
    Q${x} ${y + 40 * k} ${x + 24 * k} ${y + 66 * k}
    C${x + 22 * k} ${y + 150 * k} ${x + 70 * k} ${y + 176 * k} ${x + 82 * k} ${y + 46 * k}
    C${x + 134 * k} ${y + 6 * k} ${x + 130 * k} ${y - 148 * k} ${x} ${y - 92 * k}z
  `
  canvas.fill(outline, 'light')
  canvas.clipped(outline, () => canvas.fill(rect(x, y - 200 * k, 200 * k, 400 * k), 'muted'))
}

/** Draws a tooth that is lifted out of the gum between its neighbours, above the gap that it leaves. */
function taken(canvas: Canvas, [x, y]: Point, k: number): void {
  canvas.fillAll('second')
  canvas.fill(disc(x, y - 20 * k, 170 * k), 'accent')
  for (const side of [-1, 1]) tooth(canvas, x + side * 186 * k, y + 96 * k, k * 0.78)
  const gum = y + 118 * k
  canvas
    .fill(rect(0, gum, canvas.width, canvas.height), 'third')
    .fill(halfDisc(x - 34 * k, gum, 34 * k, 'down') + halfDisc(x + 34 * k, gum, 34 * k, 'down'), 'accentShade')
  canvas.transformed(`rotate(14 ${rounded(x)} ${rounded(y)})`, () => tooth(canvas, x, y - 62 * k, k * 0.78))
}

export function drawDental(canvas: Canvas, options: DentalOptions): void {
  const { width, height, random } = canvas
  const k = Math.min(width, height) / 400
  const x = width * 0.5
  const y = height * 0.5
  const variant = canvas.oneOf(variants, options.variant)
  const field = random.pick(['second', 'muted', 'third', 'accent'])
  if (variant === 'taken') return taken(canvas, [x, y], k)
  canvas.fillAll(field)
  if (variant !== 'smile') {
    canvas.fill(disc(x, y, 178 * k), field === 'accent' ? 'second' : 'accent')
    if (variant === 'brush')
      canvas.halftone([x - 150 * k, y - 150 * k, 300 * k, 300 * k], 'light', { from: 0.5, to: 4.5, step: 12 })
    tooth(canvas, x, y, k)
    if (variant === 'tooth') {
      canvas.fill(disc(x - 48 * k, y - 40 * k, 15 * k), 'second')
      canvas.stroke(
        path`M${x + 110 * k} ${y - 150 * k}v${56 * k}M${x + 82 * k} ${y - 122 * k}h${56 * k}`,
        'third',
        13 * k,
      )
    } else {
      canvas.transformed(`rotate(-38 ${rounded(x)} ${rounded(y)})`, () => {
        canvas
          .fill(roundedRect(x - 230 * k, y + 96 * k, 460 * k, 24 * k, Math.round(12 * k)), 'ink')
          .fill(rect(x + 60 * k, y + 64 * k, 128 * k, 32 * k), 'third')
      })
    }
  } else {
    canvas.fill(disc(x, y - 20 * k, 170 * k), field === 'muted' ? 'third' : 'muted')
    const w = 150 * k
    canvas.fill(halfDisc(x, y - 20 * k, w, 'down'), 'ink')
    canvas.clipped(halfDisc(x, y - 20 * k, w, 'down'), () => {
      let d = ''
      for (let i = -3; i < 3; i++) d += roundedRect(x + i * 48 * k + 2, y - 34 * k, 44 * k, 66 * k, Math.round(12 * k))
      canvas.fill(d, 'light')
      canvas.fill(disc(x, y + 150 * k, 84 * k), field === 'accent' ? 'second' : 'accent')
    })
  }
}
