/* A tested recipe: one tray of maize bread. */

/** The ingredients in their order, in grams; eggs are counted. */
export const ingredientAmounts = {
  eggs: 3,
  yoghurt: 300,
  oil: 90,
  maize: 200,
  wheat: 100,
  powder: 10,
  cheese: 200,
} as const
export type Ingredient = keyof typeof ingredientAmounts

/** The minutes of stirring and of baking, the oven temperature in degrees Celsius, and the number of pieces. */
export const bakingFigures = { stir: 10, bake: 35, oven: 200, pieces: 12 } as const

/** The id of the main author among the blog's authors. */
export const mainAuthorId = '5'
