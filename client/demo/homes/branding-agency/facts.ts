/* Figures of an invented agency. The note of the page says so. */

/** The smallest height of the logo, in millimetres. */
export const minLogoHeight = 9
