import {
  type Canvas,
  disc,
  halfDisc,
  markPath,
  nth,
  path,
  person,
  type Point,
  polygon,
  rect,
  type Slot,
} from '#client/art/art.ts'

/**
 * Draws one frame of a loop. The frame at phase 1 is the same as at phase 0. Every frame gets the same random numbers, and a scene must
 * use them in the same order in each frame, so that static parts do not move.
 */
export type Scene = (canvas: Canvas, phase: number) => void

const turn = 2 * Math.PI
/** Returns the value of a sine wave with `times` periods in a loop. */
const wave = (phase: number, times = 1, offset = 0) => Math.sin(turn * (phase * times + offset))
const fraction = (value: number) => value - Math.floor(value)
/** Returns the progress of a movement between two times, 0 to 1, with a cubic ease-out (design: motion). */
const eased = (phase: number, from: number, to: number): number => {
  const part = Math.min(1, Math.max(0, (phase - from) / (to - from)))
  return 1 - (1 - part) ** 3
}

/** Draws a flag in the wind. The movement grows with the distance from the pole. */
function flag(canvas: Canvas, [x, y]: Point, unit: number, cloth: Slot, mark: Slot, phase: number): void {
  const length = unit * 3
  const lift = (along: number) => along * unit * 0.42 * wave(phase, -2, along * 1.1)
  const upper: Point[] = []
  const lower: Point[] = []
  const parts = 14
  for (let part = 0; part <= parts; part++) {
    const along = part / parts
    const at = x + along * length
    upper.push([at, y + lift(along)])
    lower.unshift([at, y + unit * 2 + lift(along)])
  }
  canvas.fill(rect(x - 5, y - 4, 5, canvas.height), 'ink')
  canvas.fill(polygon(...upper, ...lower), cloth)
  canvas.fill(markPath(x + unit * 0.45, y + unit * 0.3 + lift(0.5), unit * 0.7), mark)
}

function assembly(canvas: Canvas, phase: number): void {
  const { width, height, random } = canvas
  const centre: Point = [width * 0.56, height * 0.62]
  canvas.fillAll('accent')
  const step = height * 0.14
  for (let ring = 0; ring < 8; ring++) {
    const radius = height * 0.36 + (ring + phase) * step
    canvas.rings(centre, { from: radius, to: radius, count: 1 }, 'accentShade', height * 0.05)
  }
  canvas.fill(disc(...centre, height * (0.36 + 0.006 * wave(phase, 2))), 'third')
  canvas.fill(disc(...centre, height * 0.27), 'light')
  for (let pole = 0; pole < 4; pole++) {
    const at: Point = [width * (0.06 + pole * 0.25), height * (0.1 + 0.07 * ((pole * 2) % 3))]
    const cloth = nth<Slot>(['ink', 'light', 'second', 'third'], pole)
    const mark = cloth === 'light' || cloth === 'third' ? 'accent' : 'light'
    flag(canvas, at, height * 0.07, cloth, mark, fraction(phase + pole * 0.31))
  }
  let size = height * 0.05
  for (let row = 0; row < 4; row++) {
    const y = height * (0.64 + row * 0.125)
    canvas.fill(rect(0, y + size * 1.4, width, height), 'ink')
    for (let x = row % 2 ? 0 : size * 1.1; x < width + size; x += size * 2.3) {
      const bob = size * 0.16 * wave(phase, 2, random.next())
      const body = random.pick<Slot>(row % 2 ? ['ink', 'second', 'light'] : ['second', 'ink', 'second'])
      // White heads would be invisible on the white disc behind the first row.
      person(canvas, x, y + bob, size, body, row === 0 || body === 'light' ? 'ink' : 'light')
    }
    size *= 1.26
  }
}

