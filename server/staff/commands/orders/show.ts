import { command } from '../../command.ts'
import { formatMessage } from '../../formatMessage.ts'
import { orderOperand, orderWith } from '../../orderNumber.ts'
import { text } from '../../text.ts'

export const ordersShowCommand = command('orders show', {
  operands: orderOperand,
  options: {},
  example: 'orders show 2026000001',

  async run(context, { operands: [number] }) {
    const { terminal, formatter } = context
    const { message, changes } = await orderWith(await context.store(), number)
    await terminal.write(`${formatMessage(message, formatter)}\n`)
    await terminal.print(text('orders show.changes', { count: changes.length }))
    for (const { at, state } of changes) {
      const change = { time: formatter.dateTime(at), state: text(`common.orderState.${state}`) }
      await terminal.write(`  ${formatter.text(text('orders show.change', change))}\n`)
    }
    await terminal.flush()
  },
})
