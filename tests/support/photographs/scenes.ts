import type { Raster } from './jpeg.ts'

/* Computed pictures that look like photographs: soft light from the upper left, blurred distance, grain. No person and no place exists. */

type Colour = readonly [red: number, green: number, blue: number]

const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]
const lit = ([red, green, blue]: Colour, light: number): Colour => [red * light, green * light, blue * light]
const within = (value: number) => Math.min(1, Math.max(0, value))
/** Returns 0 below the first edge, 1 above the second, and a smooth transition between them. */
function smooth(low: number, high: number, value: number): number {
  const at = within((value - low) / (high - low))
  return at * at * (3 - 2 * at)
}

/** Returns a function for numbers from 0 to 1, which are the same for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** Paints each pixel. Both coordinates go from 0 to 1; x is multiplied by the ratio of the sides. */
function paint(width: number, height: number, seed: number, colourAt: (x: number, y: number) => Colour): Raster {
  const number = numbersOf(seed)
  const pixels = new Uint8Array(width * height * 3)
  for (let place = 0; place < width * height; place += 1) {
    const colour = colourAt((place % width) / height, Math.floor(place / width) / height)
    const grain = (number() - 0.5) * 12
    for (let at = 0; at < 3; at += 1) pixels[place * 3 + at] = Math.min(255, Math.max(0, colour[at]! + grain))
  }
  return { width, height, pixels }
}

/** Returns the light on an ellipsoid at a point: undefined outside. The light comes from the upper left. */
function lightOn(
  x: number,
  y: number,
  [centreX, centreY]: readonly [number, number],
  [a, b]: readonly [number, number],
) {
  const [u, v] = [(x - centreX) / a, (y - centreY) / b]
  const depth = 1 - u * u - v * v
  if (depth < 0) return undefined
  return 0.3 + 0.75 * within(-0.55 * u - 0.45 * v + 0.7 * Math.sqrt(depth))
}

interface Look {
  skin: Colour
  hair: Colour
  coat: Colour
  distance: readonly [Colour, Colour]
  hasLongHair?: boolean
}

