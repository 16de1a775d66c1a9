import { person } from '../../backdrops.ts'
import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { disc, halfDisc, leaf, path, polygon, rect, roundedRect } from '../../paths.ts'

/** A heap of round fruit that fills a crate. */
function crate(canvas: Canvas, [x, y, w, h]: readonly [number, number, number, number], fruit: Slot): void {
  const q = w / 9
  for (let row = 0; row < 2; row++) {
    let heap = ''
    for (let i = 0; i < 4 - row; i++) heap += disc(x + q * (1.5 + row + i * 2), y - row * q * 1.4, q * 1.05)
    canvas.fill(heap, fruit)
  }
  canvas.fill(rect(x, y, w, h), 'light')
  canvas.fill(rect(x, y + h * 0.3, w, h * 0.1) + rect(x, y + h * 0.66, w, h * 0.1), 'shade')
  canvas.fill(rect(x, y, w * 0.06, h) + rect(x + w * 0.94, y, w * 0.06, h), 'line')
}

function stall(canvas: Canvas): void {
  const { width, height, random } = canvas
  const k = Math.min(width, height)
  canvas.fillAll('ground')
  canvas.fill(disc(width * 0.5, height * 0.4, k * 0.36), 'third')
  canvas.rings([width * 0.5, height * 0.4], { from: k * 0.44, to: k * 0.9, count: 5 }, 'muted', k * 0.03)
  const [left, right, top, base] = [width * 0.06, width * 0.94, height * 0.14, height * 0.66]
  canvas.fill(rect(left + 6, top, 10, height) + rect(right - 16, top, 10, height), 'line')
  for (let i = 0; i < 3; i++) {
    const x = width * (0.3 + i * 0.2)
    // Ochre on the ground of the theme, ink before the sun, which is ochre.
    const isBeforeSun = Math.abs(x - width * 0.5) < k * 0.4
    const [body, head] = isBeforeSun ? (['ink', 'light'] as const) : (['third', 'line'] as const)
    person(canvas, x, base - k * 0.112, k * 0.07, body, head)
  }
  // The awning: bands that end in half discs.
  const n = Math.max(7, Math.round(width / 60) | 1)
  const band = (right - left) / n
  for (let i = 0; i < n; i++) {
    const x = left + i * band
    const colour = i % 2 ? 'light' : 'accent'
    canvas.fill(rect(x, top, band + 0.4, height * 0.16), colour)
    canvas.fill(halfDisc(x + band / 2, top + height * 0.16, band / 2, 'down'), colour)
  }
  canvas.fill(rect(left, top - 8, right - left, 12), 'ink')
  const crates = width > height ? 5 : 4
  const w = (right - left) / crates
  for (let i = 0; i < crates; i++)
    crate(
      canvas,
      [left + i * w + 4, base, w - 8, height * 0.13],
      // Not `third`: the sun behind the middle crate has that colour.
      random.pick(['accent', 'second', 'second', 'accent'] as const),
    )
  canvas.fill(rect(left, base + height * 0.13, right - left, height * 0.03), 'line')
  canvas.fill(rect(0, height * 0.9, width, height), 'second')
  canvas.hatch([0, height * 0.92, width, height * 0.1], 'ink', { gap: 11, thickness: 3 })
}

function scales(canvas: Canvas): void {
  const { width, height, random } = canvas
  const k = Math.min(width, height)
  const x = width * 0.5
  const tilt = k * random.between(0.03, 0.05)
  canvas.fillAll('second')
  canvas.fill(disc(x, height * 0.46, k * 0.42), 'light')
  const y = height * 0.24
  // The pans are within the frame.
  const arm = k * 0.26
  canvas.fill(
    polygon([x - k * 0.025, y], [x + k * 0.025, y], [x + k * 0.05, height * 0.82], [x - k * 0.05, height * 0.82]),
    'ink',
  )
  canvas.fill(roundedRect(x - k * 0.2, height * 0.82, k * 0.4, k * 0.055, 8), 'ink')
  canvas.stroke(path`M${x - arm} ${y + tilt}L${x + arm} ${y - tilt}`, 'ink', k * 0.03, { cap: 'round' })
  canvas.fill(disc(x, y, k * 0.045), 'accent')
  for (const [side, drop] of [
    [-1, tilt],
    [1, -tilt],
  ] as const) {
    const px = x + side * arm
    const py = y + drop + k * 0.3
    canvas.stroke(
      path`M${px} ${y + drop}L${px - k * 0.13} ${py}M${px} ${y + drop}L${px + k * 0.13} ${py}`,
      'ink',
      k * 0.008,
    )
    if (side < 0) {
      for (let i = 0; i < 3; i++) {
        const fx = px + (i - 1) * k * 0.08
        canvas
          .fill(disc(fx, py - k * 0.05, k * 0.055), 'accent')
          .fill(halfDisc(fx, py - k * 0.05, k * 0.055, 'right'), 'accentShade')
        const [stem] = leaf(fx, py - k * 0.1, k * 0.06, k * 0.02, -1)
        canvas.fill(stem, 'ink')
      }
    } else
      canvas.fill(
        roundedRect(px - k * 0.07, py - k * 0.1, k * 0.08, k * 0.1, 4) +
          roundedRect(px + k * 0.025, py - k * 0.06, k * 0.05, k * 0.06, 3),
        'ink',
      )
    canvas.fill(halfDisc(px, py, k * 0.145, 'down'), 'third')
    canvas.fill(rect(px - k * 0.16, py - k * 0.008, k * 0.32, k * 0.022), 'ink')
  }
  canvas.fill(rect(0, height * 0.82 + k * 0.055, width, height), 'third')
}

/** Crates seen from above. */
function crates(canvas: Canvas): void {
  const { width, height, random } = canvas
  const columns = width > height ? 4 : 3
  const u = width / columns
  canvas.fillAll('ink')
  for (let j = 0; j * u < height; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [i * u + u * 0.05, j * u + u * 0.05]
      const s = u * 0.9
      canvas
        .fill(roundedRect(x, y, s, s, 6), 'light')
        .fill(rect(x + s * 0.06, y + s * 0.06, s * 0.88, s * 0.88), 'shade')
      const fruit = random.pick(['accent', 'third', 'second', 'light', 'accent'] as const)
      const n = random.integer(3, 5)
      const q = (s * 0.88) / n
      // Each row of fruit is one dashed line, and so are its highlights.
      let rows = ''
      let lights = ''
      for (let row = 0; row < n; row++) {
        const fy = y + s * 0.06 + q * (row + 0.5)
        rows += path`M${x + s * 0.06 + q / 2} ${fy}h${q * (n - 0.9)}`
        lights += path`M${x + s * 0.06 + q * 0.38} ${fy - q * 0.12}h${q * (n - 0.9)}`
      }
      canvas.stroke(rows, fruit, q * 0.94, { cap: 'round', dashes: [0, q] })
      canvas.stroke(lights, fruit === 'light' ? 'muted' : fruit === 'third' ? 'accent' : 'light', q * 0.24, {
        cap: 'round',
        dashes: [0, q],
      })
    }
}

/** Scenes of a food market. */
export const marketScenes = { stall, scales, crates }
