import { useSite } from '../../site/site.ts'
import { OrderNotFound } from './OrderNotFound.tsx'
import { OrderConfirmation } from './OrderConfirmation.tsx'

/** Renders the order of the address, or the page for unknown orders. */
export default function OrderPage() {
  const { visit } = useSite()
  return visit?.kind === 'order' && visit.state === 'shown' ? (
    <OrderConfirmation order={visit.order} slip={visit.slip} />
  ) : (
    <OrderNotFound />
  )
}
