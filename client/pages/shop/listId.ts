/** Where the list of a listing begins, and the line that says how much it holds. */
export const listId = 'products'
export const countId = `${listId}-count`

/** Puts the focus on how much there is, for whoever has asked for something else. */
export const focusCount = (): void => document.getElementById(countId)?.focus()
