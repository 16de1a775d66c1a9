/**
 * Every footer that has its page, and where; a line for each, in the order of the specification, which numbers them. Their
 * names say what sets them apart. What is not built is not here. Any row of the table may name one for its page.
 */
export const footerPaths = {
  'photo-strip': '/footers/footer-style-01',
  'two-pictures': '/footers/footer-style-02',
  wordmark: '/footers/footer-style-03',
  marks: '/footers/footer-style-04',
  call: '/footers/footer-style-05',
  'ruled-row': '/footers/footer-style-06',
  claim: '/footers/footer-style-07',
  'home-screen': '/footers/footer-style-08',
  centred: '/footers/footer-style-09',
  'thin-row': '/footers/footer-style-10',
  'big-mail': '/footers/footer-style-11',
  languages: '/footers/footer-style-12',
} as const satisfies Record<string, `/footers/footer-style-${string}`>

export type FooterName = keyof typeof footerPaths
export const footerNames = Object.keys(footerPaths) as FooterName[]
