import { person } from '../backdrops.ts'
import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, path, type Point, polygon, rect } from '../paths.ts'

export interface ArchitectureOptions {
  variant?: keyof typeof scenes
  /** Whether a disc stands behind the buildings; without one the sky is a field of colour. */
  hasSun?: boolean
}

function lowAngle(canvas: Canvas, { hasSun = true }: ArchitectureOptions): void {
  const { width, height, random } = canvas
  const ex = width * random.between(0.4, 0.6)
  const t = height * -0.06
  canvas.fillAll(hasSun ? 'muted' : 'accent')
  if (hasSun) canvas.fill(disc(width * random.between(0.12, 0.24), height * 0.26, height * 0.17), 'accent')
  canvas.halftone([0, 4, width, height * 0.7], hasSun ? 'shade' : 'accentShade', { from: 0.3, to: 5, step: 12 })
  const L: Point = [ex - width * 0.2, t]
  const M: Point = [ex, t - height * 0.04]
  const Rr: Point = [ex + width * 0.13, t + height * 0.03]
  const L2: Point = [ex - width * 0.46, height]
  const M2: Point = [ex + width * 0.05, height * 1.04]
  const R2: Point = [ex + width * 0.5, height]
  canvas.fill(polygon(L, M, M2, L2), 'light').fill(polygon(M, Rr, R2, M2), 'ink')
  const lerp = (a: Point, b: Point, q: number): Point => [a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q]
  const inset = ([x, y]: Point, by: number): Point => [x + by, y]
  const n = 11
  for (let j = 0; j < n; j++) {
    const q0 = Math.pow((j + 0.25) / n, 1.25)
    const q1 = Math.pow((j + 0.72) / n, 1.25)
    for (let i = 0; i < 4; i++) {
      const u0 = (i + 0.16) / 4
      const u1 = (i + 0.84) / 4
      canvas.fill(
        polygon(
          lerp(lerp(L, L2, q0), lerp(M, M2, q0), u0),
          lerp(lerp(L, L2, q0), lerp(M, M2, q0), u1),
          lerp(lerp(L, L2, q1), lerp(M, M2, q1), u1),
          lerp(lerp(L, L2, q1), lerp(M, M2, q1), u0),
        ),
        (i * 7 + j * 3) % 11 === 0 ? 'accent' : 'shade',
      )
    }
  }
  for (let j = 0; j < n; j++) {
    const q0 = Math.pow((j + 0.25) / n, 1.25)
    const q1 = Math.pow((j + 0.72) / n, 1.25)
    canvas.fill(
      polygon(
        inset(lerp(M, M2, q0), 8),
        inset(lerp(Rr, R2, q0), -6),
        inset(lerp(Rr, R2, q1), -6),
        inset(lerp(M, M2, q1), 8),
      ),
      j % 4 === 1 ? 'third' : 'second',
    )
  }
}

function arcade(canvas: Canvas): void {
  const { width, height, random } = canvas
  const n = width > height ? 5 : 3
  const w = width / n
  const rows = width > height ? 2 : 3
  const h = (height * 0.86) / rows
  canvas.fillAll('light')
  let sh = ''
  let lit = ''
  let hot = ''
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < n; i++) {
      const x = i * w + w * 0.14
      const y = j * h + h * 0.16
      const ww = w * 0.72
      const rr = ww / 2
      const d = path`M${x} ${y + h * 0.84}V${y + rr}a${rr} ${rr} 0 0 1 ${ww} 0V${y + h * 0.84}z`
      const sp = i + j * 2 === random.integer(0, 6)
      if (sp) hot += d
      else sh += d
      lit += path`
        M${x + ww * 0.3} ${y + h * 0.84}V${y + rr * 1.12}
        a${rr} ${rr} 0 0 1 ${ww * 0.7} ${-rr * 0.12}
        V${y + h * 0.84}z
      `
    }
  canvas.fill(sh, 'ink').fill(hot, 'accent').fill(lit, 'shade')
  let bands = ''
  for (let j = 0; j < rows; j++) bands += rect(0, (j + 1) * h - h * 0.02, width, h * 0.07)
  canvas.fill(bands, 'muted')
  canvas.fill(rect(0, height * 0.86, width, height * 0.14), 'second')
  canvas.shadow(polygon([width * 0.1, height], [width * 0.6, height * 0.86], [width, height * 0.86], [width, height]))
  canvas.shadow(polygon([0, 0], [width * 0.55, 0], [0, height * 0.86]))
  person(canvas, width * random.between(0.3, 0.7), height * 0.93, height * 0.028, 'accent', 'ink')
}

