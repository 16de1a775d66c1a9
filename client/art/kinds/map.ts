import type { Canvas } from '../Canvas.ts'
import { disc, path, type Point, polygon } from '../paths.ts'
import { nth } from '../random.ts'

/** Draws an invented map of municipalities with a river, never a real border. */
export function drawMap(canvas: Canvas): void {
  const { width, height, random } = canvas
  const u = Math.min(width, height) / 7
  const n = Math.ceil(width / u) + 1
  const m = Math.ceil(height / u) + 1
  canvas.fillAll('ground')
  // A grid of slightly moved corners; the cells between them are the municipalities.
  const rows: Point[][] = []
  for (let j = -1; j <= m; j++) {
    const row: Point[] = []
    for (let i = -1; i <= n; i++)
      row.push([(i + random.between(-0.34, 0.34) + (j % 2) * 0.4) * u, (j + random.between(-0.32, 0.32)) * u])
    rows.push(row)
  }
  const corner = (i: number, j: number): Point => nth(nth(rows, j), i)
  const hx = width * random.between(0.35, 0.65)
  const hy = height * random.between(0.35, 0.65)
  const cells = { muted: '', shade: '', third: '', accent: '', second: '' }
  for (let j = 0; j <= m; j++)
    for (let i = 0; i <= n; i++) {
      const a = corner(i, j)
      const d = corner(i + 1, j + 1)
      const q =
        Math.hypot((a[0] + d[0]) / 2 - hx, (a[1] + d[1]) / 2 - hy) / Math.max(width, height) +
        random.between(-0.09, 0.09)
      const slot =
        q < 0.13 ? 'accent' : q < 0.25 ? 'third' : q < 0.38 ? 'shade' : random.chance(0.08) ? 'second' : 'muted'
      cells[slot] += polygon(a, corner(i + 1, j), d, corner(i, j + 1))
    }
  const border = { stroke: 'ground', strokeWidth: 3, join: 'round' } as const
  for (const slot of ['muted', 'shade', 'third', 'accent', 'second'] as const)
    if (cells[slot]) canvas.fill(cells[slot], slot, border)
  const y0 = height * random.between(0.15, 0.35)
  const river = path`
    M-10 ${y0}
    C${width * 0.3} ${y0 - 40} ${width * 0.3} ${height * 0.66} ${width * 0.55} ${height * 0.6}
    S${width * 0.8} ${height * 0.8} ${width + 10} ${height * 0.76}
  `
  canvas.stroke(river, 'ground', 17).stroke(river, 'second', 10)
  // The places keep a distance, so that each is visible. The first one is the marked one.
  const apart = Math.min(width, height) * 0.12
  const places: Point[] = []
  while (places.length < 5) {
    const [x, y]: Point = [hx + random.between(-0.32, 0.32) * width, hy + random.between(-0.34, 0.3) * height]
    if (places.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > apart)) places.push([x, y])
  }
  for (const [i, [x, y]] of places.entries()) {
    const s = i ? 8 : 15
    canvas.fill(disc(x, y, s * 1.5), 'light').fill(disc(x, y, s), i ? 'ink' : 'accent')
    if (!i) canvas.fill(disc(x, y, s * 0.4), 'light')
  }
}
