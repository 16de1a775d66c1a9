/** The delays and distances of header, footer and menus, in milliseconds and pixels. */
export const shell = {
  /** The time after load, resize and change of page until the layout is measured again. */
  layoutDelay: 1000,
  /** The time after a resize until open menus are moved into the screen. */
  menuDelay: 500,
  /** The scroll position above which the page counts as scrolled. */
  scrolledAbove: 5,
  /** The scroll position above which the arrow to the top is shown. */
  arrowAbove: 300,
  /** The time until a branch opens under a resting pointer, and until it closes after the pointer has left. */
  hoverOpens: 120,
  hoverCloses: 300,
  /** The time that the next page may take before the loading bar appears. */
  waitShows: 300,
  /** The time after the last scroll event until the position is written into the history. */
  placeDelay: 150,
} as const

/** The width from which the menu bar replaces the burger (the same as in the styles of the headers). */
export const barFrom = '(width >= 62rem)'
