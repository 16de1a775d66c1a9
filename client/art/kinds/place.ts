import { type Sky, sky } from '../backdrops.ts'
import type { Canvas } from '../Canvas.ts'
import type { Slot } from '../colours.ts'
import { disc, path, polygon, rect } from '../paths.ts'
import { nth } from '../random.ts'

export interface PlaceOptions {
  variant?: keyof typeof scenes
  sky?: Sky
}

/** A tower: its lit face, its shaded one, and columns of windows, each a dashed line. */
function tower(
  canvas: Canvas,
  [x, y, w]: readonly [x: number, y: number, width: number],
  base: number,
  [lit, shaded, windows]: readonly [Slot, Slot, Slot],
): void {
  const d = w * 0.3
  const cols = Math.max(2, Math.round(w / 15))
  const gw = w / (cols * 2 + 1)
  canvas
    .fill(rect(x, y, w, base - y), lit)
    .fill(polygon([x + w, y], [x + w + d, y + d * 0.45], [x + w + d, base], [x + w, base]), shaded)
  let p = ''
  for (let i = 0; i < cols; i++) p += path`M${x + gw * (1.5 + i * 2)} ${y + gw * 1.2}V${base - 8}`
  canvas.stroke(p, windows, gw, { dashes: [gw * 1.3, gw] })
}

function bridge(canvas: Canvas, options: PlaceOptions): void {
  const { width, height, random } = canvas
  const y = height * 0.66
  const px = width * random.between(0.56, 0.68)
  sky(canvas, width * 0.3, height * 0.4, options.sky)
  let x = -10
  while (x < width) {
    const w = random.between(24, 52)
    const h = random.between(0.06, 0.24) * height
    canvas.fill(rect(x, y - h, w - 3, h), random.pick(['shade', 'muted', 'shade']))
    x += w
  }
  canvas.fill(rect(0, y, width, height - y), 'second')
  canvas.fill(rect(0, y - 6, width, 12), 'line')
  let d = ''
  const top = height * 0.08
  for (let i = 1; i < 10; i++) {
    d += path`
      M${px} ${top + i * 7}L${px - i * width * 0.06} ${y}
      M${px} ${top + i * 7}L${px + i * width * 0.04} ${y}
    `
  }
  canvas.stroke(d, 'line', 1.6)
  canvas.fill(polygon([px - 3, top - 10], [px + 3, top - 10], [px + 14, y + 30], [px - 14, y + 30]), 'light')
  canvas.fill(polygon([px, top - 10], [px + 3, top - 10], [px + 14, y + 30], [px, y + 30]), 'line')
  let e = ''
  for (let i = 0; i < 7; i++) {
    const w = random.between(0.12, 0.4) * width
    e += rect(random.between(-0.1, 0.9) * width, y + 26 + (i * (height - y - 20)) / 7, w, 5)
  }
  canvas.fill(e, 'light')
  // The reflection of the pylon, as if its ink lay over the water's.
  const reflection = rect(px - 14, y + 20, 28, height)
  canvas.fill(reflection, 'ink').clipped(reflection, () => canvas.fill(e, 'accent'))
}

function city(canvas: Canvas, options: PlaceOptions): void {
  const { width, height, random } = canvas
  sky(canvas, width * random.between(0.3, 0.7), height * 0.38, options.sky)
  const base = height * 0.88
  for (let row = 0; row < 3; row++) {
    let x = -20 + row * 13
    const cols = nth(
      [
        ['muted', 'shade', 'ground'],
        ['second', 'ink', 'light'],
        ['light', 'shade', 'ink'],
      ],
      row,
    )
    while (x < width) {
      const w = random.between(38, 66) * (1 + row * 0.18)
      const h = height * random.between(0.2, 0.5) * (1.25 - row * 0.32)
      if (row < 2 || random.chance(0.7))
        tower(canvas, [x, base - h, w * 0.72], base, [
          row === 2 && random.chance(0.35) ? 'third' : cols[0],
          cols[1],
          row === 2 ? 'ink' : cols[2],
        ])
      x += w * random.between(1, 1.35)
    }
  }
  canvas.fill(rect(0, base, width, height), 'ink')
  let d = ''
  for (let i = 0; i < width; i += 46) d += rect(i, base + (height - base) / 2 - 2, 24, 4)
  canvas.fill(d, 'light')
  for (let i = 0; i < 6; i++) {
    const x = random.between(0, width)
    const s = random.between(10, 17)
    canvas
      .fill(rect(x - 1.5, base - s * 2, 3, s * 2), 'ink')
      .fill(disc(x, base - s * 2.3, s), i % 2 ? 'accent' : 'second')
  }
}

const scenes = { bridge, city }

export function drawPlace(canvas: Canvas, options: PlaceOptions): void {
  canvas.choose(scenes, options.variant)(canvas, options)
}
