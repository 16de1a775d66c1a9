import { portfolioShowRows } from '../routes/portfolioShows.generated.ts'
import { projectPageRows } from '../routes/projectPages.generated.ts'

/*
 * What the projects have in common, and the names of which the addresses of the portfolio are made. The projects themselves are in
 * `projects/`, a folder each.
 */

export const projectCategories = ['architecture', 'photography', 'branding', 'print', 'web'] as const
export type ProjectCategory = (typeof projectCategories)[number]

/** How a listing shows a project. */
export const portfolioStyles = ['classic', 'boxed', 'colorful', 'bordered', 'overlay', 'switchImage'] as const
export type PortfolioStyle = (typeof portfolioStyles)[number]

/** How a listing arranges its projects. */
export const portfolioLayouts = ['twoColumn', 'threeColumn', 'fourColumn', 'masonry', 'metro'] as const
export type PortfolioLayout = (typeof portfolioLayouts)[number]

/** The listings with an arrangement of their own (`client/demo/portfolio/shows/<name>`). */
export type PortfolioShow = keyof typeof portfolioShowRows
export const portfolioShows = Object.keys(portfolioShowRows) as PortfolioShow[]

/** The compositions of the page about one project (`client/demo/portfolio/projects/<number>`), by the numbers of their addresses. */
export type ProjectPageName = keyof typeof projectPageRows
// Sorted, because an object lists the key 10 before 01.
export const projectPages = (Object.keys(projectPageRows) as ProjectPageName[]).sort()
