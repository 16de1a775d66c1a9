import {
  shopItemIds,
  type ShopCategory,
  type ShopColour,
  type ShopItemId,
  type ShopSize,
  type ShopTag,
} from './shopNames.ts'
import type { Offer, ShopChanges, ShopOffer } from './shopOffers.ts'

export { deliveries, deliveryIds, type DeliveryId } from './deliveries.ts'

/** What does not change without a release: words and drawings show it. */
interface ShopProduct {
  /** The party's product number: letters, digits and hyphens. */
  sku: `PR-${number}`
  category: ShopCategory
  /** The first is shown by default. Absent if there is only one. */
  colours?: readonly ShopColour[]
  sizes?: readonly ShopSize[]
  tags: readonly ShopTag[]
  /** The day from which the shop has it (ISO 8601 date). */
  addedOn: string
}

/**
 * A product of the shop. Names and descriptions are words; pictures are drawn under the same id
 * (`client/pictures/shared.ts`).
 */
export interface ShopItem extends ShopProduct, ShopOffer {
  id: ShopItemId
}

const products: Readonly<Record<ShopItemId, ShopProduct & { offer: Offer }>> = {
  lighter: {
    sku: 'PR-101',
    category: 'everyday',
    tags: ['gift'],
    addedOn: '2026-02-02',
    offer: { price: 250, stock: 'inStock' },
  },
  usb: {
    sku: 'PR-102',
    category: 'desk',
    tags: ['office', 'gift'],
    addedOn: '2026-02-02',
    offer: { price: 1_200, stock: 'few' },
  },
  'flag-small': {
    sku: 'PR-103',
    category: 'flags',
    tags: ['campaign', 'gift'],
    addedOn: '2026-02-02',
    offer: { price: 350, stock: 'inStock' },
  },
  'flag-large': {
    sku: 'PR-104',
    category: 'flags',
    tags: ['campaign'],
    addedOn: '2026-05-04',
    offer: { price: 1_900, stock: 'onOrder' },
  },
  tshirt: {
    sku: 'PR-105',
    category: 'clothing',
    colours: ['red', 'ink', 'paper', 'cobalt'],
    sizes: ['S', 'M', 'L', 'XL', 'XXL'],
    tags: ['campaign', 'cotton'],
    addedOn: '2026-05-04',
    offer: { price: 1_400, oldPrice: 1_700, stock: 'inStock', soldOut: ['XXL'] },
  },
  folder: {
    sku: 'PR-106',
    category: 'desk',
    tags: ['office'],
    addedOn: '2026-02-02',
    offer: { price: 450, stock: 'inStock' },
  },
  cap: {
    sku: 'PR-107',
    category: 'clothing',
    colours: ['red', 'ink'],
    tags: ['campaign', 'cotton'],
    addedOn: '2026-10-05',
    offer: { price: 1_100, stock: 'inStock' },
  },
  umbrella: {
    sku: 'PR-108',
    category: 'everyday',
    tags: ['rain', 'gift'],
    addedOn: '2026-10-05',
    offer: { price: 1_800, stock: 'few' },
  },
  bag: {
    sku: 'PR-109',
    category: 'everyday',
    colours: ['red', 'paper'],
    tags: ['cotton', 'campaign'],
    addedOn: '2026-10-05',
    offer: { price: 900, stock: 'inStock' },
  },
  card: {
    sku: 'PR-110',
    category: 'desk',
    tags: ['office'],
    addedOn: '2026-02-02',
    offer: { price: 150, stock: 'onOrder' },
  },
}

/** Returns the published offer of a product, or that of the site itself. */
export const offerOf = (id: ShopItemId, changes?: ShopChanges): ShopOffer =>
  changes?.[id] ?? { ...products[id].offer, isSample: true }

/** Returns a product with its offer. */
export const shopItem = (id: ShopItemId, changes?: ShopChanges): ShopItem => ({
  id,
  ...products[id],
  ...offerOf(id, changes),
})

/** Returns the products that the shop sells. */
export const itemsFor = (changes?: ShopChanges): readonly ShopItem[] =>
  shopItemIds.filter((id) => changes?.[id] !== null).map((id) => shopItem(id, changes))

/** The products before staff have changed any. */
export const shopItems: readonly ShopItem[] = itemsFor()

/** Returns the lowest and the highest price, in whole dinars; undefined if nothing is sold. */
export function priceRange(items: readonly ShopItem[]): { from: number; to: number } | undefined {
  if (items.length === 0) return undefined
  const prices = items.map(({ price }) => price)
  return { from: Math.min(...prices), to: Math.max(...prices) }
}
