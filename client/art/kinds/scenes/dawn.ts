import { person } from '../../backdrops.ts'
import type { Canvas } from '../../Canvas.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'

/** A house of sleepers: four windows are lit. */
function windows(canvas: Canvas): void {
  const { width, height, random } = canvas
  const columns = Math.round(2 + (4.4 * width) / height)
  const u = width / (columns + 0.6)
  const rows = Math.ceil(height / (u * 1.25))
  canvas.fillAll('ink')
  const lit = random.shuffled(Array.from({ length: columns * (rows - 1) }, (_, share) => share)).slice(0, 4)
  let panes = ''
  let sills = ''
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [u * (0.5 + i), u * (0.35 + j * 1.25)]
      sills += rect(x - u * 0.04, y + u * 0.84, u * 0.68, u * 0.06)
      if (!lit.includes(j * columns + i)) panes += rect(x, y, u * 0.6, u * 0.84)
    }
  // In every theme a lit window is lighter than a dark one.
  canvas.fill(panes, 'shade', { opacity: 0.5 }).fill(sills, 'shade')
  for (const [n, share] of lit.entries()) {
    const [x, y] = [u * (0.5 + (share % columns)), u * (0.35 + Math.floor(share / columns) * 1.25)]
    const pane = rect(x, y, u * 0.6, u * 0.84)
    canvas.fill(pane, 'accent').fill(pane, 'light', { opacity: 0.55 })
    canvas.fill(rect(x + u * 0.27, y, u * 0.06, u * 0.84), 'ink')
    if (n === 0) canvas.clipped(pane, () => person(canvas, x + u * 0.3, y + u * 0.72, u * 0.2, 'ink', 'ink'))
    if (n === 1) canvas.fill(halfDisc(x + u * 0.14, y, u * 0.13, 'down'), 'light')
  }
}

/** A lamp over an empty crossing. */
function lamp(canvas: Canvas): void {
  const { width, height } = canvas
  const k = Math.min(width, height)
  const x = width * 0.36
  const base = height * 0.8
  canvas.fillAll('ground')
  let roofs = ''
  for (let i = 0; i < 7; i++)
    roofs += rect((width / 7) * i, height * nth([0.42, 0.3, 0.36, 0.24, 0.4, 0.32, 0.44], i), width / 7 + 1, height)
  canvas.fill(roofs, 'muted')
  canvas.fill(rect(0, base, width, height), 'ink')
  canvas.fill(
    polygon(
      [x + k * 0.18, height * 0.2],
      [x + k * 0.26, height * 0.2],
      [x + k * 0.62, base + k * 0.1],
      [x - k * 0.2, base + k * 0.1],
    ),
    'third',
  )
  canvas.ellipse([x + k * 0.21, base + k * 0.1], [k * 0.41, k * 0.07], 'accent')
  canvas.fill(rect(x - 4, height * 0.16, 9, base - height * 0.12), 'line')
  canvas.fill(rect(x - 4, height * 0.16, k * 0.22, 8), 'line')
  canvas
    .fill(halfDisc(x + k * 0.22, height * 0.2, k * 0.06, 'up'), 'line')
    .fill(halfDisc(x + k * 0.22, height * 0.2, k * 0.045, 'down'), 'light')
  let stripes = ''
  for (let i = 0; i < 5; i++)
    stripes += polygon(
      [width * 0.62 + i * k * 0.1, base + k * 0.03],
      [width * 0.62 + i * k * 0.1 + k * 0.05, base + k * 0.03],
      [width * 0.62 + i * k * 0.12 + k * 0.06, height],
      [width * 0.62 + i * k * 0.12 - k * 0.02, height],
    )
  canvas.fill(stripes, 'shade')
  person(canvas, x + k * 0.2, base + k * 0.02, k * 0.05, 'ink', 'light')
}

/** The first bus, with three people in it. */
function bus(canvas: Canvas): void {
  const { width, height } = canvas
  const [left, top, w, h] = [width * 0.08, height * 0.32, width * 0.84, height * 0.42]
  canvas.fillAll('ground')
  canvas.fill(disc(width * 0.82, height * 0.14, height * 0.07), 'shade')
  canvas.fill(rect(0, height * 0.76, width, height), 'ink')
  canvas.fill(roundedRect(left, top, w, h, 14), 'second')
  canvas.fill(rect(left + w * 0.03, top + h * 0.12, w * 0.94, h * 0.46), 'accent')
  const panes = 5
  for (let i = 1; i < panes; i++)
    canvas.fill(rect(left + w * (0.03 + (i * 0.94) / panes) - 4, top + h * 0.12, 8, h * 0.46), 'ink')
  canvas.clipped(rect(left + w * 0.03, top + h * 0.12, w * 0.94, h * 0.46), () => {
    for (const share of [0.12, 0.34, 0.88])
      person(canvas, left + w * share, top + h * 0.54, h * 0.11, 'ink', share > 0.8 ? 'light' : 'ink')
  })
  canvas.fill(rect(left, top + h * 0.72, w, h * 0.06), 'light')
  for (const share of [0.2, 0.78])
    canvas
      .fill(disc(left + w * share, top + h, h * 0.15), 'ink')
      .fill(disc(left + w * share, top + h, h * 0.06), 'light')
  canvas.fill(
    polygon([left + w, top + h * 0.74], [width, top + h * 0.66], [width, top + h * 1.2], [left + w, top + h * 0.9]),
    'third',
  )
  let dashes = ''
  for (let x = 0; x < width; x += 80) dashes += rect(x, height * 0.9, 44, 6)
  canvas.fill(dashes, 'shade')
}

