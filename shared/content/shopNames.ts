/*
 * The names of which the shop's addresses, carts and words are made: closed lists. What they stand for is in `shop.ts`, which
 * only the pages of the shop load.
 */

/** What the shop offers, in the order it is shown. */
export const shopItemIds = [
  'lighter',
  'usb',
  'flag-small',
  'flag-large',
  'tshirt',
  'folder',
  'cap',
  'umbrella',
  'bag',
  'card',
] as const
export type ShopItemId = (typeof shopItemIds)[number]

/** The one whose page stands at the bare address. */
export const firstItem: ShopItemId = 'tshirt'

/** The parameters of the page of an item. */
export const productParams = (item: ShopItemId): { item?: ShopItemId } => (item === firstItem ? {} : { item })

export const shopCategories = ['clothing', 'flags', 'desk', 'everyday'] as const
export type ShopCategory = (typeof shopCategories)[number]

export const shopColours = ['red', 'ink', 'paper', 'cobalt'] as const
export type ShopColour = (typeof shopColours)[number]

export const shopSizes = ['S', 'M', 'L', 'XL', 'XXL'] as const
export type ShopSize = (typeof shopSizes)[number]

/** What things have in common beyond their shelf. */
export const shopTags = ['campaign', 'cotton', 'office', 'gift', 'rain'] as const
export type ShopTag = (typeof shopTags)[number]

/** In which order a listing shows what it has; as the file has it where none is named. */
export const shopSorts = ['priceUp', 'priceDown', 'newest', 'name'] as const
export type ShopSort = (typeof shopSorts)[number]

/** How a listing is arranged: what it is filtered by stands above it, or at one of its sides. */
export const shopListings = ['wide', 'leftSidebar', 'rightSidebar'] as const
export type ShopListing = (typeof shopListings)[number]
