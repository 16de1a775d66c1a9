import type { CartAct } from '#shared/cart.ts'

/** The ids of the forms that post to the cart; buttons and fields of the table name the one that they belong to. */
export const cartForms = {
  update: 'cart-update',
  step: 'cart-step',
  remove: 'cart-remove',
  empty: 'cart-empty',
} as const

/** What each of them asks for. A step up or down is an update of one line. */
export const actOf: Readonly<Record<keyof typeof cartForms, CartAct>> = {
  update: 'update',
  step: 'update',
  remove: 'remove',
  empty: 'empty',
}
