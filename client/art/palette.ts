import type { Shadow } from './Canvas.ts'
import { asGlaze, type HexColour, mixed, mixedInOklab, type Palette, properties, type Slot } from './colours.ts'
import { type Theme, type ThemeWorld, themes } from './themes.ts'

/** How a picture is coloured: for a light or a dark page, or after the page it stands in (its custom properties). */
export type Colouring = 'light' | 'dark' | 'page'

/** How much ink the accent's shaded face takes. */
const accentShade = 0.26

/**
 * What the night makes of a picture: grounds go dark with a breath of the accent, ink goes darker than they are, and
 * ink that lies straight on a ground turns light. The loud colours stay as they are.
 */
const night = {
  ground: { colour: '#181c27', accent: 0.03 },
  muted: { colour: '#272c3b', accent: 0.04 },
  shade: { colour: '#5d6579', accent: 0.05 },
  ink: { colour: '#07080d', accent: 0 },
  line: { colour: '#b4bac8', accent: 0 },
  light: { colour: '#f3f2ee', accent: 0 },
} as const satisfies Partial<Record<Slot, { colour: HexColour; accent: number }>>

/** A theme's colours in one scheme. A theme that is dark by day is the same by night. */
export function paletteOf(theme: Theme, scheme: 'light' | 'dark', ownAccent?: HexColour): Palette {
  const { isDark, motifs: _, ...world } = { isDark: false, ...themes[theme] }
  const accent = ownAccent ?? world.accent
  const day: Palette = {
    ...world,
    accent,
    line: world.ink,
    accentShade: mixed(accent, isDark ? '#000000' : world.ink, accentShade),
  }
  if (scheme === 'light' || isDark) return day
  const changed = Object.entries(night).map(([slot, { colour, accent: share }]) => [
    slot,
    mixedInOklab(colour, accent, share),
  ])
  return { ...day, ...(Object.fromEntries(changed) as Pick<Palette, keyof typeof night>) }
}

/** A theme's shadows, by day and by night: like a print of its shade, or of ink where the ground is dark in itself. */
export function shadowOf(theme: Theme): Shadow {
  const world: ThemeWorld = themes[theme]
  return world.isDark ? { colour: world.ink, opacity: 0.32 } : asGlaze(world.shade)
}

/** How a slot is written: as a colour, or as a custom property that falls back to the day's colour. */
export function writerOf(palette: Palette, colouring: Colouring): (slot: Slot) => string {
  return colouring === 'page' ? (slot) => `var(${properties[slot]},${palette[slot]})` : (slot) => palette[slot]
}
