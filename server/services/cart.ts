import {
  cartActs,
  lineOf,
  variantOf,
  withQuantity,
  type Cart,
  type CartAct,
  type CartError,
  type CartRefusal,
  type LineId,
} from '#shared/cart.ts'
import { isSoldOut, quantityField, quantityIn } from '#shared/cartForm.ts'
import { shopItem } from '#shared/content/shop.ts'
import { shopColours, shopItemIds, shopSizes } from '#shared/content/shopNames.ts'
import type { ShopChanges } from '#shared/content/shopOffers.ts'

type Values = CartRefusal['values']
type Changed = { cart: Cart } | Pick<CartRefusal, 'errors'>

const refuse = (field: string, error: CartError): Changed => ({ errors: { [field]: error } })

/** Returns the line that a product form names, or the errors of its fields. */
function lineIn(values: Values, changes?: ShopChanges): { line: LineId } | Pick<CartRefusal, 'errors'> {
  const item = shopItemIds.find((known) => known === values['item'])
  if (!item || changes?.[item] === null) return { errors: { item: 'unknownItem' } }
  const { colours, sizes } = shopItem(item)
  const colour = colours && shopColours.find((one) => one === values['colour'])
  const size = sizes && shopSizes.find((one) => one === values['size'])
  const line = lineOf({ item, ...(colour && { colour }), ...(size && { size }) })
  const variant = variantOf(line)
  if (!variant) return { errors: { [colours && !colour ? 'colour' : 'size']: 'invalidChoice' } }
  return isSoldOut(variant, changes) ? { errors: { size: 'soldOut' } } : { line }
}

/** Adds a quantity of a line to the quantity in the cart. */
function add(cart: Cart, values: Values, changes?: ShopChanges): Changed {
  const found = lineIn(values, changes)
  if ('errors' in found) return found
  const added = quantityIn(values['quantity'] ?? '1')
  if (!added) return refuse('quantity', 'invalidQuantity')
  const quantity = (cart.get(found.line) ?? 0) + added
  const changed = withQuantity(cart, found.line, quantity)
  if (changed.get(found.line) !== quantity) return refuse('quantity', changed.has(found.line) ? 'tooMany' : 'full')
  return { cart: changed }
}

/** Sets the quantity of each line in the cart. Lines that were removed meanwhile stay removed. */
function update(cart: Cart, values: Values): Changed {
  let changed = cart
  const errors: Record<string, CartError> = {}
  for (const line of cart.keys()) {
    const field = quantityField(line)
    const typed = values[field]
    if (typed === undefined) continue
    const quantity = quantityIn(typed)
    if (quantity === undefined) errors[field] = 'invalidQuantity'
    else changed = withQuantity(changed, line, quantity)
  }
  return Object.keys(errors).length > 0 ? { errors } : { cart: changed }
}

const acts: Readonly<Record<CartAct, (cart: Cart, values: Values, changes?: ShopChanges) => Changed>> = {
  add,
  update,
  remove: (cart, { line = '' }) => ({ cart: withQuantity(cart, line as LineId, 0) }),
  empty: () => ({ cart: new Map() }),
}

/**
 * Returns the cart after the change that a form requests, or the errors of its fields.
 * @param values the fields of the form, including `act`
 * @param changes the published offers
 */
export function changeCart(cart: Cart, values: Values, changes?: ShopChanges): Changed {
  const act = cartActs.find((name) => name === values['act'])
  return act ? acts[act](cart, values, changes) : refuse('act', 'invalidChoice')
}
