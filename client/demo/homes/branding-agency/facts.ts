/* Figures of an invented agency. The page labels them as samples. */

/** The smallest height of the logo, in millimetres. */
export const minLogoHeight = 9
