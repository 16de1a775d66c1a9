import type { StoredMessage, StoredOrder } from '#db/store.ts'
import type { Address } from '#shared/forms/order.ts'
import { writeAccount } from '../payment/account.ts'
import type { Formatter } from './formatter.ts'
import { columns } from './layout.ts'
import { text, type Text } from './text.ts'
import { visible, visibleLines } from './visible.ts'

/** Returns whether the storage period is over: only date and form are kept. */
const isReduced = ({ email }: StoredMessage) => email === ''

const formatAddress = ({ street, postcode, town }: Address): string => `${street}, ${postcode} ${town}`

type Fact = readonly [label: Text, value: string | Text]

/** Returns the facts of an order, as the mail to the office has them. */
function orderFacts(order: StoredOrder, formatter: Formatter): Fact[] {
  const { number, state, lines, sums, code, delivery, way, company, taxNumber, address, to, payee } = order
  const ordered = lines.map(({ line, quantity, price }) => `${quantity} × ${line} (${formatter.money(price)})`)
  const amounts = {
    total: formatter.money(sums.total),
    delivery: formatter.money(sums.delivery),
    discount: formatter.money(sums.discount),
  }
  return [
    [text('common.message.order'), String(number)],
    [text('common.message.state'), text(`common.orderState.${state}`)],
    [text('common.message.ordered'), ordered.join(', ')],
    [text('common.message.total'), text('common.message.sums', amounts)],
    [text('common.message.code'), code],
    [text('common.message.delivery'), delivery],
    [text('common.message.payment'), way],
    [text('common.message.account'), payee ? writeAccount(payee.account) : ''],
    [text('common.message.company'), company],
    [text('common.message.taxNumber'), taxNumber],
    [text('common.message.address'), address ? formatAddress(address) : ''],
    [text('common.message.sentTo'), to ? `${to.name}, ${formatAddress(to)}` : ''],
  ]
}

/** Returns facts as lines; those without a value are left out. */
const rowsOf = (facts: readonly Fact[], formatter: Formatter): string =>
  columns(
    facts
      .filter(([, value]) => value !== '')
      .map(
        ([label, value]) =>
          [formatter.text(label), typeof value === 'string' ? visible(value) : formatter.text(value)] as const,
      ),
  )

/** Returns a message as lines for people. The visitor's text cannot control the terminal or look like our own output. */
export function formatMessage(message: StoredMessage, formatter: Formatter): string {
  const { at, form, topic, language, status, name, email, phone, municipality, page, id, answered, order } = message
  const title = [
    formatter.dateTime(at),
    formatter.text(text('common.message.form', { form })),
    topic && formatter.text(text('common.message.topic', { topic })),
    formatter.languageName(language),
    status === 'suspect' && formatter.text(text('common.message.suspect')),
  ]
    .filter(Boolean)
    .join(', ')
  if (isReduced(message)) {
    const expired = formatter.text(text(order ? 'common.message.expiredOrder' : 'common.message.expired'))
    const facts: Fact[] = [[text('common.message.number'), id], ...(order ? orderFacts(order, formatter) : [])]
    return `${title}\n  ${expired}\n${rowsOf(facts, formatter)}`
  }

  const facts: Fact[] = [
    [text('common.message.from'), name === '' ? email : `${name} <${email}>`],
    [text('common.message.phone'), phone],
    [text('common.message.place'), municipality],
    [text('common.message.page'), page],
    [text('common.message.answered'), answered === null ? '' : formatter.dateTime(answered)],
    [text('common.message.number'), id],
    ...(order ? orderFacts(order, formatter) : []),
  ]
  return `${title}\n${rowsOf(facts, formatter)}${message.message === '' ? '' : `${visibleLines(message.message, '  | ')}\n`}`
}
