import { productParams, type ShopItemId } from '#shared/content/shopNames.ts'
import { useAddress } from '../site/site.ts'

/** Returns a function for the address of a product's page. */
export function useProductAddress(): (item: ShopItemId) => string {
  const address = useAddress()
  return (item) => address('product', { params: { ...productParams(item) } })
}
