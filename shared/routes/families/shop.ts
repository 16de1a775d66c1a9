import { route } from '../route.ts'

const isDemo = { isDemo: true } as const

/** The shop: what there is, in three arrangements, and each thing on its own page. */
export const shop = [
  route('shop-wide', '/shop/shop-wide', 'shopListing', { listing: 'wide' }),
  route('shop-left-sidebar', '/shop/left-sidebar', 'shopListing', { listing: 'leftSidebar' }, isDemo),
  route('shop-right-sidebar', '/shop/right-sidebar', 'shopListing', { listing: 'rightSidebar' }, isDemo),
  // The first product stands at the bare address.
  route('product', '/shop/single-product/:item?', 'product', {}),
] as const
