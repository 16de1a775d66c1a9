import type { RouteId } from '#shared/routes/table.ts'

/** The listing that a project leads back to. */
export const projectList = 'portfolio-classic-threeColumn' satisfies RouteId
