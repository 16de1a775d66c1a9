/** When and where header, footer and menus react: every number of the shell, in milliseconds and pixels. */
export const shell = {
  /** After load, resize and change of page: heights and the header's place are taken anew. */
  layoutDelay: 1000,
  /** After resize: open menus are put into the screen again. */
  menuDelay: 500,
  /** The page counts as scrolled above this. */
  scrolledAbove: 5,
  /** The arrow to the top is there above this. */
  arrowAbove: 300,
  /** How long a pointer rests on a branch before it opens, and may be away before it closes. */
  hoverOpens: 120,
  hoverCloses: 300,
  /** How long the next page may take before a bar says that it is loading. */
  waitShows: 300,
  /** How long scrolling must have stopped before its place is written into the history. */
  placeDelay: 150,
} as const

/** From this width on the bar stands in the burger's place (the styles of the headers have the same). */
export const barFrom = '(width >= 62rem)'
