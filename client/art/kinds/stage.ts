import { person } from '../backdrops.ts'
import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, path, polygon, rect } from '../paths.ts'
import { nth } from '../random.ts'

export function drawStage(canvas: Canvas): void {
  const { width, height, random } = canvas
  const y = height * 0.74
  canvas.fillAll('muted')
  const pal = ['accent', 'second', 'third'] as const
  for (let i = 0; i < 5; i++) {
    const x = width * (0.1 + i * 0.2)
    const tx = width * random.between(0.2, 0.8)
    canvas.fill(polygon([x - 5, 0], [x + 5, 0], [tx + width * 0.12, y], [tx - width * 0.12, y]), nth(pal, i % 3), {
      opacity: 0.42,
    })
  }
  canvas.fill(disc(width * 0.5, y - height * 0.2, height * 0.24), 'accent')
  canvas.clipped(disc(width * 0.5, y - height * 0.2, height * 0.24), () =>
    canvas.halftone([width * 0.5 - height * 0.25, y - height * 0.42, height * 0.5, height * 0.46], 'third', {
      from: 0.4,
      to: 9,
      step: 11,
    }),
  )
  canvas
    .fill(rect(width * 0.2, y, width * 0.6, height * 0.05), 'light')
    .fill(rect(width * 0.14, y + height * 0.05, width * 0.72, height * 0.06), 'shade')
  const x = width * 0.5
  canvas
    .fill(halfDisc(x, y, height * 0.1, 'up'), 'ink')
    .fill(rect(x - height * 0.1, y - 2, height * 0.2, 4), 'ink')
    .fill(disc(x, y - height * 0.155, height * 0.055), 'ink')
  canvas.stroke(path`M${x - height * 0.12} ${y}V${y - height * 0.12}l${height * 0.05} ${-height * 0.03}`, 'light', 4)
  let s = height * 0.06
  for (let row = 0; row < 2; row++) {
    const n = Math.ceil(width / (s * 2.3)) + 1
    for (let i = -1; i < n; i++)
      person(
        canvas,
        i * s * 2.3 + row * s,
        height * (0.92 + row * 0.1),
        s,
        row ? 'ink' : random.pick(['second', 'ink', 'shade']),
        row ? 'ink' : random.pick(['accent', 'third', 'light', 'second']),
      )
    s *= 1.3
  }
}
