import type { FooterName } from '../routes/footers.ts'

/** The widths that a footer's flags tell apart, in CSS pixels, the widest first. */
export const slideWidths = {
  xl: { from: 1200 },
  lg: { from: 992, to: 1199 },
  md: { from: 768, to: 991 },
  sm: { from: 576, to: 767 },
  xs: { to: 575 },
} as const
export type SlideWidth = keyof typeof slideWidths
export const slideWidthNames = Object.keys(slideWidths) as SlideWidth[]

/** Whether the content may slide off the footer, for each width. */
export type FooterSlides = Readonly<Record<SlideWidth, boolean>>

const at = (...widths: readonly SlideWidth[]): FooterSlides => ({
  xl: widths.includes('xl'),
  lg: widths.includes('lg'),
  md: widths.includes('md'),
  sm: widths.includes('sm'),
  xs: widths.includes('xs'),
})

/** The party's own footer, from the width on at which it fits into most screens. */
export const siteFooterSlides = at('xl')

/** What fits into a screen of its width may be slid off; the higher a footer grows on small screens, the fewer flags. */
export const footerSlides: Readonly<Record<FooterName, FooterSlides>> = {
  'photo-strip': at('xl'),
  'two-pictures': at('xl', 'lg'),
  wordmark: at('xl', 'lg'),
  marks: at('xl', 'lg'),
  call: at('xl'),
  'ruled-row': at('xl', 'lg', 'md'),
  claim: at('xl', 'lg', 'md', 'sm'),
  'home-screen': at('xl', 'lg'),
  centred: at('xl', 'lg', 'md'),
  'thin-row': at('xl', 'lg', 'md', 'sm', 'xs'),
  'big-mail': at('xl', 'lg', 'md'),
  languages: at('xl', 'lg'),
}
