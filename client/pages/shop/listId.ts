/** The anchor of a listing, and the id of its count. */
export const listId = 'products'
export const countId = `${listId}-count`

/** Moves the focus to the count after a filter was changed. */
export const focusCount = (): void => document.getElementById(countId)?.focus()
