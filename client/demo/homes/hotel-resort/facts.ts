/* Sample figures of an invented hotel. */

/** Prices for one night for two people with breakfast, in whole dinars. */
export const roomPrices = { attic: 8600, garden: 9800, sea: 12400, corner: 14900 } as const

/** The times of the day's events, `H:MM`. */
export const eventTimes = { boat: '6:30', breakfast: '11:00', shade: '14:00', sunset: '19:10', quiet: '22:00' } as const
