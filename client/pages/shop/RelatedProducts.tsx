import pictures from 'virtual:pictures/products'
import { pictureNameOf } from '#shared/content/productViews.ts'
import type { ShopItemId } from '#shared/content/shopNames.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ProductPicture } from '../../shop/ProductPicture.tsx'
import { useChanges } from '../../shop/useChanges.ts'
import { useProductAddress } from '../../shop/useProductAddress.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { relatedItems } from './relatedItems.ts'
import styles from './RelatedProducts.module.css'

/** Renders related products. */
export function RelatedProducts({ id }: { id: ShopItemId }) {
  const { t } = useTranslation(['productPage', 'shop'])
  const { language } = useSite()
  const address = useProductAddress()
  const changes = useChanges()
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <div className={styles.inside}>
        <h2 id="related-title">{t('related')}</h2>
        <ul>
          {relatedItems(id, changes).map(({ id: other, price, picture }) => (
            <li key={other}>
              <PageLink to={address(other)}>
                <span className={styles.art}>
                  <ProductPicture photograph={picture} of={pictures[pictureNameOf(other, 0)]!} alt="" />
                </span>
                <span className={styles.line}>
                  <strong>{t(`shop:items.${other}`)}</strong>{' '}
                  <span className={styles.price}>{formatMoney(price, language)}</span>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
