import pictures from 'virtual:pictures/shop'
import { shopItemIds, type ShopItemId } from '#shared/content/shopNames.ts'
import { offerOf } from '#shared/content/shopOffers.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { Reveal } from '../../sections/Reveal.tsx'
import { ProductPicture } from '../../shop/ProductPicture.tsx'
import { useChanges } from '../../shop/useChanges.ts'
import { useProductAddress } from '../../shop/useProductAddress.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './HomeShop.module.css'

/** The products that stand first on the wall; the first is the largest. Others take the places of those that are not sold any more. */
const first: readonly ShopItemId[] = ['flag-large', 'tshirt', 'bag', 'umbrella', 'cap']

/** Renders some products as a wall of posters, and the means of payment. */
export function HomeShop() {
  const { t } = useTranslation(['home', 'shop'])
  const { language } = useSite()
  const address = useAddress()
  const productAddress = useProductAddress()
  const changes = useChanges()
  const sold = [...new Set([...first, ...shopItemIds])].filter((id) => changes[id] !== null)
  return (
    <section className={styles.section} id="shop" aria-labelledby="shop-title">
      <div className={styles.head}>
        <h2 id="shop-title">{t('shop.title')}</h2>
        <div>
          <p className={styles.lead}>{t('shop.lead', { count: sold.length })}</p>
          <p className={styles.note}>{t('shop:noPayment')}</p>
          <ArrowLink to={address('shop-wide')}>{t('shop.all')}</ArrowLink>
        </div>
      </div>
      <ul className={styles.wall}>
        {sold.slice(0, first.length).map((id, index) => (
          <Reveal key={id} as="li" step={index}>
            <PageLink to={productAddress(id)}>
              <span className={styles.art}>
                <ProductPicture photograph={offerOf(id, changes).picture} of={pictures[id]} />
              </span>
              <span className={styles.label}>
                <strong>{t(`shop:items.${id}`)}</strong>{' '}
                <span className={styles.price}>{formatMoney(offerOf(id, changes).price, language)}</span>
              </span>
            </PageLink>
          </Reveal>
        ))}
      </ul>
    </section>
  )
}
