import type { Canvas } from './Canvas.ts'
import type { Slot } from './colours.ts'
import { disc, halfDisc, path, quarterDisc, rect } from './paths.ts'

const skies = ['stripes', 'target', 'halftone', 'split', 'rings'] as const

/** Skies that no seed chooses: a low sun at the edge, the last light in bars, a plain field. */
export type Sky = (typeof skies)[number] | 'corner' | 'bars' | 'field'

/** Draws the sky around the centre of its sun. Without a fixed sky the seed chooses. */
export function sky(canvas: Canvas, x: number, y: number, fixed?: Sky): void {
  const { width, height, random } = canvas
  switch (fixed ?? random.pick(skies)) {
    case 'stripes':
      canvas.hatch([0, height * 0.04, width, height * 0.8], 'muted', { gap: height * 0.085, thickness: height * 0.04 })
      canvas.fill(disc(x, y, height * 0.31), 'accent')
      break
    case 'target':
      canvas
        .fill(disc(x, y, height * 0.5), 'muted')
        .fill(disc(x, y, height * 0.38), 'third')
        .fill(disc(x, y, height * 0.25), 'accent')
      break
    case 'halftone':
      canvas.halftone([-6, 6, width + 20, height * 0.5], 'shade', { from: 5.5, to: 0.4, step: 12 })
      canvas.fill(disc(x, y, height * 0.32), 'accent')
      break
    case 'split':
      canvas.fill(rect(0, 0, width * 0.5, height), 'muted')
      canvas.fill(halfDisc(x, y, height * 0.36, 'left'), 'accent').fill(halfDisc(x, y, height * 0.36, 'right'), 'third')
      break
    case 'corner':
      canvas.fill(quarterDisc(0, 0, height * 0.66, 'topLeft'), 'third')
      canvas.fill(quarterDisc(0, 0, height * 0.46, 'topLeft'), 'accent')
      break
    case 'bars':
      canvas.fillAll('third')
      for (let i = 0; i < 6; i++)
        canvas.fill(rect(0, height * (0.04 + i * 0.13), width, height * 0.018 * (i + 1)), 'accent')
      break
    case 'field':
      canvas.fillAll('accent')
      break
    case 'rings':
      canvas.rings([x, y], { from: height * 0.34, to: height * 0.92, count: 7 }, 'muted', height * 0.035)
      canvas.fill(disc(x, y, height * 0.29), 'accent')
  }
}

/** Draws two slopes at the bottom; `y` is the start of the far one. */
export function ground(canvas: Canvas, y: number): void {
  const { width, height, random } = canvas
  const tilt = random.between(-0.05, 0.05) * height
  canvas.fill(path`M0 ${y + tilt}Q${width * 0.5} ${y - height * 0.07} ${width} ${y - tilt}V${height}H0z`, 'second')
  canvas.fill(
    path`
      M0 ${y + height * 0.08}
      Q${width * 0.55} ${y + height * 0.01} ${width} ${y + height * 0.1}V${height}H0z
    `,
    'ink',
  )
}

/** Draws head and shoulders; `size` is half the width of the shoulders. */
export function person(canvas: Canvas, x: number, y: number, size: number, body: Slot, head: Slot): void {
  canvas.fill(halfDisc(x, y, size, 'up'), body).fill(rect(x - size, y, size * 2, size * 1.6), body)
  canvas.fill(disc(x, y - size * 1.3, size * 0.52), head)
}
