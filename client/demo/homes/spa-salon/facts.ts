/* A salon that nobody has opened. All of it is shown beside its label „sample”. */

/** How long each package takes, in minutes, and what it costs, in whole dinars. */
export const packages = {
  lunch: { minutes: 30, price: 2200 },
  hour: { minutes: 60, price: 3900 },
  pair: { minutes: 60, price: 7400 },
  morning: { minutes: 180, price: 9800 },
} as const

/** When the door is open, `H:MM`. */
export const openHours = {
  weekdays: { opens: '10:00', closes: '20:00' },
  saturday: { opens: '9:00', closes: '15:00' },
} as const
