import { orderStates } from '#shared/records.ts'
import { command } from '../../command.ts'
import { UsageError } from '../../failures.ts'
import { orderWith } from '../../orderNumber.ts'
import { or, text } from '../../text.ts'

export const ordersMarkCommand = command('orders mark', {
  operands: { name: 'NUMBER STATE', meaning: text('common.operands.orderState'), least: 2, most: 2 },
  options: {},
  example: 'orders mark 2026000001 paid',

  async run(context, { operands: [typed, typedState = ''] }) {
    const state = orderStates.find((value) => value === typedState.toLowerCase())
    if (state === undefined)
      throw new UsageError(text('orders mark.invalidState', { state: typedState, states: or([...orderStates]) }))
    const store = await context.store()
    const { order } = (await orderWith(store, typed)).message
    const values = { number: String(order.number), state: text(`common.orderState.${state}`) }
    if (order.state === state) {
      await context.terminal.print(text('orders mark.already', values))
      return
    }
    await store.setOrderState(order.number, state, context.now())
    await context.terminal.print(text('orders mark.done', values))
  },
})
