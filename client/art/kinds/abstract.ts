import type { Canvas } from '../Canvas.ts'
import type { Slot } from '../colours.ts'
import { corners, disc, halfDisc, path, type Point, polygon, rect } from '../paths.ts'
import { nth, randomFrom } from '../random.ts'
import { overlap, tileGround, tileQuarter } from '../tiles.ts'

export interface AbstractOptions {
  variant?: keyof typeof scenes
}

function picelj(canvas: Canvas): void {
  const { width, height, random } = canvas
  const n = width > height ? 9 : 6
  const u = width / n
  const m = Math.ceil(height / u)
  const cx = random.between(0, n)
  const cy = random.between(0, m)
  const [field, dots] = random.chance() ? (['ink', 'accent'] as const) : (['accent', 'ink'] as const)
  canvas.fillAll(field)
  let l = ''
  let b = ''
  for (let j = 0; j < m; j++)
    for (let i = 0; i < n; i++) {
      const q = Math.hypot(i - cx, j - cy) / Math.hypot(n, m)
      const x = (i + 0.5) * u
      const y = (j + 0.5) * u
      l += disc(x, y, u * 0.46)
      const k = u * (0.06 + 0.36 * Math.abs(Math.sin(q * 5)))
      b += disc(x, y, k)
    }
  canvas.fill(l, 'light').fill(b, dots)
}

function weave(canvas: Canvas): void {
  const { width, height, random } = canvas
  const n = width > height ? 6 : 4
  const u = width / n
  const m = Math.ceil(height / u)
  const w = u + 2 * overlap
  canvas.fillAll('ground')
  const inks = ['accent', 'ink', 'second', 'third', 'light', 'shade'] as const
  for (let j = 0; j < m; j++)
    for (let i = 0; i < n; i++) {
      const k = random.integer(0, 7)
      const x = i * u
      const y = j * u
      const [first, second, third] = firstThree(random.shuffled(inks))
      if (k < 2)
        canvas
          .fill(rect(x, y, w, w), first)
          .fill(halfDisc(x + u / 2, y + u / 2, u / 2, 'up'), second)
          .fill(halfDisc(x + u / 2, y + u, u / 2, 'up') + rect(x, y + u - 0.3, u, overlap), third)
      else if (k < 4) {
        const q = random.integer(0, 3)
        canvas
          .fill(tileGround(x, y, u, { left: q === 0 || q === 3, top: q < 2 }), first)
          .fill(tileQuarter(x, y, u, nth(corners, q)), second)
      } else if (k < 5)
        canvas
          .fill(rect(x, y, w, w), first)
          .fill(disc(x + u / 2, y + u / 2, u * 0.36), second)
          .fill(disc(x + u / 2, y + u / 2, u * 0.16), third)
      else if (k < 6)
        canvas
          .fill(tileGround(x, y, u, { left: true, top: true }), first)
          .fill(
            path`
              M${x + u / 2 - 2} ${y}H${x + u}A${u} ${u} 0 0 1 ${x} ${y + u}V${y + u / 2 - 2}
              H${x + overlap}V${y + overlap}H${x + u / 2 - 2}z
            `,
            second,
          )
          .fill(tileQuarter(x, y, u * 0.5, 'topLeft'), third)
      else if (k < 7)
        canvas
          .fill(rect(x, y, w, w), second)
          .fill(polygon([x + u, y], [x + w, y], [x + w, y + w], [x, y + w], [x, y + u]), first)
      else {
        let d = ''
        let e = rect(x + overlap, y + overlap, u + overlap, u + overlap)
        for (let q = 0; q < 4; q++) {
          d += rect(x, y + (q * u) / 4, w, u / 8)
          e += rect(x, y + (q * u) / 4 + u / 8, 3 * overlap, u / 8)
        }
        canvas.fill(e, first).fill(d, second)
      }
    }
}

function moire(canvas: Canvas): void {
  const { width, height, random } = canvas
  const n = 26
  const w = width / n
  canvas.fillAll('light')
  let d = ''
  const A = random.between(0.25, 0.4) * height
  const ph = random.between(0, 3)
  for (let i = 0; i < n; i++) {
    const y = height * 0.5 + A * Math.sin(ph + i * 0.24)
    d += rect(i * w, 0, w * 0.5, y)
    d += rect(i * w + w * 0.5, y, w * 0.5, height - y)
  }
  canvas.fill(d, 'ink')
  const cx = width * random.between(0.3, 0.7)
  const cy = height * random.between(0.35, 0.65)
  const q = Math.min(width, height) * 0.3
  canvas.fill(disc(cx, cy, q), 'accent')
  canvas.clipped(disc(cx, cy, q), () => {
    let e = ''
    for (let i = 0; i < n; i++) {
      const y = height * 0.5 + A * Math.sin(ph + i * 0.24)
      e += rect(i * w + w * 0.5, 0, w * 0.5, y)
      e += rect(i * w, y, w * 0.5, height - y)
    }
    canvas.fill(e, 'third')
  })
}

