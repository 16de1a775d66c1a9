import { orderWays, paymentIds, payments, type OrderWay, type PaymentId } from '#shared/content/payments.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './HomeWays.module.css'

const isOrderWay = (id: PaymentId): id is OrderWay => orderWays.some((way) => way === id)

/**
 * Renders the means of payment for orders. Each leads to its provider, to the checkout, or to the contact form with a
 * draft of the message.
 */
export function HomeWays() {
  const { t } = useTranslation(['home', 'shop', 'common'])
  const address = useAddress()
  const label = (id: PaymentId, status: string) => (
    <>
      <Icon name={id === 'online' ? 'globe' : id} />
      <span className={styles.way}>{t(`shop:ways.${id}`)}</span> <span className={styles.status}>{status}</span>
    </>
  )
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
                {label(id, t('common:opensElsewhere'))}
              </a>
            ) : isOrderWay(id) ? (
              <PageLink to={address('checkout', { query: { way: id } })}>
                {label(id, t(`payments.order.${id}`))}
              </PageLink>
            ) : (
              <PageLink to={address('contact', { query: { topic: 'shop', way: id }, anchor: 'write' })}>
                {label(id, t('payments.arrangement'))}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