/** Draws a bridge with arches, and a tram that crosses it. */
function bridge(canvas: Canvas, y: number, phase: number): void {
  const { width, height } = canvas
  const arches = 4
  const span = width / arches
  const radius = span * 0.36
  canvas.fill(rect(0, y, width, height * 0.2), 'light')
  canvas.hatch([0, y + 14, width, height * 0.16], 'muted', { gap: 14, thickness: 2 })
  for (let arch = 0; arch < arches; arch++) {
    const x = (arch + 0.5) * span
    canvas.fill(
      halfDisc(x, y + height * 0.2, radius, 'up') + rect(x - radius, y + height * 0.2 - 1, radius * 2, 30),
      'ink',
    )
    canvas.fill(halfDisc(x, y + height * 0.2, radius * 0.86, 'up'), 'second')
  }
  // A tram crosses once in a loop.
  const tram = width * 0.3
  const x = -tram + fraction(phase) * (width + tram)
  const top = y - height * 0.105
  canvas
    .fill(rect(x, top, tram, height * 0.1), 'accent')
    .fill(rect(x, top + height * 0.07, tram, height * 0.012), 'light')
  for (let window = 0; window < 6; window++)
    canvas.fill(rect(x + tram * (0.05 + window * 0.16), top + height * 0.02, tram * 0.11, height * 0.038), 'third')
  canvas.fill(disc(x + tram * 0.2, y, 8) + disc(x + tram * 0.8, y, 8), 'ink')
  canvas.fill(rect(0, y - 5, width, 12), 'ink')
}

function river(canvas: Canvas, phase: number): void {
  const { width, height } = canvas
  const sun: Point = [width * 0.68, height * 0.33]
  canvas.hatch([0, height * 0.05, width, height * 0.5], 'muted', { gap: height * 0.085, thickness: height * 0.04 })
  canvas.fill(disc(...sun, height * (0.26 + 0.006 * wave(phase, 2))), 'third')
  canvas.fill(disc(...sun, height * 0.19), 'accent')
  for (let cloud = 0; cloud < 3; cloud++) {
    const spacing = width / 2
    const x = (cloud + phase) * spacing - spacing * 0.6
    const y = height * (0.14 + 0.09 * (cloud % 2))
    canvas.fill(halfDisc(x, y, 34, 'up') + halfDisc(x + 46, y, 22, 'up') + halfDisc(x - 42, y, 18, 'up'), 'light')
  }
  canvas.fill(
    path`M0 ${height * 0.56}Q${width * 0.22} ${height * 0.38} ${width * 0.45} ${height * 0.55}T${width} ${height * 0.5}V${height}H0z`,
    'shade',
  )
  canvas.fill(rect(0, height * 0.6, width, height), 'second')
  bridge(canvas, height * 0.52, phase)
  canvas.fill(rect(0, height * 0.735, width, height), 'second')
  for (let line = 0; line < 7; line++) {
    const y = height * (0.765 + line * 0.036)
    const period = width * (0.16 + line * 0.03)
    const shift = fraction(phase * (line % 2 ? 1 : -1)) * period
    for (let x = -period; x < width + period; x += period)
      canvas.fill(rect(x + shift, y, period * 0.44, 4), line % 3 === 0 ? 'third' : 'light')
  }
  const boat: Point = [width * (0.24 + 0.05 * wave(phase)), height * (0.9 + 0.008 * wave(phase, 3))]
  const size = height * 0.085
  canvas
    .fill(polygon(boat, [boat[0], boat[1] - size * 2.5], [boat[0] + size * 1.4, boat[1]]), 'light')
    .fill(polygon([boat[0] - 5, boat[1]], [boat[0] - 5, boat[1] - size * 2], [boat[0] - size, boat[1]]), 'accent')
    .fill(halfDisc(boat[0], boat[1] + 5, size * 1.1, 'down'), 'ink')
}

