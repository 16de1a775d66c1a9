import pictures from 'virtual:pictures/shop'
import { variantOf } from '#shared/cart.ts'
import { formatDate, formatMoney, formatNumber } from '#shared/i18n/format.ts'
import type { OrderLine, ShownOrder } from '#shared/order.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PageSection } from '../../sections/PageSection.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './OrderTable.module.css'

/** Renders an ordered product at the price of its day. A product that the shop no longer has is shown by its id. */
function Line({ of: { line, quantity, price } }: { of: OrderLine }) {
  const { t } = useTranslation('shop')
  const { language } = useSite()
  const variant = variantOf(line)
  const choice = [variant?.colour && t(`colours.${variant.colour}`), variant?.size].filter(Boolean).join(', ')
  return (
    <tr>
      <th scope="row">
        <span className={styles.product}>
          <span className={styles.picture}>{variant && <Picture of={pictures[variant.item]} alt="" />}</span>
          <span>
            {variant ? t(`items.${variant.item}`) : line}
            {choice && <small>{choice}</small>}
          </span>
        </span>
      </th>
      <td>{`${formatNumber(quantity, language)} × ${formatMoney(price, language)}`}</td>
      <td>{formatMoney(quantity * price, language)}</td>
    </tr>
  )
}

export function OrderTable({ order: { day, lines, code, sums, delivery } }: { order: ShownOrder }) {
  const { t } = useTranslation(['order', 'products'])
  const { language } = useSite()
  const rows = [
    { id: 'subtotal', label: t('ordered.subtotal'), value: sums.subtotal },
    ...(sums.discount > 0 ? [{ id: 'discount', label: t('ordered.discount', { code }), value: -sums.discount }] : []),
    { id: 'delivery', label: t(`products:deliveries.${delivery}`), value: sums.delivery },
    { id: 'total', label: t('ordered.total'), value: sums.total },
  ]
  return (
    <PageSection
      title={t('ordered.title')}
      lead={t('ordered.lead', { date: formatDate(day, language) })}
      ground="tint"
      head="beside"
      isTight
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('ordered.product')}</th>
            <th scope="col">{t('ordered.quantity')}</th>
            <th scope="col">{t('ordered.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.line} of={line} />
          ))}
        </tbody>
        <tfoot>
          {rows.map(({ id, label, value }) => (
            <tr key={id} data-row={id}>
              <th scope="row" colSpan={2}>
                {label}
              </th>
              <td>{formatMoney(value, language)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </PageSection>
  )
}