function orbit(canvas: Canvas): void {
  const { width, height, random } = canvas
  const M = Math.min(width, height)
  const cx = width * random.between(0.35, 0.65)
  const cy = height * random.between(0.4, 0.6)
  canvas.fillAll('accent')
  const cs = ['ink', 'accent', 'light', 'second', 'third', 'ink'] as const
  cs.forEach((q, i) => {
    const R0 = M * (0.72 - i * 0.12)
    // An arc about a lower centre ends at the horizon too.
    const drop = i % 2 ? M * 0.06 : 0
    const reach = Math.sqrt(R0 ** 2 - drop ** 2)
    canvas.fill(path`M${cx - reach} ${cy}A${R0} ${R0} 0 0 1 ${cx + reach} ${cy}z`, q)
    canvas.fill(halfDisc(cx + (i % 2 ? M * 0.06 : -M * 0.06), cy, R0, 'down'), nth(cs, (i + 2) % 6))
  })
}

function squares(canvas: Canvas): void {
  const { width, height, random } = canvas
  const n = width > height ? 3 : 2
  const u = width / n
  const m = Math.ceil(height / u)
  canvas.fillAll('ink')
  for (let j = 0; j < m; j++)
    for (let i = 0; i < n; i++) {
      const dx = random.between(-0.5, 0.5)
      const dy = random.between(-0.5, 0.5)
      const pal = random.shuffled(['accent', 'light', 'second', 'third', 'ink'])
      for (let q = 0; q < 6; q++) {
        const s = u * (1 - q * 0.165)
        const ox = ((u - s) / 2) * (1 + dx)
        const oy = ((u - s) / 2) * (1 + dy)
        canvas.fill(rect(i * u + ox, j * u + oy, s, s), nth(pal, q % 3))
      }
    }
}

function ribbon(canvas: Canvas): void {
  const { width, height, random } = canvas
  const u = Math.min(width, height) / 4
  const t = u / 5
  const field = random.pick(['ink', 'second', 'ground'])
  canvas.fillAll(field)
  const n = Math.ceil(width / u)
  const m = Math.ceil(height / u)
  const rr = randomFrom(`${n}${m}${canvas.seed}`)
  // Three strands around two opposite corners of each cell, one bundle over the other. They are symmetrical, so that
  // every strand meets one of its own colour at the next cell, whichever way that is turned.
  const bundle = (strands: readonly number[], [x, y]: Point, [dx, dy]: Point) =>
    strands
      .map((strand) => {
        const r = t * strand
        const sweep = dx * dy > 0 ? 1 : 0
        return path`
          M${x + dx * r} ${y - dy * overlap}V${y}A${r} ${r} 0 0 ${sweep} ${x} ${y + dy * r}H${x - dx * overlap}
        `
      })
      .join('')
  const below = { edges: '', middle: '' }
  const above = { discs: '', edges: '', middle: '' }
  for (let j = 0; j < m; j++)
    for (let i = 0; i < n; i++) {
      const [left, top, right, bottom] = [i * u, j * u, (i + 1) * u, (j + 1) * u]
      const pair: readonly (readonly [Point, Point])[] = rr.chance()
        ? [
            [
              [left, top],
              [1, 1],
            ],
            [
              [right, bottom],
              [-1, -1],
            ],
          ]
        : [
            [
              [right, top],
              [-1, 1],
            ],
            [
              [left, bottom],
              [1, -1],
            ],
          ]
      const [under, over] = [nth(pair, (i + j) % 2), nth(pair, (i + j + 1) % 2)]
      below.edges += bundle([0.5, 4.5], ...under)
      below.middle += bundle([2.5], ...under)
      above.edges += bundle([0.5, 4.5], ...over)
      above.middle += bundle([2.5], ...over)
      const [[x, y], [dx, dy]] = over
      above.discs += path`M${x} ${y}h${dx * u}A${u} ${u} 0 0 ${dx * dy > 0 ? 1 : 0} ${x} ${y + dy * u}z`
    }
  const edge = field === 'ground' ? 'accent' : 'light'
  canvas.stroke(below.edges, edge, t * 0.62).stroke(below.middle, 'third', t * 0.62)
  canvas.fill(above.discs, field)
  canvas.stroke(above.edges, edge, t * 0.62).stroke(above.middle, 'third', t * 0.62)
}

function dots(canvas: Canvas): void {
  const { width, height, random } = canvas
  canvas.fillAll('third')
  canvas.fill(disc(width * 0.36, height * 0.5, Math.min(width, height) * 0.4), 'accent')
  canvas.fill(disc(width * 0.66, height * 0.5, Math.min(width, height) * 0.4), 'ink', { opacity: 0.86 })
  canvas.halftone([0, 6, width + 10, height], 'ink', { from: 7.5, to: 0.4, step: 13 })
  canvas.fill(rect(width * random.between(0.48, 0.52), 0, 6, height), 'light')
}

/** Returns the first three slots of a shuffled list. */
function firstThree(slots: readonly Slot[]): readonly [Slot, Slot, Slot] {
  return [nth(slots, 0), nth(slots, 1), nth(slots, 2)]
}

const scenes = { picelj, weave, moire, orbit, squares, ribbon, dots }

export function drawAbstract(canvas: Canvas, options: AbstractOptions): void {
  canvas.choose(scenes, options.variant)(canvas)
}
