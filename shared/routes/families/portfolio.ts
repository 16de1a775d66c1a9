import { portfolioLayouts, portfolioShows, portfolioStyles, projectPages } from '../../content/portfolio.ts'
import { toKebab } from '../kebab.ts'
import { route } from '../route.ts'

const isDemo = { isDemo: true } as const

/** The portfolio: six styles in five layouts, three listings with layouts of their own, and the pages of projects. */
export const portfolio = [
  ...portfolioStyles.flatMap((style) =>
    portfolioLayouts.map((layout) =>
      route(
        `portfolio-${style}-${layout}`,
        `/portfolio/portfolio-${toKebab(style)}-${toKebab(layout)}`,
        'portfolioListing',
        { style, layout },
        isDemo,
      ),
    ),
  ),
  ...portfolioShows.map((show) =>
    route(`portfolio-${show}`, `/portfolio/portfolio-${toKebab(show)}`, 'portfolioShow', { show }, isDemo),
  ),
  // The first project of a layout has the address without a parameter.
  ...projectPages.map((page) =>
    route(`project-${page}`, `/portfolio/single-project-page-${page}/:project?`, 'project', { page }, isDemo),
  ),
] as const
