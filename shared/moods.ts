import type { FontFamilyId } from './fonts.ts'

/** The moods that headings of a page may have beside the party's own, and the typeface of each (`client/styles/moods.css`). */
export const moodFonts = {
  poster: 'oswald',
  editorial: 'playfairDisplay',
  product: 'rubik',
  calm: 'ysabeau',
  mono: 'jetbrainsMono',
} as const satisfies Record<string, FontFamilyId>
export type Mood = keyof typeof moodFonts
