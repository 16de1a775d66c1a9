import type { FontFamilyId } from './fonts.ts'

/**
 * The typeface sets of headings besides the party's own, and the typeface of each (`client/styles/typefaceSets.css`).
 */
export const typefaceSets = {
  poster: 'oswald',
  editorial: 'playfairDisplay',
  product: 'rubik',
  calm: 'ysabeau',
  mono: 'jetbrainsMono',
} as const satisfies Record<string, FontFamilyId>
export type TypefaceSet = keyof typeof typefaceSets
