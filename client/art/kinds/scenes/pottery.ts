import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { disc, halfDisc, path, rect } from '../../paths.ts'
import { nth } from '../../random.ts'

/** The half profile of a pot: distances of the wall from the axis, from rim to foot. */
const profiles = {
  vase: { rim: 0.2, neck: 0.15, belly: { wide: 0.5, at: 0.62 }, foot: 0.24 },
  jug: { rim: 0.3, neck: 0.26, belly: { wide: 0.46, at: 0.66 }, foot: 0.32 },
  bottle: { rim: 0.12, neck: 0.08, belly: { wide: 0.36, at: 0.7 }, foot: 0.3 },
  pot: { rim: 0.42, neck: 0.38, belly: { wide: 0.5, at: 0.5 }, foot: 0.26 },
  bowl: { rim: 0.5, neck: 0.49, belly: { wide: 0.46, at: 0.42 }, foot: 0.2 },
} as const
type Profile = keyof typeof profiles
const shapes = Object.keys(profiles) as Profile[]

/** Draws a pot on `base`; its right half is shaded. */
function pot(
  canvas: Canvas,
  shape: Profile,
  [x, base, width, height]: readonly [number, number, number, number],
  [lit, shaded]: readonly [Slot, Slot],
): void {
  const { rim, neck, belly, foot } = profiles[shape]
  const top = base - height
  /** Returns the wall from rim to foot on one side. */
  const wall = (side: 1 | -1) => {
    const xAt = (share: number) => x + side * share * width
    const bellyY = top + height * belly.at
    return (
      path`C${xAt(neck)} ${top + height * 0.22} ${xAt(belly.wide)} ${bellyY - height * 0.25} ${xAt(belly.wide)} ${bellyY}` +
      path`C${xAt(belly.wide)} ${bellyY + height * 0.2} ${xAt(foot)} ${base - height * 0.08} ${xAt(foot)} ${base}`
    )
  }
  const half = (side: 1 | -1) => `${path`M${x} ${top}H${x + side * rim * width}`}${wall(side)}${path`H${x}z`}`
  canvas.fill(half(-1), lit).fill(half(1), shaded)
  canvas.ellipse([x, top], [rim * width, height * 0.035 + width * 0.02], 'ink')
}

function wheel(canvas: Canvas): void {
  const { width, height, random } = canvas
  const k = Math.min(width, height)
  const x = width * 0.5
  const y = height * 0.74
  canvas.fillAll('muted')
  canvas.fill(disc(x, height * 0.42, k * 0.4), 'third')
  canvas.rings([x, height * 0.42], { from: k * 0.46, to: k * 0.86, count: 6 }, 'shade', 2)
  canvas.fill(rect(0, y + k * 0.07, width, height), 'second')
  canvas.fill(rect(x - k * 0.05, y, k * 0.1, height), 'ink')
  canvas.ellipse([x, y + k * 0.035], [k * 0.4, k * 0.075], 'ink')
  canvas.ellipse([x, y + k * 0.01], [k * 0.4, k * 0.075], 'light')
  canvas.ellipse([x, y + k * 0.01], [k * 0.27, k * 0.045], 'shade')
  pot(canvas, 'pot', [x, y + k * 0.015, k * 0.4, k * random.between(0.38, 0.44)], ['accent', 'accentShade'])
  let ribs = ''
  for (let i = 0; i < 4; i++)
    ribs += path`M${x - k * 0.17} ${y - k * (0.1 + i * 0.07)}q${k * 0.17} ${k * 0.045} ${k * 0.34} 0`
  canvas.stroke(ribs, 'light', k * 0.007)
  // The sleeves come from the edges, the hands hold the wall.
  for (const side of [-1, 1]) {
    canvas.stroke(
      path`M${x + side * width * 0.56} ${y - k * 0.02}Q${x + side * k * 0.4} ${y - k * 0.08} ${x + side * k * 0.29} ${y - k * 0.19}`,
      'ink',
      k * 0.115,
      { cap: 'round' },
    )
    canvas.stroke(
      path`M${x + side * k * 0.3} ${y - k * 0.18}Q${x + side * k * 0.25} ${y - k * 0.27} ${x + side * k * 0.205} ${y - k * 0.3}`,
      'light',
      k * 0.075,
      { cap: 'round' },
    )
  }
}

