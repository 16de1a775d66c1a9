import { useSite } from '../../app/site.ts'
import { OrderGone } from './OrderGone.tsx'
import { OrderSent } from './OrderSent.tsx'

/** An order, for whoever has its address; without one that is known, where to turn. */
export default function OrderPage() {
  const { visit } = useSite()
  return visit?.kind === 'order' && visit.state === 'shown' ? (
    <OrderSent order={visit.order} slip={visit.slip} />
  ) : (
    <OrderGone />
  )
}
