import type { Canvas } from '../Canvas.ts'
import type { Slot } from '../colours.ts'
import { disc, halfDisc, leaf, path, polygon, rect, rounded, roundedRect } from '../paths.ts'
import { nth } from '../random.ts'

const furnitures = ['sofa', 'chair', 'table'] as const
const variants = ['niche', 'archway', 'window', 'gallery', 'halftone'] as const

export interface InteriorOptions {
  variant?: (typeof variants)[number]
  furniture?: (typeof furnitures)[number]
  /** Whether left and right are exchanged, for a second room with the same parts. */
  isMirrored?: boolean
  /** Whether a table has only the chair at its right, because words cover the left. */
  isRightOnly?: boolean
}

/** Darkens the right face of a shape. */
const shade = (canvas: Canvas, data: string): Canvas => canvas.fill(data, 'ink', { opacity: 0.24 })

function chair(canvas: Canvas, x: number, y: number, k: number, [seat, legs]: readonly [Slot, Slot]): void {
  canvas.stroke(
    path`
      M${x - 50 * k} ${y}L${x - 36 * k} ${y - 70 * k}
      M${x + 44 * k} ${y}L${x + 30 * k} ${y - 60 * k}
    `,
    legs,
    7 * k,
  )
  canvas.fill(
    path`
      M${x - 66 * k} ${y - 190 * k}q${22 * k} ${-14 * k} ${34 * k} ${8 * k}
      l${28 * k} ${100 * k}h${72 * k}q${16 * k} ${14 * k} 0 ${28 * k}h${-104 * k}z
    `,
    seat,
  )
  shade(canvas, path`M${x + 2 * k} ${y - 82 * k}h${66 * k}q${14 * k} ${14 * k} 0 ${28 * k}h${-66 * k}z`)
}

function sofa(canvas: Canvas, x: number, y: number, k: number, back: Slot): void {
  canvas.fill(roundedRect(x - 120 * k, y - 112 * k, 240 * k, 90 * k, Math.round(18 * k)), back)
  canvas.fill(rect(x, y - 112 * k, 2, 60 * k), 'ink')
  canvas
    .fill(
      roundedRect(x - 140 * k, y - 76 * k, 46 * k, 66 * k, Math.round(16 * k)) +
        roundedRect(x + 94 * k, y - 76 * k, 46 * k, 66 * k, Math.round(16 * k)),
      'ink',
    )
    .fill(roundedRect(x - 100 * k, y - 56 * k, 200 * k, 40 * k, Math.round(8 * k)), 'light')
    .fill(rect(x - 116 * k, y - 12 * k, 10 * k, 14 * k) + rect(x + 106 * k, y - 12 * k, 10 * k, 14 * k), 'ink')
  canvas.fill(
    polygon([x - 70 * k, y - 96 * k], [x - 20 * k, y - 100 * k], [x - 16 * k, y - 54 * k], [x - 74 * k, y - 54 * k]),
    'third',
  )
}

function plant(canvas: Canvas, x: number, y: number, k: number): void {
  for (let i = 0; i < 7; i++) {
    const [a, h] = leaf(x, y - 44 * k, 110 * k - Math.abs(i - 3) * 10 * k, 24 * k, -2.75 + i * 0.4)
    canvas.fill(a, i % 2 ? 'second' : 'ink').fill(h, i % 2 ? 'ink' : 'second')
  }
  canvas
    .fill(polygon([x - 30 * k, y - 48 * k], [x + 30 * k, y - 48 * k], [x + 20 * k, y], [x - 20 * k, y]), 'light')
    .fill(polygon([x + 4 * k, y - 48 * k], [x + 30 * k, y - 48 * k], [x + 20 * k, y], [x + 4 * k, y]), 'shade')
}

/** Draws a lamp. Without a right colour its right half is the shaded left one. */
function lamp(canvas: Canvas, x: number, k: number, drop: number, [left, right]: readonly [Slot, Slot?]): void {
  const half = path`M${x} ${drop - 6 * k}a${50 * k} ${50 * k} 0 0 1 ${50 * k} ${50 * k}h${-50 * k}z`
  canvas.fill(rect(x - 1.5, 0, 3, drop), 'ink').fill(halfDisc(x, drop + 44 * k, 50 * k, 'up'), left)
  if (right) canvas.fill(half, right)
  else shade(canvas, half)
  canvas.fill(halfDisc(x, drop + 44 * k, 14 * k, 'down'), 'light')
}

export function drawInterior(canvas: Canvas, options: InteriorOptions): void {
  if (options.isMirrored)
    canvas.transformed(`translate(${rounded(canvas.width)} 0) scale(-1 1)`, () => drawRoom(canvas, options))
  else drawRoom(canvas, options)
}

