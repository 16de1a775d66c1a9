/* A branding house that nobody has founded: its figures stand beside their label. */

/** How tall the mark is at least, in millimetres. */
export const smallestMark = 9
