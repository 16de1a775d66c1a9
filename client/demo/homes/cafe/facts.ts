/** The opening hours of an invented café, `H:MM`, shown as samples. */
export const cafeHours = {
  week: { opens: '6:00', closes: '20:00' },
  saturday: { opens: '7:00', closes: '22:00' },
  sunday: { opens: '8:00', closes: '16:00' },
} as const

/** Today's offers, shown as samples: the time at which each ends or begins (`H:MM`), and its price in whole dinars. */
export const offerBoard = {
  breakfast: { time: '11:00', price: 390 },
  lunch: { time: '15:00', price: 590 },
  cake: { time: '17:00', price: 290 },
} as const

/** Prices of the menu in whole dinars, shown as samples. */
export const cafeMenu = {
  coffee: { espresso: 140, filter: 180, milk: 190, cold: 220 },
  bakery: { roll: 90, pie: 210, rye: 160, bun: 150 },
  plates: { eggs: 340, trout: 460, soup: 290, salad: 380 },
} as const

/** The number of coffees that fill a loyalty card. Two fill a disc. */
export const cardStamps = 10
