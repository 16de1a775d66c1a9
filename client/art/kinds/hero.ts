import { ground, person, type Sky, sky } from '../backdrops.ts'
import type { Canvas } from '../Canvas.ts'
import type { Slot } from '../colours.ts'
import { disc, halfDisc, markPath, polygon, quarterDisc, rect, rounded } from '../paths.ts'
import { nth } from '../random.ts'

export interface HeroOptions {
  variant?: keyof typeof scenes
  sky?: Sky
}

function wings(canvas: Canvas, options: HeroOptions): void {
  const { width, height, random } = canvas
  const cx = width * random.between(0.44, 0.56)
  const base = height * 0.84
  const k = Math.min(width, height * 1.5) / 600
  const f = random.between(0.9, 1.15)
  sky(canvas, cx + random.between(-0.04, 0.04) * width, height * 0.4, options.sky)
  ground(canvas, base)
  const w = 52 * k * f
  const tops = [0.36, 0.13, 0.05, 0.15, 0.3].map((t) => t * height)
  const bots = [base + 6, height * 0.75, height * 0.64, height * 0.54, height * 0.42]
  for (const sgn of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const x0 = cx + sgn * (13 * k + i * w)
      const x1 = cx + sgn * (13 * k + (i + 1) * w)
      canvas.fill(
        polygon([x0, nth(tops, i)], [x1, nth(tops, i + 1)], [x1, nth(bots, i + 1)], [x0, nth(bots, i)]),
        sgn < 0 ? nth(['light', 'shade', 'light', 'shade'], i) : nth(['line', 'shade', 'line', 'light'], i),
      )
    }
  canvas.fill(rect(cx - 70 * k, base + 2, 140 * k, 10 * k), 'light')
  canvas.fill(
    polygon([cx - 16 * k, base + 6], [cx + 16 * k, base + 6], [cx + 110 * k, height], [cx - 110 * k, height]),
    'light',
  )
  canvas.halftone([cx - 100 * k, base + 22, 200 * k, height - base], 'shade', { from: 1, to: 4, step: 9 })
  for (let i = 0; i < 3; i++)
    person(
      canvas,
      cx + (i * 26 - 26) * k,
      height * 0.955,
      8 * k,
      i === 1 ? 'accent' : 'ink',
      i === 1 ? 'accent' : 'ink',
    )
}

function fins(canvas: Canvas, options: HeroOptions): void {
  const { width, height, random } = canvas
  const cx = width * random.between(0.4, 0.6)
  const base = height * 0.86
  const k = height / 400
  sky(canvas, cx, height * 0.44, options.sky)
  ground(canvas, base)
  for (const i of [-2, 2, -1, 1, 0]) {
    const bx = cx + i * 20 * k
    const tx = cx + i * 62 * k
    const top = height * (0.08 + Math.abs(i) * 0.085)
    const w = 15 * k
    canvas.fill(
      polygon([bx - w * 0.5, base + 8], [tx - w * 1.1, top + 12 * k], [tx, top], [bx + w * 0.3, base + 8]),
      'light',
    )
    canvas.fill(
      polygon([bx + w * 0.3, base + 8], [tx, top], [tx + w * 1.2, top + 34 * k], [bx + w * 1.1, base + 8]),
      i > 0 ? 'line' : 'shade',
    )
  }
  canvas
    .fill(rect(cx - 90 * k, base + 4, 180 * k, 9 * k), 'light')
    .fill(rect(cx - 120 * k, base + 13 * k, 240 * k, 9 * k), 'shade')
  for (let i = 0; i < 4; i++)
    person(
      canvas,
      cx + (i * 40 - 62) * k,
      height * 0.98,
      10 * k,
      nth(['accent', 'light', 'third', 'light'], i),
      'light',
    )
}