function night(canvas: Canvas, phase: number): void {
  const { width, height, random } = canvas
  canvas.fillAll('ink')
  for (let star = 0; star < 40; star++) {
    const at: Point = [random.next() * width, random.next() * height * 0.5]
    const times = random.integer(1, 3)
    canvas.fill(disc(...at, 1.8 + 1.1 * wave(phase, times, random.next())), 'shade')
  }
  canvas.fill(disc(width * 0.2, height * 0.2, height * 0.13), 'third')
  canvas.fill(disc(width * 0.2 + height * 0.06, height * 0.16, height * 0.12), 'ink')
  for (let row = 0; row < 2; row++) {
    let x = row ? -20 : 10
    while (x < width) {
      const breadth = random.integer(3, 6) * 22
      const top = height * random.between(row ? 0.46 : 0.24, row ? 0.68 : 0.5)
      const wall = random.pick<Slot>(row ? ['second', 'accent', 'second'] : ['ground', 'muted'])
      canvas.fill(rect(x, top, breadth, height), wall)
      canvas.fill(rect(x + breadth - 8, top, 8, height), row ? 'ink' : 'muted')
      for (let y = top + 16; y < height * 0.84; y += 26)
        for (let at = x + 10; at < x + breadth - 18; at += 22) {
          const isLit = fraction(phase + random.next()) < random.between(0.15, 0.75)
          canvas.fill(
            rect(at, y, 11, 14),
            isLit ? 'third' : row ? 'ink' : 'shade',
            row || isLit ? {} : { opacity: 0.4 },
          )
        }
      x += breadth + random.integer(4, 26)
    }
  }
  const road = height * 0.88
  canvas.fill(rect(0, road, width, height), 'ink')
  for (let car = 0; car < 5; car++) {
    const isLeft = car % 2 === 1
    const along = fraction(random.next() + phase * (isLeft ? -1 : 1))
    const at = -90 + along * (width + 180)
    const y = road + 18 + (isLeft ? 26 : 0)
    canvas
      .fill(rect(at, y, 74, 6), isLeft ? 'accent' : 'third')
      .fill(rect(isLeft ? at : at + 66, y - 2, 8, 10), 'light')
  }
}

/** The start times of the parts of the poster, as shares of the film. */
export const posterTimes = { field: 0.02, disc: 0.16, lines: 0.3, mark: 0.44, people: 0.62, gone: 0.93 } as const

function poster(canvas: Canvas, phase: number): void {
  const { width, height } = canvas
  const times = posterTimes
  const seam = height * 0.62
  const field = eased(phase, times.field, times.field + 0.14)
  canvas.fill(rect(0, 0, width * 0.42 * field, height), 'accent')
  canvas.fill(rect(0, height - (height - seam) * field, width, height), 'ink')
  const grown = eased(phase, times.disc, times.disc + 0.14)
  if (grown > 0) canvas.fill(disc(width * 0.42, height * 0.36, height * 0.3 * grown), 'third')
  const lines = eased(phase, times.lines, times.lines + 0.16)
  for (let line = 0; line < 6; line++)
    canvas.fill(
      rect(width * 0.62, height * (0.1 + line * 0.075), width * 0.34 * lines * (1 - line * 0.09), 12),
      'second',
    )
  const met = eased(phase, times.mark, times.mark + 0.2)
  const unit = height * 0.16
  const away = (1 - met) * width * 0.7
  if (met > 0) {
    canvas.fill(halfDisc(width * 0.42 - unit / 2 - away, seam, unit, 'down'), 'light')
    canvas.fill(halfDisc(width * 0.42 + unit / 2 + away, seam, unit, 'up'), 'light')
  }
  for (let index = 0; index < 7; index++) {
    const risen = eased(phase, times.people + index * 0.03, times.people + 0.1 + index * 0.03)
    const size = height * 0.055
    const y = height * (1.2 - 0.28 * risen)
    person(canvas, width * (0.1 + index * 0.135), y, size, index % 3 === 1 ? 'accent' : 'second', 'light')
  }
  const wiped = eased(phase, times.gone, 1)
  if (wiped > 0) canvas.fill(rect(width * (1 - wiped), 0, width * wiped + 1, height), 'ground')
}

export const scenes = { assembly, river, night, poster } satisfies Record<string, Scene>
