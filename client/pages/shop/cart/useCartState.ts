import { costOf, subtotalOf, variantOf, type Cart, type LineId } from '#shared/cart.ts'
import { canonicalCode, isSoldOut, sumsOf, type Sums } from '#shared/cartForm.ts'
import { discountCodes } from '#shared/content/discounts.ts'
import type { DeliveryId } from '#shared/content/shop.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { useSite } from '../../../site/site.ts'
import { useCart } from '../../../shop/useCart.ts'
import { useChanges } from '../../../shop/useChanges.ts'

/** Returns the discount with a minus as wide as a digit: `−410 RSD`. */
export const formatDiscount = (dinars: number, language: Language): string =>
  formatMoney(-dinars, language).replace('-', '\u2212')

/** Returns the visitor's cart with the discount code of the address and the sums. */
export function useCartState() {
  const { query } = useSite()
  const cart = useCart()
  const changes = useChanges()
  const code = canonicalCode(query.code ?? '')
  return {
    ...cart,
    /** The code in the shop's spelling; undefined if the shop does not know it. */
    code,
    percent: code === undefined ? 0 : discountCodes[code]!.percent,
    sumsWith: (delivery: DeliveryId): Sums => sumsOf(cart.cart, delivery, code, changes),
    costOf: (line: LineId, quantity: number): number => costOf(line, quantity, changes),
    subtotalOf: (other: Cart): number => subtotalOf(other, changes),
    /** Returns why a line cannot be ordered, as a key of the words; undefined if it can. */
    faultOf: (line: LineId): 'gone' | 'soldOut' | undefined => {
      const variant = variantOf(line)!
      const offer = changes[variant.item]
      if (offer === null || offer?.isSoldOut) return 'gone'
      return isSoldOut(variant, changes) ? 'soldOut' : undefined
    },
  }
}
