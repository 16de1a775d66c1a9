/** The label of a dish. */
export type DishBadge = 'meatless' | 'toOrder' | 'river'

export interface Dish {
  /** In whole dinars. */
  price: number
  badge?: DishBadge
}

/**
 * The menu: sample prices of an invented restaurant. The names are in the word files, under
 * these ids.
 */
export const restaurantMenu = {
  starters: {
    peppers: { price: 640, badge: 'meatless' },
    beans: { price: 520, badge: 'meatless' },
    trout: { price: 890, badge: 'river' },
  },
  oven: {
    lamb: { price: 1980, badge: 'toOrder' },
    perch: { price: 1740, badge: 'river' },
    stuffed: { price: 1120 },
  },
  sweets: {
    cream: { price: 480 },
    apple: { price: 460 },
    plum: { price: 390 },
  },
  cellar: {
    white: { price: 420 },
    red: { price: 460 },
    juice: { price: 280 },
  },
} as const satisfies Record<string, Record<string, Dish>>

/** The special dishes of three days, with sample prices in whole dinars. */
export const restaurantSpecials = {
  soup: 690,
  carp: 1450,
  pot: 1280,
} as const satisfies Record<string, number>

/** Evenings with a shared table: their start, `H:MM`, and the sample price of a seat in whole dinars. */
export const restaurantEvenings = {
  bread: { startTime: '18:00', price: 1600 },
  river: { startTime: '19:30', price: 3200 },
  songs: { startTime: '20:00', price: 900 },
} as const

/** Sample opening hours, `H:MM`. */
export const restaurantHours = {
  week: { opens: '12:00', closes: '23:00' },
  weekend: { opens: '10:00', closes: '23:00' },
} as const
