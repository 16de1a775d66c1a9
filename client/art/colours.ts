/**
 * The colour slots of a picture, by the area that they cover: ground, its tints, ink and white, then the three strong
 * colours. `line` is ink directly on the ground: it equals ink in the light theme and is light in the dark one.
 */
export type Slot =
  'ground' | 'muted' | 'shade' | 'ink' | 'line' | 'light' | 'accent' | 'accentShade' | 'second' | 'third'
export type HexColour = `#${string}`
/** A slot, or a colour that is the same in all schemes (skin, hair). */
export type Paint = Slot | HexColour
export type Palette = Readonly<Record<Slot, HexColour>>

/** The custom properties of a picture in a page's markup, by which it takes the page's accent. */
export const properties: Readonly<Record<Slot, `--p-${string}`>> = {
  ground: '--p-g',
  muted: '--p-m',
  shade: '--p-s',
  ink: '--p-k',
  line: '--p-i',
  light: '--p-l',
  accent: '--p-a',
  accentShade: '--p-a2',
  second: '--p-b',
  third: '--p-c',
}

/**
 * Returns a transparent colour that darkens like a multiplied `colour`, because a blend mode would need a `style`
 * attribute. It keeps half of the brightness that would be exact on white; more would shine on ink.
 */
export function asGlaze(colour: HexColour): { colour: HexColour; opacity: number } {
  const values = channels(colour)
  const minimum = Math.min(...values)
  const opacity = 1 - minimum / 255
  return { colour: hex(eachChannel((i) => (values[i] - minimum) / opacity / 2)), opacity }
}

type Channels = readonly [number, number, number]

/** Returns the mix of two colours in sRGB, with `share` of the second. */
export function mixed(first: HexColour, second: HexColour, share: number): HexColour {
  const [a, b] = [channels(first), channels(second)]
  return hex(eachChannel((i) => a[i] + (b[i] - a[i]) * share))
}

/** Returns the mix of two colours as CSS `color-mix(in oklab, …)` does, with `share` of the second. */
export function mixedInOklab(first: HexColour, second: HexColour, share: number): HexColour {
  const [a, b] = [toOklab(channels(first)), toOklab(channels(second))]
  return hex(fromOklab(eachChannel((i) => a[i] + (b[i] - a[i]) * share)))
}

/** Returns a colour whose hue and saturation approach those of `tint` in Oklab by `share`. It stays equally light. */
export function tinted(colour: HexColour, tint: HexColour, share: number): HexColour {
  const [own, other] = [toOklab(channels(colour)), toOklab(channels(tint))]
  return hex(fromOklab([own[0], own[1] + (other[1] - own[1]) * share, own[2] + (other[2] - own[2]) * share]))
}

function eachChannel(value: (channel: 0 | 1 | 2) => number): Channels {
  return [value(0), value(1), value(2)]
}

function channels(colour: HexColour): Channels {
  return eachChannel((i) => parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16))
}

function hex(values: Channels): HexColour {
  const digits = values.map((value) =>
    Math.min(255, Math.max(0, Math.round(value)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

const linear = (value: number): number => {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}
const gamma = (value: number): number => 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

// The matrices of CSS Color 4.
function toOklab(colour: Channels): Channels {
  const [r, g, b] = eachChannel((i) => linear(colour[i]))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Channels): Channels {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
