/** Anchors of the sections of the one-page site, in order. */
export const onePageParts = ['home', 'about', 'services', 'portfolio', 'testimonials', 'contact'] as const
export type OnePagePart = (typeof onePageParts)[number]
