import { orderStates } from '#shared/records.ts'
import { command } from '../../command.ts'
import { selection } from '../../options.ts'
import { listOrders } from '../../orderNumber.ts'
import { text } from '../../text.ts'
import { visible } from '../../visible.ts'

export const ordersListCommand = command('orders list', {
  options: { state: selection('STATE', orderStates) },
  example: 'orders list --state received',

  async run(context, { options: { state } }) {
    const { terminal, formatter } = context
    let count = 0
    for await (const { at, name, email, order } of listOrders(await context.store())) {
      if (state !== undefined && order.state !== state) continue
      const buyer = email === '' ? formatter.text(text('orders list.buyerDeleted')) : visible(`${name} <${email}>`)
      const stateName = formatter.text(text(`common.orderState.${order.state}`))
      const total = formatter.money(order.sums.total)
      await terminal.write(`${order.number}  ${formatter.dateTime(at)}  ${stateName}  ${total}  ${buyer}\n`)
      count += 1
    }
    await terminal.flush()
    const orders = text('common.counts.orders', { count })
    terminal.notify(count === 0 ? text('orders list.none') : text('orders list.listed', { orders }))
  },
})
