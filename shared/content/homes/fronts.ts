import type { HomeName } from '../../routes/homes.ts'
import type { PostCategory } from '../blog.ts'

interface Front {
  /** In the order of their tabs. */
  categories: readonly PostCategory[]
  /** The number of newest articles shown at 3:2, and of those after them in their own ratio. */
  wideCount: number
  naturalCount: number
}

/** The pages that show the newest articles of some categories. The build writes a file for each. */
export const fronts = {
  // The party's own news: about itself, and about the places where people live.
  'latest-news': { categories: ['party', 'city'], wideCount: 5, naturalCount: 0 },
  'lifestyle-blog': { categories: ['lifestyle', 'travel', 'culture', 'fashion'], wideCount: 10, naturalCount: 6 },
} as const satisfies Record<string, Front>

interface BusinessFront {
  /** Names of folders in `posts/`. */
  articles: readonly string[]
  /** Whether the pictures have their own ratio instead of 3:2. */
  isNatural?: boolean
}

/**
 * The homes of businesses with a short list of articles. No article is on more than two of them. They are apart because the
 * browser does not need them.
 */
export const businessFronts = {
  startup: {
    articles: [
      'receipt-photo',
      'bus-times-by-text',
      'office-in-a-bakery',
      'prototype-of-cardboard',
      'co-op-not-shares',
      'first-hundred-users',
    ],
    isNatural: true,
  },
  'interior-design': { articles: ['city-after-dark', 'a-balcony-garden', 'sunday-without-phone'] },
  'fashion-shop': { articles: ['wool-that-mends', 'coat-for-ten-winters', 'how-a-shirt-is-cut'] },
  photography: { articles: ['lake-in-november', 'three-villages-on-foot', 'river-by-kayak'] },
  'spa-salon': { articles: ['sunday-without-phone', 'sleep-and-shifts', 'a-tune-for-walking'], isNatural: true },
  finance: { articles: ['receipt-photo', 'payslip-line-by-line', 'price-of-bread'] },
  'furniture-shop': { articles: ['bread-at-six', 'four-day-week-trial', 'sleep-and-shifts'] },
  'digital-agency': { articles: ['bus-times-by-text', 'office-in-a-bakery', 'prototype-of-cardboard'] },
  'creative-agency': { articles: ['how-a-poster-moves', 'spring-open-film', 'a-tune-for-walking'], isNatural: true },
  architecture: { articles: ['city-after-dark', 'school-kitchen', 'bicycle-on-a-train'] },
  'events-conference': { articles: ['trees-come-back', 'school-kitchen'] },
} as const satisfies Partial<Record<HomeName, BusinessFront>>

/**
 * The homes that are blogs, with the number of newest articles that each leaves out, so that they begin with different ones.
 * The build writes a file for each.
 */
export const blogFronts = { magazine: 0, 'blog-metro': 12, 'classic-blog': 24 } as const satisfies Partial<
  Record<HomeName, number>
>
export type BlogFrontName = keyof typeof blogFronts

/** The files by page, for the build. */
export const allFronts: Readonly<Record<FrontName, Front | BusinessFront>> = { ...fronts, ...businessFronts }
export type BusinessFrontName = keyof typeof businessFronts
export type FrontName = keyof typeof fronts | BusinessFrontName
