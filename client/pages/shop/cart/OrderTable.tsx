import pictures from 'virtual:pictures/shop'
import { variantOf } from '#shared/cart.ts'
import { deliveries, deliveryIds } from '#shared/content/shop.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useLineName } from '../../../shop/useLineName.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './OrderTable.module.css'
import { SumRow } from './SumRow.tsx'
import summary from './Summary.module.css'
import { formatDiscount, type useCartState } from './useCartState.ts'

/** Renders the order with the total of each delivery. CSS shows the chosen one, also without script. */
export function OrderTable({ cartState }: { cartState: ReturnType<typeof useCartState> }) {
  const { t } = useTranslation(['basket', 'products'])
  const { language } = useSite()
  const address = useAddress()
  const nameOf = useLineName()
  const { cart, code, percent, sumsWith, costOf, faultOf } = cartState
  const { discount, subtotal } = sumsWith('pickup')
  const money = (dinars: number) => formatMoney(dinars, language)
  return (
    <aside className={styles.order} aria-labelledby="order-table">
      <div className={summary.summary}>
        <ul className={styles.pictures} aria-hidden="true">
          {[...cart].map(([line, quantity]) => (
            <li key={line}>
              <Picture of={pictures[variantOf(line)!.item]} alt="" />
              {quantity > 1 && <b>{formatNumber(quantity, language)}</b>}
            </li>
          ))}
        </ul>
        <h2 id="order-table">{t('checkout.order')}</h2>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('table.item')}</th>
              <th scope="col">{t('table.total')}</th>
            </tr>
          </thead>
          <tbody>
            {[...cart].map(([line, quantity]) => {
              const fault = faultOf(line)
              const cost = costOf(line, quantity)
              return (
                <tr key={line}>
                  <th scope="row">
                    <span>{`${nameOf(line)} × ${formatNumber(quantity, language)}`}</span>
                    {fault && <strong>{t(`line.${fault}`)}</strong>}
                  </th>
                  <td>{cost > 0 && money(cost)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <p className={summary.note}>
          <PageLink to={address('cart', { query: { code } })}>{t('checkout.change')}</PageLink>
        </p>
        {code !== undefined && (
          <dl>
            <SumRow label={t('summary.discount', { code, percent })} sum={formatDiscount(discount, language)} />
          </dl>
        )}
        <div aria-live="polite">
          {deliveryIds.map((id) => (
            <div key={id} className={styles.deliveryTotals} data-delivery={id}>
              <dl>
                <SumRow label={t(`products:deliveries.${id}`)} sum={money(deliveries[id].price)} />
              </dl>
              <p className={summary.total}>
                <span>{t('summary.totalWith')}</span> <b>{money(subtotal - discount + deliveries[id].price)}</b>
              </p>
            </div>
          ))}
        </div>
        <p className={summary.note}>{t('summary.vat')}</p>
      </div>
    </aside>
  )
}
