import { type Sky, sky } from '../backdrops.ts'
import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, leaf, path, polygon, rect } from '../paths.ts'
import { nth } from '../random.ts'

export interface LandscapeOptions {
  variant?: keyof typeof scenes
  sky?: Sky
  /** Draws the sea at night: the upper edge is dark. */
  isNight?: boolean
}

function hills(canvas: Canvas, options: LandscapeOptions): void {
  const { width, height, random } = canvas
  sky(canvas, width * random.between(0.25, 0.75), height * 0.34, options.sky)
  const cs = random.chance()
    ? (['shade', 'second', 'accent', 'ink'] as const)
    : (['muted', 'shade', 'second', 'ink'] as const)
  const n = 4
  for (let i = 0; i < n; i++) {
    const y = height * (0.48 + i * 0.14)
    const A = random.between(0.04, 0.12) * height
    const ph = random.between(0, 1)
    const d = path`
      M0 ${y + A * Math.sin(ph * 6)}
      C${width * 0.25} ${y - A * 1.4} ${width * 0.45} ${y + A} ${width * 0.62} ${y}
      S${width * 0.9} ${y - A} ${width} ${y + A * 0.4}V${height}H0z
    `
    canvas.fill(d, nth(cs, i))
    if (i === 1)
      canvas.clipped(d, () =>
        canvas.halftone([0, y - A, width + 10, height * 0.2], 'light', { from: 5, to: 0.3, step: 11 }),
      )
    if (i === 2)
      canvas.clipped(d, () => {
        let e = ''
        const px = width * random.between(0.3, 0.6)
        for (let q = -9; q < 10; q++) e += path`M${px + q * 8} ${y - A}L${px + q * 60} ${height}`
        canvas.stroke(e, 'third', 3)
      })
  }
  for (let i = 0; i < 7; i++) {
    const x = random.between(0.02, 0.98) * width
    const s = random.between(9, 20)
    const y = height * random.between(0.84, 0.93)
    canvas
      .fill(polygon([x, y - s * 3], [x + s * 0.7, y], [x - s * 0.7, y]), 'light')
      .fill(polygon([x, y - s * 3], [x + s * 0.7, y], [x, y]), 'shade')
  }
}

function peaks(canvas: Canvas, options: LandscapeOptions): void {
  const { width, height, random } = canvas
  sky(canvas, width * random.between(0.55, 0.75), height * 0.34, options.sky)
  const base = height * 0.74
  for (const [x, h, w, q] of [
    [0.78, 0.4, 0.3, 'muted'],
    [0.18, 0.46, 0.32, 'shade'],
    [0.45, 0.62, 0.4, 'light'],
  ] as const) {
    const X = width * (x + random.between(-0.03, 0.03))
    const t = base - h * height
    const ww = w * width
    canvas.fill(polygon([X, t], [X + ww, base], [X - ww, base]), q)
    canvas.fill(
      polygon(
        [X, t],
        [X + ww, base],
        [X + ww * 0.2, base],
        [X + ww * 0.09, t + h * height * 0.55],
        [X - ww * 0.06, t + h * height * 0.3],
      ),
      q === 'light' ? 'ink' : 'second',
    )
  }
  canvas.fill(rect(0, base, width, height - base), 'second')
  let d = ''
  for (let i = 0; i < 8; i++) {
    const w = width * random.between(0.1, 0.5)
    d += rect(width * 0.5 - w / 2 + random.between(-90, 90), base + 10 + (i * (height - base)) / 8, w, 4)
  }
  canvas.fill(d, 'light')
  canvas.fill(path`M0 ${height}V${height * 0.8}Q${width * 0.2} ${height * 0.86} ${width * 0.36} ${height}z`, 'ink')
  for (let i = 0; i < 4; i++) {
    const x = width * (0.03 + i * 0.07)
    const s = 12 + (i % 2) * 6
    const y = height * 0.9
    canvas.fill(polygon([x, y - s * 3], [x + s, y], [x - s, y]), 'ink').fill(rect(x - 2, y, 4, 20), 'ink')
  }
}

function sea(canvas: Canvas, { isNight }: LandscapeOptions): void {
  const { width, height, random } = canvas
  const y = height * 0.5
  const cx = width * random.between(0.35, 0.65)
  canvas.fillAll(isNight ? 'ink' : 'muted')
  canvas
    .fill(disc(cx, y, height * 0.42), isNight ? 'second' : 'ground')
    .fill(disc(cx, y, height * 0.31), 'third')
    .fill(disc(cx, y, height * 0.2), 'accent')
  canvas.fill(rect(0, y, width, height), 'second')
  for (let i = 0; i < 9; i++) {
    const w = height * (0.62 - i * 0.05) * random.between(0.7, 1.1)
    // The lower ones would be cut by the waves.
    if (i < 5) canvas.fill(rect(cx - w / 2, y + 8 + i * height * 0.04, w, height * 0.014), i % 2 ? 'third' : 'light')
  }
  for (let i = 0; i < 3; i++)
    canvas.fill(
      path`
        M0 ${height * (0.72 + i * 0.1)}q${width / 8} -22 ${width / 4} 0
        t${width / 4} 0 ${width / 4} 0 ${width / 4} 0V${height}H0z
      `,
      nth(['second', 'shade', 'ink'], i),
    )
  const bx = width * random.between(0.2, 0.8)
  const by = y + height * 0.1
  const s = height * 0.1
  canvas
    .fill(polygon([bx, by], [bx, by - s * 2.4], [bx + s * 1.3, by]), 'light')
    .fill(polygon([bx - 4, by], [bx - 4, by - s * 1.9], [bx - s * 0.9, by]), 'accent')
    .fill(halfDisc(bx, by + 5, s, 'down'), 'ink')
  if (random.chance(0.6)) {
    const px = width * 0.9
    canvas.stroke(path`M${px} ${height}Q${px - 30} ${height * 0.6} ${px - 14} ${height * 0.36}`, 'ink', 9)
    for (let i = 0; i < 6; i++) {
      const [a] = leaf(px - 14, height * 0.36, height * 0.3, height * 0.07, -3.4 + i * 0.72)
      canvas.fill(a, i % 2 ? 'ink' : 'second')
    }
  }
}

const scenes = { hills, peaks, sea }

export function drawLandscape(canvas: Canvas, options: LandscapeOptions): void {
  canvas.choose(scenes, options.variant)(canvas, options)
}
