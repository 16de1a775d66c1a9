import pictures from 'virtual:pictures/shopCategories'
import { itemsFor } from '#shared/content/shop.ts'
import { shopCategories } from '#shared/content/shopNames.ts'
import { useAddress } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useChanges } from '../../../shop/useChanges.ts'
import styles from './ShopCategoriesPage.module.css'
import { ShopPage } from '../ShopPage.tsx'

/** Renders the categories of the shop as large tiles. */
export default function ShopCategoriesPage() {
  const { t } = useTranslation(['shop/categories', 'products'])
  const address = useAddress()
  const items = itemsFor(useChanges())
  return (
    <ShopPage heading={t('heading')} lead={t('lead')}>
      <ul className={styles.tiles}>
        {shopCategories.map((category, index) => (
          <li key={category}>
            <PageLink to={address('shop-wide', { query: { category } })}>
              <span className={styles.art}>
                <Picture of={pictures[category]} alt="" isFirst={index === 0} />
              </span>
              <span className={styles.label}>
                <strong>{t(`products:categories.${category}`)}</strong>{' '}
                <span>{t('inside', { number: items.filter((item) => item.category === category).length })}</span>
                <Icon name="arrow" />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <ArrowLink to={address('shop-wide')}>{t('all')}</ArrowLink>
      </p>
    </ShopPage>
  )
}
