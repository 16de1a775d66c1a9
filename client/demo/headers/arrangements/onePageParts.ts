/** The parts of a page that its own menu leads through, in order; each is an anchor of the page. */
export const onePageParts = ['home', 'about', 'services', 'portfolio', 'testimonials', 'contact'] as const
export type OnePagePart = (typeof onePageParts)[number]