function crowd(canvas: Canvas): void {
  const { width, height, random } = canvas
  canvas.fillAll('accent')
  const cx = width * random.between(0.3, 0.7)
  const [sunY, sun, glow] = [height * 0.62, height * 0.27, height * 0.36]
  canvas.rings([cx, sunY], { from: glow, to: height * 1.25, count: 8 }, 'accentShade', height * 0.05)
  canvas.fill(disc(cx, sunY, glow), 'third')
  canvas.fill(disc(cx, sunY, sun), 'light')
  canvas.clipped(disc(cx, sunY, sun), () =>
    canvas.halftone([cx - height * 0.3, height * 0.36, height * 0.6, height * 0.5], 'third', {
      from: 0.5,
      to: 7,
      step: 10,
    }),
  )
  const poles = random.integer(3, 4)
  for (let i = 0; i < poles; i++) {
    const x = width * (0.1 + (i * 0.8) / poles) + random.between(-10, 10)
    const y = height * random.between(0.06, 0.2)
    const u = height * random.between(0.055, 0.075)
    const k = nth(['ink', 'light', 'second'], i % 3)
    canvas.fill(rect(x, y, 5, height), 'ink')
    canvas.fill(rect(x + 5, y, u * 3, u * 2), k)
    canvas.fill(markPath(x + 5 + u * 0.45, y + u * 0.3, u * 0.7), k === 'light' ? 'accent' : 'light')
  }
  // One figure, defined once and used about two hundred times. Ten times larger, because coordinates are rounded to
  // tenths.
  const figure = canvas.define(
    (id) =>
      `<g id="${id}"><path d="M-10 99V0a10 10 0 0 1 20 0V99z"/><circle cy="-13" r="5.4" fill="currentColor"/></g>`,
  )
  let s = height * 0.052
  // The gaps of the back row would show the sun to the lower edge.
  canvas.fill(rect(0, height * 0.62, width, height), 'ink')
  let behind: { x: number; y: number; radius: number; body: Slot; head: Slot }[] = []
  for (let row = 0; row < 4; row++) {
    const y = height * (0.62 + row * 0.125)
    const n = Math.ceil(width / (s * 2.25)) + 1
    const off = row % 2 ? s * 1.12 : 0
    const pal = nth(
      [
        ['second', 'ink'],
        ['ink', 'second', 'ink'],
        ['light', 'second', 'ink', 'second'],
        ['ink', 'second', 'ink'],
      ],
      row,
    )
    const rowsByPaint = new Map<string, { paints: [body: Slot, head: Slot]; xs: number[] }>()
    const figures: typeof behind = []
    for (let i = -1; i < n; i++) {
      const body = random.pick(pal)
      const own = body === 'light' || !random.chance(0.75) ? 'third' : 'light'
      // A head of the first row before the sun or its glow does not have their colour.
      const toSun = row ? Infinity : Math.hypot(i * s * 2.25 + s - cx, y - s * 1.3 - sunY) - s * 0.54
      const x = i * s * 2.25 + off + s
      const headY = y - s * 1.3
      // Nor has a head the colour of a head or of a body that it covers.
      const covered = behind.flatMap((other) => [
        Math.hypot(other.x - x, other.y - headY) < other.radius + s * 0.7 ? other.head : 'ink',
        Math.abs(other.x - x) < other.radius * 1.85 + s * 0.54 ? other.body : 'ink',
      ])
      const free = ([own, 'third', 'light', 'accent'] as const).find((slot) => !covered.includes(slot)) ?? own
      const head = toSun < sun ? 'accent' : toSun < glow ? 'light' : free
      figures.push({ x, y: headY, radius: s * 0.54, body, head })
      const alike = rowsByPaint.get(`${body} ${head}`) ?? { paints: [body, head], xs: [] }
      alike.xs.push(Math.round((x / s) * 10))
      rowsByPaint.set(`${body} ${head}`, alike)
    }
    behind = figures
    canvas.transformed(`translate(0 ${rounded(y)}) scale(${rounded(s) / 10})`, () => {
      for (const { paints, xs } of rowsByPaint.values()) canvas.repeat(figure, xs, paints)
    })
    s *= 1.26
  }
}

function steps(canvas: Canvas): void {
  const { width, height, random } = canvas
  const n = 7
  const sw = width / n
  const [sunX, sunY, sun] = [width * 0.7, height * 0.36, height * 0.31]
  canvas.fillAll('muted')
  canvas.fill(disc(sunX, sunY, sun), 'accent')
  canvas.rings([sunX, sunY], { from: height * 0.4, to: height * 0.9, count: 6 }, 'shade', 2)
  for (let i = 0; i < n; i++) {
    const y = height * 0.9 - i * height * 0.105
    canvas.fill(rect(i * sw, y, sw + 0.5, height - y), i % 2 ? 'second' : 'ink')
    canvas.fill(rect(i * sw, y, sw, height * 0.022), 'light')
  }
  canvas.fill(polygon([0, height], [width * 0.62, height], [0, height * 0.93]), 'third')
  canvas.halftone([width * 0.44, height * 0.7, width * 0.6, height * 0.34], 'light', { from: 0.4, to: 4.5, step: 11 })
  const i = random.integer(2, 4)
  for (const [j, own] of [
    [i, 'accent'],
    [i - 1, 'light'],
    [i - 2, 'third'],
  ] as const) {
    const x = (j + 0.5) * sw
    const y = height * 0.9 - j * height * 0.105
    const s = height * 0.038
    // A climber before the sun does not have its colour.
    const isBeforeSun = Math.hypot(x - sunX, y - s * 2 - sunY) < sun + s
    const q = own === 'accent' && isBeforeSun ? 'line' : own
    canvas
      .fill(rect(x - s * 0.62, y - s * 2.6, s * 1.24, s * 2.6), q)
      .fill(halfDisc(x, y - s * 2.5, s * 0.62, 'up'), q)
      .fill(disc(x, y - s * 3.75, s * 0.62), 'light')
  }
}

