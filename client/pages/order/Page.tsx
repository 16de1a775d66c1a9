import { useSite } from '../../site/site.ts'
import { OrderGone } from './OrderGone.tsx'
import { OrderSent } from './OrderSent.tsx'

/** Renders the order of the address, or the page for unknown orders. */
export default function OrderPage() {
  const { visit } = useSite()
  return visit?.kind === 'order' && visit.state === 'shown' ? (
    <OrderSent order={visit.order} slip={visit.slip} />
  ) : (
    <OrderGone />
  )
}
