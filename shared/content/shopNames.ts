/*
 * Closed lists of names in the shop's addresses, carts and words. The facts are in `shop.ts`, which only the shop's
 * pages load.
 */

/** The products, in the order of display. */
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

/** The product whose page has the address without a parameter. */
export const firstItem: ShopItemId = 'tshirt'

/** Returns the route parameters of a product's page. */
export const productParams = (item: ShopItemId): { item?: ShopItemId } => (item === firstItem ? {} : { item })

export const shopCategories = ['clothing', 'flags', 'desk', 'everyday'] as const
export type ShopCategory = (typeof shopCategories)[number]

export const shopColours = ['red', 'ink', 'paper', 'cobalt'] as const
export type ShopColour = (typeof shopColours)[number]

export const shopSizes = ['S', 'M', 'L', 'XL', 'XXL'] as const
export type ShopSize = (typeof shopSizes)[number]

/** The tags of products, independent of their category. */
export const shopTags = ['campaign', 'cotton', 'office', 'gift', 'rain'] as const
export type ShopTag = (typeof shopTags)[number]

/** The orders of a listing; without one it has the order of `shopItemIds`. */
export const shopSorts = ['priceUp', 'priceDown', 'newest', 'name'] as const
export type ShopSort = (typeof shopSorts)[number]

/** The layouts of a listing: filters above it, or at one side. */
export const shopListings = ['wide', 'leftSidebar', 'rightSidebar'] as const
export type ShopListing = (typeof shopListings)[number]
