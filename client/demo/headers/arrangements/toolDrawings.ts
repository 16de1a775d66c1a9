/** Icon paths that only the sample headers use, in the style of `ui/Icon`. */
export const toolDrawings = {
  bag: 'M5 8h14l1 13H4zM8 11V7a4 4 0 0 1 8 0v4',
} as const
