import type { Canvas } from '../Canvas.ts'
import type { Slot } from '../colours.ts'
import { disc, halfDisc, leaf, markPath, path, polygon, rect, rounded, roundedRect } from '../paths.ts'
import { nth } from '../random.ts'

export interface FoodOptions {
  variant?: keyof typeof scenes
}

function plate(canvas: Canvas, x: number, y: number, q: number): void {
  canvas.shadow(disc(x + q * 0.07, y + q * 0.09, q))
  canvas.fill(disc(x, y, q), 'light').fill(disc(x, y, q * 0.78), 'muted')
  canvas.rings([x, y], { from: q * 0.9, to: q * 0.9, count: 1 }, 'shade', 1.6)
}

function citrus(canvas: Canvas, x: number, y: number, q: number, k: Slot = 'third'): void {
  canvas.fill(disc(x, y, q), k).fill(disc(x, y, q * 0.86), 'light')
  let d = ''
  for (let i = 0; i < 8; i++) {
    const A = i * 0.785 + 0.08
    const Bn = A + 0.63
    d += polygon(
      [x + Math.cos(A + 0.3) * q * 0.1, y + Math.sin(A + 0.3) * q * 0.1],
      [x + Math.cos(A) * q * 0.78, y + Math.sin(A) * q * 0.78],
      [x + Math.cos(Bn) * q * 0.78, y + Math.sin(Bn) * q * 0.78],
    )
  }
  canvas.fill(d, k)
}

function tomato(canvas: Canvas, x: number, y: number, q: number): void {
  canvas.fill(disc(x, y, q), 'accent').fill(disc(x, y, q * 0.82), 'light')
  let d = ''
  for (let i = 0; i < 5; i++) {
    const A = i * 1.257
    d += disc(x + Math.cos(A) * q * 0.44, y + Math.sin(A) * q * 0.44, q * 0.29)
  }
  canvas.fill(d, 'accent').fill(disc(x, y, q * 0.14), 'second')
}

/** Draws a whole fish around a point, turned by degrees. */
function trout(canvas: Canvas, x: number, y: number, q: number, turn: number): void {
  const L = q * 0.74
  const w = q * 0.42
  canvas.transformed(`rotate(${turn} ${rounded(x)} ${rounded(y)})`, () => {
    canvas.fill(
      polygon([x + L * 0.6, y], [x + L * 1.2, y - w * 0.62], [x + L * 1.05, y], [x + L * 1.2, y + w * 0.62]),
      'ink',
    )
    const [f, h] = leaf(x - L, y, L * 1.85, w * 1.1, 0)
    canvas.fill(f, 'second').fill(h, 'ink')
    let d = ''
    for (let i = 0; i < 6; i++)
      d += path`M${x - L * 0.28 + i * L * 0.17} ${y - w * 0.34}q${L * 0.13} ${w * 0.34} 0 ${w * 0.68}`
    canvas.stroke(d, 'light', 3.4)
    canvas
      .fill(disc(x - L * 0.66, y - w * 0.1, w * 0.13), 'light')
      .fill(disc(x - L * 0.66, y - w * 0.1, w * 0.06), 'ink')
  })
}

/** Draws a fish on a stick beside a fire. */
function embers(canvas: Canvas): void {
  const { width, height, random } = canvas
  canvas.fillAll('muted')
  const bed = height * 0.84
  const half = width * 0.06
  let flames = ''
  let cores = ''
  let coals = ''
  for (let i = 0; i < 4; i++) {
    const x = width * (0.08 + 0.1 * i)
    const tip = bed - height * random.between(0.28, 0.52)
    const flame = (side: number, top: number) =>
      path`M${x - side} ${bed}Q${x - side} ${(top + bed) / 2} ${x} ${top}Q${x + side} ${(top + bed) / 2} ${x + side} ${bed}z`
    flames += flame(half, tip)
    cores += flame(half * 0.5, (tip + bed) / 2)
    coals += disc(x, bed + height * 0.08, height * 0.035)
  }
  canvas
    .fill(flames, 'accent')
    .fill(cores, 'second')
    .fill(rect(0, bed, width, height), 'ink')
    .fill(coals, 'accent')
  const x = width * 0.7
  const y = height * 0.44
  canvas.stroke(path`M${x - height * 0.09} ${bed}L${x + height * 0.09} 0`, 'light', 9)
  trout(canvas, x, y, height * 0.45, 102)
}

