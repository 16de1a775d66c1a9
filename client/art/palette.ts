import type { Shadow } from './Canvas.ts'
import { asGlaze, type HexColour, mixed, mixedInOklab, type Palette, properties, type Slot, tinted } from './colours.ts'
import { type Theme, type ThemeColours, themes } from './themes.ts'

/** The colours of a picture: for a light page, for a dark page, or from the custom properties of its page. */
export type Colouring = 'light' | 'dark' | 'page'

/** The share of ink in the accent's shaded face. */
const accentShade = 0.26

/**
 * The colours of the dark theme: grounds get dark, with the hue of the theme's ink and a little accent. Ink gets darker
 * than they are, and ink directly on a ground gets light. Strong colours stay.
 */
const night = {
  ground: { colour: '#181c27', hue: 0.8, accent: 0.03 },
  muted: { colour: '#272c3b', hue: 0.8, accent: 0.04 },
  shade: { colour: '#5d6579', hue: 0.8, accent: 0.05 },
  ink: { colour: '#07080d', hue: 0.4, accent: 0 },
  line: { colour: '#b4bac8', hue: 0.4, accent: 0 },
  light: { colour: '#f3f2ee', hue: 0, accent: 0 },
} as const satisfies Partial<Record<Slot, { colour: HexColour; hue: number; accent: number }>>

/** Returns a theme's colours in one scheme. A dark theme is the same in both. */
export function paletteOf(theme: Theme, scheme: 'light' | 'dark', ownAccent?: HexColour): Palette {
  const { isDark, motifs: _, ...colours } = { isDark: false, ...themes[theme] }
  const accent = ownAccent ?? colours.accent
  const day: Palette = {
    ...colours,
    accent,
    line: colours.ink,
    accentShade: mixed(accent, isDark ? '#000000' : colours.ink, accentShade),
  }
  if (scheme === 'light' || isDark) return day
  const changed = Object.entries(night).map(([slot, { colour, hue, accent: share }]) => [
    slot,
    mixedInOklab(tinted(colour, day.ink, hue), accent, share),
  ])
  return { ...day, ...(Object.fromEntries(changed) as Pick<Palette, keyof typeof night>) }
}

/** Returns a theme's shadow for both schemes: like a print of its shade, or of ink on a dark ground. */
export function shadowOf(theme: Theme): Shadow {
  const colours: ThemeColours = themes[theme]
  return colours.isDark ? { colour: colours.ink, opacity: 0.32 } : asGlaze(colours.shade)
}

/** Returns the writer of slots: a colour, or a custom property with the light theme's colour as fallback. */
export function writerOf(palette: Palette, colouring: Colouring): (slot: Slot) => string {
  return colouring === 'page' ? (slot) => `var(${properties[slot]},${palette[slot]})` : (slot) => palette[slot]
}
