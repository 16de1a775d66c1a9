import type { Canvas } from '../Canvas.ts'
import type { Slot } from '../colours.ts'
import { corners, disc, halfDisc, quarterDisc, rect } from '../paths.ts'
import { nth } from '../random.ts'

const variants = ['letter', 'grid', 'poster'] as const

export interface TypeOptions {
  variant?: (typeof variants)[number]
}

/**
 * Letters, Latin and Cyrillic, on a grid of 3 × 4. S is a square, a digit is a quarter disc by the index of its centre
 * in `corners`, a point is empty.
 */
const glyphs = {
  A: ['2S3', 'S.S', 'SSS', 'S.S'],
  B: ['SS3', 'SS0', 'SS3', 'SS0'],
  P: ['SS3', 'S.S', 'SS0', 'S..'],
  R: ['SS3', 'S.S', 'SS0', 'S.3'],
  S: ['2SS', '1S3', '..S', 'SS0'],
  E: ['SSS', 'SS.', 'S..', 'SSS'],
  O: ['2S3', 'S.S', 'S.S', '1S0'],
  D: ['SS3', 'S.S', 'S.S', 'SS0'],
  N: ['S.S', 'S3S', 'S1S', 'S.S'],
  Z: ['SSS', '.20', '20.', 'SSS'],
  Zh: ['SSS', '1S0', '2S3', 'SSS'],
  F: ['.S.', '2S3', '1S0', '.S.'],
  L: ['2S3', 'S.S', 'S.S', 'S.S'],
  K: ['S.0', 'S0.', 'S3.', 'S.3'],
  I: ['S.S', 'S2S', 'S0S', 'S.S'],
  G: ['SSS', 'S..', 'S..', 'S..'],
}

/** Squares overlap slightly, against hairlines. */
const squareOverlap = 0.3

function cell(part: string, x: number, y: number, u: number): string {
  if (part === '.') return ''
  if (part === 'S') return rect(x, y, u + squareOverlap, u + squareOverlap)
  return quarterDisc(x, y, u, nth(corners, Number(part)))
}

function letter(canvas: Canvas, rows: readonly string[], x: number, y: number, u: number, slot: Slot): void {
  let data = ''
  rows.forEach((row, j) => [...row].forEach((part, i) => (data += cell(part, x + i * u, y + j * u, u))))
  canvas.fill(data, slot)
}

export function drawType(canvas: Canvas, options: TypeOptions): void {
  const { width, height, random } = canvas
  const variant = canvas.oneOf(variants, options.variant)
  const letters = random.shuffled(Object.values(glyphs))
  if (variant === 'letter') {
    canvas.fillAll('accent')
    const u = height * 0.29
    letter(canvas, nth(letters, 0), width * 0.08, -height * 0.04, u, 'ink')
    canvas.fill(disc(width * 0.72, height * 0.34, height * 0.3), 'accentShade', { opacity: 0.4 })
    letter(canvas, nth(letters, 1), width * 0.66, height * 0.58, u * 0.42, 'light')
    canvas.halftone([width * 0.04, height * 0.7, width * 0.5, height * 0.3], 'light', { from: 0.5, to: 5, step: 12 })
  } else if (variant === 'grid') {
    const n = width > height ? 3 : 2
    const m = 2
    const cw = width / n
    const chh = height / m
    const cs = random.shuffled(['accent', 'second', 'third', 'ink', 'light', 'muted'])
    for (let j = 0; j < m; j++)
      for (let i = 0; i < n; i++) {
        const q = j * n + i
        const f = nth(cs, q % 6)
        canvas.fill(rect(i * cw, j * chh, cw + 0.5, chh + 0.5), f)
        const u = Math.min(cw / 4.4, chh / 5.2)
        letter(
          canvas,
          nth(letters, q),
          i * cw + (cw - 3 * u) / 2,
          j * chh + (chh - 4 * u) / 2,
          u,
          f === 'ink' ? 'third' : f === 'accent' || f === 'second' ? 'light' : f === 'muted' ? 'line' : 'ink',
        )
      }
  } else {
    canvas.fillAll('third')
    canvas.fill(rect(0, height * 0.62, width, height), 'ink')
    const u = Math.min(width * 0.2, height * 0.21)
    letter(canvas, nth(letters, 2), width * 0.5 - u * 1.5 + u * 0.28, height * 0.08 + u * 0.28, u, 'second')
    letter(canvas, nth(letters, 2), width * 0.5 - u * 1.5, height * 0.08, u, 'accent')
    canvas
      .fill(disc(width * 0.14, height * 0.2, u * 0.5), 'ink')
      .fill(halfDisc(width * 0.86, height * 0.8, u * 0.7, 'up'), 'light')
    canvas.hatch([0, height * 0.92, width, 40], 'accent', { gap: 10, thickness: 4 })
  }
}
