import type { StoredMessage, StoredOrder } from '#db/store.ts'
import type { Address } from '#shared/forms/order.ts'
import { columns, dateTime, languageName, visible, visibleLines } from './text.ts'

/** Past its time a message keeps its date and form alone. */
const isReduced = ({ email }: StoredMessage) => email === ''

const placeIn = ({ street, postcode, town }: Address): string => `${street}, ${postcode} ${town}`

/** What was ordered with a message: as a rule what the letter to the office says, in the words of the store. */
function orderFacts({ number, lines, sums, code, delivery, way, company, taxNumber, address, to }: StoredOrder) {
  const ordered = lines.map(({ line, quantity, price }) => `${quantity} × ${line} (${price})`)
  return [
    ['Order', String(number)],
    ['Ordered', ordered.join(', ')],
    ['Total', `${sums.total} RSD with ${sums.delivery} for delivery and ${sums.discount} off`],
    ['Code', code],
    ['Delivery', delivery],
    ['Payment', way],
    ['Company', company],
    ['Tax number', taxNumber],
    ['Address', address ? placeIn(address) : ''],
    ['Sent to', to ? `${to.name}, ${placeIn(to)}` : ''],
  ] as const
}

/** A message for people. What a visitor wrote can neither steer the terminal nor pass for a line of ours. */
export function messageText(message: StoredMessage): string {
  const {
    at,
    form,
    topic,
    language,
    status,
    name,
    email,
    phone,
    municipality,
    page,
    id,
    order,
    message: text,
  } = message
  const head = [dateTime(at), `form “${form}”`, topic && `topic “${topic}”`, languageName(language)]
  const suspect = status === 'suspect' && 'SUSPECT: maybe from a robot'
  const title = [...head, suspect].filter(Boolean).join(', ')
  if (isReduced(message)) return `${title}\n  Its time is over: only its date and form were kept.\n  Number: ${id}\n`

  const facts = [
    ['From', name === '' ? email : `${name} <${email}>`],
    ['Phone', phone],
    ['Place', municipality],
    ['Page', page],
    ['Number', id],
    ...(order ? orderFacts(order) : []),
  ] as const
  const given = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => [`${label}:`, visible(value)] as const)
  return `${title}\n${columns(given)}${text === '' ? '' : `${visibleLines(text, '  | ')}\n`}`
}
