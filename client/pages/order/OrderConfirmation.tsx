import { answers } from '#shared/content/organisation.ts'
import { deliveries } from '#shared/content/deliveries.ts'
import type { ShownOrder } from '#shared/order.ts'
import type { PaymentSlip } from '#shared/payment.ts'
import { useMainLinks } from '../../site/mainLinks.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ProcessSteps } from '../../kit/ProcessSteps.tsx'
import { PaymentSlipSheet } from '../../payment/PaymentSlipSheet.tsx'
import { PrintButton } from '../../payment/PrintButton.tsx'
import { PaymentSteps } from '../../payment/PaymentSteps.tsx'
import { PageSection } from '../../sections/PageSection.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { OrderActions, OrderHero, OrderLead } from './OrderHero.tsx'
import { OrderData } from './OrderData.tsx'
import { OrderTable } from './OrderTable.tsx'
import { PickupPlace } from './PickupPlace.tsx'
import styles from './OrderConfirmation.module.css'

/** Returns the next steps of an order, by payment and delivery. */
function useSteps({ way, delivery }: ShownOrder) {
  const party = useFacts(answers)
  const { t } = useTranslation('order')
  const check = { title: t('next.check.title'), text: t('next.check.text', { count: party.replyWorkingDays }) }
  const step = (id: 'pay' | 'ready' | 'come' | typeof delivery) => ({
    title: t(`next.${id}.title`),
    text: t(`next.${id}.text`),
  })
  return way === 'cash'
    ? { check, prepare: step('ready'), end: step('come') }
    : { check, prepare: step('pay'), end: step(delivery) }
}

/** Renders a sent order: its number, the next steps and the ordered products. */
export function OrderConfirmation({ order, slip }: { order: ShownOrder; slip: PaymentSlip | undefined }) {
  const { t } = useTranslation('order')
  const shop = useMainLinks().link('shop')
  const steps = useSteps(order)
  const isPickedUp = !deliveries[order.delivery].hasAddress
  const lead = order.way === 'invoice' && isPickedUp ? 'invoicePickup' : order.way
  return (
    <>
      <OrderHero heading={t('heading')} state="sent">
        <OrderLead>
          {t('number')} <strong translate="no">{order.number}</strong>
          {`. ${t(`lead.${lead}`)}`}
        </OrderLead>
        <p className={styles.onScreen}>{t('keep')}</p>
        <OrderActions>
          <PrintButton label={t('print')} />
          <ButtonLink tone="outline" size="large" to={shop.to}>
            {t('toShop')}
          </ButtonLink>
        </OrderActions>
      </OrderHero>
      <div className={styles.onScreen}>
        <PageSection title={t('next.title')} isTight>
          <ProcessSteps steps={steps} look="columns" />
        </PageSection>
      </div>
      {slip && (
        <div className={styles.pay}>
          <PaymentSlipSheet slip={slip} />
          <PaymentSteps />
        </div>
      )}
      {isPickedUp && <PickupPlace />}
      <div data-printed="">
        <OrderTable order={order} />
      </div>
      <div className={styles.onScreen}>
        <OrderData order={order} />
      </div>
    </>
  )
}
