/** The widths that a footer tells apart, in CSS pixels, the widest first. */
export const slideWidths = {
  xl: { from: 1200 },
  lg: { from: 992, to: 1199 },
  md: { from: 768, to: 991 },
  sm: { from: 576, to: 767 },
  xs: { to: 575 },
} as const
export type SlideWidth = keyof typeof slideWidths
export const slideWidthNames = Object.keys(slideWidths) as SlideWidth[]

/** The widths at which the content slides off the party's own footer: from the one at which it fits into most screens. */
export const siteFooterSlides: readonly SlideWidth[] = ['xl']
