import type { OrderChange, Store, StoredMessage, StoredOrder } from '#db/store.ts'
import type { Operands } from './command.ts'
import { Failure } from './failures.ts'
import { text } from './text.ts'

/** The operand of the commands about one order. */
export const orderOperand: Operands = { name: 'NUMBER', meaning: text('common.operands.order'), least: 1, most: 1 }

/** A message with its order. */
export type OrderedMessage = StoredMessage & { order: StoredOrder }

/** Yields the messages with an order, the newest first. */
export async function* listOrders(store: Store): AsyncGenerator<OrderedMessage> {
  for await (const message of store.listMessages({ form: 'order', isNewestFirst: true }))
    if (message.order) yield { ...message, order: message.order }
}

/**
 * Returns the order with a typed number.
 * @throws Failure if there is none
 */
export async function orderWith(
  store: Store,
  typed = '',
): Promise<{ message: OrderedMessage; changes: readonly OrderChange[] }> {
  const found = /^\d{1,15}$/.test(typed) ? await store.findOrder(Number(typed)) : undefined
  if (!found?.message.order) throw new Failure(text('common.noOrder', { number: typed }))
  return { message: { ...found.message, order: found.message.order }, changes: found.changes }
}
