import { isoTime } from '../../../services/isoTime.ts'
import { command } from '../../command.ts'
import { exportTable, type Cell } from '../../exportTable.ts'
import { listOrders, type OrderedMessage } from '../../orderNumber.ts'
import { text } from '../../text.ts'

const columns = [
  ...['number', 'at', 'state', 'lines', 'subtotal', 'discount', 'code', 'delivery_cost', 'total', 'delivery', 'way'],
  ...['name', 'email', 'phone', 'company', 'tax_number', 'street', 'postcode', 'town'],
  ...['to_name', 'to_street', 'to_postcode', 'to_town', 'message'],
]

export const ordersExportCommand = command('orders export', {
  operands: { name: 'FILE', meaning: text('common.operands.file'), least: 1, most: 1 },
  options: {},
  example: 'orders export orders.csv',

  async run(context, { operands: [name = ''] }) {
    const { file, count } = await exportTable(context, name, {
      columns,
      rows: rowsOf(listOrders(await context.store())),
    })
    context.terminal.notify(text('orders export.done', { orders: text('common.counts.orders', { count }), file }))
  },
})

async function* rowsOf(orders: AsyncIterable<OrderedMessage>): AsyncGenerator<Cell[]> {
  for await (const { at, name, email, phone, message, order } of orders) {
    const { number, state, lines, sums, code, delivery, way, company, taxNumber, address, to } = order
    const listed = lines.map(({ line, quantity, price }) => `${quantity} × ${line} (${price})`).join(', ')
    const { subtotal, discount, delivery: cost, total } = sums
    yield [
      ...[number, isoTime(at), state, listed, subtotal, discount, code, cost, total, delivery, way],
      ...[name, email, phone, company, taxNumber],
      ...[address?.street ?? '', address?.postcode ?? '', address?.town ?? ''],
      ...[to?.name ?? '', to?.street ?? '', to?.postcode ?? '', to?.town ?? '', message],
    ]
  }
}
