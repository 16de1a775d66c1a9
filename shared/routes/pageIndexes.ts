import type { PageKind } from './kinds.ts'

/**
 * Families whose pages are listed at `/<family>`. Elements, headers, footers and page titles have indexes with previews
 * instead.
 */
export const indexFamilies = ['shop', 'blogs', 'portfolio', 'page'] as const
export type IndexFamily = (typeof indexFamilies)[number]

/** The groups of each family and their kinds of pages. Articles are in their own listings. */
export const indexGroups = {
  shop: {
    shelves: ['shopListing', 'shop/categories'],
    products: ['product'],
    order: ['cart', 'checkout', 'login-register'],
  },
  blogs: { listings: ['blogListing'], categories: ['blogCategory'], authors: ['blogAuthor'], long: ['blogLayout'] },
  portfolio: { styles: ['portfolioListing'], shows: ['portfolioShow'], projects: ['project'] },
  page: { pages: ['inner', 'search'] },
} as const satisfies Readonly<Record<IndexFamily, Readonly<Record<string, readonly PageKind[]>>>>
