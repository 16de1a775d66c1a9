import type { HexColour } from './colours.ts'

/** Skin in the light and in the shade. No scheme and no theme changes it. */
export const skins = [
  { lit: '#f2c9a8', shaded: '#d79a74' },
  { lit: '#e3ac82', shaded: '#bd7f57' },
  { lit: '#c98a5f', shaded: '#9d623d' },
  { lit: '#8d5a3b', shaded: '#663d26' },
  { lit: '#f7d9c4', shaded: '#dfae91' },
] as const satisfies readonly { lit: HexColour; shaded: HexColour }[]