function shelf(canvas: Canvas): void {
  const { width, height, random } = canvas
  const boards = height > width ? 4 : 3
  const room = height / (boards + 0.35)
  canvas.fillAll('muted')
  canvas.fill(rect(width * 0.5, 0, width, height), 'ground')
  canvas.fill(disc(width * 0.72, height * 0.3, Math.min(width, height) * 0.3), 'third')
  const glazes = [
    ['accent', 'accentShade'],
    ['light', 'shade'],
    ['second', 'ink'],
    ['third', 'accent'],
  ] as const
  for (let row = 0; row < boards; row++) {
    const y = room * (row + 1)
    let x = room * random.between(0.2, 0.4)
    while (x < width - room * 0.15) {
      const w = room * random.between(0.38, 0.62)
      const shape = random.pick(shapes)
      const h = room * (shape === 'bowl' ? 0.3 : shape === 'pot' ? 0.52 : random.between(0.6, 0.78))
      pot(canvas, shape, [x + w / 2, y, w, h], nth(glazes, random.integer(0, 3)))
      x += w * random.between(1.06, 1.3)
    }
    canvas.fill(rect(0, y, width, room * 0.07), 'line')
  }
}

function kiln(canvas: Canvas): void {
  const { width, height, random } = canvas
  const k = Math.min(width, height)
  const x = width * 0.5
  const base = height * 0.86
  canvas.fillAll('second')
  canvas.fill(
    path`M${x - k * 0.46} ${height}V${height * 0.52}a${k * 0.46} ${k * 0.46} 0 0 1 ${k * 0.92} 0V${height}z`,
    'accent',
  )
  // Courses of bricks, each offset by half a brick.
  canvas.clipped(
    path`M${x - k * 0.46} ${height}V${height * 0.52}a${k * 0.46} ${k * 0.46} 0 0 1 ${k * 0.92} 0V${height}z`,
    () => {
      let joints = ''
      const course = k * 0.062
      for (let row = 0; row * course < height; row++) {
        joints += path`M0 ${row * course}h${width}`
        for (let i = 0; i * k * 0.15 < width; i++)
          joints += path`M${i * k * 0.15 + (row % 2) * k * 0.075} ${row * course}v${course}`
      }
      canvas.stroke(joints, 'accentShade', 2)
    },
  )
  const mouth = path`M${x - k * 0.27} ${base}V${height * 0.56}a${k * 0.27} ${k * 0.27} 0 0 1 ${k * 0.54} 0V${base}z`
  canvas.fillApart(mouth, 'ink')
  canvas.clipped(mouth, () => {
    canvas
      .fill(disc(x, base, k * 0.4), 'accent')
      .fill(disc(x, base, k * 0.31), 'third')
      .fill(disc(x, base, k * 0.2), 'light')
    for (let i = 0; i < 3; i++)
      pot(
        canvas,
        nth(['vase', 'pot', 'bottle'], i),
        [x + (i - 1) * k * 0.16, base, k * 0.15, k * random.between(0.2, 0.32)],
        ['ink', 'ink'],
      )
  })
  canvas.fill(rect(x - k * 0.36, base, k * 0.72, k * 0.05), 'light')
  canvas.fill(rect(0, base + k * 0.05, width, height), 'ink')
  let smoke = ''
  for (let i = 0; i < 4; i++)
    smoke += disc(x + k * (0.02 + i * 0.1), height * 0.1 - i * k * 0.035, k * (0.05 + i * 0.02))
  canvas.fill(smoke, 'shade')
}

/** Bowls seen from above while they dry. */
function bowls(canvas: Canvas): void {
  const { width, height, random } = canvas
  const columns = Math.max(2, Math.round(width / 150))
  const u = width / columns
  canvas.fillAll('ground')
  let boards = ''
  for (let i = 0; i < columns; i += 2) boards += rect(i * u, 0, u, height)
  canvas.fill(boards, 'muted')
  for (let j = 0; (j - 0.4) * u < height; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [(i + 0.5) * u, (j + 0.5) * u]
      const q = u * random.between(0.34, 0.43)
      const glaze = random.pick(['accent', 'second', 'third', 'light', 'shade'] as const)
      canvas.shadow(disc(x + q * 0.1, y + q * 0.12, q))
      canvas.fill(disc(x, y, q), glaze)
      canvas.fill(disc(x, y, q * 0.84), glaze === 'light' ? 'muted' : glaze === 'shade' ? 'light' : 'ink')
      canvas.fill(halfDisc(x, y, q * 0.84, 'left'), glaze === 'light' ? 'shade' : glaze)
      canvas.fill(disc(x, y, q * 0.3), glaze === 'accent' ? 'third' : 'light')
    }
}

/** A pottery, from the wheel to the kiln. */
export const potteryScenes = { wheel, shelf, kiln, bowls }
