/** Families whose pages are listed at `/<family>`; elements, headers, footers and page titles have indexes with previews. */
export const indexFamilies = ['shop', 'blogs', 'portfolio', 'page'] as const
export type IndexFamily = (typeof indexFamilies)[number]
