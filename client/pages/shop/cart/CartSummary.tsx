import { countOf } from '#shared/cart.ts'
import { deliveries, deliveryIds } from '#shared/content/shop.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SumRow } from './SumRow.tsx'
import styles from './Summary.module.css'
import { formatDiscount, type useCartState } from './useCartState.ts'

/** Renders the totals of the cart. The delivery is chosen in the checkout, so its prices are shown but not added. */
export function CartSummary({
  cartState: { cart, code, percent, sumsWith },
}: {
  cartState: ReturnType<typeof useCartState>
}) {
  const { t } = useTranslation(['basket', 'products'])
  const { language } = useSite()
  const address = useAddress()
  const { subtotal, discount } = sumsWith('pickup')
  const money = (dinars: number) => formatMoney(dinars, language)
  return (
    <aside className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{t('summary.heading')}</h2>
      <dl>
        <SumRow label={t('summary.items', { quantity: countOf(cart) })} sum={money(subtotal)} />
        {code !== undefined && (
          <SumRow label={t('summary.discount', { code, percent })} sum={formatDiscount(discount, language)} />
        )}
      </dl>
      <h3>{t('summary.delivery')}</h3>
      <dl>
        {deliveryIds.map((id) => (
          <SumRow key={id} label={t(`products:deliveries.${id}`)} sum={money(deliveries[id].price)} />
        ))}
      </dl>
      <p className={styles.note}>{t('summary.deliveryNote')}</p>
      <p className={styles.total}>
        <span>{t('summary.total')}</span> <b>{money(subtotal - discount)}</b>
      </p>
      <ButtonLink to={address('checkout', { query: { code } })} size="large">
        {t('summary.next')}
        <Icon name="arrow" />
      </ButtonLink>
      <p className={styles.note}>{t('summary.vat')}</p>
    </aside>
  )
}
