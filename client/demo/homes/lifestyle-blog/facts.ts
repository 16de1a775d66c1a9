/* A recipe that works: one tray of maize bread. */

/** What goes into the bowl, in grams, in the order of the bowl; eggs are counted. */
export const bowl = { eggs: 3, yoghurt: 300, oil: 90, maize: 200, wheat: 100, powder: 10, cheese: 200 } as const
export type Ingredient = keyof typeof bowl

/** Minutes of stirring and of baking, the oven's degrees Celsius, and into how many pieces the tray is cut. */
export const tray = { stir: 10, bake: 35, oven: 200, pieces: 12 } as const

/** Who writes most of it; the number is that of the blog's authors. */
export const keeper = '5'
