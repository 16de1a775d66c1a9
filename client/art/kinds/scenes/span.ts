import { person, type Sky, sky } from '../../backdrops.ts'
import type { Canvas } from '../../Canvas.ts'
import { disc, path, polygon, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'

interface SpanOptions {
  sky?: Sky
}

/** A row of loaded lorries on a bridge of arches. */
function lorries(canvas: Canvas, options: SpanOptions): void {
  const { width, height, random } = canvas
  const y = height * 0.52
  sky(canvas, width * 0.7, height * 0.3, options.sky)
  canvas.fill(rect(0, height * 0.76, width, height), 'second')
  const arches = width > height * 1.8 ? 4 : 3
  const w = width / arches
  let piers = path`M0 ${y}H${width}V${y + height * 0.06}`
  for (let i = arches - 1; i >= 0; i--)
    piers += path`
      H${(i + 1) * w}V${height * 0.84}H${(i + 1) * w - w * 0.07}
      A${w * 0.43} ${height * 0.26} 0 0 0 ${i * w + w * 0.07} ${height * 0.84}H${i * w}V${y + height * 0.06}
    `
  canvas.fill(`${piers}z`, 'light')
  canvas.fill(rect(0, y, width, height * 0.025), 'line')
  const count = width > height * 1.8 ? 6 : 4
  const length = (width * 0.92) / count
  for (let i = 0; i < count; i++) {
    const x = width * 0.04 + i * length
    const l = length * 0.84
    const h = l * 0.34
    const load = nth(['accent', 'second', 'accent', 'third'], i % 4)
    canvas.fill(rect(x, y - h * 1.18, l * 0.68, h * 0.78), load)
    canvas.fill(
      path`M${x + l * 0.06} ${y - h * 1.18}q${l * 0.28} ${-h * random.between(0.5, 0.8)} ${l * 0.56} 0z`,
      'ink',
    )
    canvas.fill(
      path`M${x + l * 0.72} ${y - h * 0.4}v${-h * 0.95}h${l * 0.18}l${l * 0.1} ${h * 0.4}v${h * 0.55}z`,
      'ink',
    )
    canvas.fill(rect(x + l * 0.82, y - h * 1.2, l * 0.07, h * 0.32), 'light')
    canvas.fill(rect(x, y - h * 0.4, l, h * 0.14), 'line')
    for (const at of [0.14, 0.34, 0.86])
      canvas
        .fill(disc(x + l * at, y - h * 0.16, h * 0.2), 'ink')
        .fill(disc(x + l * at, y - h * 0.16, h * 0.08), 'light')
  }
  let waves = ''
  for (let i = 0; i < 7; i++)
    waves += rect(random.between(0, 0.8) * width, height * (0.87 + i * 0.018), random.between(0.1, 0.3) * width, 4)
  canvas.fill(waves, 'light')
}

/** The fan of the stays, from the foot of the pylon. */
function cables(canvas: Canvas): void {
  const { width, height } = canvas
  canvas.fillAll('muted')
  canvas.fill(disc(width * 0.3, height * 0.34, Math.min(width, height) * 0.34), 'third')
  const x = width * 0.66
  const top = -height * 0.1
  let near = ''
  let far = ''
  for (let i = 0; i < 11; i++) {
    near += path`M${x} ${top + i * height * 0.03}L${x - width * (0.12 + i * 0.078)} ${height * 0.86}`
    far += path`M${x} ${top + i * height * 0.03}L${x + width * (0.06 + i * 0.05)} ${height * 0.86}`
  }
  canvas.stroke(far, 'shade', Math.max(2, width * 0.004)).stroke(near, 'line', Math.max(2.5, width * 0.006))
  canvas.fill(
    polygon([x - width * 0.03, 0], [x + width * 0.03, 0], [x + width * 0.06, height], [x - width * 0.06, height]),
    'accent',
  )
  canvas.fill(polygon([x, 0], [x + width * 0.03, 0], [x + width * 0.06, height], [x, height]), 'accentShade')
  canvas.fill(rect(0, height * 0.84, width, height), 'second')
  canvas.fill(rect(0, height * 0.83, width, height * 0.035), 'light')
  for (const [i, at] of [0.12, 0.2, 0.34].entries())
    person(canvas, width * at, height * 0.81, height * 0.026, nth(['accent', 'line', 'third'], i), 'line')
}

/** The empty roadway, from its middle. */
function deck(canvas: Canvas, options: SpanOptions): void {
  const { width, height } = canvas
  const x = width * 0.5
  const y = height * 0.46
  sky(canvas, x, y, options.sky)
  canvas.fill(rect(0, y, width, height), 'second')
  canvas.fill(
    polygon([x - width * 0.012, y], [x + width * 0.012, y], [width * 1.1, height], [-width * 0.1, height]),
    'ink',
  )
  let dashes = ''
  for (const [from, to] of [
    [0.05, 0.09],
    [0.14, 0.22],
    [0.32, 0.5],
    [0.66, 1],
  ] as const) {
    const at = (share: number) => y + (height - y) * share
    const half = (share: number) => width * 0.018 * share
    dashes += polygon(
      [x - half(from), at(from)],
      [x + half(from), at(from)],
      [x + half(to), at(to)],
      [x - half(to), at(to)],
    )
  }
  canvas.fill(dashes, 'light')
  for (const side of [-1, 1]) {
    canvas.fill(
      polygon(
        [x + side * width * 0.012, y],
        [x + side * width * 0.6, height],
        [x + side * width * 0.7, height],
        [x + side * width * 0.016, y],
      ),
      'light',
    )
    // Lamps; nearer ones are taller.
    for (const near of [0.1, 0.22, 0.45, 0.85]) {
      const lx = x + side * (width * 0.014 + width * 0.62 * near)
      const ly = y + (height - y) * near
      const h = height * (0.08 + near * 0.62)
      canvas.fill(rect(lx - 1 - near * 4, ly - h, 2 + near * 8, h), 'line')
      canvas.fill(rect(Math.min(lx, lx - side * h * 0.22), ly - h, h * 0.22, 2 + near * 8), 'line')
      canvas.fill(disc(lx - side * h * 0.22, ly - h + 4 + near * 8, 3 + near * 11), 'third')
    }
  }
  const k = Math.min(width, height)
  person(canvas, x - k * 0.1, height * 0.74, k * 0.035, 'accent', 'light')
  canvas.stroke(path`M${x - k * 0.06} ${height * 0.74}L${x + k * 0.03} ${height * 0.83}`, 'third', k * 0.012)
}

/** The expansion joint of the deck: steel fingers, and a ruler across the gap. */
function joint(canvas: Canvas): void {
  const { width, height } = canvas
  const n = width > height ? 9 : 7
  const u = height / n
  canvas.fillAll('ink')
  const gap = width * 0.035
  let left = rect(0, 0, width * 0.36, height)
  let right = rect(width * 0.64, 0, width * 0.36, height)
  for (let i = 0; i < n; i++) {
    if (i % 2) right += rect(width * 0.36 + gap, i * u + u * 0.06, width * 0.3, u * 0.88)
    else left += rect(width * 0.3, i * u + u * 0.06, width * 0.34 - gap, u * 0.88)
  }
  canvas.fillApart(left, 'shade').fillApart(right, 'muted')
  let bolts = ''
  for (let i = 0; i < n; i++) bolts += disc(width * (i % 2 ? 0.84 : 0.16), (i + 0.5) * u, u * 0.16)
  canvas.fill(bolts, 'line')
  canvas.fill(roundedRect(width * 0.14, height * 0.43, width * 0.72, u * 1.1, 8), 'third')
  let ticks = ''
  for (let i = 0; i < 30; i++) ticks += rect(width * (0.16 + i * 0.0235), height * 0.43, 2.5, u * (i % 5 ? 0.25 : 0.5))
  canvas.fill(ticks, 'ink')
  canvas.fill(disc(width * 0.8, height * 0.43 + u * 0.78, u * 0.12), 'accent')
}

/** Close views of a bridge; `place` shows one from afar. */
export const spanScenes = { lorries, cables, deck, joint }
