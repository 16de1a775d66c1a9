/**
 * Every header that has its page, and where; a line for each, in the order of the specification. What is not built is not
 * here. Any row of the table may name one for its page.
 */
export const headerPaths = {
  'white-header': '/headers/white-header',
} as const satisfies Record<string, `/headers/${string}`>

export type HeaderName = keyof typeof headerPaths
export const headerNames = Object.keys(headerPaths) as HeaderName[]
