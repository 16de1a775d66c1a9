import { knownCode, sumsOf, type Sums } from '#shared/cart.ts'
import { discountCodes, type DeliveryId } from '#shared/content/shop.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { useSite } from '../../../site/site.ts'
import { useCart } from '../../../shop/useCart.ts'

/** What is taken off, with a minus that is as wide as a figure: `−410 RSD`. */
export const formatDiscount = (dinars: number, language: Language): string =>
  formatMoney(-dinars, language).replace('-', '\u2212')

/** The visitor's cart with the discount code of the address, and what both come to. */
export function useBasket() {
  const { query } = useSite()
  const cart = useCart()
  const code = knownCode(query.code ?? '')
  return {
    ...cart,
    /** As the shop writes it; undefined where none was typed that it knows. */
    code,
    percent: code === undefined ? 0 : discountCodes[code]!.percent,
    sumsWith: (delivery: DeliveryId): Sums => sumsOf(cart.cart, delivery, code),
  }
}
