import type { SlideWidth } from '../content/footerSlides.ts'
import { footerRows } from './footers.generated.ts'
import type { FoundRow } from './route.ts'

/**
 * What a footer's `page.ts` says (`client/demo/footers/<name>`). The name of the folder says what sets it apart, and is that of its file of
 * words. Its position is the number in its address; without one it has the next number.
 */
export interface FooterRow extends FoundRow {
  /** The colour of the field that its page ends with: one that the footer stands out from. */
  field: 'ink' | 'accent' | 'cobalt' | 'marigold'
  /** The widths at which the content slides off it: where it fits into a screen. Low footers fit at more widths. */
  slides: readonly SlideWidth[]
}

export type FooterName = keyof typeof footerRows
export const footerNames = Object.keys(footerRows) as FooterName[]

/** Every footer, by its name. Any row of the table may name one for its page. */
export const footers: Readonly<Record<FooterName, Omit<FooterRow, 'position'> & { number: number }>> = footerRows

/** Returns a footer's number, in two digits. */
export const footerNumber = (name: FooterName): string => String(footers[name].number).padStart(2, '0')

export const footerPaths = Object.fromEntries(
  footerNames.map((name) => [name, `/footers/footer-style-${footerNumber(name)}`]),
) as Record<FooterName, `/footers/footer-style-${string}`>
