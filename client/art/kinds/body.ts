import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, leaf, path, rect } from '../paths.ts'
import { nth } from '../random.ts'

const variants = ['seated', 'stones', 'stretch'] as const

export interface BodyOptions {
  variant?: (typeof variants)[number]
}

export function drawBody(canvas: Canvas, options: BodyOptions): void {
  const { width, height, random } = canvas
  const x = width * 0.5
  const k = Math.min(width, height) / 400
  const y = height * 0.84
  const variant = canvas.oneOf(variants, options.variant)
  const field = random.pick(['muted', 'third', 'second', 'ground'])
  canvas.fillAll(field)
  canvas
    .fill(disc(x, height * 0.44, 176 * k), field === 'second' ? 'muted' : 'ground')
    .fill(disc(x, height * 0.44, 140 * k), field === 'second' ? 'third' : 'second')
    .fill(disc(x, height * 0.44, 104 * k), field === 'muted' ? 'light' : 'muted')
  canvas.fill(path`M0 ${y}Q${x} ${y - 34 * k} ${width} ${y}V${height}H0z`, 'ink')
  if (variant === 'seated') {
    canvas
      .fill(disc(x, y - 214 * k, 29 * k), 'ink')
      .fill(halfDisc(x, y - 214 * k, 29 * k, 'left'), 'third')
      .fill(disc(x, y - 250 * k, 12 * k), 'ink')
    canvas
      .fill(
        path`
          M${x - 44 * k} ${y - 168 * k}Q${x} ${y - 190 * k} ${x + 44 * k} ${y - 168 * k}
          L${x + 30 * k} ${y - 40 * k}H${x - 30 * k}z
        `,
        'accent',
      )
      .fill(
        path`
          M${x} ${y - 180 * k}Q${x + 30 * k} ${y - 178 * k} ${x + 44 * k} ${y - 168 * k}
          L${x + 30 * k} ${y - 40 * k}H${x}z
        `,
        'ink',
      )
    canvas
      .stroke(
        path`M${x - 40 * k} ${y - 158 * k}L${x - 86 * k} ${y - 92 * k}L${x - 104 * k} ${y - 42 * k}`,
        'accent',
        18 * k,
        { join: 'round', cap: 'round' },
      )
      .stroke(
        path`M${x + 40 * k} ${y - 158 * k}L${x + 86 * k} ${y - 92 * k}L${x + 104 * k} ${y - 42 * k}`,
        'ink',
        18 * k,
        { join: 'round', cap: 'round' },
      )
    canvas
      .fill(
        path`
          M${x - 138 * k} ${y - 10 * k}Q${x - 120 * k} ${y - 60 * k} ${x} ${y - 50 * k}
          Q${x + 120 * k} ${y - 60 * k} ${x + 138 * k} ${y - 10 * k}
          Q${x} ${y + 14 * k} ${x - 138 * k} ${y - 10 * k}z
        `,
        'third',
      )
      .fill(
        path`
          M${x} ${y - 50 * k}Q${x + 120 * k} ${y - 60 * k} ${x + 138 * k} ${y - 10 * k}
          Q${x + 60 * k} ${y + 6 * k} ${x} ${y + 3 * k}z
        `,
        'accent',
      )
  } else if (variant === 'stones') {
    const ws = [150, 118, 92, 66, 44]
    let yy = y + 10 * k
    ws.forEach((w, i) => {
      const h = (40 - i * 3) * k
      canvas.ellipse(
        [x + random.between(-7, 7) * k, yy - h * 0.5],
        [w * 0.62 * k, h * 0.58],
        nth(['accent', 'light', 'third', 'shade', 'accent'], i),
      )
      yy -= h * 1.02
    })
    for (let i = 0; i < 3; i++) {
      const [a, h] = leaf(x, yy + 4 * k, 84 * k, 20 * k, -2.2 + i * 0.64)
      canvas.fill(a, 'ink').fill(h, 'second')
    }
  } else {
    canvas.fill(disc(x - 116 * k, y - 128 * k, 26 * k), 'ink')
    canvas
      .stroke(
        path`
          M${x - 100 * k} ${y - 6 * k}L${x - 84 * k} ${y - 100 * k}
          L${x + 4 * k} ${y - 168 * k}L${x + 96 * k} ${y - 6 * k}
        `,
        'accent',
        32 * k,
        { join: 'round', cap: 'round' },
      )
      .stroke(path`M${x + 4 * k} ${y - 168 * k}L${x + 96 * k} ${y - 6 * k}`, 'ink', 32 * k, { cap: 'round' })
    canvas.stroke(path`M${x - 100 * k} ${y - 6 * k}h${-24 * k}M${x + 96 * k} ${y - 6 * k}h${28 * k}`, 'third', 16 * k, {
      cap: 'round',
    })
    canvas.fill(rect(x - 160 * k, y + 6 * k, 320 * k, 12 * k), 'accent')
  }
  canvas.hatch([0, y + 34 * k, width, height], 'second', { gap: 12, thickness: 2 })
}
