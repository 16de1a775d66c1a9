import type { SlideWidth } from '../content/footerSlides.ts'
import { footerRows } from './footers.generated.ts'
import type { FoundRow } from './route.ts'

/**
 * A row of a footer, from its `page.ts` (`client/demo/footers/<name>`). The folder's name is also that of its file of
 * words. The position is the number in its address; the default is the next number.
 */
export interface FooterRow extends FoundRow {
  /** The colour of the last section of its page, in contrast to the footer. */
  field: 'ink' | 'accent' | 'contrast' | 'highlight'
  /** The widths at which the content slides off the footer: those at which it fits a screen. */
  slides: readonly SlideWidth[]
}

export type FooterName = keyof typeof footerRows
export const footerNames = Object.keys(footerRows) as FooterName[]

/** All footers. Any row of the route table may name one. */
export const footers: Readonly<Record<FooterName, Omit<FooterRow, 'position'> & { number: number }>> = footerRows

/** Returns a footer's number, in two digits. */
export const footerNumber = (name: FooterName): string => String(footers[name].number).padStart(2, '0')

export const footerPaths = Object.fromEntries(
  footerNames.map((name) => [name, `/footers/footer-style-${footerNumber(name)}`]),
) as Record<FooterName, `/footers/footer-style-${string}`>
