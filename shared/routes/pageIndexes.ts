/**
 * Families whose pages are listed at `/<family>`. Elements, headers, footers and page titles have indexes with previews
 * instead.
 */
export const indexFamilies = ['shop', 'blogs', 'portfolio', 'page'] as const
export type IndexFamily = (typeof indexFamilies)[number]
