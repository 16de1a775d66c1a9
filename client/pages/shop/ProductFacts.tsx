import type { ReactNode } from 'react'
import { paymentIds } from '#shared/content/payments.ts'
import { deliveries, deliveryIds, type ShopItem } from '#shared/content/shop.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useShopAddress } from '../../shop/useShopAddress.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './ProductFacts.module.css'

/** Renders terms and values in a narrow and a wide column. */
export const ProductFactList = ({ list }: { list: readonly (readonly [term: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {list.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Renders the facts for an order: number, stock, delivery, payment and tags. */
export function ProductFacts({ item: { sku, stock, isSoldOut, tags } }: { item: ShopItem }) {
  const { t } = useTranslation(['productPage', 'products', 'shop'])
  const { language } = useSite()
  const shopAddress = useShopAddress()
  const costOf = (price: number) => (price === 0 ? t('freeDelivery') : formatMoney(price, language))
  return (
    <ProductFactList
      list={[
        [t('facts.sku'), sku],
        [t('facts.stock'), t(`products:stocks.${isSoldOut ? 'none' : stock}`)],
        [
          t('facts.delivery'),
          <ul>
            {deliveryIds.map((id) => (
              <li key={id}>
                {t('facts.cost', { what: t(`products:deliveries.${id}`), cost: costOf(deliveries[id].price) })}
              </li>
            ))}
          </ul>,
        ],
        [
          t('facts.payment'),
          <>
            <ul className={styles.row}>
              {paymentIds.map((way) => (
                <li key={way}>{t(`shop:ways.${way}`)}</li>
              ))}
            </ul>
            {t('shop:noPayment')}
          </>,
        ],
        [
          t('facts.tags'),
          <ul className={styles.row}>
            {tags.map((tag) => (
              <li key={tag}>
                <PageLink to={shopAddress('listing', { tag })} rel="tag">
                  {t(`products:tags.${tag}`)}
                </PageLink>
              </li>
            ))}
          </ul>,
        ],
      ]}
    />
  )
}
