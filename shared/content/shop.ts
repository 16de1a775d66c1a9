import {
  shopItemIds,
  type ShopCategory,
  type ShopColour,
  type ShopItemId,
  type ShopSize,
  type ShopTag,
} from './shopNames.ts'

export { deliveries, deliveryIds, type DeliveryId } from './deliveries.ts'

/**
 * A product of the shop. Names and descriptions are words; pictures are drawn under the same id
 * (`client/pictures/shared.ts`).
 */
export interface ShopItem {
  id: ShopItemId
  /** The party's product number: letters, digits and hyphens. */
  sku: `PR-${number}`
  category: ShopCategory
  /** In whole dinars, value added tax included. */
  price: number
  /** The price before a reduction, in whole dinars. */
  oldPrice?: number
  /** The first is shown by default. Absent if there is only one. */
  colours?: readonly ShopColour[]
  sizes?: readonly ShopSize[]
  /** Sizes that are sold out. */
  soldOut?: readonly ShopSize[]
  /** The availability: many left, few left, or made to order. */
  stock: ShopStock
  tags: readonly ShopTag[]
  /** The day from which the shop has it (ISO 8601 date). */
  addedOn: string
  /** True until the party sets price and stock. */
  isSample?: boolean
}

export const shopStocks = ['inStock', 'few', 'onOrder'] as const
export type ShopStock = (typeof shopStocks)[number]

const facts: Readonly<Record<ShopItemId, Omit<ShopItem, 'id' | 'isSample'>>> = {
  lighter: { sku: 'PR-101', category: 'everyday', price: 250, stock: 'inStock', tags: ['gift'], addedOn: '2026-02-02' },
  usb: { sku: 'PR-102', category: 'desk', price: 1_200, stock: 'few', tags: ['office', 'gift'], addedOn: '2026-02-02' },
  'flag-small': {
    sku: 'PR-103',
    category: 'flags',
    price: 350,
    stock: 'inStock',
    tags: ['campaign', 'gift'],
    addedOn: '2026-02-02',
  },
  'flag-large': {
    sku: 'PR-104',
    category: 'flags',
    price: 1_900,
    stock: 'onOrder',
    tags: ['campaign'],
    addedOn: '2026-05-04',
  },
  tshirt: {
    sku: 'PR-105',
    category: 'clothing',
    price: 1_400,
    oldPrice: 1_700,
    colours: ['red', 'ink', 'paper', 'cobalt'],
    sizes: ['S', 'M', 'L', 'XL', 'XXL'],
    soldOut: ['XXL'],
    stock: 'inStock',
    tags: ['campaign', 'cotton'],
    addedOn: '2026-05-04',
  },
  folder: { sku: 'PR-106', category: 'desk', price: 450, stock: 'inStock', tags: ['office'], addedOn: '2026-02-02' },
  cap: {
    sku: 'PR-107',
    category: 'clothing',
    price: 1_100,
    colours: ['red', 'ink'],
    stock: 'inStock',
    tags: ['campaign', 'cotton'],
    addedOn: '2026-10-05',
  },
  umbrella: {
    sku: 'PR-108',
    category: 'everyday',
    price: 1_800,
    stock: 'few',
    tags: ['rain', 'gift'],
    addedOn: '2026-10-05',
  },
  bag: {
    sku: 'PR-109',
    category: 'everyday',
    price: 900,
    colours: ['red', 'paper'],
    stock: 'inStock',
    tags: ['cotton', 'campaign'],
    addedOn: '2026-10-05',
  },
  card: { sku: 'PR-110', category: 'desk', price: 150, stock: 'onOrder', tags: ['office'], addedOn: '2026-02-02' },
}

export const shopItem = (id: ShopItemId): ShopItem => ({ id, ...facts[id], isSample: true })

export const shopItems: readonly ShopItem[] = shopItemIds.map(shopItem)

/** Whether prices, stock and measures are labelled as samples. */
export const hasSamplePrices = shopItems.some(({ isSample }) => isSample)