function fish(canvas: Canvas): void {
  const { width, height, random } = canvas
  canvas.fillAll(random.pick(['second', 'accent', 'third']))
  const x = width * 0.5
  const y = height * 0.5
  const q = Math.min(width, height) * 0.44
  plate(canvas, x, y, q)
  trout(canvas, x, y, q, random.integer(-36, -18))
  citrus(canvas, x - q * 0.32, y + q * 0.46, q * 0.19)
  citrus(canvas, x - q * 0.06, y + q * 0.56, q * 0.15)
  tomato(canvas, x + q * 0.3, y - q * 0.5, q * 0.15)
  for (let i = 0; i < 5; i++) {
    const [a] = leaf(x + q * 0.2, y + q * 0.5, q * 0.34, q * 0.1, -0.9 + i * 0.35)
    canvas.fill(a, i % 2 ? 'ink' : 'third')
  }
  if (width > height) {
    const [left, top] = [width * 0.06 - 9, height * 0.12]
    const tines = [0, 8, 16, 24].map((x) => roundedRect(left + x, top, 6, height * 0.2, 3)).join('')
    canvas
      .fill(roundedRect(left + 9, height * 0.3, 12, height * 0.56, 6), 'light')
      .fill(tines + roundedRect(left, height * 0.28, 30, Math.max(24, height * 0.1), 12), 'light')
      .fill(
        roundedRect(width * 0.92, height * 0.14, 12, height * 0.72, 6) +
          path`M${width * 0.92 + 12} ${height * 0.12}q26 ${height * 0.2} 0 ${height * 0.36}z`,
        'light',
      )
  }
}

function table(canvas: Canvas): void {
  const { width, height, random } = canvas
  canvas.fillAll('muted')
  const u = Math.min(width, height) / 8
  let d = ''
  for (let j = 0; j * u < height; j++)
    for (let i = 0; i * u < width; i++) if ((i + j) % 2) d += rect(i * u, j * u, u, u)
  canvas.fill(d, random.pick(['accent', 'shade', 'second']))
  const M = Math.min(width, height)
  plate(canvas, width * 0.3, height * 0.36, M * 0.34)
  citrus(canvas, width * 0.3 - M * 0.06, height * 0.36, M * 0.13)
  tomato(canvas, width * 0.3 + M * 0.13, height * 0.36 - M * 0.06, M * 0.1)
  tomato(canvas, width * 0.3 + M * 0.1, height * 0.36 + M * 0.14, M * 0.08)
  plate(canvas, width * 0.76, height * 0.74, M * 0.3)
  let n = ''
  const px = width * 0.76
  const py = height * 0.74
  for (let i = 0; i < 6; i++) n += disc(px, py, M * (0.04 + i * 0.026))
  canvas.stroke(n, 'second', M * 0.013)
  for (let i = 0; i < 4; i++) {
    const [a, h] = leaf(px, py, M * 0.13, M * 0.05, i * 1.57 + 0.4)
    canvas.fill(a, 'third').fill(h, 'ink')
  }
  canvas.fill(disc(px, py, M * 0.035), 'accent')
  canvas.shadow(disc(width * 0.82 + 8, height * 0.2 + 10, M * 0.15))
  canvas
    .fill(disc(width * 0.82, height * 0.2, M * 0.15), 'light')
    .fill(disc(width * 0.82, height * 0.2, M * 0.12), 'ink')
    .fill(halfDisc(width * 0.82, height * 0.2, M * 0.12, 'left'), 'accent')
  canvas.transformed(`rotate(24 ${rounded(width * 0.5)} ${rounded(height * 0.6)})`, () => {
    canvas.fill(
      roundedRect(width * 0.5, height * 0.38, 11, height * 0.6, 5) +
        roundedRect(width * 0.5 - 10, height * 0.34, 31, M * 0.2, 13),
      'ink',
    )
  })
}

