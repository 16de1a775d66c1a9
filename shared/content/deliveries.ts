/** How an order reaches whoever ordered, in the order it is shown; whole dinars for the whole order. */
export const deliveries = {
  courier: { price: 390, hasAddress: true },
  post: { price: 240, hasAddress: true },
  pickup: { price: 0, hasAddress: false },
} as const
export type DeliveryId = keyof typeof deliveries
export const deliveryIds = Object.keys(deliveries) as DeliveryId[]
