import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../paths.ts'
import { nth } from '../random.ts'

const variants = ['dashboard', 'page', 'tiles'] as const

export interface DeviceOptions {
  variant?: (typeof variants)[number]
}

export function drawDevice(canvas: Canvas, options: DeviceOptions): void {
  const { width, height, random } = canvas
  const k = Math.min(width / 600, height / 400)
  const variant = canvas.oneOf(variants, options.variant)
  const field = random.pick(['muted', 'second', 'accent', 'third'])
  canvas.fillAll(field)
  canvas.fill(
    disc(width * random.between(0.3, 0.7), height * 0.5, Math.min(width, height) * 0.46),
    field === 'accent' ? 'third' : field === 'muted' ? 'accent' : 'muted',
  )
  const win = (x: number, y: number, w: number, h: number) => {
    canvas.shadow(rect(x + 12, y + 14, w, h))
    canvas.fill(roundedRect(x, y, w, h, 10), 'light').fill(roundedRect(x, y, w, 24, 10) + rect(x, y + 12, w, 12), 'ink')
    canvas
      .fill(disc(x + 14, y + 12, 4), 'accent')
      .fill(disc(x + 27, y + 12, 4), 'third')
      .fill(disc(x + 40, y + 12, 4), 'second')
  }
  const w = Math.min(width * 0.72, 420 * Math.max(k, 0.8))
  const h = w * 0.62
  const x = width * 0.5 - w * 0.54
  const y = height * 0.5 - h * 0.5
  win(x, y, w, h)
  if (variant === 'dashboard') {
    canvas.fill(rect(x + 16, y + 40, w * 0.24, h - 56), 'muted')
    canvas.fill(
      rect(x + 26, y + 54, w * 0.16, 8) + rect(x + 26, y + 74, w * 0.12, 8) + rect(x + 26, y + 94, w * 0.15, 8),
      'shade',
    )
    let d = ''
    for (let i = 0; i < 7; i++) {
      const q = h * (0.14 + 0.36 * Math.abs(Math.sin(i * 0.8 + random.next())))
      d += rect(x + w * 0.32 + i * w * 0.092, y + h - 18 - q, w * 0.06, q)
    }
    canvas.fill(d, 'accent')
    canvas.stroke(
      path`
        M${x + w * 0.33} ${y + h * 0.5}l${w * 0.14} ${-h * 0.1}l${w * 0.16} ${h * 0.06}
        l${w * 0.28} ${-h * 0.2}
      `,
      'second',
      5,
    )
  } else if (variant === 'page') {
    canvas.clipped(rect(x, y + 24, w, h - 34), () => {
      canvas
        .fill(rect(x, y + 24, w * 0.5, h), 'accent')
        .fill(disc(x + w * 0.5, y + h * 0.56, h * 0.32), 'third')
        .fill(halfDisc(x + w * 0.5, y + h * 0.56, h * 0.32, 'right'), 'ink')
      canvas
        .fill(rect(x + 20, y + 46, w * 0.24, 12) + rect(x + 20, y + 66, w * 0.17, 12), 'light')
        .fill(roundedRect(x + 20, y + h - 62, w * 0.2, 26, 13), 'ink')
    })
  } else {
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < 3; i++) {
        const X = x + 16 + (i * (w - 24)) / 3
        const Y = y + 38 + (j * (h - 48)) / 2
        const ww = (w - 24) / 3 - 8
        const hh = (h - 48) / 2 - 8
        const q = nth(['accent', 'muted', 'third', 'muted', 'second', 'ink'], i + j * 3)
        canvas
          .fill(rect(X, Y, ww, hh), q)
          .fill(
            (i + j) % 2
              ? disc(X + ww / 2, Y + hh / 2, hh * 0.26)
              : halfDisc(X + ww / 2, Y + hh * 0.62, hh * 0.32, 'up'),
            q === 'muted' ? 'ink' : 'light',
          )
      }
  }
  const pw = w * 0.24
  const ph = pw * 2
  const px = x + w - pw * 0.55
  const py = y + h - ph * 0.72
  canvas.shadow(rect(px + 10, py + 10, pw, ph))
  canvas
    .fill(roundedRect(px, py, pw, ph, 14), 'ink')
    .fill(roundedRect(px + 6, py + 8, pw - 12, ph - 16, 8), 'light')
    .fill(rect(px + 6, py + 24, pw - 12, ph * 0.36), 'accent')
    .fill(halfDisc(px + pw / 2, py + 24 + ph * 0.36, pw * 0.3, 'up'), 'third')
    .fill(rect(px + 16, py + ph * 0.6, pw * 0.55, 7) + rect(px + 16, py + ph * 0.68, pw * 0.4, 7), 'shade')
    .fill(roundedRect(px + 16, py + ph * 0.8, pw - 32, 16, 8), 'second')
  canvas.fill(
    polygon(
      [x + w * 0.5, y + h * 0.72],
      [x + w * 0.5 + 34 * k, y + h * 0.72 + 22 * k],
      [x + w * 0.5 + 18 * k, y + h * 0.72 + 26 * k],
      [x + w * 0.5 + 8 * k, y + h * 0.72 + 42 * k],
    ),
    'ink',
    { stroke: 'light', strokeWidth: 3 },
  )
}
