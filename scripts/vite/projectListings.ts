import type { Size, Theme } from '#client/art/art.ts'
import type { ProjectCategory } from '#shared/content/listFilters.ts'
import type { PortfolioStyle } from '#shared/content/portfolio.ts'

interface Listing {
  /**
   * The remainder by which every third project is left out, counted by category, so that each keeps two of them and the rows of 12 are
   * full. All are shown if absent.
   */
  skips?: number
  /** Which of the two views of a project is the print; with `both` the second view is another print. */
  print: 'first' | 'second' | 'both'
  /** The ratio of the style's crop; 3:2 if absent. A picture drawn in it loses nothing of its subject. */
  crop?: Size
  /** Themes whose colours the prints take; those of the project if absent. */
  inks?: Readonly<Record<ProjectCategory, Theme>>
}

/** The ratio of a high tile. */
export const tallTile: Size = [480, 720]

/**
 * Maps each style of the portfolio to the prints that its listings show. They are the two views of a project, because those show
 * what its title names. No two styles show the same print in the same inks.
 */
export const projectListings: Readonly<Record<PortfolioStyle, Listing>> = {
  classic: { print: 'both' },
  boxed: {
    skips: 0,
    print: 'second',
    crop: [600, 480],
    inks: { architecture: 'interior', photography: 'beton', branding: 'cafe', print: 'dawn', web: 'finance' },
  },
  colorful: { skips: 1, print: 'second', crop: [600, 600] },
  bordered: {
    skips: 2,
    print: 'second',
    crop: [600, 480],
    inks: { architecture: 'drafting', photography: 'photo', branding: 'magazine', print: 'plakat', web: 'agency' },
  },
  overlay: {
    skips: 0,
    print: 'first',
    crop: [720, 405],
    inks: { architecture: 'night', photography: 'photo', branding: 'events', print: 'restaurant', web: 'gym' },
  },
  switchImage: {
    skips: 1,
    print: 'both',
    inks: { architecture: 'hotel', photography: 'night', branding: 'furniture', print: 'yoga', web: 'receipt' },
  },
}