function iso(canvas: Canvas, { hasSun = true }: ArchitectureOptions): void {
  const { width, height, random } = canvas
  canvas.fillAll('muted')
  const sky = random.pick(['third', 'ground', 'accent'])
  if (hasSun) canvas.fill(disc(width * 0.5, height * 0.5, Math.min(width, height) * 0.5), sky)
  else canvas.fillAll(sky)
  // Roofs stand before the sky, so they never have its colour.
  const roof = sky === 'third' ? 'light' : 'third'
  const wall = sky === 'accent' ? 'second' : 'accent'
  // Against hairlines: tops grow by e and sides by d, so that each covers the edge of the shape below.
  const e = 0.016
  const d = 0.008
  const plots = [-2, -1, 0, 1, 2].flatMap((x) =>
    [-2, -1, 0, 1, 2].map((y) => ({
      x,
      y,
      h: Math.max(0, Math.round(2.5 - (x + y) * 0.55 + random.between(-1.1, 1.3))),
    })),
  )
  // The town is scaled to fit between its highest roof and its nearest corner, and is centred.
  const top = Math.max(...plots.map(({ x, y, h }) => h - (x + y) / 2))
  const s = Math.min(width * 0.1, (height * 0.92) / (top + 3))
  const ox = width * 0.5
  const oy = height * 0.5 + ((top - 3) / 2) * s
  const P = (x: number, y: number, q: number): Point => [ox + (x - y) * s * 0.9, oy + (x + y) * s * 0.5 - q * s]
  // The roof of a house nearer on the diagonal hides a corner of a window. Such a wall stays blank.
  const cuts = (x: number, y: number, floor: number) =>
    plots.some((near) => near.x > x && near.x - x === near.y - y && near.h === floor + near.x - x)
  for (const { x, y, h } of plots) {
    if (!h) {
      canvas.fill(
        polygon(P(x - d, y - d, 0), P(x + 1 + d, y - d, 0), P(x + 1 + d, y + 1 + d, 0), P(x - d, y + 1 + d, 0)),
        'shade',
      )
      continue
    }
    const [A, Bc, C] = h > 3 ? ([roof, wall, 'ink'] as const) : (['light', 'shade', 'ink'] as const)
    canvas
      .fill(polygon(P(x - e, y - e, h), P(x + 1 + e, y - e, h), P(x + 1 + e, y + 1 + e, h), P(x - e, y + 1 + e, h)), A)
      .fill(polygon(P(x - d, y + 1, h), P(x + 1, y + 1, h), P(x + 1, y + 1, 0), P(x - d, y + 1, 0)), Bc)
      .fill(polygon(P(x + 1, y - d, h), P(x + 1, y + 1, h), P(x + 1, y + 1, 0), P(x + 1, y - d, 0)), C)
    for (let j = 0; j < h; j++) {
      if (cuts(x, y, j)) continue
      canvas.fill(
        polygon(
          P(x + 0.2, y + 1, j + 0.75),
          P(x + 0.8, y + 1, j + 0.75),
          P(x + 0.8, y + 1, j + 0.4),
          P(x + 0.2, y + 1, j + 0.4),
        ),
        h > 3 ? 'light' : 'ink',
      )
    }
  }
}

function facade(canvas: Canvas): void {
  const { width, height, random } = canvas
  const n = width > height ? 7 : 5
  const u = width / n
  const m = Math.ceil(height / u)
  canvas.fillAll('shade')
  // Skips a number of the sequence, so that the following ones stay the same.
  random.next()
  for (let j = 0; j < m; j++)
    for (let i = 0; i < n; i++) {
      const x = i * u
      const y = j * u
      const q = 0.1 * u
      canvas.fill(rect(x + q, y + q, u - 2 * q, u - 2 * q), 'ink')
      canvas.fill(
        polygon(
          [x + q, y + q],
          [x + u - q, y + q],
          [x + u - q - u * 0.24, y + q + u * 0.24],
          [x + q, y + q + u * 0.24],
        ),
        'second',
      )
      canvas.fill(
        rect(x + q, y + u * 0.62, u - 2 * q, u * 0.28),
        (i * 3 + j * 5) % 7 === 0 ? 'accent' : (i + j) % 5 === 0 ? 'third' : 'light',
      )
      if (random.chance(0.22)) canvas.fill(halfDisc(x + u * 0.5, y + u * 0.62, u * 0.14, 'up'), 'third')
    }
  canvas.shadow(polygon([0, height], [width * 0.52, 0], [width, 0], [width, height * 0.3], [width * 0.4, height]))
}

function stair(canvas: Canvas): void {
  const { width, height, random } = canvas
  const cx = width * 0.5
  const cy = height * 0.52
  const M = Math.max(width, height) * 0.72
  const n = 20
  canvas.fillAll('ink')
  let l = ''
  let s = ''
  let a = ''
  const rot = random.between(0, 6)
  for (let i = 0; i < n; i++) {
    const A = rot + (i / n) * 6.283
    const Bn = rot + ((i + 1) / n) * 6.283
    const r1 = M * (0.8 + 0.5 * (i / n))
    const r0 = M * (0.1 + 0.12 * (i / n))
    const d = polygon(
      [cx + Math.cos(A) * r0, cy + Math.sin(A) * r0],
      [cx + Math.cos(A) * r1, cy + Math.sin(A) * r1],
      [cx + Math.cos(Bn) * r1, cy + Math.sin(Bn) * r1],
      [cx + Math.cos(Bn) * r0, cy + Math.sin(Bn) * r0],
    )
    if (i % 7 === 3) a += d
    else if (i % 2) l += d
    else s += d
  }
  canvas.fill(s, 'shade').fill(l, 'light').fill(a, 'accent')
  canvas.shadow(halfDisc(cx, cy, M * 1.3, 'right'))
  canvas.fill(disc(cx, cy, M * 0.13), 'third').fill(halfDisc(cx, cy, M * 0.13, 'right'), 'ink')
}

const scenes = { lowAngle, arcade, iso, facade, stair } satisfies Record<
  string,
  (canvas: Canvas, options: ArchitectureOptions) => void
>

export function drawArchitecture(canvas: Canvas, options: ArchitectureOptions): void {
  canvas.choose(scenes, options.variant)(canvas, options)
}
