/** The ranges of widths for footers, in CSS pixels, widest first. */
export const slideWidths = {
  xl: { from: 1200 },
  lg: { from: 992, to: 1199 },
  md: { from: 768, to: 991 },
  sm: { from: 576, to: 767 },
  xs: { to: 575 },
} as const
export type SlideWidth = keyof typeof slideWidths
export const slideWidthNames = Object.keys(slideWidths) as SlideWidth[]

/** The widths at which the content slides off the party's footer: those at which the footer fits most screens. */
export const siteFooterSlides: readonly SlideWidth[] = ['xl']
