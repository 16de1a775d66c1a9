import type { ShopSize } from './shopNames.ts'

/** The measures of a T-shirt laid flat, in centimetres. */
export const sizeMeasures: Readonly<Record<ShopSize, { chest: number; length: number; sleeve: number }>> = {
  S: { chest: 49, length: 70, sleeve: 20 },
  M: { chest: 52, length: 72, sleeve: 21 },
  L: { chest: 55, length: 74, sleeve: 22 },
  XL: { chest: 58, length: 76, sleeve: 23 },
  XXL: { chest: 62, length: 78, sleeve: 24 },
}
