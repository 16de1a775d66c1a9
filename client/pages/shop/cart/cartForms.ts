import type { CartAct } from '#shared/cart.ts'

/** The ids of the forms that post to the cart. Buttons and fields in the table refer to them. */
export const cartForms = {
  update: 'cart-update',
  step: 'cart-step',
  remove: 'cart-remove',
  empty: 'cart-empty',
} as const

/** The action of each form. A step is an update of one line. */
export const actOf: Readonly<Record<keyof typeof cartForms, CartAct>> = {
  update: 'update',
  step: 'update',
  remove: 'remove',
  empty: 'empty',
}
