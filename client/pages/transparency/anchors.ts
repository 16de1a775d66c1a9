/** Returns the anchor of a year's list. */
export const anchorOfYear = (year: string) => `year-${year}`
