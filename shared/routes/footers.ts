/**
 * Every footer that has its page, and where; a line for each, in the order of the specification, which numbers them. Their
 * names say what sets them apart. What is not built is not here. Any row of the table may name one for its page.
 */
export const footerPaths = {
  'photo-strip': '/footers/footer-style-01',
} as const satisfies Record<string, `/footers/footer-style-${string}`>

export type FooterName = keyof typeof footerPaths
export const footerNames = Object.keys(footerPaths) as FooterName[]
