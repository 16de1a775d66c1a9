import type { Canvas } from '../../Canvas.ts'
import { disc, path, polygon, rect, roundedRect } from '../../paths.ts'

/** Returns one page of an open book, from the spine to the left or to the right. Its edges curve like paper. */
function page(x: number, y: number, w: number, h: number, bend: number): string {
  return path`
    M${x} ${y}c${w * 0.3} ${-bend} ${w * 0.7} ${-bend} ${w} 0v${h}c${-w * 0.3} ${-bend} ${-w * 0.7} ${-bend} ${-w} 0z
  `
}

/** A stethoscope before the sun, round an open book: a cross on one page, writing and a pencil on the other. */
function care(canvas: Canvas): void {
  const { width, height } = canvas
  // The field of a chapter on a phone cuts the picture above and below.
  const k = Math.min(width * 0.75, height * 0.78)
  const [x, y] = [width * 0.5, height * 0.5]
  canvas.fillAll('ground')
  canvas.rings([x, y], { from: k * 0.56, to: k * 1.12, count: 5 }, 'muted', k * 0.05)
  canvas.fill(disc(x, y, k * 0.45), 'third')

  // The tube of the stethoscope, from the ears to the disc at the side of the book.
  const [top, fork] = [y - k * 0.42, y - k * 0.16]
  for (const side of [-1, 1]) {
    const ear = x + side * k * 0.2
    canvas.stroke(
      path`M${ear} ${top}C${ear} ${top + k * 0.2} ${x} ${fork - k * 0.12} ${x} ${fork}`,
      'line',
      k * 0.035,
      { cap: 'round' },
    )
    canvas.stroke(path`M${ear} ${top}l${-side * k * 0.035} ${-k * 0.02}`, 'accent', k * 0.055, { cap: 'round' })
  }
  const [endX, endY] = [x + k * 0.53, y - k * 0.06]
  canvas.stroke(
    path`M${x} ${fork}C${x} ${y + k * 0.12} ${x + k * 0.3} ${y - k * 0.42} ${endX} ${endY}`,
    'line',
    k * 0.035,
    { cap: 'round' },
  )

  const [w, h, bend] = [k * 0.5, k * 0.38, k * 0.09]
  const spine = y + k * 0.02
  canvas.fill(
    page(x, spine + k * 0.04, w + k * 0.04, h, bend) + page(x, spine + k * 0.04, -w - k * 0.04, h, bend),
    'accent',
  )
  canvas.fillApart(page(x, spine, -w, h, bend), 'light').fillApart(page(x, spine, w, h, bend), 'light')
  canvas.clipped(page(x, spine, w, h, bend), () => canvas.fill(rect(x, 0, w * 0.12, height), 'shade'))

  const [cx, cy, arm] = [x - w * 0.52, spine + h * 0.42, k * 0.055]
  canvas.fill(
    rect(cx - arm, cy - arm * 2.6, arm * 2, arm * 5.2) + rect(cx - arm * 2.6, cy - arm, arm * 5.2, arm * 2),
    'accent',
  )
  for (const [line, length] of [0.42, 0.5, 0.34].entries())
    canvas.fill(roundedRect(x + w * 0.3, spine + h * (0.14 + line * 0.2), w * length, k * 0.03, k * 0.015), 'second')
  const [px, py] = [x + w * 0.34, spine + h * 0.86]
  canvas
    .fill(polygon([px, py], [px + k * 0.08, py - k * 0.06], [px + k * 0.1, py - k * 0.02]), 'shade')
    .fill(polygon([px, py], [px + k * 0.032, py - k * 0.024], [px + k * 0.04, py - k * 0.008]), 'ink')
    .fill(
      polygon(
        [px + k * 0.08, py - k * 0.06],
        [px + k * 0.36, py - k * 0.2],
        [px + k * 0.38, py - k * 0.16],
        [px + k * 0.1, py - k * 0.02],
      ),
      'third',
    )
    .fill(
      polygon(
        [px + k * 0.32, py - k * 0.18],
        [px + k * 0.36, py - k * 0.2],
        [px + k * 0.38, py - k * 0.16],
        [px + k * 0.34, py - k * 0.14],
      ),
      'accent',
    )

  canvas.fill(disc(endX, endY, k * 0.085), 'line').fill(disc(endX, endY, k * 0.05), 'accent')
}

/** The scene of the programme's chapter on health and schools. */
export const careScenes = { care }