function drawRoom(canvas: Canvas, options: InteriorOptions): void {
  const { width, height, random } = canvas
  const y = height * 0.78
  const k = Math.min(width / 560, height / 400) * random.between(1, 1.12)
  const variant = canvas.oneOf(variants, options.variant)
  const field = random.pick(['muted', 'ground', 'third', 'shade'])
  canvas.fillAll(field)
  if (variant === 'niche') {
    canvas
      .fill(halfDisc(width * 0.5, y, height * 0.56, 'up'), 'accent')
      .fill(halfDisc(width * 0.5, y, height * 0.4, 'up'), field === 'third' ? 'ground' : 'third')
  } else if (variant === 'archway') {
    canvas.fill(rect(width * 0.56, 0, width, y), 'second')
    canvas
      .fill(
        path`
          M${width * 0.66} ${y}V${height * 0.36}
          a${width * 0.11} ${width * 0.11} 0 0 1 ${width * 0.22} 0V${y}z
        `,
        'light',
      )
      .fill(disc(width * 0.77, height * 0.44, width * 0.06), 'accent')
  } else if (variant === 'window') {
    const wx = width * 0.12
    const ww = width * 0.36
    const wh = height * 0.44
    canvas
      .fill(rect(wx, height * 0.1, ww, wh), 'second')
      .fill(disc(wx + ww * 0.66, height * 0.26, height * 0.09), 'third')
      .fill(
        path`
          M${wx} ${height * 0.54}v${-wh * 0.3}q${ww * 0.3} ${-wh * 0.3} ${ww} ${wh * 0.1}
          v${wh * 0.2}z
        `,
        'ink',
      )
    canvas.stroke(rect(wx, height * 0.1, ww, wh) + path`M${wx + ww / 2} ${height * 0.1}v${wh}`, 'light', 8)
    canvas.shadow(polygon([width * 0.3, y], [width * 0.62, y], [width * 0.95, height], [width * 0.55, height]), 0.4)
  } else if (variant === 'gallery') {
    const n = 3
    for (let i = 0; i < n; i++) {
      const x = width * (0.12 + i * 0.15)
      const w = width * 0.125
      canvas
        .fill(rect(x, height * 0.12, w, height * 0.3), nth(['light', 'ink', 'accent'], i))
        .fill(
          i === 1
            ? disc(x + w / 2, height * 0.27, w * 0.34)
            : halfDisc(x + w / 2, height * 0.27 + (i ? 0 : w * 0.2), w * 0.36, i ? 'down' : 'up'),
          nth(['accent', 'third', 'light'], i),
        )
    }
    canvas.fill(rect(width * 0.72, 0, width * 0.28, y), 'second')
  } else {
    canvas.halftone([0, 4, width + 12, y], field === 'shade' ? 'muted' : 'shade', { from: 0.5, to: 6, step: 13 })
    canvas.fill(disc(width * 0.66, height * 0.34, height * 0.22), 'accent')
  }
  const ground = random.pick(['ink', 'second', 'ink'])
  canvas.fill(rect(0, y, width, height), ground)
  canvas.fill(rect(0, y - 5, width, 7), 'light')
  canvas.ellipse(
    [width * 0.5, height * 0.91],
    [width * 0.34, height * 0.07],
    variant === 'archway' ? 'accent' : 'third',
  )
  canvas.ellipse([width * 0.5, height * 0.91], [width * 0.25, height * 0.045], 'muted')
  const furniture = options.furniture ?? random.pick(furnitures)
  const isBeforeAccent = variant === 'niche' || variant === 'halftone'
  const fc = isBeforeAccent ? 'second' : 'accent'
  // No part may have the colour that is behind it.
  const legs = ground === 'ink' ? 'light' : 'ink'
  const isBeforeArch = variant === 'archway' && furniture === 'chair'
  const shades =
    isBeforeAccent || variant === 'gallery'
      ? (['second'] as const)
      : ([field === 'third' || isBeforeArch ? 'light' : 'third', isBeforeArch ? 'third' : 'accent'] as const)
  if (furniture === 'sofa') {
    // Beside the pictures of the gallery the plant stands at the left, because words cover the right.
    if (variant === 'gallery') plant(canvas, width * 0.165, height * 0.86, k * 0.74)
    sofa(canvas, width * 0.5, height * 0.9, k, fc)
    // A lamp is not before the window or the pictures, which are at the left.
    lamp(canvas, width * (variant === 'window' || variant === 'gallery' ? 0.64 : 0.22), k, height * 0.16, shades)
    if (variant !== 'gallery') plant(canvas, width * 0.87, height * 0.88, k)
  } else if (furniture === 'chair') {
    chair(canvas, width * 0.4, height * 0.92, k * 1.25, [fc, legs])
    lamp(canvas, width * 0.62, k * 1.1, height * 0.4, shades)
    canvas
      .fill(rect(width * 0.58, height * 0.72, 86 * k, 9 * k), 'light')
      .fill(rect(width * 0.58 + 38 * k, height * 0.72, 9 * k, 80 * k), 'light')
      .fill(halfDisc(width * 0.58 + 60 * k, height * 0.72, 16 * k, 'up'), 'third')
    plant(canvas, width * 0.85, height * 0.9, k * 1.05)
  } else {
    if (!options.isRightOnly) chair(canvas, width * 0.26, height * 0.92, k, [fc, legs])
    canvas.transformed(`translate(${rounded(width)} 0) scale(-1 1)`, () => {
      chair(canvas, width * 0.24, height * 0.92, k, [
        field === 'third' && variant !== 'archway' ? 'light' : 'third',
        legs,
      ])
    })
    canvas
      .fill(rect(width * 0.5 - 72 * k, height * 0.67, 144 * k, 9 * k), 'light')
      .fill(
        polygon(
          [width * 0.5 - 5 * k, height * 0.67],
          [width * 0.5 + 5 * k, height * 0.67],
          [width * 0.5 + 26 * k, height * 0.93],
          [width * 0.5 - 26 * k, height * 0.93],
        ),
        'ink',
      )
    canvas.fill(halfDisc(width * 0.5 + 8, height * 0.67, 22 * k, 'up'), 'accent')
    lamp(canvas, width * 0.5, k * 1.2, height * 0.1, shades)
  }
}
