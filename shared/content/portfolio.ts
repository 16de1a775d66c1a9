/*
 * What the projects have in common, and the names of which the addresses of the portfolio are made: closed lists. The projects
 * themselves lie in `projects/`, a folder each.
 */

export const projectCategories = ['architecture', 'photography', 'branding', 'print', 'web'] as const
export type ProjectCategory = (typeof projectCategories)[number]

/** How a listing shows a project. */
export const portfolioStyles = ['classic', 'boxed', 'colorful', 'bordered', 'overlay', 'switchImage'] as const
export type PortfolioStyle = (typeof portfolioStyles)[number]

/** How a listing arranges its projects. */
export const portfolioLayouts = ['twoColumn', 'threeColumn', 'fourColumn', 'masonry', 'metro'] as const
export type PortfolioLayout = (typeof portfolioLayouts)[number]

/** The listings that are arranged in a way of their own. */
export const portfolioShows = ['scattered', 'justifiedGallery', 'slider'] as const
export type PortfolioShow = (typeof portfolioShows)[number]

/** The compositions of the page about one project, by the numbers of their addresses. */
export const projectPages = ['01', '02', '03', '04', '05'] as const
export type ProjectPageName = (typeof projectPages)[number]
