import type { PostCategory } from './blog.ts'

/* The filters of lists, apart from the names of their pages: every page reads the query, few need the names. */

/** The categories that listings of articles can be filtered by, in the order of the specification. */
export const postFilters = ['fashion', 'travel', 'lifestyle', 'business'] as const satisfies readonly PostCategory[]
export type PostFilter = (typeof postFilters)[number]

/** The categories of all projects. */
export const projectCategories = ['architecture', 'photography', 'branding', 'print', 'web'] as const
export type ProjectCategory = (typeof projectCategories)[number]
