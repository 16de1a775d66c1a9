/** Where the list of a year begins. */
export const anchorOfYear = (year: string) => `year-${year}`