function wine(canvas: Canvas): void {
  const { width, height, random } = canvas
  const y = height * 0.82
  canvas.fillAll(random.pick(['third', 'second', 'muted']))
  canvas.fill(disc(width * 0.55, height * 0.44, Math.min(width, height) * 0.4), 'accent')
  canvas.fill(rect(0, y, width, height), 'ink')
  const tall = width < height
  const bx = width * (tall ? 0.27 : 0.34)
  const k = height / 400
  const gs = tall ? (width / 400) * 0.82 : k
  canvas
    .fill(
      path`
        M${bx - 20 * k} ${40 * k}h${40 * k}v${90 * k}
        q0 ${24 * k} ${22 * k} ${44 * k}V${y + 20 * k}h${-84 * k}
        V${174 * k}q${22 * k} ${-20 * k} ${22 * k} ${-44 * k}z
      `,
      'ink',
    )
    .fill(rect(bx - 42 * k, 214 * k, 84 * k, 78 * k), 'light')
    .fill(markPath(bx - 27 * k, 234 * k, 18 * k), 'accent')
    .fill(rect(bx - 20 * k, 36 * k, 40 * k, 34 * k), 'second')
  canvas.fill(rect(bx - 34 * k, 168 * k, 7 * k, 40 * k) + rect(bx - 14 * k, 80 * k, 5 * k, 50 * k), 'shade')
  for (const [gx, q, f] of [
    [width * (tall ? 0.6 : 0.58), 62 * gs, 'second'],
    [width * (tall ? 0.86 : 0.8), 50 * gs, 'third'],
  ] as const) {
    const gy = y - q * 2
    canvas.fill(path`M${gx - q} ${gy - q * 0.5}h${2 * q}v${q * 0.5}a${q} ${q} 0 0 1 ${-2 * q} 0z`, 'light')
    canvas
      .fill(halfDisc(gx, gy, q * 0.88, 'down'), f)
      .fill(
        path`M${gx} ${gy}h${q * 0.88}a${q * 0.88} ${q * 0.88} 0 0 1 ${-q * 0.88} ${q * 0.88}z`,
        f === 'second' ? 'accent' : 'second',
      )
    canvas
      .fill(rect(gx - 3.5, gy + q, 7, y + 10 * k - gy - q), 'light')
      .fill(path`M${gx - q * 0.7} ${y + 14 * k}a${q * 0.7} ${q * 0.16} 0 0 1 ${2 * q * 0.7} 0z`, 'light')
  }
  canvas.halftone([0, y + 16, width, height - y], 'shade', { from: 1, to: 3.5, step: 10 })
}

