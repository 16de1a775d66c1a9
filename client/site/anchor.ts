/** Returns the address of a part of the current page. */
export const anchorTo = (id: string): string => `#${id}`
