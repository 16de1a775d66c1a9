import { productParams, type ShopItemId } from '#shared/content/shopNames.ts'
import { useAddress } from '../site/site.ts'

/** Where the page of an item is. */
export function useProductAddress(): (item: ShopItemId) => string {
  const address = useAddress()
  return (item) => address('product', { params: { ...productParams(item) } })
}