function coffee(canvas: Canvas): void {
  const { width, height, random } = canvas
  // The handle is at the right, so the cup stands left of the middle.
  const x = width * random.between(0.42, 0.48)
  const y = height * 0.56
  const q = Math.min(width, height) * 0.3
  canvas.fillAll(random.pick(['third', 'second', 'accent']))
  canvas.fill(rect(width * 0.5, 0, width, height), 'muted')
  canvas.fill(disc(width * 0.5, height * 0.44, Math.min(width, height) * 0.43), 'ground')
  for (let i = -1; i < 2; i++)
    canvas.stroke(
      path`
        M${x + i * q * 0.5} ${y - q * 0.3}q${-q * 0.3} ${-q * 0.34} 0 ${-q * 0.62}
        t0 ${-q * 0.62}
      `,
      i ? 'shade' : 'accent',
      q * 0.09,
    )
  canvas.stroke(
    path`
      M${x + q * 0.9} ${y + q * 0.16}h${q * 0.28}a${q * 0.3} ${q * 0.3} 0 0 1 0 ${q * 0.6}
      h${-q * 0.4}
    `,
    'shade',
    q * 0.15,
  )
  canvas.fill(halfDisc(x, y, q, 'down'), 'light').fill(rect(x - q, y - q * 0.06, q * 2, q * 0.1), 'light')
  canvas.fill(path`M${x} ${y}h${q}a${q} ${q} 0 0 1 ${-q} ${q}z`, 'shade')
  canvas.fill(halfDisc(x, y + q * 0.14, q * 0.74, 'down'), 'accent').fill(
    path`
      M${x} ${y + q * 0.14}h${q * 0.74}
      a${q * 0.74} ${q * 0.74} 0 0 1 ${-q * 0.74} ${q * 0.74}z
    `,
    'ink',
  )
  canvas.fill(roundedRect(x - q * 1.3, y + q * 1.02, q * 2.6, q * 0.16, Math.max(2, Math.round(q * 0.08))), 'shade')
  canvas.fill(rect(0, y + q * 1.18, width, height), 'second')
  canvas.hatch([0, y + q * 1.3, width, height], 'ink', { gap: 13, thickness: 3 })
}

function garden(canvas: Canvas): void {
  const { width, height, random } = canvas
  const n = width > height ? 3 : 2
  const u = width / n
  const m = Math.ceil(height / u)
  const cs = random.shuffled(['accent', 'second', 'third', 'muted', 'ink', 'shade'])
  for (let j = 0; j < m; j++)
    for (let i = 0; i < n; i++) {
      const x = i * u
      const y = j * u
      const k = (i + j * n + random.integer(0, 1)) % 6
      const f = nth(cs, (i * 2 + j) % 6)
      canvas.fill(rect(x, y, u + 0.5, u + 0.5), f)
      const X = x + u / 2
      const Y = y + u / 2
      const q = u * 0.36
      const g2 = f === 'second' ? 'ink' : 'second'
      if (k === 0) citrus(canvas, X, Y, q, f === 'third' ? 'accent' : 'third')
      else if (k === 1) {
        canvas
          .fill(disc(X, Y + q * 0.1, q), f === 'accent' ? 'light' : 'accent')
          .fill(halfDisc(X, Y + q * 0.1, q, 'right'), 'ink')
        for (let t = 0; t < 4; t++) {
          const [a] = leaf(X, Y - q * 0.7, q * 0.62, q * 0.22, -2.6 + t * 0.7)
          canvas.fill(a, g2)
        }
      } else if (k === 2) {
        for (let t = 0; t < 5; t++) {
          const [a, h] = leaf(X, Y + q, q * 1.66, q * 0.28, -2.5 + t * 0.46)
          canvas.fill(a, t % 2 ? g2 : f === 'third' ? 'accent' : 'third').fill(h, 'ink')
        }
      } else if (k === 3) {
        canvas
          .fill(halfDisc(X, Y - q * 0.2, q * 1.1, 'down'), 'light')
          .fill(halfDisc(X, Y - q * 0.2, q * 0.7, 'up'), f === 'third' ? 'accent' : 'third')
          .fill(rect(X - q * 1.1, Y - q * 0.3, q * 2.2, q * 0.12), 'ink')
      } else if (k === 4) {
        const [a, h] = leaf(X - q * 1.1, Y, q * 1.9, q * 0.85, 0)
        canvas
          .fill(polygon([X + q * 0.5, Y], [X + q * 1.2, Y - q * 0.5], [X + q * 1.2, Y + q * 0.5]), 'ink')
          .fill(a, 'light')
          .fill(h, f === 'shade' ? 'accent' : 'shade')
          .fill(disc(X - q * 0.66, Y - q * 0.08, q * 0.09), 'ink')
      } else tomato(canvas, X, Y, q)
    }
}

const scenes = { fish, table, wine, coffee, garden, embers }

export function drawFood(canvas: Canvas, options: FoodOptions): void {
  canvas.choose(scenes, options.variant)(canvas)
}
