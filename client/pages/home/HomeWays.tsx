import { orderWays, paymentIds, payments, type OrderWay, type PaymentId } from '#shared/content/payments.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './HomeWays.module.css'

const icons: Readonly<Record<PaymentId, IconName>> = { card: 'card', invoice: 'invoice', online: 'globe', cash: 'cash' }

const isOrderWay = (id: PaymentId): id is OrderWay => orderWays.some((way) => way === id)

/**
 * Renders the means of payment for orders. Each leads to its provider, to the checkout, or to the contact form with a
 * draft of the message.
 */
export function HomeWays() {
  const { t } = useTranslation(['home', 'shop', 'common'])
  const address = useAddress()
  return (
    <section className={styles.ways} aria-labelledby="ways-title">
      <div className={styles.about}>
        <h2 id="ways-title">{t('payments.title')}</h2>
        <p>{t('payments.lead')}</p>
      </div>
      <ul className={styles.cells}>
        {paymentIds.map((id) => (
          <li key={id}>
            {payments[id].url ? (
              <a href={payments[id].url} rel="noreferrer">
                <WayLabel id={id} status={t('common:opensElsewhere')} />
              </a>
            ) : isOrderWay(id) ? (
              <PageLink to={address('checkout', { query: { way: id } })}>
                <WayLabel id={id} status={t(`payments.order.${id}`)} />
              </PageLink>
            ) : (
              <PageLink to={address('contact', { query: { topic: 'shop', way: id }, anchor: 'write' })}>
                <WayLabel id={id} status={t('payments.arrangement')} />
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Renders the name of a means of payment and its status. */
function WayLabel({ id, status }: { id: PaymentId; status: string }) {
  const { t } = useTranslation('shop')
  return (
    <>
      <Icon name={icons[id]} />
      <span className={styles.way}>{t(`ways.${id}`)}</span> <span className={styles.status}>{status}</span>
    </>
  )
}
