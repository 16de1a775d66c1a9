import { route } from '../route.ts'

const shows = { shows: ['product'] } as const
const isDemo = { isDemo: true, ...shows } as const

/** The shop: three layouts of the listing, and the pages of products. */
export const shop = [
  route('shop-wide', '/shop/shop-wide', 'shopListing', { listing: 'wide' }, shows),
  route('shop-left-sidebar', '/shop/left-sidebar', 'shopListing', { listing: 'leftSidebar' }, isDemo),
  route('shop-right-sidebar', '/shop/right-sidebar', 'shopListing', { listing: 'rightSidebar' }, isDemo),
  // The first product has the address without a parameter.
  route('product', '/shop/single-product/:item?', 'product', {}, shows),
] as const
