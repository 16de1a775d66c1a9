import type { SlideWidth } from '#shared/content/footerSlides.ts'
import type { FoundRow } from '#shared/routes/route.ts'

/**
 * A row of a footer, from its `page.ts` (`client/demo/footers/<name>`). The folder's name is also that of its file of
 * words. The position is the number in its address; the default is the next number.
 */
export interface FooterRow extends FoundRow {
  /** The colour of the last section of its page, in contrast to the footer's upper edge. */
  field: 'deep' | 'ink' | 'accent' | 'contrast' | 'highlight'
  /** The widths at which the content slides off the footer: those at which it fits a screen. */
  slides: readonly SlideWidth[]
}
