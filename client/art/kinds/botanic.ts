import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, leaf, path, rect, roundedRect } from '../paths.ts'
import { nth } from '../random.ts'

const variants = ['fronds', 'sprig', 'bottle'] as const

export interface BotanicOptions {
  variant?: (typeof variants)[number]
}

export function drawBotanic(canvas: Canvas, options: BotanicOptions): void {
  const { width, height, random } = canvas
  const variant = canvas.oneOf(variants, options.variant)
  const M = Math.min(width, height)
  const field = random.pick(['muted', 'second', 'ground', 'third'])
  canvas.fillAll(field)
  if (variant === 'fronds') {
    canvas.fill(disc(width * 0.5, height * 0.46, M * 0.36), field === 'second' ? 'ground' : 'second')
    for (const [sx, n, L] of [
      [0.5, 9, 0.72],
      [0.2, 5, 0.42],
      [0.82, 5, 0.46],
    ] as const)
      for (let i = 0; i < n; i++) {
        const A = -Math.PI * (0.12 + (0.76 * i) / (n - 1))
        const [a, h] = leaf(
          width * sx,
          height * 1.02,
          height * L * (1 - Math.abs(i - (n - 1) / 2) * 0.05),
          height * 0.085,
          A,
        )
        canvas.fill(a, i % 2 ? 'accent' : 'ink').fill(h, i % 2 ? 'ink' : 'accent')
      }
  } else if (variant === 'sprig') {
    const x = width * 0.5
    canvas.fill(rect(x, 0, width, height), field === 'muted' ? 'second' : 'muted')
    canvas.fill(disc(x, height * 0.48, M * 0.38), 'light')
    canvas.stroke(path`M${x} ${height * 0.92}V${height * 0.16}`, 'ink', 5)
    for (let i = 0; i < 6; i++) {
      const y = height * (0.84 - i * 0.12)
      const L = M * (0.36 - i * 0.034)
      const [a, h] = leaf(x, y, L, L * 0.42, -0.62)
      const [a2, h2] = leaf(x, y, L, L * 0.42, -2.52)
      canvas
        .fill(a, i % 2 ? 'accent' : 'ink')
        .fill(h, i % 2 ? 'ink' : 'accent')
        .fill(a2, i % 2 ? 'accent' : 'third')
        .fill(h2, i % 2 ? 'third' : 'accent')
    }
  } else {
    const y = height * 0.82
    canvas.fill(halfDisc(width * 0.5, y, height * 0.52, 'up'), field === 'third' ? 'ground' : 'third')
    canvas.fill(rect(0, y, width, height), 'ink')
    const k = height / 400
    const x = width * 0.34
    canvas
      .fill(roundedRect(x - 44 * k, y - 170 * k, 88 * k, 182 * k, Math.round(14 * k)), 'accent')
      .fill(rect(x, y - 170 * k, 44 * k - 8, 182 * k), 'ink')
      .fill(rect(x - 14 * k, y - 214 * k, 28 * k, 46 * k), 'light')
      .fill(rect(x - 26 * k, y - 224 * k, 52 * k, 18 * k), 'ink')
      .fill(rect(x - 30 * k, y - 110 * k, 60 * k, 66 * k), 'light')
    const [a] = leaf(x, y - 54 * k, 46 * k, 15 * k, -1.57)
    canvas.fill(a, 'accent')
    for (let i = 0; i < 3; i++)
      canvas.ellipse(
        [width * 0.64 + i * 6, y - (8 + i * 30) * k],
        [(70 - i * 16) * k, 19 * k],
        nth(['ink', 'light', 'accent'], i),
      )
    for (let i = 0; i < 5; i++) {
      const [q, h] = leaf(width * 0.84, y + 10, 150 * k, 25 * k, -2.5 + i * 0.42)
      canvas.fill(q, i % 2 ? 'accent' : 'second').fill(h, 'ink')
    }
    canvas.halftone([0, y + 18, width + 9, height - y], 'accent', { from: 1, to: 3.4, step: 11 })
  }
}
