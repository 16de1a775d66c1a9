import pictures from 'virtual:pictures/shopCategories'
import { itemsFor } from '#shared/content/shop.ts'
import { shopCategories } from '#shared/content/shopNames.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { TitleBar } from '../../../kit/TitleBar.tsx'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { SampleNote } from '../../../sections/SampleNote.tsx'
import { CartLink } from '../../../shop/CartLink.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useChanges, useSamplePrices } from '../../../shop/useChanges.ts'
import styles from './ShopCategoriesPage.module.css'
import frame from '../ShopPage.module.css'

/** Renders the categories of the shop as large tiles. */
export default function ShopCategoriesPage() {
  const { t } = useTranslation(['shop/categories', 'shopPages', 'products', 'shop', 'common'])
  const address = useAddress()
  const items = itemsFor(useChanges())
  const hasSamples = useSamplePrices()
  const heading = t('heading')
  return (
    <>
      <TitleBar
        look="discs"
        heading={heading}
        lead={t('lead')}
        trail={[
          { label: t('common:home'), to: address(homeRoute) },
          { label: t('shopPages:name'), to: address('shop-wide') },
          { label: heading },
        ]}
      />
      <div className={frame.page}>
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
          <CartLink />
        </p>
      </div>
      <SampleNote text={[hasSamples && t('shopPages:sample'), t('shop:noPayment')].filter(Boolean).join(' ')} />
    </>
  )
}
