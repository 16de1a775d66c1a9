/* Sample prices of a photographer. */

/** Prices for time with the photographer, in whole dinars. */
export const photoPrices = { half: 18000, whole: 32000, night: 36000 } as const

/** The prints: width and height in centimetres, price in whole dinars. */
export const photoPrints = {
  small: { size: [20, 30], price: 3200 },
  middle: { size: [40, 60], price: 7900 },
  large: { size: [60, 90], price: 14500 },
} as const
export type PhotoPrint = keyof typeof photoPrints
