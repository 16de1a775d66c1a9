import { nameOfLine, variantOf, type LineId } from '#shared/cart.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Order } from '#shared/order.ts'
import { wordsOf } from '#locales/words.ts'
import { fill } from './fill.ts'
import { amounts, type Part } from './layout.ts'

/** Returns the name of an order line: `Мајица (црвена, M)`. Returns the id of an item that the shop no longer has. */
function lineName(line: LineId, { items, colours }: ReturnType<typeof wordsOf>['shop']): string {
  const variant = variantOf(line)
  if (!variant) return line
  const { item, colour, size } = variant
  return nameOfLine(items[item], colour && colours[colour], size)
}

/** Returns the lines, costs and total of an order. They hold nothing that was typed. */
export function orderAmounts({ lines, sums, code }: Order, language: Language): Part {
  const { 'mails/order': words, shop } = wordsOf(language)
  const money = (dinars: number) => formatMoney(dinars, language)
  return amounts([
    ...lines.map(({ line, quantity, price }) => ({
      label: lineName(line, shop),
      detail: `${quantity} × ${money(price)}`,
      value: money(quantity * price),
    })),
    { label: words.subtotal, detail: '', value: money(sums.subtotal) },
    ...(sums.discount > 0 ? [{ label: fill(words.discount, { code }), detail: '', value: money(-sums.discount) }] : []),
    { label: words.deliveryCost, detail: '', value: money(sums.delivery) },
    { label: words.total, detail: '', value: money(sums.total), isTotal: true },
  ])
}
