/* Sample figures of an invented salon. */

/** The length of each package in minutes, and its price in whole dinars. */
export const packages = {
  lunch: { minutes: 30, price: 2200 },
  hour: { minutes: 60, price: 3900 },
  pair: { minutes: 60, price: 7400 },
  morning: { minutes: 180, price: 9800 },
} as const

/** The opening hours, `H:MM`. */
export const openingHours = {
  weekdays: { opens: '10:00', closes: '20:00' },
  saturday: { opens: '9:00', closes: '15:00' },
} as const
