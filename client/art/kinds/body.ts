import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, leaf, path, rect } from '../paths.ts'
import { nth } from '../random.ts'

const variants = ['seated', 'stones', 'stretch', 'folded', 'warrior', 'pair'] as const

export interface BodyOptions {
  variant?: (typeof variants)[number]
}

export function drawBody(canvas: Canvas, options: BodyOptions): void {
  const { width, height, random } = canvas
  const x = width * 0.5
  const variant = canvas.oneOf(variants, options.variant)
  // The poses of classes are higher and smaller, because words cover the lower part of the picture.
  const isClass = variant === 'folded' || variant === 'warrior' || variant === 'pair'
  const k = (Math.min(width, height) / 400) * (isClass ? 0.86 : 1)
  const y = height * (isClass ? 0.64 : 0.84)
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
  } else if (variant === 'folded') {
    canvas.fill(rect(x - 178 * k, y - 2 * k, 356 * k, 12 * k), 'third')
    canvas.stroke(path`M${x - 96 * k} ${y - 18 * k}H${x - 168 * k}`, 'accent', 20 * k, { cap: 'round' })
    canvas.fill(disc(x - 82 * k, y - 34 * k, 30 * k), 'ink')
    canvas.fill(
      path`
        M${x - 70 * k} ${y - 6 * k}Q${x - 60 * k} ${y - 112 * k} ${x + 44 * k} ${y - 112 * k}
        Q${x + 134 * k} ${y - 104 * k} ${x + 136 * k} ${y - 6 * k}z
      `,
      'accent',
    )
    canvas.stroke(
      path`M${x + 108 * k} ${y - 62 * k}L${x + 4 * k} ${y - 22 * k}L${x + 158 * k} ${y - 14 * k}`,
      'ink',
      24 * k,
      { cap: 'round', join: 'round' },
    )
  } else if (variant === 'warrior') {
    canvas.fill(disc(x - 4 * k, y - 262 * k, 30 * k), 'ink')
    canvas.stroke(path`M${x - 150 * k} ${y - 196 * k}H${x + 150 * k}`, 'third', 20 * k, { cap: 'round' })
    canvas.stroke(path`M${x} ${y - 96 * k}L${x - 92 * k} ${y - 92 * k}V${y - 10 * k}h${-26 * k}`, 'ink', 28 * k, {
      cap: 'round',
      join: 'round',
    })
    canvas.stroke(path`M${x} ${y - 96 * k}L${x + 128 * k} ${y - 10 * k}h${24 * k}`, 'accent', 28 * k, {
      cap: 'round',
      join: 'round',
    })
    canvas.fill(
      path`
        M${x - 38 * k} ${y - 208 * k}Q${x} ${y - 224 * k} ${x + 38 * k} ${y - 208 * k}
        L${x + 24 * k} ${y - 82 * k}H${x - 24 * k}z
      `,
      'third',
    )
  } else if (variant === 'pair') {
    for (const [side, coat] of [
      [-1, 'accent'],
      [1, 'third'],
    ] as const) {
      const at = x + side * 84 * k
      canvas
        .fill(disc(at, y - 168 * k, 28 * k), 'ink')
        .fill(disc(at, y - 202 * k, 11 * k), 'ink')
        .fill(halfDisc(at, y - 78 * k, 54 * k, 'up'), coat)
        .fill(rect(at - 54 * k, y - 78 * k, 108 * k, 50 * k), coat)
        .fill(halfDisc(at, y - 4 * k, 74 * k, 'up'), 'ink')
      canvas.ellipse([at, y + 2 * k], [82 * k, 14 * k], 'second')
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