/** A shutter that is half open, with a person's feet below it. */
function shutter(canvas: Canvas): void {
  const { width, height } = canvas
  const k = Math.min(width, height)
  const [left, w, top, base] = [width * 0.16, width * 0.68, height * 0.16, height * 0.84]
  canvas.fillAll('muted')
  canvas.fill(rect(0, base, width, height), 'ink')
  canvas.fill(rect(left, top, w, base - top), 'accent')
  canvas.clipped(rect(left, top, w, base - top), () => {
    // Trousers and shoes; the rest is behind the shutter.
    const x = left + w * 0.64
    canvas.fill(
      rect(x - k * 0.1, top, k * 0.085, height * 0.8 - top) + rect(x + k * 0.015, top, k * 0.085, height * 0.8 - top),
      'ink',
    )
    canvas.fill(halfDisc(x - k * 0.07, base, k * 0.075, 'up') + halfDisc(x + k * 0.075, base, k * 0.075, 'up'), 'light')
    canvas.fill(
      rect(left + w * 0.1, height * 0.7, w * 0.24, k * 0.13) +
        rect(left + w * 0.14, height * 0.7 - k * 0.1, w * 0.16, k * 0.1),
      'third',
    )
  })
  const edge = height * 0.54
  canvas.fill(rect(left, top, w, edge - top), 'second')
  canvas.hatch([left, top + 10, w, edge - top - 14], 'shade', { gap: 14, thickness: 4 })
  canvas.fill(rect(left, edge - 4, w, 12), 'line')
  canvas.fill(rect(left - 12, top - k * 0.07, w + 24, k * 0.08), 'ink')
  canvas.fill(polygon([left, base], [left + w, base], [left + w * 1.16, height], [left - w * 0.16, height]), 'third')
}

/** The oven of a bakery, seen through its window. */
function oven(canvas: Canvas): void {
  const { width, height } = canvas
  const k = Math.min(width, height)
  const base = height * 0.8
  canvas.fillAll('ink')
  canvas.fill(rect(width * 0.06, height * 0.1, width * 0.88, base - height * 0.1), 'accent')
  canvas.fill(disc(width * 0.68, height * 0.45, k * 0.2), 'light')
  canvas.fill(
    path`M${width * 0.68 - k * 0.14} ${height * 0.45 + k * 0.1}v${-k * 0.1}a${k * 0.14} ${k * 0.14} 0 0 1 ${k * 0.28} 0v${k * 0.1}z`,
    'ink',
  )
  canvas.fill(halfDisc(width * 0.68, height * 0.45 + k * 0.1, k * 0.08, 'up'), 'accent')
  person(canvas, width * 0.34, height * 0.5, k * 0.11, 'light', 'ink')
  canvas.fill(rect(width * 0.34 - k * 0.11, height * 0.6, k * 0.22, height * 0.1), 'light')
  canvas.fill(roundedRect(width * 0.34 - k * 0.065, height * 0.5 - k * 0.24, k * 0.13, k * 0.09, 6), 'light')
  canvas.fill(rect(width * 0.06, height * 0.68, width * 0.88, height * 0.035), 'ink')
  const loaves = Math.max(4, Math.round((width * 0.8) / (k * 0.17)))
  const step = (width * 0.8) / loaves
  let crusts = ''
  for (let i = 0; i < loaves; i++) crusts += halfDisc(width * 0.1 + step * (i + 0.5), height * 0.68, step * 0.42, 'up')
  canvas.fill(crusts, 'second')
  canvas.fill(
    rect(width * 0.5 - 5, height * 0.1, 10, base - height * 0.1) +
      rect(width * 0.04, height * 0.07, width * 0.92, 12) +
      rect(width * 0.04, base - 6, width * 0.92, 14),
    'muted',
  )
  canvas.fill(polygon([width * 0.06, base + 8], [width * 0.94, base + 8], [width, height], [0, height]), 'third')
}

/** Roofs, and the sun behind them. */
function roofs(canvas: Canvas): void {
  const { width, height, random } = canvas
  canvas.fillAll('muted')
  const y = height * 0.64
  canvas.rings([width * 0.58, y], { from: height * 0.34, to: height * 0.9, count: 6 }, 'shade', height * 0.02)
  canvas
    .fill(halfDisc(width * 0.58, y, height * 0.3, 'up'), 'accent')
    .fill(halfDisc(width * 0.58, y, height * 0.19, 'up'), 'light')
  let x = -10
  for (let i = 0; x < width; i++) {
    const w = width * random.between(0.09, 0.16)
    const h = height * random.between(0.02, 0.16)
    const peak = w * 0.32
    canvas.fill(
      polygon([x, height], [x, y - h + peak], [x + w / 2, y - h], [x + w, y - h + peak], [x + w, height]),
      i % 2 ? 'ink' : 'ground',
    )
    if (random.chance(0.6))
      canvas.fill(rect(x + w * 0.66, y - h - peak * 0.2, w * 0.12, peak), i % 2 ? 'ink' : 'ground')
    if (random.chance(0.5))
      canvas.fill(rect(x + w * 0.3, y + height * 0.1, w * 0.2, w * 0.26), i % 2 ? 'accent' : 'ink')
    x += w
  }
  canvas.fill(rect(0, height * 0.92, width, height), 'ink')
}

/** Dark scenes of a town before dawn; best in the theme `photo`. */
export const dawnScenes = { windows, lamp, bus, shutter, oven, roofs }
