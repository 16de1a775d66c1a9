import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../paths.ts'
import { nth } from '../random.ts'
import { drawLandscape } from './landscape.ts'

const variants = ['iris', 'viewfinder', 'body'] as const

export interface CameraOptions {
  variant?: (typeof variants)[number]
}

export function drawCamera(canvas: Canvas, options: CameraOptions): void {
  const { width, height } = canvas
  const variant = canvas.oneOf(variants, options.variant)
  const x = width * 0.5
  const y = height * 0.5
  const M = Math.min(width, height)
  canvas.fillAll('muted')
  if (variant === 'iris') {
    const q = M * 0.44
    canvas
      .fill(disc(x, y, q * 1.08), 'ink')
      .fill(disc(x, y, q), 'shade')
      .fill(disc(x, y, q * 0.86), 'ink')
    const n = 8
    const pal = ['second', 'shade', 'second', 'third'] as const
    for (let i = 0; i < n; i++) {
      const A = (i * 6.283) / n + 0.2
      const Bn = A + 6.283 / n
      canvas.fill(
        polygon(
          [x + Math.cos(A) * q * 0.82, y + Math.sin(A) * q * 0.82],
          [x + Math.cos(Bn) * q * 0.82, y + Math.sin(Bn) * q * 0.82],
          [x + Math.cos(Bn + 0.9) * q * 0.3, y + Math.sin(Bn + 0.9) * q * 0.3],
          [x + Math.cos(A + 0.9) * q * 0.3, y + Math.sin(A + 0.9) * q * 0.3],
        ),
        nth(pal, i % 4),
      )
    }
    canvas.fill(disc(x, y, q * 0.31), 'accent').fill(halfDisc(x, y, q * 0.31, 'down'), 'light')
  } else if (variant === 'viewfinder') {
    drawLandscape(canvas, options.variant ? { variant: 'peaks' } : {})
    const a = M * 0.1
    const s = M * 0.13
    let d = ''
    for (const [X, Y, dx, dy] of [
      [a, a, 1, 1],
      [width - a, a, -1, 1],
      [a, height - a, 1, -1],
      [width - a, height - a, -1, -1],
    ] as const)
      d += path`M${X + dx * s} ${Y}H${X}V${Y + dy * s}`
    canvas.stroke(d, 'light', 6)
    // With an edge of ink, so that it is visible on snow.
    canvas.stroke(path`M${x - 18} ${y}h36M${x} ${y - 18}v36`, 'ink', 11)
    canvas.stroke(path`M${x - 14} ${y}h28M${x} ${y - 14}v28`, 'light', 3)
    canvas.fill(disc(width - a - 18, a + 20, 7), 'accent')
  } else {
    canvas.halftone([0, 6, width + 10, height], 'shade', { from: 8, to: 0.6, step: 13 })
    const w = M * 0.82
    const h = w * 0.6
    const X = x - w / 2
    const Y = y - h / 2 + M * 0.04
    canvas
      .fill(rect(X + w * 0.1, Y - h * 0.17, w * 0.2, h * 0.2), 'second')
      .fill(rect(X + w * 0.36, Y - h * 0.2, w * 0.3, h * 0.22), 'light')
    canvas.fill(roundedRect(X, Y, w, h, 14), 'ink').fill(rect(X, Y + h * 0.2, w, h * 0.56), 'third')
    canvas
      .fill(disc(x, y + M * 0.045, h * 0.42), 'light')
      .fill(disc(x, y + M * 0.045, h * 0.36), 'ink')
      .fill(disc(x, y + M * 0.045, h * 0.26), 'second')
      .fill(disc(x, y + M * 0.045, h * 0.17), 'accent')
      .fill(halfDisc(x, y + M * 0.045, h * 0.17, 'right'), 'ink')
    canvas
      .fill(disc(X + w * 0.88, Y + h * 0.1, h * 0.055), 'accent')
      .fill(rect(X + w * 0.07, Y + h * 0.06, w * 0.12, h * 0.09), 'shade')
  }
}
