/** The address of a part of the page itself. */
export const anchorTo = (id: string): string => `#${id}`
