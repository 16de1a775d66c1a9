/** A product as the shop lists it. */
interface ShopItem {
  id: string
  /** In whole dinars. */
  price: number
  /** Until the party has set the price. */
  isSample?: boolean
}

/**
 * What the shop offers, in the order it is shown. Names are words (`locales/<language>/shop.json`), pictures are drawn under
 * the same ids (`client/art/catalogue.ts`).
 */
export const shopItems = [
  { id: 'lighter', price: 250, isSample: true },
  { id: 'usb', price: 1_200, isSample: true },
  { id: 'flag-small', price: 350, isSample: true },
  { id: 'flag-large', price: 1_900, isSample: true },
  { id: 'tshirt', price: 1_400, isSample: true },
  { id: 'folder', price: 450, isSample: true },
  { id: 'cap', price: 1_100, isSample: true },
  { id: 'umbrella', price: 1_800, isSample: true },
  { id: 'bag', price: 900, isSample: true },
  { id: 'card', price: 150, isSample: true },
] as const satisfies readonly ShopItem[]
export type ShopItemId = (typeof shopItems)[number]['id']

export const shopItemIds: readonly ShopItemId[] = shopItems.map(({ id }) => id)

/** Whether a price still needs its visible label. */
export const hasSamplePrices = (shopItems as readonly ShopItem[]).some(({ isSample }) => isSample)