function factory(canvas: Canvas, options: HeroOptions): void {
  const { width, height, random } = canvas
  sky(canvas, width * random.between(0.25, 0.4), height * 0.4, options.sky)
  const y = height * 0.78
  const n = 4
  const fw = width * 0.15
  const x0 = width * 0.38
  for (let i = 0; i < 2; i++) {
    const x = width * (0.14 + i * 0.1)
    const t = height * (0.2 + i * 0.1)
    canvas.fill(polygon([x, t], [x + 22, t], [x + 30, y], [x - 8, y]), 'line')
    canvas.fill(rect(x - 1, t + 16, 24, 12), 'light').fill(rect(x - 2, t + 44, 26, 12), 'light')
    for (let j = 0; j < 4; j++)
      canvas.fill(disc(x + 16 + j * 34, t - 16 - j * 15, 13 + j * 6), j % 2 ? 'shade' : 'light')
  }
  for (let i = 0; i < n; i++) {
    const x = x0 + i * fw
    canvas.fill(polygon([x, y], [x, height * 0.5], [x + fw, height * 0.37], [x + fw, y]), i % 2 ? 'second' : 'ink')
    canvas.fill(
      polygon(
        [x + fw * 0.78, height * 0.4 + fw * 0.07],
        [x + fw, height * 0.37],
        [x + fw, height * 0.56],
        [x + fw * 0.78, height * 0.56],
      ),
      'third',
    )
    canvas.fill(rect(x + fw * 0.18, height * 0.62, fw * 0.42, height * 0.06), 'light')
  }
  canvas.fill(rect(0, y, width, height - y), 'accent')
  canvas.hatch([0, y + 12, width, height - y], 'ink', { gap: 12, thickness: 4 })
  for (let i = 0; i < 5; i++)
    person(
      canvas,
      width * (0.12 + i * 0.085),
      // High enough that a crop of the lower edge cuts no head.
      height * 0.93,
      height * 0.045,
      nth(['ink', 'light', 'ink', 'third', 'ink'], i),
      'light',
    )
}

function totem(canvas: Canvas): void {
  const { width, height, random } = canvas
  const cx = width * random.between(0.55, 0.68)
  const base = height * 0.86
  canvas.fillAll('ground')
  canvas.fill(rect(0, 0, width * 0.36, height), 'accent')
  canvas.fill(disc(width * 0.36, height * 0.38, height * 0.27), 'third')
  canvas.clipped(rect(width * 0.36, 0, width, height), () =>
    canvas.halftone([width * 0.36 - height * 0.28, height * 0.12, height * 0.56, height * 0.54], 'accent', {
      from: 0.4,
      to: 8,
      step: 11,
    }),
  )
  ground(canvas, base)
  const q = height * 0.118
  for (let i = 0; i < 3; i++) {
    const y = base - q * 0.86 - i * q * 1.94
    const sx = q * 0.5 * (i % 2 ? -1 : 1)
    const f = nth(['light', 'accent', 'light'], i)
    canvas
      .fill(halfDisc(cx - sx, y, q, 'down'), f)
      .fill(quarterDisc(cx - sx, y, q, 'topLeft'), i === 1 ? 'ink' : 'shade')
    canvas
      .fill(halfDisc(cx + sx, y, q, 'up'), i === 1 ? 'third' : 'ink')
      .fill(quarterDisc(cx + sx - q, y - q, q, 'bottomRight'), 'light')
  }
  canvas.fill(rect(cx - q * 1.5, base - 4, q * 3, q * 0.22), 'light')
  for (let i = 0; i < 3; i++)
    person(
      canvas,
      width * 0.1 + i * height * 0.13,
      height * 0.985,
      height * 0.05,
      nth(['light', 'third', 'light'], i),
      'light',
    )
}

const scenes = { wings, fins, crowd, steps, factory, totem }

export function drawHero(canvas: Canvas, options: HeroOptions): void {
  canvas.choose(scenes, options.variant)(canvas, options)
}
