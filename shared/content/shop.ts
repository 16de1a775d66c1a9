/** A product as the shop lists it. */
interface ShopItem {
  id: string
  /** In whole dinars. */
  price: number
}

/**
 * What the shop offers, in the order it is shown; prices are samples until the party sets them. Names are words
 * (`locales/<language>/shop.json`), pictures are drawn under the same ids (`client/art/catalogue.ts`).
 */
export const shopItems = [
  { id: 'lighter', price: 250 },
  { id: 'usb', price: 1_200 },
  { id: 'flag-small', price: 350 },
  { id: 'flag-large', price: 1_900 },
  { id: 'tshirt', price: 1_400 },
  { id: 'folder', price: 450 },
  { id: 'cap', price: 1_100 },
  { id: 'umbrella', price: 1_800 },
  { id: 'bag', price: 900 },
  { id: 'card', price: 150 },
] as const satisfies readonly ShopItem[]
export type ShopItemId = (typeof shopItems)[number]['id']

export const shopItemIds: readonly ShopItemId[] = shopItems.map(({ id }) => id)
