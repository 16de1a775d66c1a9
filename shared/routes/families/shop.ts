import { route } from '../route.ts'

const isDemo = { isDemo: true } as const

/** The shop: what there is, in three arrangements and by its categories, each thing on its own page, the cart, and why nobody logs in. */
export const shop = [
  route('shop-wide', '/shop/shop-wide', 'shopListing', { listing: 'wide' }),
  route('shop-left-sidebar', '/shop/left-sidebar', 'shopListing', { listing: 'leftSidebar' }, isDemo),
  route('shop-right-sidebar', '/shop/right-sidebar', 'shopListing', { listing: 'rightSidebar' }, isDemo),
  route('shop-categories', '/shop/only-categories', 'shopCategories', {}),
  // The first product stands at the bare address.
  route('product', '/shop/single-product/:item?', 'product', {}),
  // What they show is made of the visitor's own cart.
  route('cart', '/shop/shopping-cart', 'cart', {}, { noindex: true, holdsCart: true }),
  route('checkout', '/shop/checkout', 'checkout', {}, { noindex: true, holdsCart: true }),
  route('login-register', '/shop/login-register', 'noAccounts', {}, isDemo),
] as const
