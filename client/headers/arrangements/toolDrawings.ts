/** Drawings of the tools that only sample headers have, in the manner of `ui/Icon`. */
export const toolDrawings = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5',
  bag: 'M5 8h14l1 13H4zM8 11V7a4 4 0 0 1 8 0v4',
} as const
