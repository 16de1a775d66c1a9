/** The ways of delivery, in the order of display. The price is in whole dinars for the whole order. */
export const deliveries = {
  courier: { price: 390, hasAddress: true },
  post: { price: 240, hasAddress: true },
  pickup: { price: 0, hasAddress: false },
} as const
export type DeliveryId = keyof typeof deliveries
export const deliveryIds = Object.keys(deliveries) as DeliveryId[]
