import type { HomeName } from '../../routes/homes.ts'
import type { PostCategory } from '../blog.ts'

interface Front {
  /** In the order of their tabs. */
  categories: readonly PostCategory[]
  /** The number of newest articles left out, so that homes show different ones; none if absent. */
  skipped?: number
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

/** The homes of businesses with a short list of articles. They are apart because the browser does not need them. */
const businessFronts = {
  startup: { categories: ['startup'], wideCount: 0, naturalCount: 6 },
  'interior-design': { categories: ['lifestyle'], skipped: 6, wideCount: 3, naturalCount: 0 },
  'fashion-shop': { categories: ['fashion'], wideCount: 3, naturalCount: 0 },
  photography: { categories: ['travel'], skipped: 1, wideCount: 3, naturalCount: 0 },
  decor: { categories: ['lifestyle'], skipped: 3, wideCount: 3, naturalCount: 0 },
  'spa-salon': { categories: ['lifestyle'], wideCount: 3, naturalCount: 0 },
  finance: { categories: ['business'], wideCount: 3, naturalCount: 0 },
  'furniture-shop': { categories: ['lifestyle'], skipped: 5, wideCount: 3, naturalCount: 0 },
  'digital-agency': { categories: ['culture'], skipped: 3, wideCount: 3, naturalCount: 0 },
  'branding-agency': { categories: ['fashion'], wideCount: 3, naturalCount: 0 },
  'creative-agency': { categories: ['culture'], wideCount: 0, naturalCount: 3 },
  'seo-agency': { categories: ['business'], skipped: 1, wideCount: 3, naturalCount: 0 },
  architecture: { categories: ['city'], skipped: 1, wideCount: 3, naturalCount: 0 },
  'events-conference': { categories: ['city'], wideCount: 2, naturalCount: 0 },
} as const satisfies Partial<Record<HomeName, Front>>

/**
 * The homes that are blogs, with the number of newest articles that each leaves out, so that they begin with different ones.
 * The build writes a file for each.
 */
export const blogFronts = { magazine: 0, 'blog-metro': 12, 'classic-blog': 24 } as const satisfies Partial<
  Record<HomeName, number>
>
export type BlogFrontName = keyof typeof blogFronts

/** The files by page, for the build. */
export const allFronts: Readonly<Record<FrontName, Front>> = { ...fronts, ...businessFronts }
export type BusinessFrontName = keyof typeof businessFronts
export type FrontName = keyof typeof fronts | BusinessFrontName
