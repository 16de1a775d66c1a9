import type { AddressOptions } from '#shared/routes/url.ts'
import { useAddress } from '../site/site.ts'

/** The routes of the product list and the cart. */
const pages = { listing: 'shop-wide', cart: 'cart' } as const

/** Returns a function for the addresses of the product list and the cart, in the language of the page. */
export function useShopAddress(): (page: keyof typeof pages, query?: AddressOptions['query']) => string {
  const address = useAddress()
  return (page, query) => address(pages[page], { ...(query && { query }) })
}
