import { portfolioShowRows } from '../routes/portfolioShows.generated.ts'
import { projectPageRows } from '../routes/projectPages.generated.ts'

/*
 * The styles and layouts of lists, and names that are part of the portfolio's addresses. The projects are folders in
 * `projects/`.
 */

/** The styles of a project in a listing. */
export const portfolioStyles = ['classic', 'boxed', 'colorful', 'bordered', 'overlay', 'switchImage'] as const
export type PortfolioStyle = (typeof portfolioStyles)[number]

/** The layouts of a listing. */
export const portfolioLayouts = ['twoColumn', 'threeColumn', 'fourColumn', 'masonry', 'metro'] as const
export type PortfolioLayout = (typeof portfolioLayouts)[number]

/** The listings with a layout of their own (`client/demo/portfolio/shows/<name>`). */
export type PortfolioShow = keyof typeof portfolioShowRows
export const portfolioShows = Object.keys(portfolioShowRows) as PortfolioShow[]

/** The layouts of a project's page (`client/demo/portfolio/projects/<number>`), by the numbers of their addresses. */
export type ProjectPageName = keyof typeof projectPageRows
// Sorted, because an object lists the key 10 before 01.
export const projectPages = (Object.keys(projectPageRows) as ProjectPageName[]).sort()
