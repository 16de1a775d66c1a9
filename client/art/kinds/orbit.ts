import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc } from '../paths.ts'
import { nth } from '../random.ts'

export function drawOrbit(canvas: Canvas): void {
  const { width, height, random } = canvas
  const x = width * random.between(0.4, 0.6)
  const y = height * 0.5
  const M = Math.min(width, height)
  const field = random.pick(['ink', 'accent', 'muted', 'second'])
  canvas.fillAll(field)
  const ln = field === 'muted' ? 'shade' : 'light'
  canvas.halftone(
    [0, height * 0.5, width + 10, height * 0.5],
    field === 'muted' ? 'shade' : field === 'ink' ? 'accent' : 'ink',
    { from: 0.3, to: 5.5, step: 12 },
  )
  canvas.rings([x, y], { from: M * 0.2, to: M * 0.62, count: 5 }, ln, 2)
  canvas
    .fill(disc(x, y, M * 0.17), field === 'accent' ? 'third' : 'accent')
    .fill(halfDisc(x, y, M * 0.17, 'right'), field === 'ink' ? 'second' : 'ink')
  for (let i = 0; i < 9; i++) {
    const q = M * (0.2 + (i % 5) * 0.105)
    const A = random.between(0, 6.283)
    const s = M * random.between(0.018, 0.062)
    const X = x + Math.cos(A) * q
    const Y = y + Math.sin(A) * q
    const own = nth(['third', 'light', 'second', 'accent', 'third'], i % 5)
    const f = own === field ? 'light' : own
    canvas.fill(disc(X, Y, s), f)
    if (s > M * 0.04) canvas.fill(halfDisc(X, Y, s, 'right'), 'ink')
  }
}
