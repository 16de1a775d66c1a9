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
export type FrontName = keyof typeof fronts