/** Returns the portrait of an invented person. The face is in the upper half. */
export function portrait(width: number, height: number, seed: number, look: Look): Raster {
  const { skin, hair, coat, distance, hasLongHair = false } = look
  const number = numbersOf(seed + 1)
  const discs = Array.from({ length: 9 }, () => [number(), number() * 0.8, 0.05 + number() * 0.08] as const)
  const middle = width / height / 2
  return paint(width, height, seed, (worldX, y) => {
    const x = worldX - middle
    let colour = mix(distance[0], distance[1], smooth(0, 1, y + x * 0.4))
    for (const [discX, discY, size] of discs) {
      const far = Math.hypot(x + middle - discX * middle * 2, y - discY)
      colour = mix(colour, mix(colour, [255, 244, 220], 0.35), 1 - smooth(size * 0.8, size, far))
    }
    const shoulder = lightOn(x, y, [0, 1.12], [0.44, 0.42])
    if (hasLongHair) {
      const fall = lightOn(x, y, [0, 0.48], [0.235, 0.36])
      if (fall !== undefined) colour = lit(hair, fall * (0.85 + 0.15 * Math.sin(x * 260)))
    }
    if (Math.abs(x) < 0.085 && y > 0.5 && y < 0.8) colour = lit(skin, 0.72 - x * 1.6 - smooth(0.72, 0.56, y) * 0.28)
    if (shoulder !== undefined) {
      colour = lit(coat, shoulder * (0.95 + 0.05 * Math.sin(y * 300)))
      const collar = Math.abs(x) / 0.13 + (y - 0.7) / 0.17
      if (collar < 1) colour = y < 0.72 + Math.abs(x) ? lit(skin, 0.7 - x * 1.4) : lit([238, 234, 226], shoulder)
    }
    const scalp = lightOn(x, y, [0, 0.33], [0.2, 0.235])
    if (scalp !== undefined) colour = lit(hair, scalp * (0.85 + 0.15 * Math.sin((x + y) * 210)))
    const face = lightOn(x, y, [0, 0.4], [0.165, 0.225])
    if (face !== undefined && y > 0.27 + 0.05 * Math.cos(x * 16)) {
      let shade = face
      // Hollows of the eyes, shadow of the nose, under the lip and the chin.
      for (const side of [-1, 1]) shade -= 0.24 * (1 - smooth(0, 0.06, Math.hypot((x - side * 0.068) * 0.8, y - 0.375)))
      shade -= 0.2 * (1 - smooth(0, 0.035, Math.hypot(x - 0.028, (y - 0.44) * 0.5)))
      shade += 0.1 * (1 - smooth(0, 0.03, Math.hypot(x + 0.008, (y - 0.43) * 0.4)))
      shade -= 0.18 * (1 - smooth(0, 0.05, Math.hypot(x * 0.6, y - 0.535)))
      colour = lit(skin, shade)
      for (const side of [-1, 1]) {
        const eye = Math.hypot((x - side * 0.066) / 0.03, (y - 0.378) / 0.013)
        colour = mix(colour, lit([235, 232, 228], shade + 0.2), 1 - smooth(0.8, 1.1, eye))
        const iris = Math.hypot(x - side * 0.066, y - 0.378)
        colour = mix(colour, [38, 26, 20], 1 - smooth(0.009, 0.014, iris))
        const brow = Math.hypot((x - side * 0.068) / 0.042, (y - 0.338 - 9 * (x - side * 0.068) ** 2) / 0.01)
        colour = mix(colour, lit(hair, 0.6), 0.85 * (1 - smooth(0.7, 1.2, brow)))
      }
      const lips = Math.hypot(x / 0.056, (y - 0.515 + x * x * 2.4) / 0.013)
      colour = mix(colour, mix(lit(skin, shade), [150, 52, 52], 0.65), 1 - smooth(0.7, 1.1, lips))
    }
    return colour
  })
}

/** Returns a landscape: sky, three ranges of hills, a field, and a tree on the left. */
export function landscape(width: number, height: number, seed: number): Raster {
  const number = numbersOf(seed + 1)
  const phases = Array.from({ length: 12 }, () => number() * 6.3)
  const ridge = (x: number, range: number) =>
    0.42 +
    range * 0.12 +
    0.05 * Math.sin(x * (3 + range) + phases[range]!) +
    0.022 * Math.sin(x * 9 + phases[range + 3]!) +
    0.006 * Math.sin(x * 41 + phases[range + 6]!)
  return paint(width, height, seed, (x, y) => {
    let colour = mix([92, 138, 190], [246, 214, 172], smooth(0, 0.5, y))
    const cloud = Math.sin(x * 5 + phases[9]!) * Math.sin(y * 22 + x * 3) + 0.5 * Math.sin(x * 17 + y * 9)
    colour = mix(colour, [252, 248, 240], 0.5 * smooth(0.2, 1.2, cloud) * (1 - smooth(0.3, 0.45, y)))
    for (let range = 0; range < 3; range += 1)
      if (y > ridge(x, range)) {
        const below = y - ridge(x, range)
        colour = mix(mix([150, 164, 178], [52, 74, 48], range / 2), [26, 40, 30], within(below * 2.2))
      }
    if (y > 0.8 + 0.03 * Math.sin(x * 2)) colour = lit([176, 150, 74], 0.75 + 0.25 * Math.sin(x * 90 + y * 240) * y)
    const crown = lightOn(x, y, [0.3, 0.5], [0.17, 0.2])
    if (Math.abs(x - 0.3) < 0.012 && y > 0.6 && y < 0.9) colour = [46, 34, 26]
    if (crown !== undefined && Math.sin(x * 95) * Math.sin(y * 88 + x * 30) > -0.75)
      colour = lit([72, 96, 44], crown * (0.75 + 0.35 * Math.sin(x * 140) * Math.sin(y * 120)))
    return colour
  })
}
