/** Every page title that has its page, and where; a line for each, in the order of the specification. What is not built is not here. */
export const pageTitlePaths = {
  'left-alignment': '/page-title/left-alignment',
} as const satisfies Record<string, `/page-title/${string}`>

export type PageTitleName = keyof typeof pageTitlePaths
export const pageTitleNames = Object.keys(pageTitlePaths) as PageTitleName[]
