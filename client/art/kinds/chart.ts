import type { Canvas } from '../Canvas.ts'
import { disc, markPath, path, polygon, rect } from '../paths.ts'

const variants = ['columns', 'ring', 'coins', 'dots'] as const

export interface ChartOptions {
  variant?: (typeof variants)[number]
}

export function drawChart(canvas: Canvas, options: ChartOptions): void {
  const { width, height, random } = canvas
  const variant = canvas.oneOf(variants, options.variant)
  const M = Math.min(width, height)
  const field = random.pick(['muted', 'ink', 'accent', 'ground'])
  canvas.fillAll(field)
  if (variant === 'columns') {
    const n = 8
    const w = width / (n + 1)
    const y = height * 0.9
    canvas.fill(disc(width * 0.72, height * 0.3, M * 0.24), 'second')
    canvas.halftone([0, 6, width + 10, height * 0.6], field === 'muted' || field === 'ground' ? 'shade' : 'third', {
      from: 4.5,
      to: 0.3,
      step: 13,
    })
    for (let i = 0; i < n; i++) {
      const h = height * (0.14 + 0.62 * Math.pow(i / (n - 1), 1.2)) * random.between(0.86, 1.06)
      const x = w * (0.5 + i)
      canvas
        .fill(rect(x, y - h, w * 0.56, h), i === n - 1 ? 'second' : field === 'accent' ? 'light' : 'accent')
        .fill(rect(x + w * 0.56, y - h + 8, w * 0.2, h - 8), field === 'ink' ? 'shade' : 'ink')
    }
    canvas.fill(rect(0, y, width, height), field === 'ink' ? 'third' : 'ink')
  } else if (variant === 'ring') {
    const x = width * 0.5
    const y = height * 0.5
    const q = M * 0.4
    canvas.fill(disc(x, y, q * 1.14), field === 'ground' ? 'muted' : 'ground')
    let A = -1.57
    const shares = [
      [0.34, 'accent'],
      [0.26, 'second'],
      [0.22, 'ink'],
      [0.18, 'third'],
    ] as const
    shares.forEach(([p, f], i) => {
      const Bn = A + p * 6.283
      const e = i === 0 ? 12 : 0
      const mx = Math.cos((A + Bn) / 2) * e
      const my = Math.sin((A + Bn) / 2) * e
      canvas.fill(
        path`
          M${x + mx} ${y + my}L${x + mx + Math.cos(A) * q} ${y + my + Math.sin(A) * q}
          A${q} ${q} 0 0 1 ${x + mx + Math.cos(Bn) * q} ${y + my + Math.sin(Bn) * q}z
        `,
        f,
      )
      A = Bn
    })
    canvas.fill(disc(x, y, q * 0.42), field === 'ground' ? 'muted' : 'ground')
    canvas.fill(markPath(x - q * 0.21, y - q * 0.14, q * 0.14), 'line')
  } else if (variant === 'coins') {
    const y = height * 0.86
    canvas.fill(disc(width * 0.26, height * 0.36, M * 0.22), field === 'accent' ? 'third' : 'accent')
    for (let s = 0; s < 4; s++) {
      const x = width * (0.24 + s * 0.18)
      const n = 2 + s * 2
      for (let i = 0; i < n; i++) {
        const yy = y - i * 19 * (height / 400)
        canvas
          .ellipse([x, yy], [width * 0.078, height * 0.032], 'ink')
          .ellipse([x, yy - height * 0.024], [width * 0.078, height * 0.032], 'second')
      }
      canvas.ellipse([x, y - (n - 1) * 19 * (height / 400) - height * 0.024], [width * 0.046, height * 0.018], 'light')
    }
    canvas.stroke(path`M${width * 0.08} ${height * 0.66}L${width * 0.9} ${height * 0.1}`, 'third', 6)
    canvas.fill(
      polygon([width * 0.92, height * 0.08], [width * 0.84, height * 0.1], [width * 0.89, height * 0.19]),
      'third',
    )
  } else {
    const n = width > height ? 12 : 8
    const u = width / n
    let d1 = ''
    let d2 = ''
    let d3 = ''
    for (let j = 0; j * u < height; j++)
      for (let i = 0; i < n; i++) {
        const q = Math.max(
          0.08,
          Math.min(
            0.46,
            0.1 + 0.4 * ((i / n) * 0.8 + (1 - (j * u) / height) * 0.55 - 0.3 + random.between(-0.08, 0.08)),
          ),
        )
        const d = disc((i + 0.5) * u, (j + 0.5) * u, q * u)
        if (q > 0.36) d1 += d
        else if (q > 0.22) d2 += d
        else d3 += d
      }
    canvas
      .fill(d3, field === 'muted' || field === 'ground' ? 'shade' : 'third')
      .fill(d2, field === 'accent' ? 'light' : 'accent')
      .fill(d1, 'second')
  }
}
