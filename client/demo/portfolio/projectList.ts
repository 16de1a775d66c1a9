import type { RouteId } from '#shared/routes/table.ts'

/** The listing to which a project's breadcrumbs lead. */
export const projectList = 'portfolio-classic-threeColumn' satisfies RouteId
