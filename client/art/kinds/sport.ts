import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, markPath, path, rect, rounded, roundedRect } from '../paths.ts'

const variants = ['barbell', 'kettlebell', 'runner', 'plate', 'rack'] as const

/** Draws a rack: pairs of dumbbells on two shelves, the heavier ones below. */
function rack(canvas: Canvas): void {
  const { width, height } = canvas
  canvas.halftone([0, 6, width + 12, height], 'shade', { from: 9, to: 0.5, step: 14 })
  canvas.fill(rect(width * 0.07, height * 0.16, 18, height) + rect(width * 0.93 - 18, height * 0.16, 18, height), 'ink')
  for (const [level, count, size] of [
    [0.46, 5, 0.19],
    [0.88, 4, 0.25],
  ] as const) {
    const shelf = height * level
    const half = (height * size) / 2
    canvas
      .fill(rect(width * 0.04, shelf, width * 0.92, 14), 'third')
      .fill(rect(width * 0.04, shelf + 14, width * 0.92, 8), 'ink')
    for (let at = 0; at < count; at++) {
      const x = width * (0.5 + ((at + 0.5) / count - 0.5) * 0.78)
      const paint = (['accent', 'second', 'light'] as const)[(at + count) % 3]!
      canvas.fill(roundedRect(x - half * 1.2, shelf - half - 6, half * 2.4, 12, 4), 'light')
      for (const side of [-1, 1]) {
        const left = x + side * half * 1.05 - half * 0.4
        canvas
          .fill(roundedRect(left, shelf - half * 2, half * 0.8, half * 2, 8), paint)
          .fill(roundedRect(left, shelf - half, half * 0.8, half, 8), paint === 'light' ? 'third' : 'ink')
      }
    }
  }
}

/** The start and the end of each line behind the runner, as shares of the width. */
const speedLines = [
  [0.14, 0.36],
  [0.05, 0.46],
  [0.2, 0.4],
  [0.03, 0.31],
  [0.12, 0.4],
  [0.06, 0.28],
  [0.02, 0.16],
  [0.08, 0.42],
  [0.16, 0.38],
] as const

export interface SportOptions {
  variant?: (typeof variants)[number]
}

export function drawSport(canvas: Canvas, options: SportOptions): void {
  const { width, height } = canvas
  const k = Math.min(width, height) / 400
  const x = width * 0.5
  const y = height * 0.52
  const variant = canvas.oneOf(variants, options.variant)
  canvas.fillAll(variant === 'runner' ? 'accent' : variant === 'kettlebell' ? 'second' : 'muted')
  if (variant === 'barbell') {
    canvas.halftone([0, 6, width + 12, height], 'shade', { from: 9, to: 0.5, step: 14 })
    canvas.transformed(`rotate(-24 ${rounded(x)} ${rounded(y)})`, () => {
      canvas
        .fill(rect(x - width, y - 9 * k, width * 2, 18 * k), 'light')
        .fill(rect(x - width, y, width * 2, 9 * k), 'third')
      for (const sg of [-1, 1])
        for (const [d, h, q, w] of [
          [118, 124, 'accent', 26],
          [150, 92, 'second', 24],
          [178, 60, 'light', 18],
        ] as const) {
          canvas.fill(rect(x + sg * d * k - (w * k) / 2, y - h * k, w * k, h * 2 * k), q)
          canvas.fill(rect(x + sg * d * k - (w * k) / 2, y, w * k, h * k), q === 'light' ? 'third' : 'ink')
        }
    })
  } else if (variant === 'kettlebell') {
    canvas.fill(disc(x, y, 180 * k), 'ink')
    canvas.stroke(
      path`
        M${x - 62 * k} ${y - 34 * k}Q${x - 74 * k} ${y - 134 * k} ${x} ${y - 134 * k}
        T${x + 62 * k} ${y - 34 * k}
      `,
      'light',
      28 * k,
    )
    canvas.fill(disc(x, y + 46 * k, 102 * k), 'accent').fill(halfDisc(x, y + 46 * k, 102 * k, 'right'), 'light')
    canvas.fill(rect(x - 74 * k, y + 134 * k, 148 * k, 20 * k), 'third')
    canvas.fill(markPath(x - 45 * k, y + 18 * k, 30 * k), 'ink')
  } else if (variant === 'rack') {
    rack(canvas)
  } else if (variant === 'runner') {
    const j = { cap: 'round', join: 'round' } as const
    // Lines of speed, each with a length of its own: no edge cuts them.
    let d = ''
    for (const [i, [from, to]] of speedLines.entries()) {
      const level = height * ((i + 0.8) / (speedLines.length + 0.4))
      d += path`M${width * from} ${level - 60 * from}L${width * to} ${level - 60 * to}`
    }
    canvas.stroke(d, 'ink', 15, j)
    canvas.fill(disc(x + 62 * k, y - 128 * k, 32 * k), 'ink')
    canvas
      .stroke(
        path`
          M${x + 30 * k} ${y - 84 * k}L${x - 22 * k} ${y + 24 * k}L${x + 56 * k} ${y + 66 * k}
          L${x + 30 * k} ${y + 156 * k}
        `,
        'ink',
        40 * k,
        j,
      )
      .stroke(
        path`M${x - 22 * k} ${y + 24 * k}L${x - 76 * k} ${y + 98 * k}L${x - 156 * k} ${y + 92 * k}`,
        'second',
        36 * k,
        j,
      )
      .stroke(
        path`M${x + 24 * k} ${y - 74 * k}L${x + 92 * k} ${y - 30 * k}L${x + 148 * k} ${y - 78 * k}`,
        'second',
        24 * k,
        j,
      )
      .stroke(
        path`M${x + 14 * k} ${y - 74 * k}L${x - 72 * k} ${y - 62 * k}L${x - 92 * k} ${y + 10 * k}`,
        'light',
        24 * k,
        j,
      )
  } else {
    canvas.rings([x, y], { from: 40 * k, to: 190 * k, count: 7 }, 'shade', 12 * k)
    canvas
      .fill(disc(x, y, 150 * k), 'ink')
      .fill(disc(x, y, 132 * k), 'accent')
      .fill(disc(x, y, 90 * k), 'ink')
      .fill(disc(x, y, 34 * k), 'light')
      .fill(disc(x, y, 16 * k), 'ink')
    let d = ''
    for (let i = 0; i < 3; i++) {
      const A = i * 2.094 + 0.5
      d += disc(x + Math.cos(A) * 62 * k, y + Math.sin(A) * 62 * k, 17 * k)
    }
    canvas.fill(d, 'light')
    canvas.shadow(path`
      M${x} ${y - 132 * k}a${132 * k} ${132 * k} 0 0 1 0 ${264 * k}
      a${90 * k} ${90 * k} 0 0 0 0 ${-264 * k}z
    `)
  }
}
