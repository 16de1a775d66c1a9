import type { AddressOptions } from '#shared/routes/url.ts'
import { useAddress } from '../site/site.ts'

/** Where the party's list of products is, and the cart. */
const pages = { listing: 'shop-wide', cart: 'cart' } as const

/** The addresses of list and cart, in the language of the page where it is an addressed one. */
export function useShopAddress(): (page: keyof typeof pages, query?: AddressOptions['query']) => string {
  const address = useAddress()
  return (page, query) => address(pages[page], { ...(query && { query }) })
}
