/* A house by the sea that nobody has built. All of it is shown beside its label „sample”. */

/** A night for two with breakfast, in whole dinars. */
export const roomPrices = { attic: 8600, garden: 9800, sea: 12400, corner: 14900 } as const

/** When something happens in a day, `H:MM`. */
export const hours = { boat: '6:30', breakfast: '11:00', shade: '14:00', sunset: '19:10', quiet: '22:00' } as const
