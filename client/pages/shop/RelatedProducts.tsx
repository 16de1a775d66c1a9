import pictures from 'virtual:pictures/products'
import { pictureNameOf } from '#shared/content/productViews.ts'
import type { ShopItemId } from '#shared/content/shopNames.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useProductAddress } from '../../shop/useProductAddress.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { relatedItems } from './relatedItems.ts'
import styles from './RelatedProducts.module.css'

/** Renders related products. */
export function RelatedProducts({ id }: { id: ShopItemId }) {
  const { t } = useTranslation(['productPage', 'shop'])
  const { language } = useSite()
  const address = useProductAddress()
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <div className={styles.inside}>
        <h2 id="related-title">{t('related')}</h2>
        <ul>
          {relatedItems(id).map(({ id: other, price }) => (
            <li key={other}>
              <PageLink to={address(other)}>
                <span className={styles.art}>
                  <Picture of={pictures[pictureNameOf(other, 0)]!} alt="" />
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
